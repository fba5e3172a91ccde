import { BoardSectionResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { openDatabase } from '@bowerbird/server/core/database/database.ts';
import { describe, expect, it } from 'vitest';
import { setBoardsScene } from '../scenes/boards.scene.ts';
import { chooseFromMore } from '../support/board-page.ts';
import { makeBoard, makePins } from '../support/content.ts';
import { barriersInBothThemes } from '../support/layout.ts';
import { limitSessions } from '../support/limit-sessions.ts';
import { PASSWORD } from '../support/people.ts';

describe('a person’s boards', () => {
  const scene = setBoardsScene();
  const { stage, openBoard } = scene;

  it('say what is still being done to their pins, until it is done', async () => {
    const db = openDatabase({ url: stage.databaseUrl, poolSize: 1 });
    const { id } = await db
      .insertInto('board_actions')
      .values({ board_id: scene.birds.id, progress: 0.5 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const page = await openBoard();
    const work = page.getByRole('progressbar', { name: 'Updating the pins of this board' });
    await work.waitFor();
    expect(await work.getAttribute('aria-valuetext')).toBe('50%');
    expect(await barriersInBothThemes(page, page.getByRole('main'))).toEqual([]);

    await db.deleteFrom('board_actions').where('id', '=', id).execute();
    await db.destroy();
    await work.waitFor({ state: 'detached' });
  });

  it('are found in whatever letters their address is written, and have one', async () => {
    const { page } = await stage.stranger();
    const response = await page.goto(`${stage.url}/LenaFjeld/BIRDS/?x=1`);
    expect(response?.status()).toBe(200);
    expect(page.url()).toBe(`${stage.url}/lenafjeld/birds/?x=1`);
    await page.getByRole('heading', { name: 'Birds', level: 1 }).waitFor();
  });

  it('lead to more that goes with their pins, and back', async () => {
    const other = await stage.person('noor');
    const shelf = await makeBoard(other, 'Shelf');
    await makePins(other, shelf, ['Birds of the marsh']);
    const page = await openBoard();
    const tabs = page.getByRole('navigation', { name: 'Parts of the board' });
    // Search hears of a new pin behind the reply.
    await expect
      .poll(async () => {
        await page.goto(`${stage.url}/lenafjeld/birds/?tab=ideas`);
        return page.getByRole('link', { name: 'Birds of the marsh', exact: true }).count();
      })
      .toBeGreaterThan(0);
    expect(await tabs.getByRole('link', { name: 'More ideas' }).getAttribute('aria-current')).toBe('page');
    await tabs.getByRole('link', { name: 'Pins' }).click();
    await page.getByRole('link', { name: 'Wren', exact: true }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Birds of the marsh', exact: true }).waitFor();

    const reeds = await makeBoard(scene.lena, 'Reeds');
    await scene.lena.call(BoardSectionResource.create, { board_id: reeds.id, title: 'Marsh birds' });
    await page.goto(`${stage.url}/lenafjeld/reeds/marsh-birds/`);
    await tabs.getByRole('link', { name: 'More ideas' }).click();
    await page.getByRole('link', { name: 'Birds of the marsh', exact: true }).waitFor();
    await page.goto(`${stage.url}/lenafjeld/reeds/marsh-birds/?tab=ideas`);
    await page.getByRole('link', { name: 'Birds of the marsh', exact: true }).waitFor();
  });

  it('are searched in the place of their tabs, and Back from a pin brings the search back', async () => {
    const page = await openBoard();
    const grid = page.getByRole('link', { name: 'Wren', exact: true });
    const topOf = async () => (await grid.boundingBox())!.y;
    await grid.waitFor();
    const before = await topOf();
    await page.getByRole('button', { name: 'Search this board' }).click();
    const field = page.getByRole('searchbox', { name: 'Search this board' });
    await field.waitFor();
    expect(await topOf()).toBe(before);
    await field.fill('zeppelin');
    await page.getByRole('heading', { name: 'Nothing on this board for “zeppelin”' }).waitFor();
    await field.fill('wre');
    const found = page.getByRole('region', { name: 'Found on Birds' });
    await found.getByRole('link', { name: 'Wren', exact: true }).click();
    await page.waitForURL(/\/pin\//);
    await page.goBack();
    await found.getByRole('link', { name: 'Wren', exact: true }).waitFor();
    expect(await field.inputValue()).toBe('wre');
    await page.getByRole('button', { name: 'Close the search' }).click();
    await page.getByRole('navigation', { name: 'Parts of the board' }).waitFor();
    await page.getByRole('link', { name: 'Heron', exact: true }).waitFor();
  });

  it('go to the archive and come back', async () => {
    await makeBoard(scene.lena, 'Old walls');
    const page = await openBoard('old-walls');
    await chooseFromMore(page, 'Archive board');
    await page.getByText('Old walls is in the archive').waitFor();
    await page.goto(`${stage.url}/lenafjeld/`);
    await page
      .getByRole('list', { name: 'Archived boards' })
      .getByRole('link', { name: /Old walls/ })
      .click();
    await page.getByText('Archived').waitFor();
    await chooseFromMore(page, 'Bring back from the archive');
    await page.getByText('Old walls is back').waitFor();
  });

  it('ask who came in without a password for it, and the act goes on after it', async () => {
    const oskar = await stage.person('oskar');
    const board = await makeBoard(oskar, 'Harbours');
    await limitSessions(stage, oskar);
    const { page, expect: allow } = await stage.as(oskar, { width: 390 });
    allow(/status of 40[13]/);
    await page.goto(stage.url + board.url);
    await chooseFromMore(page, 'Edit board');
    await page.getByLabel('Name').fill('Quays');
    await page.getByRole('button', { name: 'Save changes' }).click();
    const question = page.getByRole('dialog', { name: 'Enter your password' });
    expect(await barriersInBothThemes(page, question)).toEqual([]);
    await question.getByRole('button', { name: 'Close' }).click();
    await page.getByText('You came in without your password. Enter it first.').waitFor();

    await page.getByRole('button', { name: 'Save changes' }).click();
    await question.getByLabel('Password', { exact: true }).fill('not blue feathers');
    await question.getByRole('button', { name: 'Go on' }).click();
    await question.getByText('This password is not right.').waitFor();
    await question.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await question.getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('heading', { name: 'Quays', level: 1 }).waitFor();

    await chooseFromMore(page, 'Delete board');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete board' }).click();
    await page.getByText('Board deleted').waitFor();
  });
});
