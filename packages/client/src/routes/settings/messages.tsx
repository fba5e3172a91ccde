import { MessagesPage, preloadSettings, settingsRoute } from '../../features/settings/index.ts';

export default settingsRoute({ path: '/settings/messages/', title: 'settings.messages', Page: MessagesPage, preload: preloadSettings });
