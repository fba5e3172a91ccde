import { UserSettingsResource } from '@bowerbird/contract/account/settings/calls.ts';
import { PermissionSettings } from '../../features/account/settings/index.ts';
import { settingsRoute } from '../../pages/settings/index.ts';
import { preloadResources } from '../../routing/preload-resources.ts';

export default settingsRoute({
  path: '/settings/permissions/',
  title: 'settings.permissions',
  lead: 'settings.permissionsLead',
  sections: [PermissionSettings],
  preload: preloadResources(UserSettingsResource.get),
});
