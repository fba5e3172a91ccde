import type { ViewerCard } from '@bowerbird/contract/identity/viewer/records.ts';
import type { LoggedOutUserInfo } from '@bowerbird/contract/identity/logged-out-info/schemas.ts';
import type { EntranceSettings } from '@bowerbird/contract/protocol/entrance-settings.ts';
import type { RequestContext } from '@bowerbird/contract/protocol/request-context.ts';
import { addCounts } from './add-counts.ts';
import { defineSlice } from './define-slice.ts';

/** The counts of the viewer record that change with what they do. */
export type ViewerCount = 'pin_count' | 'board_count' | 'scheduled_pin_count';

/** What the page knows of the instance. */
export interface InstanceSettings {
  readonly appName: string;
  readonly version: string;
  readonly origin: string;
  /** Sign-in providers and the bot check; `null` when there are none. */
  readonly entrance: EntranceSettings | null;
  /** Whether strangers are asked which cookies they allow. */
  readonly asksCookies?: boolean;
  /** Whether comments can be translated. */
  readonly translates?: boolean;
  /** Whether this is a country's own host, and another one the main one. */
  readonly isCountryHost?: boolean;
}

/** Who looks, from where, and at what instance; as the server said with the page. */
export interface SessionState {
  readonly viewer: ViewerCard | null;
  /** Whether somebody is signed in, and who (`C3.11`); follow from the viewer. */
  readonly isAuthenticated: boolean;
  readonly userId: string | null;
  readonly context: RequestContext | null;
  readonly settings: InstanceSettings;
  readonly isCachedRender: boolean;
  /** When the server rendered the page (ms since the epoch). */
  readonly renderedAt: number;
  /** Of who is signed in: until their token is to be renewed (`C3.29`). */
  readonly daysToExpiration: number | null;
  /** Whom this device remembers, once the log-in page asked (`C3.11`). */
  readonly loggedOutUserInfo: LoggedOutUserInfo | null;
  /** The pin that somebody logged out asked to save (`B4.23`). */
  readonly unauthSavePinId: string | null;
  /** Whether it was saved once they had come in. */
  readonly hasSavedUnauthPin: boolean;
}

const initialState: SessionState = {
  viewer: null,
  isAuthenticated: false,
  userId: null,
  context: null,
  settings: { appName: 'Bowerbird', version: '', origin: '', entrance: null },
  isCachedRender: false,
  renderedAt: 0,
  daysToExpiration: null,
  loggedOutUserInfo: null,
  unauthSavePinId: null,
  hasSavedUnauthPin: false,
};

const sessionSlice = defineSlice('session', initialState, {
  sessionKnown: (state, payload: Partial<Omit<SessionState, 'isAuthenticated' | 'userId'>>) => {
    const next = { ...state, ...payload };
    const userId = next.viewer?.id ?? null;
    return { ...next, isAuthenticated: userId !== null, userId };
  },
  viewerChanged: (state, payload: Partial<ViewerCard>) => (state.viewer ? { ...state, viewer: { ...state.viewer, ...payload } } : state),
  /** Counts of the viewer's own (`C4.17`); none falls below 0. */
  viewerCounted: (state, payload: { readonly [field in ViewerCount]?: number }) =>
    state.viewer ? { ...state, viewer: addCounts(state.viewer, payload) } : state,
  loggedOutUserKnown: (state, payload: LoggedOutUserInfo | null) => ({ ...state, loggedOutUserInfo: payload }),
  unauthSaveAsked: (state, payload: string) => ({ ...state, unauthSavePinId: payload, hasSavedUnauthPin: false }),
  unauthPinSaved: (state, payload: string) => ({ ...state, unauthSavePinId: payload, hasSavedUnauthPin: true }),
  themeChosen: (state, payload: 'light' | 'dark' | null) =>
    state.context ? { ...state, context: { ...state.context, theme: payload } } : state,
});

export const { sessionKnown, viewerChanged, viewerCounted, loggedOutUserKnown, unauthSaveAsked, unauthPinSaved, themeChosen } =
  sessionSlice.actions;
export const sessionReducer = sessionSlice.reducer;
