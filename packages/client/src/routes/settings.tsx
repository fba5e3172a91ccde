import { SettingsListPage, settingsRoute } from '../features/settings/index.ts';

export default settingsRoute({ path: '/settings/', title: 'settings.title', Page: SettingsListPage });
