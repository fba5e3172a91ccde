import { settingsRoute, WebsitesPage } from '../../features/settings/index.ts';

export default settingsRoute({ path: '/settings/websites/', title: 'settings.websites', Page: WebsitesPage });
