import { KeptApps, preloadConnectedApps } from '../../../features/apps/index.ts';
import { PasswordPage, preloadAccountFacts, settingsRoute } from '../../../features/settings/index.ts';

export default settingsRoute({
  path: '/settings/edit/password/',
  title: 'password.title',
  messages: ['apps'],
  Page: () => <PasswordPage sections={[KeptApps]} />,
  preload: (input) => Promise.all([preloadAccountFacts(input), preloadConnectedApps(input)]),
});
