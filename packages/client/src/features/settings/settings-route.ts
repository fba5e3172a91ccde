import type { ComponentType } from 'react';
import { loginStates } from '@bowerbird/domain/identity/login-state.ts';
import type { OnDemandArea } from '../../i18n/on-demand-areas.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { defineRoute, type PreloadInput, type RouteDefinition } from '../../routing/define-route.ts';
import { logInFor } from '../../routing/next-path.ts';

/** Declares a page of the settings: for signed-in people, in no search engine; others come back to it after logging in. */
export function settingsRoute(page: {
  path: `/${string}`;
  title: MessageId;
  Page: ComponentType;
  /** Words of the sections that other features put on the page. */
  messages?: readonly OnDemandArea[];
  /** Fetches what the page shows; not for a limited login, which has to give the password first. */
  preload?: (input: PreloadInput) => Promise<unknown>;
  /** Whether an address names the page, where the route's file takes several. */
  exists?: RouteDefinition['exists'];
  /** What the page stands on, where it is not there for everybody. */
  primary?: RouteDefinition['primary'];
}): RouteDefinition {
  const { path, title, Page, messages = [], preload, primary, exists } = page;
  return defineRoute({
    pageType: 'settings',
    Page,
    messages: ['entrance', 'settings', 'passcode', ...messages],
    preload: (input) => (input.state().session.viewer?.login_state === loginStates.loggedIn ? preload?.(input) : undefined),
    primary,
    exists,
    redirect: ({ search }, state) => (state.session.isAuthenticated ? null : logInFor(path, search)),
    head: (_input, _state, text) => ({ title: text(title), canonicalPath: path, noIndex: true }),
  });
}
