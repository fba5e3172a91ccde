import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { showStoryBlock } from '@bowerbird/domain/creation/story-pins/show.ts';
import type { StoryBlockType } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useOpened } from '../../../lib/use-opened.ts';
import { useViewer } from '../../../store/hooks.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { MagnifierDrawing } from '../../../ui/empty-state/magnifier-drawing.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { CreationOffBanner, GoneNotice } from '../pin-builder/index.ts';
import { Canvas, focusBlock, isWords } from './canvas.tsx';
import { EditorBar } from './editor-bar.tsx';
import styles from './idea-editor.module.css';
import { LeaveQuestion } from './leave-question.tsx';
import { NumbersPanel } from './numbers-panel.tsx';
import { PagesRail } from './pages-rail.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { problemsOf, type Problem } from './problems.ts';
import { SidePanel, type PanelTab } from './side-panel.tsx';
import { StoryScheduleNote, StoryTime } from './story-schedule.tsx';
import { TemplateDialog } from './template-dialog.tsx';
import { useIdeaEditor } from './use-idea-editor.ts';
import { useStoryPublish } from './use-story-publish.ts';

export interface IdeaEditorProps {
  readonly viewerId: string;
  /** The draft that the address names. */
  readonly draftId: string | null;
  /** The draft is on the server, where it is found by this id. */
  readonly onServerId: (id: string) => void;
  readonly onPublished: (path: string) => void;
  /** Somebody let go of the draft, and begins anew. */
  readonly onLetGo: () => void;
}

const zooms = { least: 0.5, most: 3, step: 0.25 } as const;

/** Makes an idea pin: pages with blocks to lay out, and what is said of them. */
export function IdeaEditor({ viewerId, draftId, onServerId, onPublished, onLetGo }: IdeaEditorProps) {
  const text = useText();
  const viewer = useViewer();
  const hand = useIdeaEditor({ viewerId, draftId, onServerId });
  const { busy, failure, publish, forgetFailure } = useStoryPublish(hand, onPublished);
  const dialog = useOpened<'templates' | 'preview' | 'time'>();
  const [tab, setTab] = useState<PanelTab>('design');
  const [editingId, setEditing] = useState<string | null>(null);
  const [zoom, setZoom] = useState(1);
  const [hasTried, setTried] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const { story, page, block, things, kept } = hand;
  const problems = useMemo(() => problemsOf(story, kept.errors), [story, kept.errors]);
  const shown = useMemo(() => block && showStoryBlock(block, things), [block, things]);
  const isOff = viewer?.is_write_banned ?? false;

  // What is typed belongs to the block that is chosen.
  useEffect(() => setEditing((now) => (now === block?.id ? now : null)), [block?.id]);

  const editBlock = (id: string | null) => {
    const found = page.blocks.find((one) => one.id === id);
    if (!found) return setEditing(null);
    if (found.isLocked) return;
    if (isWords(found)) return setEditing(found.id);
    setTab('design');
    requestAnimationFrame(() =>
      root.current?.querySelector<HTMLElement>('#block-fields ~ * input, #block-fields ~ * textarea, #block-fields ~ button')?.focus(),
    );
  };
  const onAdded = (id: string, type: StoryBlockType) => {
    if (isWords({ type })) setEditing(id);
    else focusBlock(root.current, id);
  };
  const showProblem = ({ pageId, blockId }: Problem) => {
    if (pageId === null) return setTab('details');
    setTab('design');
    hand.selectPage(pageId);
    hand.selectBlock(blockId);
    if (blockId) focusBlock(root.current, blockId);
  };
  const settle = (keep: 'mine' | 'theirs') => {
    forgetFailure();
    kept.settle(keep);
  };
  /** Whether nothing is wrong; what is, is shown. */
  const isReady = () => {
    if (kept.gone) return false;
    setTried(true);
    const [first] = problems;
    if (first) showProblem(first);
    return !first;
  };
  const tryToPublish = () => {
    if (isReady()) void publish();
  };
  const tryToSchedule = () => {
    if (isReady()) dialog.open('time');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // React hands on the keys of dialogs too, which lie elsewhere in the document.
    if (!event.currentTarget.contains(event.target as Node)) return;
    const isTyping = (event.target as Element).closest('input, textarea');
    if (!(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    const key = event.key.toLowerCase();
    if (key === 'enter' && !isTyping) {
      event.preventDefault();
      return tryToPublish();
    }
    // Fields take back letters by themselves, and the editor takes back words; both would be too much.
    if (isTyping && !(event.target as Element).closest('textarea, input:not([type="range"], [type="checkbox"])')) return;
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) hand.redo();
    else hand.undo();
  };

  if (kept.isGone)
    return (
      <EmptyState
        level={1}
        drawing={<MagnifierDrawing />}
        title={text('ideas.draftGone')}
        actions={
          <ButtonLink href="/idea-pin-builder/" variant="primary">
            {text('ideas.startNew')}
          </ButtonLink>
        }
      >
        {text('ideas.draftGoneBody')}
      </EmptyState>
    );

  const listed = hasTried ? problems : [];
  return (
    <div
      ref={root}
      className={styles.editor}
      data-ready={kept.sync !== null || undefined}
      onKeyDown={onKeyDown}
      onPaste={(event) => {
        const files = [...event.clipboardData.files];
        if (files.length === 0) return;
        event.preventDefault();
        hand.addFiles(files);
      }}
    >
      <EditorBar
        hand={hand}
        isPublishing={busy}
        isOff={isOff}
        onTemplates={() => dialog.open('templates')}
        onPreview={() => dialog.open('preview')}
        onTitle={() => setTab('details')}
        onSchedule={kept.scheduledTs === null && !kept.isEdit ? tryToSchedule : null}
        onPublish={tryToPublish}
      />
      <div className={styles.notices}>
        {isOff && <CreationOffBanner />}
        <StoryScheduleNote hand={hand} onChange={() => dialog.open('time')} />
        {kept.conflict && (
          <div className={styles.notice} role="alert">
            <Icon name="warning-circle" weight="fill" size={20} />
            <p>{text('ideas.conflict')}</p>
            <Button size="small" onClick={() => settle('mine')}>
              {text('builder.keepMine')}
            </Button>
            <Button size="small" onClick={() => settle('theirs')}>
              {text('builder.takeTheirs')}
            </Button>
          </div>
        )}
        {kept.gone && (
          <GoneNotice
            gone={kept.gone}
            onKeep={() => {
              forgetFailure();
              kept.keepGone();
            }}
            onLetGo={() => {
              kept.letGo();
              onLetGo();
            }}
          />
        )}
        {failure && !kept.conflict && !kept.gone && (
          <div className={styles.notice} role="alert">
            <Icon name="warning-circle" weight="fill" size={20} />
            <p>{text(failure.id, failure.values)}</p>
          </div>
        )}
        {listed.length > 0 && (
          <div className={styles.notice} role="alert">
            <Icon name="warning" weight="fill" size={20} />
            <p>{text('ideas.problems', { count: listed.length })}</p>
            <Button size="small" onClick={() => showProblem(listed[0]!)}>
              {text('ideas.showFirst')}
            </Button>
          </div>
        )}
      </div>
      <PagesRail hand={hand} wrong={new Set(listed.flatMap(({ pageId }) => pageId ?? []))} />
      <div
        className={styles.stage}
        onPointerDown={(event) => event.target === event.currentTarget && hand.selectBlock(null)}
        onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
        onDrop={(event) => {
          const files = [...event.dataTransfer.files];
          if (files.length === 0) return;
          event.preventDefault();
          hand.addFiles(files);
        }}
        style={{ '--zoom': zoom } as React.CSSProperties}
      >
        <Canvas hand={hand} editingId={editingId} onEdit={editBlock} />
      </div>
      <div className={styles.corners}>
        {shown && (
          <div className={styles.cornerNumbers}>
            <NumbersPanel hand={hand} block={shown} />
          </div>
        )}
        <div className={styles.zoom} role="group" aria-label={text('ideas.zoom')}>
          <IconButton
            size="small"
            tooltip="above"
            label={text('ideas.zoomOut')}
            disabled={zoom <= zooms.least}
            icon={<Icon name="minus" weight="bold" size={18} />}
            onClick={() => setZoom(Math.max(zooms.least, zoom - zooms.step))}
          />
          <output>{text('ideas.percent', { percent: Math.round(zoom * 100) })}</output>
          <IconButton
            size="small"
            tooltip="above"
            label={text('ideas.zoomIn')}
            disabled={zoom >= zooms.most}
            icon={<Icon name="plus" weight="bold" size={18} />}
            onClick={() => setZoom(Math.min(zooms.most, zoom + zooms.step))}
          />
        </div>
      </div>
      <SidePanel hand={hand} block={shown} tab={tab} onTab={setTab} problems={listed} onAdded={onAdded} />
      {dialog.opened === 'templates' && (
        <TemplateDialog
          kept={story.pages.some(({ media, blocks }) => media !== null || blocks.length > 0) ? story.pages.length : 0}
          onChoose={hand.applyTemplate}
          onClose={dialog.close}
        />
      )}
      {dialog.opened === 'time' && <StoryTime hand={hand} onClose={dialog.close} />}
      <LeaveQuestion uploads={hand.uploads} />
      {dialog.opened === 'preview' && <PreviewDialog hand={hand} onClose={dialog.close} />}
    </div>
  );
}
