import { describe, expect, it } from 'vitest';
import { actOfKey } from './player-keys.ts';

const press = (key: string, more: { ctrlKey?: boolean; isOnButton?: boolean } = {}) =>
  actOfKey({ key, altKey: false, ctrlKey: more.ctrlKey ?? false, metaKey: false }, more.isOnButton ?? false);

describe('the keys of a player', () => {
  it('play, go to and fro, and see to sound and screen, in capitals too', () => {
    expect(['k', ' ', 'M', 'f'].map((key) => press(key)?.act)).toEqual(['play', 'play', 'sound', 'screen']);
    expect([press('ArrowLeft'), press('ArrowRight')]).toEqual([
      { act: 'seek', by: -5 },
      { act: 'seek', by: 5 },
    ]);
  });

  it('leave the browser its own: shortcuts, the space bar on a button, and all others', () => {
    expect([press('f', { ctrlKey: true }), press(' ', { isOnButton: true }), press('Tab'), press('Escape')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
