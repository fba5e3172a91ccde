import { MentionSettings, preloadSettings } from '../../../features/identity/settings/index.ts';
import { settingsRoute } from '../../../pages/settings/index.ts';

export default settingsRoute({
  path: '/settings/edit/mentions/',
  title: 'settings.mentions',
  lead: 'settings.mentionsLead',
  sections: [MentionSettings],
  preload: preloadSettings,
});
