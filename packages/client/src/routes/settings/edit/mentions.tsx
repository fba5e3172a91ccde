import { MentionSettings, preloadSettings, settingsRoute } from '../../../features/settings/index.ts';

export default settingsRoute({
  path: '/settings/edit/mentions/',
  title: 'settings.mentions',
  lead: 'settings.mentionsLead',
  sections: [MentionSettings],
  preload: preloadSettings,
});
