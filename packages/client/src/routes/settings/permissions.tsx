import { PermissionsPage, preloadSettings, settingsRoute } from '../../features/settings/index.ts';

export default settingsRoute({
  path: '/settings/permissions/',
  title: 'settings.permissions',
  Page: PermissionsPage,
  preload: preloadSettings,
});
