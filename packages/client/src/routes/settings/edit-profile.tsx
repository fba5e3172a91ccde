import { EditProfilePage, preloadOwnProfile, settingsRoute } from '../../features/settings/index.ts';

export default settingsRoute({
  path: '/settings/edit-profile/',
  title: 'settings.profile',
  Page: EditProfilePage,
  preload: preloadOwnProfile,
});
