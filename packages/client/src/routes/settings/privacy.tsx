import { CookieSection } from '../../features/cookies/index.ts';
import { DownloadSection, Personalisation, preloadSettings, ProfilePrivacy, settingsRoute } from '../../features/settings/index.ts';

export default settingsRoute({
  path: '/settings/privacy/',
  title: 'settings.privacy',
  lead: 'settings.privacyLead',
  sections: [ProfilePrivacy, Personalisation, CookieSection, DownloadSection],
  messages: ['cookies'],
  preload: preloadSettings,
});
