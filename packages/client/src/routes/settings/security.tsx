import { ConnectedSection, PasskeysSection, TwoStepSection } from '../../features/security/index.ts';
import { SecurityPage, SessionsSection, settingsRoute } from '../../features/settings/index.ts';

/** How somebody comes in, and where they are: each feature's section, in this order. */
const sections = [TwoStepSection, PasskeysSection, ConnectedSection, SessionsSection];

export default settingsRoute({
  path: '/settings/security/',
  title: 'settings.security',
  messages: ['security'],
  Page: () => <SecurityPage sections={sections} />,
});
