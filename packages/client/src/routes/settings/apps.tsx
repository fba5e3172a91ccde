import { AppsPage } from '../../features/apps/index.ts';
import { settingsRoute } from '../../features/settings/index.ts';

export default settingsRoute({ path: '/settings/apps/', title: 'settings.apps', messages: ['apps'], Page: AppsPage });
