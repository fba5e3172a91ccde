import { EmailForm } from '../../../features/identity/email-change/index.ts';
import { preloadAccountFacts } from '../../../features/identity/account-settings/index.ts';
import { settingsRoute } from '../../../pages/settings/index.ts';

export default settingsRoute({
  path: '/settings/edit/email/',
  title: 'email.title',
  lead: 'email.lead',
  sections: [EmailForm],
  preload: preloadAccountFacts,
});
