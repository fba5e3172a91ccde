import { KeptApps, preloadConnectedApps } from '../../../features/apps/index.ts';
import { PasswordForm, preloadAccountFacts, settingsRoute } from '../../../features/settings/index.ts';

export default settingsRoute({
  path: '/settings/edit/password/',
  title: 'password.title',
  messages: ['apps'],
  lead: 'password.lead',
  sections: [PasswordForm, KeptApps],
  preload: (input) => Promise.all([preloadAccountFacts(input), preloadConnectedApps(input)]),
});
