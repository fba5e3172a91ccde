import { preloadOwnProfile, ProfileSections, settingsRoute } from '../../features/settings/index.ts';

export default settingsRoute({
  path: '/settings/edit-profile/',
  title: 'settings.profile',
  lead: 'settings.profileLead',
  sections: [ProfileSections],
  preload: preloadOwnProfile,
});
