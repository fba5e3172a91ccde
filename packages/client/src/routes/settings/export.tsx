import { DataExportsResource } from '@bowerbird/contract/account/data-export/calls.ts';
import { TakeOutSection } from '../../features/creation/exports/index.ts';
import { settingsRoute } from '../../pages/settings/index.ts';
import { preloadResources } from '../../routing/preload-resources.ts';

export default settingsRoute({
  path: '/settings/export/',
  title: 'settings.export',
  lead: 'exports.lead',
  sections: [TakeOutSection],
  messages: ['exports'],
  preload: preloadResources(DataExportsResource.get),
});
