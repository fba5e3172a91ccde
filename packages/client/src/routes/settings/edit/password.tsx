import { KeptApps, preloadConnectedApps } from '../../../features/identity/apps/index.ts';
import { PasswordForm } from '../../../features/identity/password-change/index.ts';
import { preloadAccountFacts } from '../../../features/identity/account-settings/index.ts';
import { settingsRoute } from '../../../pages/settings/index.ts';

export default settingsRoute({
  path: '/settings/edit/password/',
  title: 'password.title',
  messages: ['apps'],
  lead: 'password.lead',
  sections: [PasswordForm, KeptApps],
  preload: (input) => Promise.all([preloadAccountFacts(input), preloadConnectedApps(input)]),
});
