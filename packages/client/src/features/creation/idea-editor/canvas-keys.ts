import { movedBy, scaledTo, turned, type Placing } from './geometry.ts';

/** What a key on the canvas does to the chosen block. */
export type CanvasAct =
  | { readonly type: 'place'; readonly placing: Placing; readonly key: string }
  | { readonly type: 'layer'; readonly by: 1 | -1 | 'top' | 'bottom' }
  | { readonly type: 'edit' | 'let go' | 'remove' | 'duplicate' | 'undo' | 'redo' | 'turn on' | 'turn off' };

export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

const arrows: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const layers: Readonly<Record<string, 1 | -1 | 'top' | 'bottom'>> = { ']': 1, '[': -1, '}': 'top', '{': 'bottom' };

export const keySteps = { move: 1, moveFast: 10, turn: 1, turnFast: 15, scale: 0.02, scaleFast: 0.1 } as const;

/** Arrows never mirror: the canvas stands the same way in every language. `isTurning` is on after R. */
export function actOfKey(
  press: KeyPress,
  placing: Placing | null,
  isTurning: boolean,
  page: { readonly width: number; readonly height: number },
): CanvasAct | null {
  const isCommand = press.ctrlKey || press.metaKey;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  if (isCommand && key === 'z') return { type: press.shiftKey ? 'redo' : 'undo' };
  if (isCommand && key === 'y') return { type: 'redo' };
  if (!placing) return null;
  const arrow = arrows[press.key];
  if (arrow) return place(placing, arrow, press, isTurning, page);
  if (isCommand) return key === 'd' ? { type: 'duplicate' } : null;
  const layer = layers[press.key];
  if (layer) return { type: 'layer', by: press.shiftKey && typeof layer === 'number' ? (layer > 0 ? 'top' : 'bottom') : layer };
  if (press.key === 'Escape') return isTurning ? { type: 'turn off' } : { type: 'let go' };
  if (key === 'r') return { type: isTurning ? 'turn off' : 'turn on' };
  if (press.key === 'Enter') return { type: 'edit' };
  return press.key === 'Delete' || press.key === 'Backspace' ? { type: 'remove' } : null;
}

function place(
  placing: Placing,
  arrow: { readonly x: number; readonly y: number },
  { shiftKey, ctrlKey, metaKey }: KeyPress,
  isTurning: boolean,
  page: { readonly width: number; readonly height: number },
): CanvasAct {
  // Right and up are more, left and down are less.
  const sense = arrow.x - arrow.y;
  if (isTurning) {
    const by = (arrow.x + arrow.y) * (shiftKey ? keySteps.turnFast : keySteps.turn);
    return { type: 'place', key: 'turn', placing: { ...placing, rotate: turned(placing.rotate + by) } };
  }
  if (ctrlKey || metaKey) {
    const by = sense * (shiftKey ? keySteps.scaleFast : keySteps.scale);
    return { type: 'place', key: 'scale', placing: scaledTo(placing, Math.round((placing.scale + by) * 100) / 100) };
  }
  const step = shiftKey ? keySteps.moveFast : keySteps.move;
  return { type: 'place', key: 'move', placing: movedBy(placing, { x: arrow.x * step, y: arrow.y * step }, page) };
}
