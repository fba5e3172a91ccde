import { PasswordPage, preloadAccountFacts, settingsRoute } from '../../../features/settings/index.ts';

export default settingsRoute({
  path: '/settings/edit/password/',
  title: 'password.title',
  Page: PasswordPage,
  preload: preloadAccountFacts,
});
