import { describe, expect, it } from 'vitest';
import { hidesAfterScroll } from './use-hidden-on-scroll.ts';

describe('a bar that makes room', () => {
  it('goes on the way down, once past its own height', () => {
    expect(hidesAfterScroll(300, 340, 120)).toBe(true);
    expect(hidesAfterScroll(40, 80, 120)).toBe(false);
  });

  it('comes back on the way up, wherever that is', () => {
    expect(hidesAfterScroll(5_000, 4_980, 120)).toBe(false);
  });

  it('stays as it is while a finger only trembles', () => {
    expect(hidesAfterScroll(300, 307, 120)).toBeNull();
    expect(hidesAfterScroll(300, 293, 120)).toBeNull();
  });
});
