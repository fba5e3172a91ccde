import type { ComponentType } from 'react';
import { loginStates } from '@bowerbird/domain/identity/login-state.ts';
import { useText } from '../../i18n/i18n.tsx';
import type { OnDemandArea } from '@bowerbird/words/areas.generated.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { defineRoute, type PreloadInput, type RouteDefinition } from '../../routing/define-route.ts';
import { logInFor } from '../../lib/next-path.ts';
import { SettingsFrame } from './settings-frame.tsx';
import { SettingsListPage } from './settings-list-page.tsx';

interface SettingsPlace {
  readonly path: `/${string}`;
  readonly title: MessageId;
  /** Words of the sections that features put on the page. */
  readonly messages?: readonly OnDemandArea[];
  /** Fetches what the page shows; not for a limited login, which has to give the password first. */
  readonly preload?: (input: PreloadInput) => Promise<unknown>;
  /** Whether an address names the page, where the route's file takes several. */
  readonly exists?: RouteDefinition['exists'];
  /** What the page stands on, where it is not there for everybody. */
  readonly primary?: RouteDefinition['primary'];
}

interface SettingsSections {
  /** Where the page has a longer one than the list of pages. */
  readonly heading?: MessageId;
  readonly lead: MessageId;
  /** What stands on the page, one below the other. */
  readonly sections: readonly ComponentType[];
}

/** Declares a page of the settings from the sections of features: a heading, and the list of pages beside it. */
export function settingsRoute({ heading, lead, sections, ...place }: SettingsPlace & SettingsSections): RouteDefinition {
  return signedInRoute(place, () => <SettingsPage heading={heading ?? place.title} lead={lead} sections={sections} />);
}

/** `/settings/`: the list of pages. */
export const settingsListRoute: RouteDefinition = signedInRoute({ path: '/settings/', title: 'settings.title' }, SettingsListPage);

/** For signed-in people, in no search engine; others come back to it after logging in. */
function signedInRoute({ path, title, messages = [], preload, primary, exists }: SettingsPlace, Page: ComponentType): RouteDefinition {
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

function SettingsPage({ heading, lead, sections }: Required<SettingsSections>) {
  const text = useText();
  return (
    <SettingsFrame title={text(heading)} lead={text(lead)}>
      {sections.map((Section, index) => (
        <Section key={index} />
      ))}
    </SettingsFrame>
  );
}
