import { PinDraftsResource } from '@bowerbird/contract/creation/pin-drafts/calls.ts';
import { createSafeFetch } from '@bowerbird/server/core/safe-fetch/index.ts';
import { openSmallInternet, type SmallInternet } from '@bowerbird/server/core/safe-fetch/testing/small-internet.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tab } from './support/browser.ts';
import { makeBoard } from './support/content.ts';
import { type Person } from './support/people.ts';
import { drawPicture } from './support/pictures.ts';
import { setStage } from './support/stage.ts';

const PAGE_WITH_PICTURES = 'http://tiles.example/azulejos';

describe('making a pin', () => {
  let internet: SmallInternet;
  let tilePicture: Buffer<ArrayBuffer>;
  beforeAll(async () => {
    tilePicture = await drawPicture({ width: 640, height: 480 });
    internet = await openSmallInternet((request, response) => {
      if (request.url === '/azulejos') response.writeHead(200, { 'content-type': 'text/html' }).end(pageOfTiles);
      else if (request.url === '/plain') response.writeHead(200, { 'content-type': 'text/plain' }).end('only words');
      else if (request.url === '/round') response.writeHead(302, { location: '/round' }).end();
      else response.writeHead(200, { 'content-type': 'image/jpeg' }).end(tilePicture);
    });
  });
  afterAll(() => internet.close());

  const stage = setStage({
    safeFetch: createSafeFetch({
      resolve: async (host) => [host === 'cellar.example' ? '10.0.0.7' : '127.0.0.1'],
      allowAddress: (address) => address === '127.0.0.1',
      realPort: () => internet.port,
    }),
    prepare: async ({ person }) => {
      const ines = await person('ines');
      await makeBoard(ines, 'Tiles');
    },
  });

  /** Drafts stay from one visit to the next, and each story begins without any. */
  async function withoutDrafts(): Promise<Person> {
    const ines = await stage.person('ines');
    for (const { id } of await ines.call(PinDraftsResource.get, {})) await ines.call(PinDraftsResource.delete, { id });
    return ines;
  }

  async function openBuilder(): Promise<Tab> {
    const tab = await stage.as(await withoutDrafts());
    await tab.page.goto(`${stage.url}/pin-builder/`);
    await tab.page.getByRole('heading', { name: 'Create a pin' }).waitFor();
    return tab;
  }

  it('takes a picture from the file picker, says what is still missing, and leads to the pin that was published', async () => {
    const { page } = await openBuilder();
    await chooseFiles(page, [await pictureFile('jug.jpg')]);
    await page.getByText('Picture uploaded').waitFor({ state: 'attached' });
    await page.getByText('Choose a board for it.').waitFor();
    expect(await page.getByRole('button', { name: 'Publish', exact: true }).isDisabled()).toBe(true);

    await page.getByLabel('Title').fill('Blue jug on a sill');
    await page.getByLabel('Description', { exact: true }).fill('Painted on a Sunday.');
    await page.getByLabel('Link').fill('tiles.example/jug');
    await page.getByLabel('Link').blur();
    expect(await page.getByLabel('Link').inputValue()).toBe('https://tiles.example/jug');
    await page.getByLabel('Picture description').fill('A blue jug');
    await chooseBoard(page, 'Tiles');
    await page.getByRole('button', { name: 'Publish', exact: true }).dblclick();
    const toast = page.getByText('Your pin is published.');
    await toast.waitFor();
    await page.getByRole('link', { name: 'See it' }).click();
    await page.waitForURL(/\/pin\/\w+\//);
    await page.getByRole('heading', { name: 'Blue jug on a sill' }).waitFor();
    await page.getByText('Painted on a Sunday.').waitFor();
    expect(await page.getByRole('img', { name: 'A blue jug' }).first().isVisible()).toBe(true);

    await page.goto(`${stage.url}/inesduarte/tiles/`);
    await page.getByRole('link', { name: 'A blue jug' }).waitFor();
    // The double click made one pin.
    expect(await page.getByRole('link', { name: 'A blue jug' }).count()).toBe(1);
  });

  it('makes several pins at once and publishes them together', async () => {
    const { page } = await openBuilder();
    await chooseFiles(page, [await pictureFile('one.jpg'), await pictureFile('two.jpg')]);
    const drafts = page.getByRole('list', { name: 'Pins being made' });
    expect(await drafts.getByRole('listitem').count()).toBe(2);
    for (const number of [1, 2]) {
      await drafts.getByRole('button', { name: new RegExp(`^Pin ${number}\\b`, 'u') }).click();
      await page.getByText('Picture uploaded').waitFor({ state: 'attached' });
      await page.getByLabel('Title').fill(`Tile ${number}`);
      await chooseBoard(page, 'Tiles');
    }
    await page.getByRole('button', { name: 'Publish all 2' }).click();
    await page.getByText('2 pins are published.').waitFor();
    await page.getByRole('link', { name: 'See them' }).click();
    await page.waitForURL(`${stage.url}/inesduarte/tiles/`);
  });

  it('keeps drafts on the server, so that another browser goes on with them and two do not overwrite each other', async () => {
    const tab = await openBuilder();
    const { page } = tab;
    // The one that comes late is told so.
    tab.expect(/status of 409/);
    await chooseFiles(page, [await pictureFile('loom.jpg')]);
    await page.getByText('Picture uploaded').waitFor({ state: 'attached' });
    await page.getByLabel('Title').fill('A loom');
    await page.getByLabel('Allow comments').uncheck();
    await page.getByText(/drafts? saved/i).waitFor();

    const { page: other } = await stage.as(await stage.person('ines'));
    await other.goto(`${stage.url}/pin-builder/`);
    await expect.poll(() => other.getByLabel('Title').inputValue()).toBe('A loom');
    expect(await other.getByLabel('Allow comments').isChecked()).toBe(false);
    await other.getByLabel('Title').fill('A loom from elsewhere');
    await other.getByText(/drafts? saved/i).waitFor();

    await page.getByLabel('Title').fill('A loom of mine');
    await page.getByText('This pin was changed somewhere else too.').waitFor();
    await page.getByText('There its title is “A loom from elsewhere”.').waitFor();
    await page.getByRole('button', { name: 'Take the other' }).click();
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('A loom from elsewhere');
  });

  it('lets pictures of a web page be chosen, and brings its words and its address along', async () => {
    const { page } = await openBuilder();
    await readPage(page, PAGE_WITH_PICTURES);
    await page.getByRole('button', { name: 'A wall of azulejos' }).click();
    await page.getByRole('button', { name: 'Add 1 picture' }).click();
    expect(await page.getByLabel('Link').inputValue()).toBe(PAGE_WITH_PICTURES);
    await page.getByLabel('Title').fill('A wall in Porto');
    await chooseBoard(page, 'Tiles');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('link', { name: 'See it' }).click();
    await page.getByRole('heading', { name: 'A wall in Porto' }).waitFor();
    await page.getByRole('link', { name: 'Visit tiles.example' }).waitFor();
  });
});

const pageOfTiles =
  '<!doctype html><title>Azulejos of Porto</title><main>' +
  '<img src="/wall.jpg" width="640" height="480" alt="A wall of azulejos"><img src="/door.jpg" width="640" height="480" alt="A door"></main>';

type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

async function pictureFile(name: string): Promise<ChosenFile> {
  return { name, mimeType: 'image/jpeg', buffer: await drawPicture() };
}

async function chooseFiles(page: Page, files: ChosenFile[] | string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^(Choose files|Dateien wählen)$/ }).click();
  await (await chooser).setFiles(files);
}

async function chooseBoard(page: Page, name: string): Promise<void> {
  await page.getByLabel('Board', { exact: true }).click();
  await page.getByRole('dialog', { name: 'Save to' }).getByRole('button', { name }).click();
}

async function readPage(page: Page, address: string): Promise<void> {
  if (!(await page.getByLabel('Web address').isVisible())) await page.getByRole('button', { name: 'Save from a web page' }).click();
  await page.getByLabel('Web address').fill(address);
  await page.getByRole('button', { name: 'Show pictures' }).click();
}
