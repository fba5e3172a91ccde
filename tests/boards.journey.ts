import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { setBoardsScene } from './scenes/boards.scene.ts';
import { chooseFromMore } from './support/board-page.ts';
import { makeBoard, makePins } from './support/content.ts';

describe('a person’s boards', () => {
  const scene = setBoardsScene();
  const { stage, openBoard } = scene;

  it('are made from the profile, each name once', async () => {
    const tab = await stage.as(scene.lena);
    tab.expect(/status of 409/);
    const { page } = tab;
    await page.goto(`${stage.url}/lenafjeld/`);
    await openCreateBoard(page);
    await page.getByLabel('Name').fill('birds');
    await page.getByRole('button', { name: 'Create board' }).click();
    await page.getByRole('alert').filter({ hasText: 'You already have a board with this name.' }).waitFor();
    await page.getByLabel('Name').fill('Knots');
    await page.getByRole('button', { name: 'Create board' }).dblclick();
    await page.waitForURL(`${stage.url}/lenafjeld/knots/`);
    await page.getByRole('heading', { name: 'Knots', level: 1 }).waitFor();
    await page.getByRole('heading', { name: 'An empty bower' }).waitFor();
  });

  it('change their name, their words and who may see them, and then strangers find nothing', async () => {
    await makeBoard(scene.lena, 'Letters');
    const page = await openBoard('letters');
    await chooseFromMore(page, 'Edit board');
    const dialog = page.getByRole('dialog', { name: 'Edit board' });
    await dialog.getByLabel('Name').fill('Love letters');
    await dialog.getByLabel('Description').fill('Not for everybody');
    await dialog.getByLabel('Who can see it').selectOption({ label: 'Only you and people you invite' });
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await page.waitForURL(`${stage.url}/lenafjeld/love-letters/`);
    await page.getByRole('heading', { name: 'Love letters', level: 1 }).waitFor();
    await page.getByText('Secret board').waitFor();
    await page.getByText('Not for everybody').waitFor();
    await page.reload();
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');

    const tab = await stage.stranger();
    tab.expect(/status of 404/);
    const response = await tab.page.goto(page.url());
    expect(response?.status()).toBe(404);
    await tab.page.getByRole('heading', { name: 'This page flew off' }).waitFor();
    expect(await tab.page.content()).not.toContain('Love letters');
  });

  it('have sections: made, opened, renamed and deleted, with a way back', async () => {
    const page = await openBoard();
    await page.getByRole('button', { name: /^New section/ }).click();
    await page.getByLabel('Name', { exact: true }).fill('Waders');
    await page.getByRole('button', { name: 'Create section' }).click();
    await page.getByRole('link', { name: /^Waders/ }).click();
    await page.getByRole('heading', { name: 'Waders', level: 1 }).waitFor();
    await chooseFromMore(page, 'Rename section');
    await page.getByLabel('Name', { exact: true }).fill('On long legs');
    await page.getByRole('button', { name: 'Save name' }).click();
    await page.getByRole('heading', { name: 'On long legs', level: 1 }).waitFor();
    await chooseFromMore(page, 'Delete section');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete section' }).click();
    await page.getByText('Section deleted').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: /^On long legs/ }).waitFor();
  });

  it('are deleted after a question, and come back by undo', async () => {
    const board = await makeBoard(scene.lena, 'Passing');
    await makePins(scene.lena, board, ['Swift']);
    const page = await openBoard('passing');
    await chooseFromMore(page, 'Delete board');
    const question = page.getByRole('alertdialog', { name: 'Delete “Passing”?' });
    await question.getByText('The board and its 1 pin will go.').waitFor();
    await question.getByRole('button', { name: 'Delete board' }).click();
    await page.waitForURL(`${stage.url}/lenafjeld/`);
    await page.getByText('Board deleted').waitFor();
    expect((await fetch(`${stage.url}/lenafjeld/passing/`)).status).toBe(404);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: /^Passing/ }).click();
    await page.getByRole('link', { name: 'Swift' }).waitFor();
  });
});

async function openCreateBoard(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Create' }).click();
  await page.getByRole('menuitem', { name: 'Create a board' }).click();
}
