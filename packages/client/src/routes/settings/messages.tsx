import { MessageSettings, preloadSettings, settingsRoute } from '../../features/settings/index.ts';

export default settingsRoute({
  path: '/settings/messages/',
  title: 'settings.messages',
  lead: 'settings.messagesLead',
  sections: [MessageSettings],
  preload: preloadSettings,
});
