import { ConnectedAppsResource, DeveloperAppsResource } from '@bowerbird/contract/operation/apps/calls.ts';
import { ConnectedApps, DeveloperApps } from '../../features/operation/apps/index.ts';
import { settingsRoute } from '../../pages/settings/index.ts';
import { preloadResources } from '../../routing/preload-resources.ts';

export default settingsRoute({
  path: '/settings/apps/',
  title: 'settings.apps',
  heading: 'apps.settingsTitle',
  lead: 'apps.settingsLead',
  messages: ['apps'],
  sections: [ConnectedApps, DeveloperApps],
  preload: preloadResources(ConnectedAppsResource.get, DeveloperAppsResource.get),
});
