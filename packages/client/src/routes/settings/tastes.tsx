import { HiddenPinsResource } from '@bowerbird/contract/discovery/pin-feedback/calls.ts';
import { UserTastesResource } from '@bowerbird/contract/discovery/tastes/calls.ts';
import { TasteSettings } from '../../features/discovery/tastes/index.ts';
import { settingsRoute } from '../../pages/settings/index.ts';
import { preloadResources } from '../../routing/preload-resources.ts';

export default settingsRoute({
  path: '/settings/tastes/',
  title: 'settings.tastes',
  heading: 'tastes.heading',
  lead: 'tastes.lead',
  sections: [TasteSettings],
  preload: preloadResources(UserTastesResource.get, HiddenPinsResource.get),
});
