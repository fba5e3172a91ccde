import { SecurityPage, SessionsSection, settingsRoute } from '../../features/settings/index.ts';

/** How somebody comes in, and where they are: each feature's section, in this order. */
const sections = [SessionsSection];

export default settingsRoute({
  path: '/settings/security/',
  title: 'settings.security',
  Page: () => <SecurityPage sections={sections} />,
});
