import { TodayEditorsResource } from '@bowerbird/contract/discovery/today/calls.ts';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import { describe, expect, it } from 'vitest';
import { makeBoard, makePin } from './support/content.ts';
import { barriersInBothThemes } from './support/layout.ts';
import { openDatabase } from '@bowerbird/server/core/database/database.ts';
import { setStage } from './support/stage.ts';

describe('the today tab', () => {
  let jug: Pin;
  let chair: Pin;
  let boardUrl: string;
  const stage = setStage({
    prepare: async ({ person, databaseUrl }) => {
      const lena = await person('lena');
      const db = openDatabase({ url: databaseUrl, poolSize: 1 });
      await db.updateTable('users').set({ is_owner: true }).where('id', '=', lena.id).execute();
      await db.destroy();
      await lena.call(TodayEditorsResource.create, { username: (await person('noor')).username });
      const ines = await person('ines');
      const board = await makeBoard(ines, 'Blue rooms');
      boardUrl = board.url;
      jug = await makePin(ines, board, 'A blue jug');
      chair = await makePin(ines, board, 'A blue chair');
    },
  });

  it('lets an editor write from pins and a board, look at it, and publish it for everybody', async () => {
    const { page } = await stage.as(await stage.person('noor'));
    await page.goto(`${stage.url}/today/`);
    await page.getByRole('link', { name: 'Write' }).click();
    await page.getByRole('link', { name: 'New article' }).click();
    await page.waitForURL(`${stage.url}/today/edit/new/`);
    const form = page.getByRole('form', { name: 'Edit the article' });
    await form.getByLabel('Title', { exact: true }).fill('One blue thing');
    await form.getByLabel('Lead').fill('A jug and a chair.');
    await page.waitForURL(/\/today\/edit\/\d+\/$/);
    await form.getByRole('button', { name: 'Add text' }).click();
    await form.getByLabel('Text', { exact: true }).fill('A bowerbird does not paint.');
    await form.getByRole('button', { name: 'Add pins' }).click();
    await form.getByLabel('Pins', { exact: true }).fill('not an address');
    await form.getByRole('button', { name: 'Add a board' }).click();
    await form.getByLabel('Board', { exact: true }).fill(stage.url + boardUrl);
    await form.getByRole('button', { name: 'Move up' }).last().click();
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('That is no address of a pin.').waitFor();
    await form.getByLabel('Pins', { exact: true }).fill(`${stage.url}/pin/${jug.id}/\n/pin/${chair.id}/`);
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved', { exact: true }).waitFor();
    expect(await barriersInBothThemes(page)).toEqual([]);
    await page.reload();
    await form.getByRole('button', { name: 'Take out “A blue jug”' }).waitFor();
    const stranger = await stage.stranger();
    await stranger.page.goto(`${stage.url}/today/`);
    await stranger.page.getByText('No stories yet').waitFor();
    await form.getByLabel('Out from').fill('2020-02-02T08:00');
    const settled = page.waitForResponse(/TodayArticleResource\/update/);
    await form.getByRole('button', { name: 'Save' }).click();
    await settled;
    await form.getByRole('link', { name: 'See it' }).click();
    await page.getByRole('heading', { name: 'One blue thing', level: 1 }).waitFor();
  });

  it('leads a reader from Explore into the article, its pins and its board', async () => {
    const { page } = await stage.stranger({ width: 390 });
    await page.goto(`${stage.url}/search/pins/`);
    await page.getByRole('link', { name: /One blue thing/ }).click();
    await page.getByRole('heading', { name: 'One blue thing', level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/today\/article\/one-blue-thing\/\d+\/$/);
    await page.getByText('A bowerbird does not paint.').waitFor();
    await page
      .getByRole('complementary', { name: 'A board in this story' })
      .getByRole('link', { name: /Blue rooms/ })
      .waitFor();
    const all = page.getByRole('region', { name: 'All pins of this story' });
    await all.getByRole('link', { name: 'A blue chair', exact: true }).waitFor();
    expect(await barriersInBothThemes(page)).toEqual([]);
    await page.getByRole('figure').getByRole('link', { name: 'A blue jug' }).click();
    await page.waitForURL(`${stage.url}/pin/${jug.id}/`);
  });

  it('saves all pins of an article to one board', async () => {
    const oskar = await stage.person('oskar');
    const kept = await makeBoard(oskar, 'From the story');
    const { page } = await stage.as(oskar);
    await page.goto(`${stage.url}/today/`);
    await page.getByRole('link', { name: 'One blue thing' }).first().click();
    await page.getByRole('button', { name: 'Save all 2 pins' }).click();
    await page.getByRole('dialog', { name: 'Save to' }).getByRole('button', { name: 'From the story' }).click();
    await page.getByText('Saved 2 pins to From the story').waitFor();
    await page.goto(stage.url + kept.url);
    await page.getByRole('link', { name: 'A blue chair', exact: true }).waitFor();
  });

  it('sends an address with another title to the right one, and has no page for an article that is not there', async () => {
    const tab = await stage.stranger();
    const { page } = tab;
    await page.goto(`${stage.url}/today/`);
    const href = await page.getByRole('link', { name: /One blue thing/ }).getAttribute('href');
    await page.goto(`${stage.url}${href!.replace('article/one-blue-thing', 'best/another-title')}`);
    expect(new URL(page.url()).pathname).toBe(href);
    tab.expect(/status of 404/);
    expect((await page.goto(`${stage.url}/today/article/gone/1/`))?.status()).toBe(404);
  });
});
