import type { LeftHome } from './kept-home.ts';
import { defineSlice } from './define-slice.ts';

/** A page that somebody logged out has seen (`C3.22`); `ts` in epoch seconds. */
export interface VisitedPage {
  readonly path: string;
  readonly pageType: string;
  readonly ts: number;
}

/** By whose link somebody came (`C3.22`, `B3.21`); `ts` in epoch seconds. */
export interface InviteRecord {
  readonly inviteCode: string;
  readonly ts: number;
}

/** What the browser noticed of this visit, the session's part that no server knows (`C3.11`). */
export interface VisitsState {
  /** The signatures of the pictures seen lately, newest first. */
  readonly viewedImages: readonly string[];
  /** The pins that somebody else's link led to, newest first. */
  readonly viewedSharedPins: readonly string[];
  readonly visitedPages: readonly VisitedPage[];
  /** Whether the page runs as an installed application. */
  readonly isPWA: boolean;
  /** Of strangers: whether an advertisement that somebody paid for led them here. */
  readonly isPaidTraffic: boolean;
  /** Of strangers: the kind of page that they came to first. */
  readonly landingPageType: string | null;
  /** Of strangers: the kind of page that they stood on last before one of the ways in. */
  readonly loginSignupFrom: string | null;
  /** Where the home feed was left (`C4.3`); `null` while it is shown, or was not yet. */
  readonly homeLeft: LeftHome | null;
  /** The link by which this visit began, with the page that it led to. It is kept until the page has told of it. */
  readonly invite: (InviteRecord & { readonly path: string }) | null;
  /** The card that was opened last, to have the focus again on the way back. */
  readonly lastOpenedPinId: string | null;
}

/** Newest plus ten (`C4.20`, `B9.3`). */
export const MOST_VIEWED_IMAGES = 11;
/** Page history grows while it has fewer entries (`C4.20`, `C9.11`). */
export const MOST_VISITED_PAGES = 20;

/** The kinds of page by which people come in. */
const WAYS_IN: readonly string[] = ['login', 'signup'];

const initialState: VisitsState = {
  viewedImages: [],
  viewedSharedPins: [],
  visitedPages: [],
  isPWA: false,
  isPaidTraffic: false,
  landingPageType: null,
  loginSignupFrom: null,
  homeLeft: null,
  invite: null,
  lastOpenedPinId: null,
};

const visitsSlice = defineSlice('visits', initialState, {
  pinSeen: (state, payload: string) => ({
    ...state,
    viewedImages: [payload, ...state.viewedImages.filter((signature) => signature !== payload)].slice(0, MOST_VIEWED_IMAGES),
  }),
  sharedPinSeen: (state, payload: string) => ({
    ...state,
    viewedSharedPins: [payload, ...state.viewedSharedPins.filter((id) => id !== payload)],
  }),
  pageVisited: (state, payload: VisitedPage) => {
    const { visitedPages } = state;
    const isKept = visitedPages.at(-1)?.path !== payload.path && visitedPages.length < MOST_VISITED_PAGES;
    return {
      ...state,
      visitedPages: isKept ? [...visitedPages, payload] : visitedPages,
      loginSignupFrom: WAYS_IN.includes(payload.pageType) ? state.loginSignupFrom : payload.pageType,
    };
  },
  visitKnown: (state, payload: Partial<VisitsState>) => ({ ...state, ...payload }),
  pinOpened: (state, payload: string) => ({ ...state, lastOpenedPinId: payload }),
  homeEntered: (state) => ({ ...state, homeLeft: null }),
  homeLeft: (state, payload: LeftHome) => ({ ...state, homeLeft: payload }),
});

export const { pinSeen, sharedPinSeen, pageVisited, visitKnown, pinOpened, homeEntered, homeLeft } = visitsSlice.actions;
export const visitsReducer = visitsSlice.reducer;
