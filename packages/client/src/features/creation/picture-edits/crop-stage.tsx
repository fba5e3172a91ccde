import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { moveCrop, pullCrop, turnedSize, type CropBox, type PictureEdits } from '@bowerbird/domain/media/picture-edits.ts';
import { sourceSetOf } from '@bowerbird/domain/media/rendition-sources.ts';
import { useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { classNames } from '../../../lib/class-names.ts';
import styles from './crop-stage.module.css';
import type { EditablePicture } from './editable-picture.ts';
import { pictureStyle } from './edited-picture.tsx';

interface Handle {
  readonly name: MessageId;
  /** Where it is and what it pulls: -1, 0 or 1 across and down. */
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

const handles: readonly Handle[] = [
  { name: 'edit.topLeft', x: -1, y: -1 },
  { name: 'edit.topSide', x: 0, y: -1 },
  { name: 'edit.topRight', x: 1, y: -1 },
  { name: 'edit.rightSide', x: 1, y: 0 },
  { name: 'edit.bottomRight', x: 1, y: 1 },
  { name: 'edit.bottomSide', x: 0, y: 1 },
  { name: 'edit.bottomLeft', x: -1, y: 1 },
  { name: 'edit.leftSide', x: -1, y: 0 },
];

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-0.01, 0],
  ArrowRight: [0.01, 0],
  ArrowUp: [0, -0.01],
  ArrowDown: [0, 0.01],
};

export interface CropStageProps {
  readonly picture: EditablePicture;
  readonly edits: PictureEdits;
  /** Another cut; changes of one kind in a row are one step. */
  readonly onCrop: (crop: CropBox, kind: string) => void;
  readonly onEnd: () => void;
}

/** The picture with the cut over it: moved and pulled by a pointer, a finger or arrow keys. */
export function CropStage({ picture, edits, onCrop, onEnd }: CropStageProps) {
  const text = useText();
  const frame = useRef<HTMLDivElement>(null);
  const grip = useRef<{ x: number; y: number; crop: CropBox } | null>(null);
  const turned = turnedSize(picture, edits.rotate);
  const { crop, straighten } = edits;

  const shift = (handle: Handle | null, from: CropBox, dx: number, dy: number, kind: string) =>
    onCrop(
      handle
        ? pullCrop(turned, straighten, from, { x: handle.x, y: handle.y, dx, dy })
        : moveCrop(turned, straighten, from, from.x + dx, from.y + dy),
      kind,
    );
  const onKeyDown = (handle: Handle | null) => (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const times = event.shiftKey ? 10 : 1;
    shift(handle, crop, step[0] * times, step[1] * times, `keys ${handle?.name ?? 'move'}`);
  };
  const take = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX, y: event.clientY, crop };
    onEnd();
  };
  const drag = (handle: Handle | null) => (event: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (!grip.current || !box) return;
    const { x, y, crop: from } = grip.current;
    shift(handle, from, (event.clientX - x) / box.width, (event.clientY - y) / box.height, 'drag');
  };
  const letGo = () => {
    grip.current = null;
    onEnd();
  };
  const acts = (handle: Handle | null) => ({
    onKeyDown: onKeyDown(handle),
    onPointerDown: take,
    onPointerMove: drag(handle),
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onBlur: onEnd,
  });
  return (
    <div className={styles.stage} dir="ltr">
      <div
        ref={frame}
        className={styles.frame}
        style={{
          aspectRatio: `${turned.width} / ${turned.height}`,
          maxInlineSize: `calc((100dvh - var(--stage-taken)) * ${turned.width / turned.height})`,
        }}
      >
        <img
          className={styles.picture}
          style={{ ...pictureStyle(picture, edits), width: `${(100 * picture.width) / turned.width}%` }}
          src={picture.url}
          srcSet={sourceSetOf(picture.url, picture)}
          sizes={`min(100vw, ${Math.round((100 * turned.width) / turned.height)}vh)`}
          alt=""
          draggable={false}
          referrerPolicy="no-referrer"
        />
        <div
          className={styles.crop}
          style={{ left: `${crop.x * 100}%`, top: `${crop.y * 100}%`, width: `${crop.w * 100}%`, height: `${crop.h * 100}%` }}
        >
          <button type="button" className={styles.move} aria-label={text('edit.move')} {...acts(null)} />
          {handles.map((handle) => (
            <button
              key={handle.name}
              type="button"
              className={classNames(styles.handle, handle.x !== 0 && handle.y !== 0 ? styles.corner : styles.edge)}
              style={{ left: `${50 + 50 * handle.x}%`, top: `${50 + 50 * handle.y}%` }}
              data-across={handle.x}
              data-down={handle.y}
              aria-label={text(handle.name)}
              {...acts(handle)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
