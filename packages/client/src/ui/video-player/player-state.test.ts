import { describe, expect, it } from 'vitest';
import { errorOfPlayer, playerStates, stateOfPlayer, type ObservedVideo } from './player-state.ts';

const video = (more: Partial<ObservedVideo>): ObservedVideo => ({
  paused: true,
  ended: false,
  seeking: false,
  readyState: 4,
  networkState: 1,
  currentTime: 0,
  error: null,
  ...more,
});

describe('the state of a player', () => {
  it.each<[keyof typeof playerStates, Partial<ObservedVideo>]>([
    ['empty', { networkState: 0 }],
    ['loading', { readyState: 1 }],
    ['ready', {}],
    ['playing', { paused: false, currentTime: 3 }],
    ['paused', { currentTime: 3 }],
    ['seeking', { paused: false, seeking: true }],
    ['buffering', { paused: false, readyState: 2 }],
    ['ended', { ended: true, currentTime: 9 }],
    ['failed', { error: { code: 2 } }],
  ])('is "%s"', (state, more) => {
    expect(stateOfPlayer(video(more), true)).toBe(playerStates[state]);
  });

  it('waits while another video has its turn', () => {
    expect(stateOfPlayer(video({ currentTime: 3 }), false)).toBe(playerStates.waiting);
  });

  it('tells the four reasons why it does not play, and no other', () => {
    expect([1, 2, 3, 4, 5].map((code) => errorOfPlayer({ error: { code } }))).toEqual([1, 2, 3, 4, null]);
    expect(errorOfPlayer({ error: null })).toBeNull();
  });
});
