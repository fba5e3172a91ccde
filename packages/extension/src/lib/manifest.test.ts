import { expect, it } from 'vitest';
import config from '../../wxt.config.ts';

const manifestFor = async (browser: string) => {
  const { manifest } = config;
  return typeof manifest === 'function' ? manifest({ browser, manifestVersion: 3, mode: 'production', command: 'build' }) : manifest;
};

it('Firefox says at the installation that addresses and contents of pages are sent, and is new enough to say so', async () => {
  const { gecko } = (await manifestFor('firefox'))!.browser_specific_settings!;
  expect(gecko!.data_collection_permissions).toEqual({ required: ['browsingActivity', 'websiteContent'] });
  // Older versions leave the key out and ask nobody.
  expect(Number.parseInt(gecko!.strict_min_version!, 10)).toBeGreaterThanOrEqual(140);
});

it('other browsers know nothing of that', async () => {
  expect(await manifestFor('chrome')).not.toHaveProperty('browser_specific_settings');
});
