import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { isLeft } from '@bowerbird/domain/creation/product-tags.ts';
import { sourceSetOf } from '@bowerbird/domain/media/rendition-sources.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { isShopClosed, type EditedTag } from './edited-tags.ts';
import type { TaggedPicture } from './picture-strip.tsx';
import styles from './tag-canvas.module.css';

interface TagCanvasProps {
  readonly picture: Omit<TaggedPicture, 'tags'>;
  readonly tags: readonly EditedTag[];
  readonly selectedKey: string | null;
  readonly onAdd: (x: number, y: number) => void;
  readonly onSelect: (key: string | null) => void;
  /** `step` names moves that are undone as one. */
  readonly onMove: (key: string, x: number, y: number, step: string | null) => void;
  readonly onRemove: (key: string) => void;
  readonly onSearch: () => void;
}

const sides: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** A press that moves less is no drag. */
const STILL = 4;

/** The picture with its numbered dots. Left and right are those of the picture, in every language. */
export function TagCanvas({ picture, tags, selectedKey, onAdd, onSelect, onMove, onRemove, onSearch }: TagCanvasProps) {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<{ key: string; x: number; y: number } | null>(null);
  const start = useRef<{ x: number; y: number } | null>(null);

  const placeOf = (event: PointerEvent | { clientX: number; clientY: number }) => {
    const { left, top, width, height } = box.current!.getBoundingClientRect();
    const part = (value: number) => Math.min(1, Math.max(0, value));
    return { x: part((event.clientX - left) / width), y: part((event.clientY - top) / height) };
  };
  const onKeyDown = (event: KeyboardEvent, { pinTagKey: key, x, y }: EditedTag) => {
    const side = sides[event.key];
    if (side && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const { width, height } = box.current!.getBoundingClientRect();
      const far = event.shiftKey ? 10 : 1;
      onMove(key, x + (side[0] * far) / width, y + (side[1] * far) / height, `keys ${key}`);
    } else if (event.key === 'Delete' || event.key === 'Backspace') onRemove(key);
    else if (event.key === 'Enter') {
      onSelect(key);
      onSearch();
    } else if (event.key === 'Escape' && selectedKey !== null) onSelect(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const end = () => {
    if (dragged) onMove(dragged.key, dragged.x, dragged.y, null);
    setDragged(null);
    start.current = null;
  };

  return (
    <div
      ref={box}
      className={styles.canvas}
      style={{
        aspectRatio: `${picture.width} / ${picture.height}`,
        maxInlineSize: `min(620px, ${(64 * picture.width) / Math.max(1, picture.height)}dvh)`,
        backgroundColor: picture.color,
      }}
    >
      <img
        className={styles.picture}
        src={picture.url}
        srcSet={sourceSetOf(picture.url, picture)}
        sizes={`min(620px, 100vw, ${Math.round((64 * picture.width) / Math.max(1, picture.height))}vh)`}
        alt=""
        draggable={false}
      />
      <button
        type="button"
        className={styles.ground}
        aria-label={text('tags.press')}
        onClick={(event) => {
          // By keys the middle is meant: a tag is moved from there.
          const isPointer = event.detail > 0;
          const { x, y } = isPointer ? placeOf(event) : { x: 0.5, y: 0.5 };
          onAdd(x, y);
        }}
      />
      {tags.map((tag, index) => {
        const { pinTagKey: key } = tag;
        if (!isLeft(tag)) return null;
        const { x, y } = dragged?.key === key ? dragged : tag;
        const names = tag.objects.filter(isLeft).map(({ title }) => title);
        return (
          <button
            key={key}
            type="button"
            className={classNames(styles.dot, key === selectedKey && styles.chosen, isShopClosed(tag.objects) && styles.closed)}
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
            aria-label={
              names.length > 0
                ? text('tags.dotOf', { number: index + 1, names: names.join(', ') })
                : text('tags.tag', { number: index + 1 })
            }
            aria-pressed={key === selectedKey}
            onFocus={() => onSelect(key)}
            onClick={() => onSelect(key)}
            onKeyDown={(event) => onKeyDown(event, tag)}
            onPointerDown={(event) => {
              if (event.button !== 0) return;
              event.currentTarget.setPointerCapture(event.pointerId);
              start.current = { x: event.clientX, y: event.clientY };
            }}
            onPointerMove={(event) => {
              const from = start.current;
              if (!from) return;
              if (!dragged && Math.hypot(event.clientX - from.x, event.clientY - from.y) < STILL) return;
              setDragged({ key, ...placeOf(event) });
            }}
            onPointerUp={end}
            onPointerCancel={() => {
              setDragged(null);
              start.current = null;
            }}
          >
            <span className={styles.number}>{index + 1}</span>
          </button>
        );
      })}
    </div>
  );
}
