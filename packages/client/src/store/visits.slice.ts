import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A page that somebody logged out has seen (`C3.22`); `ts` in epoch seconds. */
export interface VisitedPage {
  readonly path: string;
  readonly pageType: string;
  readonly ts: number;
}

/** What this person looked at lately, and whether their profile's pins are stale. */
export interface VisitsState {
  readonly recentSignatures: readonly string[];
  readonly visitedPages: readonly VisitedPage[];
  readonly isProfilePinsStale: boolean;
  /** When the home feed was left, ms since the epoch (`C4.3`); `null` while it is shown, or was not yet. */
  readonly homeLeftAt: number | null;
  /** The card that was opened last, to have the focus again on the way back. */
  readonly lastOpenedPinId: string | null;
}

/** Newest plus ten (`C4.20`, `B9.3`). */
export const MOST_RECENT_SIGNATURES = 11;
/** Page history grows while it has fewer entries (`C4.20`, `C9.11`). */
export const MOST_VISITED_PAGES = 20;

const initialState: VisitsState = { recentSignatures: [], visitedPages: [], isProfilePinsStale: false, homeLeftAt: null, lastOpenedPinId: null };

const visitsSlice = createSlice({
  name: 'visits',
  initialState,
  reducers: {
    pinSeen: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      recentSignatures: [payload, ...state.recentSignatures.filter((signature) => signature !== payload)].slice(0, MOST_RECENT_SIGNATURES),
    }),
    pageVisited: (state, { payload }: PayloadAction<VisitedPage>) => {
      const isRepeat = state.visitedPages.at(-1)?.path === payload.path;
      if (isRepeat || state.visitedPages.length >= MOST_VISITED_PAGES) return state;
      return { ...state, visitedPages: [...state.visitedPages, payload] };
    },
    profilePinsMarkedStale: (state) => ({ ...state, isProfilePinsStale: true }),
    profilePinsRefreshed: (state) => ({ ...state, isProfilePinsStale: false }),
    pinOpened: (state, { payload }: PayloadAction<string>) => ({ ...state, lastOpenedPinId: payload }),
    homeEntered: (state) => ({ ...state, homeLeftAt: null }),
    homeLeft: (state, { payload }: PayloadAction<number>) => ({ ...state, homeLeftAt: payload }),
  },
});

export const { pinSeen, pageVisited, profilePinsMarkedStale, profilePinsRefreshed, pinOpened, homeEntered, homeLeft } = visitsSlice.actions;
export const visitsReducer = visitsSlice.reducer;
