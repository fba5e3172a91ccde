import { AccountPage, preloadAccount, settingsRoute } from '../../features/settings/index.ts';

export default settingsRoute({
  path: '/settings/account-settings/',
  title: 'settings.account',
  Page: AccountPage,
  preload: preloadAccount,
});
