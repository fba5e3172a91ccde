export { ProfilePage } from './profile-page.tsx';
export { preloadProfile, profileHead, profileRedirect, selectProfile } from './profile-route.ts';
export { profileStructuredData } from './profile-structured-data.ts';
