import { UserResource } from '@bowerbird/contract/people/users/calls.ts';
import { BoardSectionResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { describe, expect, it } from 'vitest';
import { makeBoard, makePins } from './support/content.ts';
import type { Eyes, Tab } from './support/browser.ts';
import { clippedIn, overflowOf, settle, shiftsOf, watchShifts } from './support/layout.ts';
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

describe('the longest words that may be typed, without a place to break', () => {
  const word = (limit: number) => 'm'.repeat(limit);
  let tomas: Person;
  let paths: string[] = [];
  const stage = setStage({
    prepare: async ({ person }) => {
      tomas = await person('tomas');
      await tomas.call(UserResource.update, { full_name: word(textLimits.fullName) });
      const board = await makeBoard(tomas, word(textLimits.boardName), { description: word(textLimits.boardDescription) });
      const section = await tomas.call(BoardSectionResource.create, { board_id: board.id, title: word(textLimits.sectionName) });
      const [pin] = await makePins(tomas, board, [word(textLimits.pinTitle)]);
      // No word of theirs, so that nothing is found and the page says of what.
      const search = `?q=${'q'.repeat(textLimits.searchQuery)}`;
      paths = [
        `/${tomas.username}/`,
        board.url,
        section.url,
        `/pin/${pin!.id}/`,
        ...['pins', 'boards', 'users'].map((scope) => `/search/${scope}/${search}`),
      ];
    },
  });

  it.each([320, 390, 1280])('stay in a window of %i px, whole', async (width) => {
    const wide: string[] = [];
    for (const open of [() => stage.stranger({ width }), () => stage.as(tomas, { width })]) {
      const { page } = await open();
      for (const path of paths) {
        await page.goto(stage.url + path);
        await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
        await settle(page);
        const overflow = [...(await overflowOf(page)), ...(await clippedIn(page, 'main :is(h1, h2, h3, [dir="auto"] + .muted)'))];
        if (overflow.length > 0) wide.push(`${path.slice(0, 30)}: ${overflow.join(' ')}`);
      }
    }
    expect(wide).toEqual([]);
  });
});
