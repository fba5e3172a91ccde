import { PermissionSettings, preloadSettings } from '../../features/identity/settings/index.ts';
import { settingsRoute } from '../../pages/settings/index.ts';

export default settingsRoute({
  path: '/settings/permissions/',
  title: 'settings.permissions',
  lead: 'settings.permissionsLead',
  sections: [PermissionSettings],
  preload: preloadSettings,
});
