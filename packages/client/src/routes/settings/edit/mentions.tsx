import { MentionsPage, preloadSettings, settingsRoute } from '../../../features/settings/index.ts';

export default settingsRoute({
  path: '/settings/edit/mentions/',
  title: 'settings.mentions',
  Page: MentionsPage,
  preload: preloadSettings,
});
