import { AccountSections, preloadAccount, settingsRoute } from '../../features/settings/index.ts';

export default settingsRoute({
  path: '/settings/account-settings/',
  title: 'settings.account',
  lead: 'settings.onlyYou',
  sections: [AccountSections],
  preload: preloadAccount,
});
