import { ConnectedSection, PasskeysSection, TwoStepSection } from '../../features/security/index.ts';
import { SessionsSection, settingsRoute } from '../../features/settings/index.ts';

export default settingsRoute({
  path: '/settings/security/',
  title: 'settings.security',
  messages: ['security'],
  lead: 'settings.securityLead',
  sections: [TwoStepSection, PasskeysSection, ConnectedSection, SessionsSection],
});
