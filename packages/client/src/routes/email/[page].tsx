import { EmailKinds, isEmailsPage, preloadAccountFacts } from '../../features/identity/account-settings/index.ts';
import { settingsRoute } from '../../pages/settings/index.ts';

export default settingsRoute({
  path: '/email/preferences/',
  title: 'settings.emails',
  lead: 'settings.emailsLead',
  sections: [EmailKinds],
  exists: isEmailsPage,
  preload: preloadAccountFacts,
});
