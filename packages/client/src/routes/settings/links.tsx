import { KeptCopiesResource } from '@bowerbird/contract/pinning/kept-copies/calls.ts';
import { LinkCheckCountsResource, LinkChecksResource } from '@bowerbird/contract/pinning/link-checks/calls.ts';
import { KeptCopies } from '../../features/pinning/kept-copies/index.ts';
import { LinkChecks } from '../../features/pinning/link-checks/index.ts';
import { settingsRoute } from '../../pages/settings/index.ts';
import { preloadResources } from '../../routing/preload-resources.ts';

export default settingsRoute({
  path: '/settings/links/',
  title: 'settings.links',
  lead: 'links.lead',
  messages: ['links', 'copies'],
  sections: [LinkChecks, KeptCopies],
  preload: preloadResources(LinkChecksResource.get, LinkCheckCountsResource.get, KeptCopiesResource.get),
});
