import { EmailForm, preloadAccountFacts, settingsRoute } from '../../../features/settings/index.ts';

export default settingsRoute({
  path: '/settings/edit/email/',
  title: 'email.title',
  lead: 'email.lead',
  sections: [EmailForm],
  preload: preloadAccountFacts,
});
