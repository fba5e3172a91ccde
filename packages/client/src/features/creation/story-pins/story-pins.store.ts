import { defineSlice } from '../../../store/define-slice.ts';
import type { StorePart } from '../../../store/store-part.ts';

/** Where the viewer of an idea pin is, and how its film plays (`C4.15`). */
export interface StoryPlayer {
  readonly activePage: number;
  /** How wide the pages are drawn, in pixels; 0 until that is measured. */
  readonly dynamicWidth: number;
  readonly areCaptionsOn: boolean;
  /** Where the film of the page that is open goes on when it is opened again, in seconds by pin. */
  readonly seekTimes: Readonly<Record<string, number>>;
  /** Somebody drags the place in the film, which stands still meanwhile. */
  readonly isSeeking: boolean;
  readonly currentTime: number;
  readonly duration: number;
}

declare module '../../../store/create-store.ts' {
  interface FeatureState {
    storyPlayer: StoryPlayer;
  }
}

const initialState: StoryPlayer = {
  activePage: 0,
  dynamicWidth: 0,
  areCaptionsOn: false,
  seekTimes: {},
  isSeeking: false,
  currentTime: 0,
  duration: 0,
};

const begun = (state: StoryPlayer): StoryPlayer => ({ ...state, isSeeking: false, currentTime: 0, duration: 0 });

const slice = defineSlice('storyPlayer', initialState, {
  storyPlayerChanged: (state, changes: Partial<StoryPlayer>): StoryPlayer => ({ ...state, ...changes }),
  /** Another page is open: its film begins at its beginning. */
  storyPageTurned: (state, { pinId, page }: { pinId: string; page: number }): StoryPlayer => ({
    ...begun(state),
    activePage: page,
    seekTimes: { ...state.seekTimes, [pinId]: 0 },
  }),
  storySought: (state, { pinId, seconds }: { pinId: string; seconds: number }): StoryPlayer => ({
    ...state,
    currentTime: seconds,
    seekTimes: { ...state.seekTimes, [pinId]: seconds },
  }),
  /** The next idea pin begins at its first page, and so does this one. Its film goes on where it was left there. */
  storyLeft: (state, pinId: string): StoryPlayer => ({
    ...begun(state),
    activePage: 0,
    seekTimes: { ...state.seekTimes, [pinId]: state.activePage === 0 ? (state.seekTimes[pinId] ?? 0) : 0 },
  }),
});
export const { storyPlayerChanged, storyPageTurned, storySought, storyLeft } = slice.actions;

const part: StorePart = { slices: { storyPlayer: slice.reducer } };
export default part;
