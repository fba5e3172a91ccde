import { ConnectedAccountsResource } from '@bowerbird/contract/identity/connected-accounts/calls.ts';
import { PasskeyResource } from '@bowerbird/contract/identity/passkeys/calls.ts';
import { SecondFactorResource } from '@bowerbird/contract/identity/second-factor/calls.ts';
import { UserSessionsResource } from '@bowerbird/contract/identity/session-list/calls.ts';
import { ConnectedSection } from '../../features/identity/connected-accounts/index.ts';
import { PasskeysSection } from '../../features/identity/passkeys/index.ts';
import { TwoStepSection } from '../../features/identity/second-factor/index.ts';
import { SessionsSection } from '../../features/identity/session-list/index.ts';
import { settingsRoute } from '../../pages/settings/index.ts';
import { preloadResources } from '../../routing/preload-resources.ts';

export default settingsRoute({
  path: '/settings/security/',
  title: 'settings.security',
  messages: ['security'],
  lead: 'settings.securityLead',
  sections: [TwoStepSection, PasskeysSection, ConnectedSection, SessionsSection],
  preload: preloadResources(SecondFactorResource.get, PasskeyResource.get, ConnectedAccountsResource.get, UserSessionsResource.get),
});
