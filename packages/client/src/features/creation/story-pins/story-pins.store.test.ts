import { describe, expect, it } from 'vitest';
import part, { storyLeft, storyPageTurned, storyPlayerChanged, storySought, type StoryPlayer } from './story-pins.store.ts';

type Action = Parameters<typeof reduce>[1];
const reduce = part.slices!.storyPlayer!;
const after = (...actions: Action[]) =>
  actions.reduce<StoryPlayer>((state, action) => reduce(state, action), reduce(undefined, { type: '' }));
const seek = (pinId: string, seconds: number) => storySought({ pinId, seconds });

describe('the player of idea pins', () => {
  it('keeps where a film goes on, for each pin', () => {
    const state = after(seek('1', 4), storyLeft('1'), seek('2', 7));
    expect(state.seekTimes).toEqual({ '1': 4, '2': 7 });
    expect(state).toMatchObject({ activePage: 0, currentTime: 7 });
  });

  it('begins the film of another page at its beginning', () => {
    const state = after(seek('1', 4), storyPlayerChanged({ isSeeking: true }), storyPageTurned({ pinId: '1', page: 2 }));
    expect(state).toMatchObject({ activePage: 2, isSeeking: false, currentTime: 0, seekTimes: { '1': 0 } });
  });

  it('forgets the place in the film of a later page, since each visit begins at the first', () => {
    const state = after(storyPageTurned({ pinId: '1', page: 2 }), seek('1', 4), storyLeft('1'));
    expect(state).toMatchObject({ activePage: 0, seekTimes: { '1': 0 } });
  });
});
