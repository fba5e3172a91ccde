import { ConnectedApps, DeveloperApps } from '../../features/identity/apps/index.ts';
import { settingsRoute } from '../../pages/settings/index.ts';

export default settingsRoute({
  path: '/settings/apps/',
  title: 'settings.apps',
  heading: 'apps.settingsTitle',
  lead: 'apps.settingsLead',
  messages: ['apps'],
  sections: [ConnectedApps, DeveloperApps],
});
