import react from '@vitejs/plugin-react';
import { CHROMIUM_KEY, FIREFOX_ID } from '@bowerbird/domain/operation/browser-extension.ts';
import { defineConfig } from 'wxt';

/** One source for Chromium and Firefox; what differs between them is the manifest alone. */
export default defineConfig({
  srcDir: 'src',
  outDir: 'dist',
  publicDir: 'dist/public',
  imports: false,
  manifestVersion: 3,
  targetBrowsers: ['chrome', 'firefox'],
  vite: () => ({ plugins: [react()], build: { target: 'es2023' } }),
  zip: { artifactTemplate: 'bowerbird-{{browser}}-{{version}}.zip', zipSources: false },
  manifest: ({ browser }) => ({
    name: '__MSG_name__',
    description: '__MSG_description__',
    default_locale: 'en',
    icons: { 16: 'icon/16.png', 32: 'icon/32.png', 48: 'icon/48.png', 128: 'icon/128.png' },
    permissions: ['alarms', 'contextMenus', 'identity', 'scripting', 'storage', 'unlimitedStorage'],
    // Pictures are fetched as the person's browser sees them, from whichever site they are on.
    host_permissions: ['<all_urls>'],
    ...(browser === 'firefox'
      ? {
          browser_specific_settings: {
            gecko: {
              id: FIREFOX_ID,
              // From this version on Firefox itself asks for what is sent.
              strict_min_version: '140.0',
              // What is saved goes to the person's own instance: the page's address, its words and its pictures.
              data_collection_permissions: { required: ['browsingActivity', 'websiteContent'] },
            },
          },
        }
      : { key: CHROMIUM_KEY, minimum_chrome_version: '120' }),
  }),
});
