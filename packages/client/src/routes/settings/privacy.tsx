import { CookieSection } from '../../features/identity/cookie-consent/index.ts';
import { DownloadSection } from '../../features/identity/data-export/index.ts';
import { Personalisation, preloadSettings, ProfilePrivacy } from '../../features/identity/settings/index.ts';
import { settingsRoute } from '../../pages/settings/index.ts';

export default settingsRoute({
  path: '/settings/privacy/',
  title: 'settings.privacy',
  lead: 'settings.privacyLead',
  sections: [ProfilePrivacy, Personalisation, CookieSection, DownloadSection],
  messages: ['cookies'],
  preload: preloadSettings,
});
