import { PrivacyPage, preloadSettings, settingsRoute } from '../../features/settings/index.ts';

export default settingsRoute({ path: '/settings/privacy/', title: 'settings.privacy', Page: PrivacyPage, preload: preloadSettings });
