export { AccountSections } from './account-sections.tsx';
export { ProfileSections } from './profile-sections.tsx';
export { settingsRoute, settingsListRoute } from './settings-route.tsx';
