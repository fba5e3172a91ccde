import { EmailsPage, isEmailsPage, preloadAccountFacts, settingsRoute } from '../../features/settings/index.ts';

export default settingsRoute({
  path: '/email/preferences/',
  title: 'settings.emails',
  Page: EmailsPage,
  exists: isEmailsPage,
  preload: preloadAccountFacts,
});
