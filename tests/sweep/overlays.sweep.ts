import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { barriersInBothThemes } from '../support/layout.ts';
import { setStage } from '../support/stage.ts';
import { holdFinger } from '../support/touch.ts';
import { openSwept } from './pages.ts';
import { emptyScene, setScene } from './scene.ts';

describe('what opens over a page', () => {
  const scene = emptyScene();
  const stage = setStage({ prepare: (place) => setScene(place, scene) });

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
    'the menu of a pin': { path: () => scene.pin, open: (page) => press(page, 'More') },
    'the board picker': { path: () => scene.pin, open: (page) => press(page, /^Choose a board/) },
    'a new board in the picker': {
      path: () => scene.pin,
      open: async (page) => {
        await press(page, /^Choose a board/);
        await page.getByRole('button', { name: 'New board' }).click();
      },
    },
    'the dialog to share': { path: () => '/inesduarte/', width: 1280, open: (page) => press(page, 'Share') },
    'the picture in full': { path: () => scene.pin, open: (page) => press(page, 'Zoom in') },
    'the acts of a card': {
      path: () => '/inesduarte/tiles/',
      width: 390,
      open: (page) => holdFinger(page, page.getByRole('link', { name: 'Doorway', exact: true }), { ms: 600 }),
    },
    'editing a pin': { path: () => scene.pin, open: (page) => choose(page, 'Edit pin') },
    'the question before a pin goes': { path: () => scene.pin, open: (page) => choose(page, 'Delete pin') },
    'the menu of a board': { path: () => '/inesduarte/tiles/', open: (page) => press(page, 'More') },
    'editing a board': { path: () => '/inesduarte/tiles/', open: (page) => choose(page, 'Edit board') },
    'the question before a board goes': { path: () => '/inesduarte/tiles/', open: (page) => choose(page, 'Delete board') },
    'a new section': { path: () => '/inesduarte/tiles/', open: (page) => press(page, /^New section/) },
    'making something': { path: () => '/inesduarte/', open: (page) => press(page, 'Create') },
    'who follows': { path: () => '/inesduarte/', open: (page) => press(page, /follower/) },
    'the pictures of a web page': { path: () => '/pin-builder/', open: (page) => press(page, 'Save from a web page') },
  };

  const cases = Object.entries(overlays).flatMap(([name, overlay]) =>
    // A phone and a desktop: their pages differ in more than their width.
    [390, 1280].filter((width) => (overlay.width ?? width) === width).map((width) => ({ name, width, ...overlay })),
  );

  it.for(cases)('keeps nobody out, light or dark, $width px wide: $name', async ({ width, path, open }) => {
    const { page } = await openSwept(stage, scene, { looker: 'owner' }, { width });
    await page.goto(stage.url + path());
    await open(page);
    await opened(page).waitFor();
    expect(await barriersInBothThemes(page, opened(page))).toEqual([]);
  });
});

function opened(page: Page): Locator {
  const roles = ['dialog', 'alertdialog', 'menu', 'listbox'] as const;
  return roles
    .map((role) => page.getByRole(role))
    .reduce((some, other) => some.or(other))
    .first();
}
