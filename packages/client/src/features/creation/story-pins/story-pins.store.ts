import { defineSlice } from '../../../store/define-slice.ts';
import type { StorePart } from '../../../store/store-part.ts';

/** Where the viewer of an idea pin is, and how its film plays (`C4.15`). */
export interface StoryPlayer {
  readonly activePage: number;
  readonly dynamicWidth: number;
  readonly areCaptionsOn: boolean;
  /** In seconds, by pin. */
  readonly seekTimes: Readonly<Record<string, number>>;
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

const slice = defineSlice('storyPlayer', initialState, {
  storyPlayerChanged: (state, changes: Partial<StoryPlayer>): StoryPlayer => ({ ...state, ...changes }),
});
export const { storyPlayerChanged } = slice.actions;

const part: StorePart = { slices: { storyPlayer: slice.reducer } };
export default part;
