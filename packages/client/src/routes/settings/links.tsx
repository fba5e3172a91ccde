import { LinkChecksResource } from '@bowerbird/contract/pinning/link-checks/calls.ts';
import { LinkChecks } from '../../features/pinning/link-checks/index.ts';
import { settingsRoute } from '../../pages/settings/index.ts';
import { preloadResources } from '../../routing/preload-resources.ts';

export default settingsRoute({
  path: '/settings/links/',
  title: 'settings.links',
  lead: 'links.lead',
  messages: ['links'],
  sections: [LinkChecks],
  preload: preloadResources(LinkChecksResource.get),
});
