import { describe, expect, it } from 'vitest';
import { actOfKey } from './canvas-keys.ts';
import { inLayer, putBefore } from './layers.ts';
import type { Placing } from './geometry.ts';

const page = { width: 360, height: 640 };
const block: Placing = { x: 100, y: 200, width: 80, height: 40, scale: 1, rotate: 0 };
const act = (key: string, held: { shift?: boolean; ctrl?: boolean; turning?: boolean; placing?: Placing | null } = {}) =>
  actOfKey(
    { key, shiftKey: held.shift ?? false, ctrlKey: held.ctrl ?? false, metaKey: false },
    held.placing === undefined ? block : held.placing,
    held.turning ?? false,
    page,
  );

describe('keys of the canvas', () => {
  it('move by 1, with Shift by 10', () => {
    expect(act('ArrowRight')).toMatchObject({ placing: { x: 101, y: 200 } });
    expect(act('ArrowUp', { shift: true })).toMatchObject({ placing: { x: 100, y: 190 } });
  });

  it('scale with Ctrl', () => {
    expect(act('ArrowUp', { ctrl: true })).toMatchObject({ placing: { scale: 1.02 } });
    expect(act('ArrowLeft', { ctrl: true, shift: true })).toMatchObject({ placing: { scale: 0.9 } });
  });

  it('turn after R by 1, with Shift by 15', () => {
    expect(act('r')).toEqual({ type: 'turn on' });
    expect(act('ArrowRight', { turning: true })).toMatchObject({ placing: { rotate: 1, x: 100 } });
    expect(act('ArrowLeft', { turning: true, shift: true })).toMatchObject({ placing: { rotate: -15 } });
    expect(act('Escape', { turning: true })).toEqual({ type: 'turn off' });
  });

  it('change layers by brackets, and go all the way with Shift', () => {
    expect(act(']')).toEqual({ type: 'layer', by: 1 });
    expect(act('{', { shift: true })).toEqual({ type: 'layer', by: 'bottom' });
  });

  it('edit, let go, remove, double and take back', () => {
    expect(['Enter', 'Escape', 'Delete', 'Backspace'].map((key) => act(key)?.type)).toEqual(['edit', 'let go', 'remove', 'remove']);
    expect(act('d', { ctrl: true })).toEqual({ type: 'duplicate' });
    expect(act('z', { ctrl: true })).toEqual({ type: 'undo' });
    expect(act('Z', { ctrl: true, shift: true })).toEqual({ type: 'redo' });
  });

  it('take back also where nothing is chosen, and do nothing else there', () => {
    expect(act('z', { ctrl: true, placing: null })).toEqual({ type: 'undo' });
    expect(act('ArrowRight', { placing: null })).toBeNull();
    expect(act('Delete', { placing: null })).toBeNull();
  });
});

describe('layers', () => {
  const ids = ['a', 'b', 'c'];

  it('go up and down by one or all the way, and stop at the ends', () => {
    expect(inLayer(ids, 'a', 1)).toEqual(['b', 'a', 'c']);
    expect(inLayer(ids, 'a', 'top')).toEqual(['b', 'c', 'a']);
    expect(inLayer(ids, 'c', 1)).toBe(ids);
    expect(inLayer(ids, 'gone', 1)).toBe(ids);
  });

  it('are put before another or at the end', () => {
    const things = ids.map((id) => ({ id }));
    expect(putBefore(things, 'c', 'a').map(({ id }) => id)).toEqual(['c', 'a', 'b']);
    expect(putBefore(things, 'a', null).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
    expect(putBefore(things, 'a', 'gone').map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  });
});
