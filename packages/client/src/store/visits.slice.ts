import { BoardResource, BulkPinsResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { BoardSectionResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { isReplyOf } from './received.ts';
import { defineSlice } from './define-slice.ts';

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

const initialState: VisitsState = {
  recentSignatures: [],
  visitedPages: [],
  isProfilePinsStale: false,
  homeLeftAt: null,
  lastOpenedPinId: null,
};

/** What makes a profile's pins stale (`C4.23`, `B4.15`): a board, section or pin deleted, or a board, pin or save made. */
const changesProfilePins = isReplyOf(
  BoardResource.create,
  BoardResource.delete,
  BoardSectionResource.delete,
  PinResource.create,
  PinResource.delete,
  BulkPinsResource.delete,
  RepinResource.create,
);

const visitsSlice = defineSlice(
  'visits',
  initialState,
  {
    pinSeen: (state, payload: string) => ({
      ...state,
      recentSignatures: [payload, ...state.recentSignatures.filter((signature) => signature !== payload)].slice(0, MOST_RECENT_SIGNATURES),
    }),
    pageVisited: (state, payload: VisitedPage) => {
      const isRepeat = state.visitedPages.at(-1)?.path === payload.path;
      if (isRepeat || state.visitedPages.length >= MOST_VISITED_PAGES) return state;
      return { ...state, visitedPages: [...state.visitedPages, payload] };
    },
    profilePinsMarkedStale: (state) => ({ ...state, isProfilePinsStale: true }),
    profilePinsRefreshed: (state) => ({ ...state, isProfilePinsStale: false }),
    pinOpened: (state, payload: string) => ({ ...state, lastOpenedPinId: payload }),
    homeEntered: (state) => ({ ...state, homeLeftAt: null }),
    homeLeft: (state, payload: number) => ({ ...state, homeLeftAt: payload }),
  },
  (state, action) => (changesProfilePins(action) ? { ...state, isProfilePinsStale: true } : state),
);

export const { pinSeen, pageVisited, profilePinsMarkedStale, profilePinsRefreshed, pinOpened, homeEntered, homeLeft } = visitsSlice.actions;
export const visitsReducer = visitsSlice.reducer;
