import { ConnectedApps, DeveloperApps } from '../../features/apps/index.ts';
import { settingsRoute } from '../../features/settings/index.ts';

export default settingsRoute({
  path: '/settings/apps/',
  title: 'settings.apps',
  heading: 'apps.settingsTitle',
  lead: 'apps.settingsLead',
  messages: ['apps'],
  sections: [ConnectedApps, DeveloperApps],
});
