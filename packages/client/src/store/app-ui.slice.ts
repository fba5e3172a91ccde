import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ViewportSize } from '@bowerbird/domain/viewport.ts';

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

const appUiSlice = createSlice({
  name: 'appUi',
  initialState,
  reducers: {
    typeaheadToggled: (state, { payload }: PayloadAction<boolean>) => ({ ...state, typeaheadOpen: payload }),
    autoplayAllowedChanged: (state, { payload }: PayloadAction<boolean>) => ({ ...state, autoplayAllowed: payload }),
    focusChanged: (state, { payload }: PayloadAction<boolean>) => ({ ...state, hasFocus: payload }),
    viewportSizeChanged: (state, { payload }: PayloadAction<ViewportSize>) => ({ ...state, viewportSize: payload }),
    navFooterToggled: (state, { payload }: PayloadAction<boolean>) => ({ ...state, navFooterHidden: payload }),
    /** Starting one video stops the other: one plays at a time. */
    videoStarted: (state, { payload }: PayloadAction<string>) => ({ ...state, playingPinId: payload }),
    videoPaused: (state, { payload }: PayloadAction<{ pinId: string; at: number }>) =>
      state.playingPinId === payload.pinId ? { ...state, playingPinId: null, pausedAt: payload.at } : state,
  },
});

export const { typeaheadToggled, autoplayAllowedChanged, focusChanged, viewportSizeChanged, navFooterToggled, videoStarted, videoPaused } =
  appUiSlice.actions;
export const appUiReducer = appUiSlice.reducer;
