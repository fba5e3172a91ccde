import { DownloadSection, preloadSettings, PrivacyPage, settingsRoute } from '../../features/settings/index.ts';

export default settingsRoute({
  path: '/settings/privacy/',
  title: 'settings.privacy',
  Page: () => (
    <PrivacyPage>
      <DownloadSection />
    </PrivacyPage>
  ),
  messages: ['cookies'],
  preload: preloadSettings,
});
