import { describe, expect, it } from 'vitest';
import { actOfKey, nextSpeed } from './player-keys.ts';

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

  it('turn captions on, and change the speed step by step to either end', () => {
    expect(press('c')).toEqual({ act: 'captions' });
    expect([press('<'), press('>')]).toEqual([
      { act: 'speed', by: -1 },
      { act: 'speed', by: 1 },
    ]);
    expect([nextSpeed(1, 1), nextSpeed(1, -1), nextSpeed(2, 1), nextSpeed(0.5, -1)]).toEqual([1.25, 0.75, 2, 0.5]);
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
