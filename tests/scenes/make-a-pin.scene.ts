import { PinDraftsResource } from '@bowerbird/contract/creation/pin-drafts/calls.ts';
import { createSafeFetch } from '@bowerbird/server/core/safe-fetch/index.ts';
import { openSmallInternet, type SmallInternet } from '@bowerbird/server/core/safe-fetch/testing/small-internet.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { Tab } from '../support/browser.ts';
import { makeBoard } from '../support/content.ts';
import type { Person } from '../support/people.ts';
import { drawPicture } from '../support/pictures.ts';
import { setStage } from '../support/stage.ts';

const PAGE_WITH_PICTURES = 'http://tiles.example/azulejos';

const pageOfTiles =
  '<!doctype html><title>Azulejos of Porto</title><main>' +
  '<img src="/wall.jpg" width="640" height="480" alt="A wall of azulejos"><img src="/door.jpg" width="640" height="480" alt="A door"></main>';

type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

/** Sets the stage for Ines, who makes pins for her board Tiles from files and from a small internet. */
export function setMakeAPinScene() {
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

  return {
    stage,
    pageWithPictures: PAGE_WITH_PICTURES,
    withoutDrafts,
    openBuilder,
    pictureFile,
    chooseFiles,
    chooseBoard,
    readPage,
  };
}

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
