import { PermissionSettings, preloadSettings, settingsRoute } from '../../features/settings/index.ts';

export default settingsRoute({
  path: '/settings/permissions/',
  title: 'settings.permissions',
  lead: 'settings.permissionsLead',
  sections: [PermissionSettings],
  preload: preloadSettings,
});
