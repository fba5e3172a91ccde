import { describe, expect, it } from 'vitest';
import { makeBoard, makePins } from './support/content.ts';
import type { Eyes, Tab } from './support/browser.ts';
import { overflowOf, settle, shiftsOf, watchShifts } from './support/layout.ts';
import type { Person } from './support/people.ts';
import { setStage } from './support/stage.ts';

const WIDTHS = [390, 820, 1280, 1920];
const SKETCHES = [
  { width: 300, height: 200 },
  { width: 300, height: 300 },
  { width: 200, height: 700 },
  { width: 300, height: 410 },
  { width: 640, height: 360 },
];
const TITLES = [
  'Jug',
  'A kitchen with a window to the yard, painted twice in the same week because the first blue was wrong',
  '台所の青いタイル',
  'Pão',
  'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
  'Light on a wall',
];

describe('every screen', () => {
  let ines: Person;
  let pinPath = '';
  const stage = setStage({
    prepare: async ({ person }) => {
      ines = await person('ines');
      const tiles = await makeBoard(ines, 'Tiles', { description: 'Blue and white, mostly' });
      const titles = Array.from({ length: 24 }, (_, index) => TITLES[index % TITLES.length]!);
      const pins = await makePins(ines, tiles, titles, (index) => SKETCHES[index % SKETCHES.length]!);
      pinPath = `/pin/${pins[7]!.id}/`;
    },
  });

  const screens = {
    'the home of strangers': { path: () => '/', isPublic: true },
    'the home of a person': { path: () => '/', isPublic: false },
    'a pin from close up': { path: () => pinPath, isPublic: false },
    'a board': { path: () => '/inesduarte/tiles/', isPublic: false },
    'a profile': { path: () => '/inesduarte/', isPublic: false },
    'the search page': { path: () => '/search/pins/?q=jug', isPublic: false },
    'the pin builder': { path: () => '/pin-builder/', isPublic: false },
    'the way in': { path: () => '/signup/', isPublic: true },
    'the log-in': { path: () => '/login/', isPublic: true },
    'the way in, beside a pin': { path: () => `/signup/?next=${encodeURIComponent(pinPath)}`, isPublic: true },
  };
  type Screen = (typeof screens)[keyof typeof screens];
  const named = Object.entries(screens);

  async function open({ path, isPublic }: Screen, eyes: Eyes): Promise<Tab> {
    const tab = isPublic ? await stage.stranger(eyes) : await stage.as(ines, eyes);
    await watchShifts(tab.page);
    await tab.page.goto(stage.url + path(), { waitUntil: 'networkidle' });
    await settle(tab.page);
    return tab;
  }

  it.for(named)('stands still from its first paint on, and fits its window: %s', async ([, screen]) => {
    // One after the other: a window that starves for the others' sake draws its words before their font is there.
    for (const width of WIDTHS) {
      const { page } = await open(screen, { width });
      expect({ width, shifts: await shiftsOf(page) }).toEqual({ width, shifts: [] });
      expect({ width, overflow: await overflowOf(page) }).toEqual({ width, overflow: [] });
    }
  });

  it.for(named)('reads from right to left, down to the smallest phone: %s', async ([, screen]) => {
    const { page } = await open(screen, { width: 390, locale: 'ar' });
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await settle(page);
      expect({ width, overflow: await overflowOf(page) }).toEqual({ width, overflow: [] });
    }
  });
});
