import { AccountSections, settingsRoute } from '../../pages/settings/index.ts';
import { preloadAccount } from '../../features/identity/account-settings/index.ts';

export default settingsRoute({
  path: '/settings/account-settings/',
  title: 'settings.account',
  lead: 'settings.onlyYou',
  sections: [AccountSections],
  preload: preloadAccount,
});
