import type { ViewportSize } from '@bowerbird/domain/viewport.ts';
import { defineSlice } from './define-slice.ts';

/** The state of the application around the pages (`C4.13`). */
export interface AppUiState {
  readonly typeaheadOpen: boolean;
  readonly autoplayAllowed: boolean;
  readonly hasFocus: boolean;
  readonly viewportSize: ViewportSize;
  readonly footerPlusVisible: boolean;
  /** The one organic video that plays, and when it last paused (ms since the epoch). */
  readonly playingPinId: string | null;
  readonly pausedAt: number | null;
  readonly navFooterHidden: boolean;
}

const initialState: AppUiState = {
  typeaheadOpen: false,
  autoplayAllowed: true,
  hasFocus: true,
  viewportSize: 'lg',
  footerPlusVisible: true,
  playingPinId: null,
  pausedAt: null,
  navFooterHidden: false,
};

const appUiSlice = defineSlice('appUi', initialState, {
  typeaheadToggled: (state, payload: boolean) => ({ ...state, typeaheadOpen: payload }),
  autoplayAllowedChanged: (state, payload: boolean) => ({ ...state, autoplayAllowed: payload }),
  focusChanged: (state, payload: boolean) => ({ ...state, hasFocus: payload }),
  viewportSizeChanged: (state, payload: ViewportSize) => ({ ...state, viewportSize: payload }),
  navFooterToggled: (state, payload: boolean) => ({ ...state, navFooterHidden: payload }),
  /** Starting one video stops the other: one plays at a time. */
  videoStarted: (state, payload: string) => ({ ...state, playingPinId: payload }),
  videoPaused: (state, payload: { pinId: string; at: number }) =>
    state.playingPinId === payload.pinId ? { ...state, playingPinId: null, pausedAt: payload.at } : state,
});

export const { typeaheadToggled, autoplayAllowedChanged, focusChanged, viewportSizeChanged, navFooterToggled, videoStarted, videoPaused } =
  appUiSlice.actions;
export const appUiReducer = appUiSlice.reducer;
