import { useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { isTextBlock } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { storyPage } from '@bowerbird/domain/creation/story-pins/limits.ts';
import { showStoryPage, type ShownBlock } from '@bowerbird/domain/creation/story-pins/show.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { StoryPageView, useStoryFonts } from '../story-pins/index.ts';
import { BlockDrawing, drawStill } from './block-drawing.tsx';
import { nameOf } from './block-words.ts';
import { BlockToolbar } from './block-toolbar.tsx';
import { actOfKey } from './canvas-keys.ts';
import { Frame, Guides } from './canvas-frame.tsx';
import { listenToCanvas } from './canvas-pointer.ts';
import styles from './canvas.module.css';
import { editsOf, pageShape, placingOf } from './geometry-of.ts';
import { moveLayer } from './story-draft.ts';
import { TextEditor } from './text-editor.tsx';
import { UploadOver } from './upload-over.tsx';
import type { IdeaEditorInHand } from './use-idea-editor.ts';

export interface CanvasProps {
  readonly hand: IdeaEditorInHand;
  /** The block whose text is typed on the page. */
  readonly editingId: string | null;
  readonly onEdit: (id: string | null) => void;
}

/** The open page, with its blocks to take hold of. Tab goes by layers, and the keys do all that the pointer does. */
export function Canvas({ hand, editingId, onEdit }: CanvasProps) {
  const text = useText();
  const root = useRef<HTMLDivElement>(null);
  const [isTurning, setTurning] = useState(false);
  const [said, setSaid] = useState('');
  const { page, block, story, things, uploads } = hand;
  const shown = useMemo(() => showStoryPage(page, things), [page, things]);
  const selected = shown.blocks.find(({ id }) => id === block?.id) ?? null;
  useStoryFonts(useMemo(() => [shown], [shown]));
  const height = useBlockHeight(root, selected?.id ?? null);
  const now = useRef({ hand, editingId, onEdit });
  useLayoutEffect(() => {
    now.current = { hand, editingId, onEdit };
  });

  useEffect(() => setTurning(false), [block?.id]);

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    return listenToCanvas(
      element,
      () => ({ blocks: now.current.hand.page.blocks.filter(({ isHidden }) => !isHidden), selectedId: now.current.hand.block?.id ?? null }),
      () => ({
        onSelect: (id) => {
          if (id !== now.current.editingId) now.current.onEdit(null);
          now.current.hand.selectBlock(id);
        },
        onPlaced: (id, edits) => now.current.hand.changeBlock(id, (one) => ({ ...one, edits })),
        onEdit: (id) => now.current.onEdit(id),
      }),
    );
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    // A text that is being typed keeps its keys.
    if ((event.target as Element).closest('textarea, input, [data-part="no-drag"]')) return;
    const placing = block && placingOf(block.edits, height);
    const act = actOfKey(event, block?.isLocked ? null : placing, isTurning, pageShape);
    if (!act || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // The page's own keys, such as those of the shell, are not meant.
    event.stopPropagation();
    if (act.type === 'undo') return hand.undo();
    if (act.type === 'redo') return hand.redo();
    if (!block) return;
    switch (act.type) {
      case 'place':
        hand.changeBlock(block.id, (one) => ({ ...one, edits: editsOf(act.placing, one.edits) }), act.key);
        return setSaid(sayPlace(act.key, editsOf(act.placing, block.edits)));
      case 'layer':
        return hand.edit(moveLayer(page.id, block.id, act.by));
      case 'turn on':
      case 'turn off':
        setTurning(act.type === 'turn on');
        return setSaid(text(act.type === 'turn on' ? 'ideas.turningOn' : 'ideas.turningOff'));
      case 'edit':
        return onEdit(block.id);
      case 'duplicate':
        return hand.duplicateBlock(block);
      case 'remove':
        hand.discardBlock(block.id);
        return root.current?.focus({ preventScroll: true });
      case 'let go':
        hand.selectBlock(null);
        return root.current?.focus({ preventScroll: true });
    }
  };

  const sayPlace = (key: string, { left, top, scale, transform }: ReturnType<typeof editsOf>) => {
    if (key === 'turn') return text('ideas.saidTurned', { degrees: Math.round(transform.rotate) });
    if (key === 'scale') return text('ideas.saidSize', { percent: Math.round(scale * 100) });
    return text('ideas.saidPlace', { across: Math.round(left), down: Math.round(top) });
  };

  const drawBlock = (one: ShownBlock) => {
    const upload = uploads.running[one.id];
    if (upload) return <UploadOver upload={upload} onRetry={() => uploads.retry(one.id)} />;
    if (one.id !== editingId || !isTextBlock(one) || !isWords(one)) return <BlockDrawing block={one} />;
    return (
      <TextEditor
        block={one}
        onChange={(words) => hand.changeBlock(one.id, (before) => ({ ...before, text: words }) as typeof before, 'text')}
        onLeft={() => onEdit(null)}
        onDone={() => {
          onEdit(null);
          focusBlock(root.current, one.id);
        }}
      />
    );
  };

  return (
    <div
      ref={root}
      className={styles.canvas}
      role="group"
      tabIndex={-1}
      aria-label={text('ideas.pageNumber', { number: story.pages.indexOf(page) + 1 })}
      aria-describedby="canvas-keys"
      data-turning={isTurning || undefined}
      onKeyDown={onKeyDown}
    >
      <StoryPageView
        page={shown}
        renderMedia={drawStill}
        renderBlock={drawBlock}
        blockProps={(one) =>
          one.id === editingId
            ? {}
            : {
                tabIndex: 0,
                role: 'button',
                'aria-pressed': one.id === selected?.id,
                'aria-label': nameOf(one, text),
                onFocus: () => one.id !== hand.block?.id && hand.selectBlock(one.id),
              }
        }
      ></StoryPageView>
      <div className={styles.over}>
        <div className={styles.units}>
          <div className={styles.safe} style={safeStyle} />
          <Guides />
          {selected && editingId !== selected.id && <Frame block={selected} height={height} />}
        </div>
      </div>
      {selected && <BlockToolbar hand={hand} block={selected} height={height} />}
      <VisuallyHidden live="polite">{said}</VisuallyHidden>
      <p id="canvas-keys" hidden>
        {text('ideas.keysHint')}
      </p>
    </div>
  );
}

const share = (part: number, all: number) => `${(part / all) * 100}%`;
const { safe } = pageShape;
const safeStyle = {
  left: share(safe.left, storyPage.width),
  top: share(safe.top, storyPage.height),
  width: share(safe.right - safe.left, storyPage.width),
  height: share(safe.bottom - safe.top, storyPage.height),
};

/** Headings and paragraphs are typed on the page; the rest has fields beside it. */
export function isWords({ type }: { readonly type: string }): boolean {
  return type === 'story_pin_heading_block' || type === 'story_pin_paragraph_block';
}

export function focusBlock(root: ParentNode | null, id: string): void {
  requestAnimationFrame(() => root?.querySelector<HTMLElement>(`[data-block="${CSS.escape(id)}"]`)?.focus({ preventScroll: true }));
}

/** How high the chosen block is, in page units. A gesture measures for itself, so nothing is drawn anew while it lasts. */
function useBlockHeight(root: RefObject<HTMLDivElement | null>, id: string | null): number {
  const [height, setHeight] = useState(0);
  const measure = () => {
    const canvas = root.current;
    const element = id === null ? null : canvas?.querySelector<HTMLElement>(`[data-block="${CSS.escape(id)}"]`);
    if (!canvas || !element || canvas.dataset['moving']) return;
    setHeight((element.offsetHeight / canvas.clientWidth) * storyPage.width);
  };
  // What it holds may have changed with any drawing.
  useLayoutEffect(measure);
  // A picture that loads and a window that changes draw nothing anew.
  const latest = useRef(measure);
  useLayoutEffect(() => {
    latest.current = measure;
  });
  useEffect(() => {
    const element = id === null ? null : root.current?.querySelector<HTMLElement>(`[data-block="${CSS.escape(id)}"]`);
    if (!element) return undefined;
    const watch = new ResizeObserver(() => latest.current());
    watch.observe(element);
    return () => watch.disconnect();
  }, [root, id]);
  return height;
}
