import { EarlierImportsResource } from '@bowerbird/contract/creation/imports/calls.ts';
import { ImportSection } from '../../features/creation/imports/index.ts';
import { settingsRoute } from '../../pages/settings/index.ts';
import { preloadResources } from '../../routing/preload-resources.ts';

export default settingsRoute({
  path: '/settings/import/',
  title: 'settings.import',
  lead: 'imports.lead',
  sections: [ImportSection],
  messages: ['imports'],
  preload: preloadResources(EarlierImportsResource.get),
});
