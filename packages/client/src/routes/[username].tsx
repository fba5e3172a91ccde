import { preloadProfile, profileHead, ProfilePage, profileRedirect, profileStructuredData, selectProfile } from '../pages/profile/index.ts';
import { defineRoute } from '../routing/define-route.ts';

export default defineRoute({
  pageType: 'profile',
  Page: ProfilePage,
  messages: ['profile', 'together'],
  query: ['tab', 'sort'],
  preload: preloadProfile,
  primary: selectProfile,
  redirect: profileRedirect,
  head: profileHead,
  structuredData: import.meta.env.SSR ? profileStructuredData : undefined,
});
