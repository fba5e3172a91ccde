import type { BlockEdits } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { storyPage } from '@bowerbird/domain/creation/story-pins/limits.ts';
import { drawBlock, drawGuides, frameStyle, type CanvasParts } from './draw-frame.ts';
import { editsOf, pageShape, placingOf } from './geometry-of.ts';
import { boundsOf, type Point } from './geometry.ts';
import { beginGesture, beginPinch, type GestureStep, type Grip } from './gesture.ts';
import { isPress } from './snap.ts';

/** What the canvas holds, for whoever listens to the pointer. */
export interface CanvasModel {
  readonly blocks: readonly { readonly id: string; readonly edits: BlockEdits; readonly isLocked: boolean }[];
  readonly selectedId: string | null;
}

const drawnOf = ({ style }: HTMLElement) => ({ transform: style.transform, width: style.width });

export interface CanvasTells {
  readonly onSelect: (id: string | null) => void;
  /** A gesture is over: all of it is one step. */
  readonly onPlaced: (id: string, edits: BlockEdits) => void;
  /** A block that was chosen already was pressed again. */
  readonly onEdit: (id: string) => void;
}

interface Held {
  readonly id: string;
  readonly element: HTMLElement;
  readonly edits: BlockEdits;
  readonly grip: Grip | 'pinch';
  readonly from: Point;
  readonly wasSelected: boolean;
  /** How React drew it. */
  readonly drawn: { readonly transform: string; readonly width: string };
  readonly follow: (points: readonly Point[], isFree: boolean) => GestureStep;
  isMoving: boolean;
}

/**
 * Takes hold of blocks by mouse, pen or fingers. Between down and up nothing is told to React: each frame writes the
 * transforms of what moves, so dragging stays smooth however much a page holds.
 */
export function listenToCanvas(root: HTMLElement, model: () => CanvasModel, tells: () => CanvasTells): () => void {
  const pointers = new Map<number, Point>();
  let held: Held | null = null;
  let isFree = false;
  let frame = 0;
  let parts: CanvasParts = { frame: null, lines: [], pills: [] };

  const unit = () => root.clientWidth / storyPage.width;
  const toPage = ({ clientX, clientY }: PointerEvent): Point => {
    const box = root.getBoundingClientRect();
    return { x: (clientX - box.left) / unit(), y: (clientY - box.top) / unit() };
  };
  const elementOf = (id: string) => root.querySelector<HTMLElement>(`[data-block="${CSS.escape(id)}"]`);
  const heightOf = (element: HTMLElement) => element.offsetHeight / unit();
  const findParts = (): CanvasParts => ({
    frame: root.querySelector<HTMLElement>('[data-part="frame"]'),
    lines: [...root.querySelectorAll<HTMLElement>('[data-part="line"]')],
    pills: [...root.querySelectorAll<HTMLElement>('[data-part="pill"]')],
  });

  const show = (edits: BlockEdits, height: number) => {
    if (!held) return;
    drawBlock(held.element, edits, held.edits, root.clientWidth);
    if (parts.frame) Object.assign(parts.frame.style, frameStyle(edits, height));
  };
  const draw = () => {
    frame = 0;
    if (!held) return;
    const step = held.follow([...pointers.values()], isFree);
    const isWidened = held.grip === 'start' || held.grip === 'end';
    const edits = editsOf(step.placing, held.edits);
    if (isWidened) drawBlock(held.element, edits, held.edits, root.clientWidth);
    show(edits, isWidened ? heightOf(held.element) : step.placing.height);
    drawGuides(parts, step, pageShape);
  };
  const letGo = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    // React goes on from what it drew itself.
    if (held) Object.assign(held.element.style, held.drawn, { willChange: '' });
    held = null;
    delete root.dataset['moving'];
    drawGuides(parts, { guides: [], gaps: [] }, pageShape);
  };
  const startMoving = () => {
    if (!held) return;
    held.isMoving = true;
    held.element.style.willChange = 'transform';
    root.dataset['moving'] = 'true';
    parts = findParts();
  };

  const take = (event: PointerEvent) => {
    const target = event.target as Element;
    const handle = target.closest<HTMLElement>('[data-grip]');
    const { blocks, selectedId } = model();
    const id = handle ? selectedId : (target.closest<HTMLElement>('[data-block]')?.dataset['block'] ?? null);
    const block = blocks.find((one) => one.id === id);
    const element = block && elementOf(block.id);
    if (!block || !element) return tells().onSelect(null);
    event.preventDefault();
    element.focus({ preventScroll: true });
    if (!handle) tells().onSelect(block.id);
    if (block.isLocked) return;
    root.setPointerCapture(event.pointerId);
    const grip = (handle?.dataset['grip'] ?? 'move') as Grip;
    const from = toPage(event);
    const placing = placingOf(block.edits, heightOf(element));
    const others = blocks.flatMap((one) => {
      const other = one.id === block.id ? null : elementOf(one.id);
      return other ? [boundsOf(placingOf(one.edits, heightOf(other)))] : [];
    });
    const gesture = beginGesture({ grip, placing, from, page: pageShape, others, unit: unit() });
    held = {
      id: block.id,
      element,
      edits: block.edits,
      grip,
      from,
      wasSelected: selectedId === block.id,
      drawn: drawnOf(element),
      follow: ([point], free) => gesture.to(point ?? from, free),
      isMoving: false,
    };
  };

  const takeByTwo = (event: PointerEvent) => {
    const { blocks, selectedId } = model();
    const block = blocks.find((one) => one.id === (held?.id ?? selectedId));
    const element = block && elementOf(block.id);
    const [one, other] = [...pointers.values()];
    if (!block || block.isLocked || !element || !one || !other) return;
    event.preventDefault();
    root.setPointerCapture(event.pointerId);
    const gesture = beginPinch(placingOf(block.edits, heightOf(element)), [one, other], pageShape);
    held = {
      id: block.id,
      element,
      edits: block.edits,
      grip: 'pinch',
      from: one,
      wasSelected: true,
      drawn: held?.drawn ?? drawnOf(element),
      follow: ([first, second]) => gesture.to([first ?? one, second ?? other]),
      isMoving: false,
    };
    startMoving();
  };

  const onDown = (event: PointerEvent) => {
    if (event.button !== 0 || (event.target as Element).closest('[data-part="no-drag"]')) return;
    pointers.set(event.pointerId, toPage(event));
    if (pointers.size === 1) take(event);
    else if (pointers.size === 2) takeByTwo(event);
  };
  const onMove = (event: PointerEvent) => {
    if (!pointers.has(event.pointerId) || !held) return;
    const point = toPage(event);
    pointers.set(event.pointerId, point);
    isFree = event.altKey;
    if (!held.isMoving) {
      const size = unit();
      const onScreen = ({ x, y }: Point): Point => ({ x: x * size, y: y * size });
      if (isPress(onScreen(held.from), onScreen(point))) return;
      startMoving();
    }
    frame ||= requestAnimationFrame(draw);
  };
  const onUp = (event: PointerEvent) => {
    if (!pointers.has(event.pointerId)) return;
    pointers.set(event.pointerId, toPage(event));
    const now = held;
    if (now?.isMoving) {
      isFree = event.altKey;
      draw();
      const { placing } = now.follow([...pointers.values()], isFree);
      pointers.clear();
      letGo();
      return tells().onPlaced(now.id, editsOf(placing, now.edits));
    }
    pointers.delete(event.pointerId);
    letGo();
    if (now?.wasSelected && now.grip === 'move') tells().onEdit(now.id);
  };
  const cancel = () => {
    const now = held;
    pointers.clear();
    letGo();
    if (now && parts.frame) Object.assign(parts.frame.style, frameStyle(now.edits, heightOf(now.element)));
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !held?.isMoving) return;
    event.stopPropagation();
    cancel();
  };

  root.addEventListener('pointerdown', onDown);
  root.addEventListener('pointermove', onMove);
  root.addEventListener('pointerup', onUp);
  root.addEventListener('pointercancel', cancel);
  window.addEventListener('keydown', onKey, true);
  return () => {
    cancelAnimationFrame(frame);
    root.removeEventListener('pointerdown', onDown);
    root.removeEventListener('pointermove', onMove);
    root.removeEventListener('pointerup', onUp);
    root.removeEventListener('pointercancel', cancel);
    window.removeEventListener('keydown', onKey, true);
  };
}
