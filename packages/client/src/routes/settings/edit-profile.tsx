import { preloadOwnProfile } from '../../features/people/users/index.ts';
import { ProfileSections, settingsRoute } from '../../pages/settings/index.ts';

export default settingsRoute({
  path: '/settings/edit-profile/',
  title: 'settings.profile',
  lead: 'settings.profileLead',
  sections: [ProfileSections],
  preload: preloadOwnProfile,
});
