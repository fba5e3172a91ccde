import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { BoardSectionResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { UserFollowResource } from '@bowerbird/contract/people/follows/calls.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Tab } from './support/browser.ts';
import { makeBoard, makePins } from './support/content.ts';
import { barriersInBothThemes } from './support/layout.ts';
import { makeFilmPin } from './support/moving.ts';
import type { Person } from './support/people.ts';
import { setStage } from './support/stage.ts';
import { holdFinger } from './support/touch.ts';

/** A phone and a desktop: their pages differ in more than their width. */
const WIDTHS = [390, 1280];

const PUBLIC_PAGES = [
  '/',
  '/signup/',
  '/login/',
  '/login/link/?token=x',
  '/login/left/?until=2030-01-01T00:00:00.000Z',
  '/password/reset/',
  '/password/reset/?token=x',
  '/secure/not-me/?token=x',
  '/verify/email/?token=x',
  '/about/',
  '/terms/',
  '/privacy/',
  '/nobody/nothing/at/all/',
  '/inesduarte/',
  '/inesduarte/tiles/',
  '/search/pins/?q=jug',
  '/search/pins/?q=zzz',
];
const SIGNED_IN_PAGES = [
  '/',
  '/homefeed/',
  '/pin-builder/',
  '/inesduarte/tiles/',
  '/inesduarte/tiles/doors/',
  '/inesduarte/a-surprise/',
  '/inesduarte/',
  '/inesduarte/?tab=created',
  '/inesduarte/?tab=pins',
  '/noorhaddad/',
  '/noorhaddad/walls/',
  '/search/pins/?q=jug',
  '/search/boards/?q=tiles',
  '/search/users/?q=ines',
  '/search/my_pins/?q=jug',
];

describe('nothing keeps people out', () => {
  let ines: Person;
  let pinPath = '';
  let filmPath = '';
  const stage = setStage({
    prepare: async (place) => {
      ines = await place.person('ines');
      const noor = await place.person('noor');
      const tiles = await makeBoard(ines, 'Tiles', { description: 'Blue and white, mostly' });
      const [jug] = await makePins(ines, tiles, ['Jug', 'Star tile', 'Doorway', '台所の青いタイル', 'A kitchen with a window to the yard']);
      pinPath = `/pin/${jug!.id}/`;
      filmPath = `/pin/${(await makeFilmPin(place, ines, tiles, 'Steam')).id}/`;
      await ines.call(BoardSectionResource.create, { board_id: tiles.id, title: 'Doors' });
      await makeBoard(ines, 'A surprise', { privacy: 'secret' });
      const old = await makeBoard(ines, 'Old walls');
      await ines.call(BoardResource.update, { board_id: old.id, archived: true });
      const walls = await makeBoard(noor, 'Walls');
      await noor.call(RepinResource.create, { pin_id: jug!.id, board_id: walls.id });
      await noor.call(UserFollowResource.create, { user_id: ines.id });
      await ines.call(UserFollowResource.create, { user_id: noor.id });
    },
  });

  it.for(WIDTHS)('on a page, light or dark, %d px wide', async (width) => {
    const barriers: string[] = [];
    const walk = async (tab: Tab, paths: string[]) => {
      tab.expect(/status of 404/);
      for (const path of paths) {
        await tab.page.goto(stage.url + path, { waitUntil: 'networkidle' });
        barriers.push(...(await barriersInBothThemes(tab.page)).map((barrier) => `${path}: ${barrier}`));
      }
    };
    await Promise.all([
      walk(await stage.stranger({ width }), PUBLIC_PAGES.concat(pinPath, `/login/?next=${encodeURIComponent(pinPath)}`)),
      walk(await stage.as(ines, { width }), SIGNED_IN_PAGES.concat(pinPath, filmPath)),
    ]);
    expect(barriers).toEqual([]);
  });

  const main = (page: Page) => page.getByRole('main');
  const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first().click();
  const choose = async (page: Page, name: string) => {
    await press(page, 'More');
    await page.getByRole('menuitem', { name }).click();
  };
  const overlays: Record<string, { path: () => string; width?: number; open: (page: Page) => Promise<void> }> = {
    'the menu of one’s account': {
      path: () => '/about/',
      open: (page) => page.getByRole('button', { name: 'Your account' }).first().click(),
    },
    'the suggestions of the search': {
      path: () => '/about/',
      width: 1280,
      open: (page) => page.getByRole('combobox').fill('til'),
    },
    'the menu of a pin': { path: () => pinPath, open: (page) => press(page, 'More') },
    'the board picker': { path: () => pinPath, open: (page) => press(page, /^Choose a board/) },
    'a new board in the picker': {
      path: () => pinPath,
      open: async (page) => {
        await press(page, /^Choose a board/);
        await page.getByRole('button', { name: 'New board' }).click();
      },
    },
    'the dialog to share': { path: () => '/inesduarte/', width: 1280, open: (page) => press(page, 'Share') },
    'the picture in full': { path: () => pinPath, open: (page) => press(page, 'Look closer') },
    'the acts of a card': {
      path: () => '/inesduarte/tiles/',
      width: 390,
      open: (page) => holdFinger(page, page.getByRole('link', { name: 'Doorway', exact: true }), { ms: 600 }),
    },
    'editing a pin': { path: () => pinPath, open: (page) => choose(page, 'Edit pin') },
    'the question before a pin goes': { path: () => pinPath, open: (page) => choose(page, 'Delete pin') },
    'the menu of a board': { path: () => '/inesduarte/tiles/', open: (page) => press(page, 'More') },
    'editing a board': { path: () => '/inesduarte/tiles/', open: (page) => choose(page, 'Edit board') },
    'the question before a board goes': { path: () => '/inesduarte/tiles/', open: (page) => choose(page, 'Delete board') },
    'a new section': { path: () => '/inesduarte/tiles/', open: (page) => press(page, /^New section/) },
    'making something': { path: () => '/inesduarte/', open: (page) => press(page, 'Create') },
    'who follows': { path: () => '/inesduarte/', open: (page) => press(page, /follower/) },
    'the pictures of a web page': { path: () => '/pin-builder/', open: (page) => press(page, 'Save from a web page') },
  };

  it.for(WIDTHS)('in what opens over a page, light or dark, %d px wide', async (width) => {
    const barriers: string[] = [];
    const left = Object.entries(overlays).filter(([, { width: only = width }]) => only === width);
    const walk = async ({ page }: Tab) => {
      for (let next = left.pop(); next; next = left.pop()) {
        const [name, { path, open }] = next;
        await page.goto(stage.url + path(), { waitUntil: 'networkidle' });
        await open(page);
        await opened(page).waitFor();
        barriers.push(...(await barriersInBothThemes(page, opened(page))).map((barrier) => `${name}: ${barrier}`));
      }
    };
    await Promise.all([walk(await stage.as(ines, { width })), walk(await stage.as(ines, { width }))]);
    expect(barriers).toEqual([]);
  });
});

function opened(page: Page): Locator {
  const roles = ['dialog', 'alertdialog', 'menu', 'listbox'] as const;
  return roles
    .map((role) => page.getByRole(role))
    .reduce((some, other) => some.or(other))
    .first();
}
