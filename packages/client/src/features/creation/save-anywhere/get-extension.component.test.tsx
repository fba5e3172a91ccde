import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount } from '../../../testing/mount.tsx';
import { GetExtension } from './get-extension.tsx';

describe('the browser extension', () => {
  it('is built by a command, and loaded where each browser does that', async () => {
    await mount(<GetExtension />);
    for (const words of ['npm run extension', 'chrome://extensions', 'about:debugging'])
      await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  });

  it('says what it sends of a page, and where that is turned off', async () => {
    await mount(<GetExtension />);
    await expect.element(page.getByText(/sends each page that you save from to your instance.*settings of kept copies/u)).toBeVisible();
  });
});
