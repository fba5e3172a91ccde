import { describe, expect, it } from 'vitest';
import { appUiReducer, videoPaused, videoStarted } from './app-ui.slice.ts';

type State = ReturnType<typeof appUiReducer>;
const after = (...actions: Parameters<typeof appUiReducer>[1][]) => actions.reduce<State | undefined>(appUiReducer, undefined)!;

describe('a moving picture', () => {
  it('stops when another one starts', () => {
    expect(after(videoStarted('ramen'), videoStarted('harbour')).playingPinId).toBe('harbour');
  });

  it('is not stopped by the late pause of another', () => {
    const { playingPinId, pausedAt } = after(videoStarted('ramen'), videoStarted('harbour'), videoPaused({ pinId: 'ramen', at: 5 }));
    expect(playingPinId).toBe('harbour');
    expect(pausedAt).toBeNull();
  });

  it('leaves nothing playing, and the time, when it pauses', () => {
    const { playingPinId, pausedAt } = after(videoStarted('ramen'), videoPaused({ pinId: 'ramen', at: 5 }));
    expect([playingPinId, pausedAt]).toEqual([null, 5]);
  });
});
