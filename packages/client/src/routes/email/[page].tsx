import { EmailKinds, isEmailsPage, preloadAccountFacts, settingsRoute } from '../../features/settings/index.ts';

export default settingsRoute({
  path: '/email/preferences/',
  title: 'settings.emails',
  lead: 'settings.emailsLead',
  sections: [EmailKinds],
  exists: isEmailsPage,
  preload: preloadAccountFacts,
});
