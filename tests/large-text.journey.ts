import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeBoard, makePins } from './support/content.ts';
import { overflowOf, settle } from './support/layout.ts';
import type { Person } from './support/people.ts';
import { setStage } from './support/stage.ts';

const SETTINGS = [
  'edit-profile',
  'account-settings',
  'security',
  'apps',
  'privacy',
  'messages',
  'permissions',
  'websites',
  'edit/mentions',
];

/** Makes text twice as large (WCAG 1.4.4), as browsers do for who asked for it: what is measured in `rem` grows along. */
const enlargeText = (page: Page) => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));

describe('with text of twice the size', () => {
  let ines: Person;
  let pinPath = '';
  const stage = setStage({
    prepare: async ({ person }) => {
      ines = await person('ines');
      const tiles = await makeBoard(ines, 'Tiles', { description: 'Blue and white, mostly' });
      const [pin] = await makePins(ines, tiles, ['A kitchen with a window to the yard', 'Donaudampfschifffahrtsgesellschaft', 'Jug']);
      pinPath = `/pin/${pin!.id}/`;
    },
  });

  const screens = {
    'the pages of the entrance': { isPublic: true, paths: () => ['/login/', '/signup/', '/password/reset/'] },
    'the pages of a person': {
      isPublic: false,
      paths: () => ['/', pinPath, '/inesduarte/', '/inesduarte/tiles/', '/pin-builder/', '/search/pins/?q=jug'],
    },
    'the pages of the settings': { isPublic: false, paths: () => ['/settings/', ...SETTINGS.map((name) => `/settings/${name}/`)] },
  };

  it.each(Object.entries(screens))('%s stay in the window, on a phone and beside the rail', async (_name, { isPublic, paths }) => {
    const wide: string[] = [];
    for (const eyes of [{ width: 390 }, { width: 390, locale: 'de' }, { width: 1280 }]) {
      const { page } = isPublic ? await stage.stranger(eyes) : await stage.as(ines, eyes);
      for (const path of paths()) {
        await page.goto(stage.url + path);
        await page.getByRole('main').waitFor();
        await enlargeText(page);
        await settle(page);
        const overflow = await overflowOf(page);
        if (overflow.length > 0) wide.push(`${path} at ${eyes.width}: ${overflow.join(' ')}`);
      }
    }
    expect(wide).toEqual([]);
  });
});
