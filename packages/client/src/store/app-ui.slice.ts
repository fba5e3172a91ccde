import type { ViewportSize } from '@bowerbird/domain/viewport.ts';
import { defineSlice } from './define-slice.ts';

/** The state of the application around the pages (`C4.13`). */
export interface AppUiState {
  readonly typeaheadOpen: boolean;
  readonly autoplayAllowed: boolean;
  readonly hasFocus: boolean;
  readonly viewportSize: ViewportSize;
  readonly footerPlusVisible: boolean;
  /** The one organic video that plays, the promoted one, which is tracked apart, and when one last paused (ms since the epoch). */
  readonly playingPinId: string | null;
  readonly playingPromotedPinId: string | null;
  readonly pausedAt: number | null;
  /** Where the card of the pin that was opened last stood in its video: the close-up goes on there. */
  readonly videoLeft: { readonly pinId: string; readonly seconds: number } | null;
  readonly navFooterHidden: boolean;
  /** The account in use is changing: the page is covered until that is done (`C2.29`). */
  readonly isCovered: boolean;
}

/** A video, named by its pin, and whether that pin is an advertisement. */
export interface VideoOfPin {
  readonly pinId: string;
  readonly isPromoted: boolean;
}

const placeOf = (isPromoted: boolean) => (isPromoted ? 'playingPromotedPinId' : 'playingPinId');

/** Whether this video is the one of its kind that plays. */
export function isVideoPlaying(state: AppUiState, { pinId, isPromoted }: VideoOfPin): boolean {
  return state[placeOf(isPromoted)] === pinId;
}

/** Whether a card's moving picture runs by itself: where things may move, and while somebody looks. */
export function isAutoplaying(state: AppUiState, video: VideoOfPin): boolean {
  return state.autoplayAllowed && state.hasFocus && isVideoPlaying(state, video);
}

const initialState: AppUiState = {
  typeaheadOpen: false,
  autoplayAllowed: true,
  hasFocus: true,
  viewportSize: 'lg',
  footerPlusVisible: true,
  playingPinId: null,
  playingPromotedPinId: null,
  pausedAt: null,
  videoLeft: null,
  navFooterHidden: false,
  isCovered: false,
};

const appUiSlice = defineSlice('appUi', initialState, {
  typeaheadToggled: (state, payload: boolean) => ({ ...state, typeaheadOpen: payload }),
  autoplayAllowedChanged: (state, payload: boolean) => ({ ...state, autoplayAllowed: payload }),
  focusChanged: (state, payload: boolean) => ({ ...state, hasFocus: payload }),
  viewportSizeChanged: (state, payload: ViewportSize) => ({ ...state, viewportSize: payload }),
  pageCovered: (state, payload: boolean) => ({ ...state, isCovered: payload }),
  navFooterToggled: (state, payload: boolean) => ({ ...state, navFooterHidden: payload }),
  /** Starting one video stops the other of its kind: one organic and one promoted play at a time. */
  videoStarted: (state, { pinId, isPromoted }: VideoOfPin) => ({ ...state, [placeOf(isPromoted)]: pinId }),
  videoPaused: (state, { pinId, isPromoted, at }: VideoOfPin & { at: number }) =>
    state[placeOf(isPromoted)] === pinId ? { ...state, [placeOf(isPromoted)]: null, pausedAt: at } : state,
  videoLeftAt: (state, payload: AppUiState['videoLeft']) => ({ ...state, videoLeft: payload }),
});

export const {
  typeaheadToggled,
  autoplayAllowedChanged,
  focusChanged,
  viewportSizeChanged,
  pageCovered,
  navFooterToggled,
  videoStarted,
  videoPaused,
  videoLeftAt,
} = appUiSlice.actions;
export const appUiReducer = appUiSlice.reducer;
