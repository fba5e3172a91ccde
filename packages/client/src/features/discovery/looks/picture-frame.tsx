import type { Crop } from '@bowerbird/contract/discovery/looks/schemas.ts';
import { useEffect, useId, useRef, type KeyboardEvent, type PointerEvent, type SyntheticEvent } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { corners, dragFrame, moveFrame, sizeFrame, type FrameGrip, type Place } from './frame.ts';
import styles from './looks.module.css';

interface PictureFrameProps {
  readonly frame: Crop;
  readonly onChange: (frame: Crop) => void;
  /** The frame stands still: what is in it may be looked for. */
  readonly onSettled: (frame: Crop) => void;
}

/** Smallest side of a frame, and how far an arrow moves it, in pixels. */
const SMALLEST = 44;
const STEP = 8;

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A frame over a picture: dragged, drawn anew beside it, sized by its corners, or moved by keys. */
export function PictureFrame({ frame, onChange, onSettled }: PictureFrameProps) {
  const text = useText();
  const hint = useId();
  const area = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const drag = useRef<{ grip: FrameGrip; from: Place; frame: Crop } | null>(null);
  useEffect(() => {
    handle.current?.focus({ preventScroll: true });
    // The picture may have become smaller above the button that opened the frame.
    area.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const sizeOf = () => area.current!.getBoundingClientRect();
  const least = (): Place => {
    const { width, height } = sizeOf();
    return { x: Math.min(1, SMALLEST / width), y: Math.min(1, SMALLEST / height) };
  };
  const placeOf = ({ clientX, clientY }: PointerEvent): Place => {
    const { left, top, width, height } = sizeOf();
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  };
  const begin = (grip: FrameGrip) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    area.current!.setPointerCapture(event.pointerId);
    drag.current = { grip, from: placeOf(event), frame };
  };
  const go = (event: PointerEvent) => {
    const { current } = drag;
    if (current) onChange(dragFrame(current.frame, current.grip, { from: current.from, to: placeOf(event), least: least() }));
  };
  const cancel = () => {
    if (drag.current) onChange(drag.current.frame);
    drag.current = null;
  };
  // The browser would select words or drag what is selected, and then the pointer would be lost to the frame.
  const keepPointer = (event: SyntheticEvent) => {
    event.preventDefault();
    handle.current?.focus({ preventScroll: true });
  };
  const end = (event: PointerEvent) => {
    const { current } = drag;
    if (!current) return;
    drag.current = null;
    const to = placeOf(event);
    const isTap = current.grip === 'draw' && Math.hypot(to.x - current.from.x, to.y - current.from.y) < 0.01;
    // A tap beside the frame puts its middle there.
    const next = isTap
      ? moveFrame(current.frame, to.x - current.frame.x - current.frame.w / 2, to.y - current.frame.y - current.frame.h / 2)
      : dragFrame(current.frame, current.grip, { from: current.from, to, least: least() });
    onChange(next);
    onSettled(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    event.stopPropagation();
    const { width, height } = sizeOf();
    const [x, y] = [(arrow[0] * STEP) / width, (arrow[1] * STEP) / height];
    const next = event.shiftKey ? sizeFrame(frame, x, y, least()) : moveFrame(frame, x, y);
    onChange(next);
    onSettled(next);
  };

  return (
    <div
      ref={area}
      className={styles.area}
      draggable={false}
      onPointerDown={begin('draw')}
      onPointerMove={go}
      onPointerUp={end}
      onPointerCancel={cancel}
      onMouseDown={keepPointer}
      onDragStart={(event) => event.preventDefault()}
    >
      <div
        ref={handle}
        className={styles.frame}
        style={{ left: percent(frame.x), top: percent(frame.y), width: percent(frame.w), height: percent(frame.h) }}
        role="application"
        tabIndex={0}
        aria-label={text('closeup.frame')}
        aria-describedby={hint}
        onPointerDown={begin('move')}
        onKeyDown={onKeyDown}
      >
        {corners.map((corner) => (
          <span key={corner} className={styles.corner} data-corner={corner} onPointerDown={begin(corner)} />
        ))}
      </div>
      <span className={styles.drag} aria-hidden="true">
        {text('closeup.frameDrag')}
      </span>
      <span id={hint}>
        <VisuallyHidden>{text('closeup.frameHint')}</VisuallyHidden>
      </span>
    </div>
  );
}

function percent(share: number): string {
  return `${share * 100}%`;
}
