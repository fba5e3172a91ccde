import { ConnectedSection } from '../../features/identity/connected-accounts/index.ts';
import { PasskeysSection } from '../../features/identity/passkeys/index.ts';
import { TwoStepSection } from '../../features/identity/second-factor/index.ts';
import { SessionsSection } from '../../features/identity/session-list/index.ts';
import { settingsRoute } from '../../pages/settings/index.ts';

export default settingsRoute({
  path: '/settings/security/',
  title: 'settings.security',
  messages: ['security'],
  lead: 'settings.securityLead',
  sections: [TwoStepSection, PasskeysSection, ConnectedSection, SessionsSection],
});
