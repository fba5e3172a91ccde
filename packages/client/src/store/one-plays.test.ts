import { describe, expect, it } from 'vitest';
import { appUiReducer, focusChanged, isAutoplaying, videoPaused, videoStarted } from './app-ui.slice.ts';

const organic = (pinId: string) => ({ pinId, isPromoted: false });
type State = ReturnType<typeof appUiReducer>;
const after = (...actions: Parameters<typeof appUiReducer>[1][]) => actions.reduce<State | undefined>(appUiReducer, undefined)!;

describe('a moving picture', () => {
  it('stops when another one starts', () => {
    expect(after(videoStarted(organic('ramen')), videoStarted(organic('harbour'))).playingPinId).toBe('harbour');
  });

  it('is not stopped by the late pause of another', () => {
    const { playingPinId, pausedAt } = after(
      videoStarted(organic('ramen')),
      videoStarted(organic('harbour')),
      videoPaused({ ...organic('ramen'), at: 5 }),
    );
    expect(playingPinId).toBe('harbour');
    expect(pausedAt).toBeNull();
  });

  it('leaves nothing playing, and the time, when it pauses', () => {
    const { playingPinId, pausedAt } = after(videoStarted(organic('ramen')), videoPaused({ ...organic('ramen'), at: 5 }));
    expect([playingPinId, pausedAt]).toEqual([null, 5]);
  });

  it('stands still while nobody looks, and goes on when they are back', () => {
    const away = after(videoStarted(organic('ramen')), focusChanged(false));
    expect(isAutoplaying(away, organic('ramen'))).toBe(false);
    expect(isAutoplaying(appUiReducer(away, focusChanged(true)), organic('ramen'))).toBe(true);
  });

  it('goes on while a promoted one plays, which is tracked apart', () => {
    const advertisement = { pinId: 'harbour', isPromoted: true };
    const both = after(videoStarted(organic('ramen')), videoStarted(advertisement));
    expect([both.playingPinId, both.playingPromotedPinId]).toEqual(['ramen', 'harbour']);
    expect(appUiReducer(both, videoPaused({ ...advertisement, at: 5 }))).toMatchObject({
      playingPinId: 'ramen',
      playingPromotedPinId: null,
      pausedAt: 5,
    });
  });
});
