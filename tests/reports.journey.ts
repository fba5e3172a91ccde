import { describe, expect, it } from 'vitest';
import { makeBoard, makePins } from './support/content.ts';
import type { Person } from './support/people.ts';
import { setStage } from './support/stage.ts';

describe('reporting what breaks a rule', () => {
  let ines: Person;
  let mei: Person;
  let pinId = '';
  let boardPath = '';
  const stage = setStage({
    prepare: async ({ person }) => {
      ines = await person('ines');
      mei = await person('mei');
      const board = await makeBoard(ines, 'Cheap bags');
      boardPath = board.url;
      const [pin] = await makePins(ines, board, ['Win a chair']);
      pinId = pin!.id;
    },
  });

  it('asks why, keeps the report, and says what happens next', async () => {
    const { page } = await stage.as(mei);
    await page.goto(`${stage.url}/pin/${pinId}/`);
    await page.getByRole('button', { name: 'More', exact: true }).first().click();
    await page.getByRole('menuitem', { name: 'Report' }).click();
    await page.getByRole('radio', { name: /^Spam/u }).check();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('textbox', { name: /^In your own words/u }).fill('Asks for a card.');
    await page.getByRole('button', { name: 'Report', exact: true }).click();
    await page.getByRole('dialog', { name: 'Thank you. We have it' }).waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('stands in the menu of a board, and on a profile', async () => {
    const { page } = await stage.as(mei);
    await page.goto(`${stage.url}${boardPath}`);
    await page.getByRole('button', { name: 'More', exact: true }).first().click();
    await page.getByRole('menuitem', { name: 'Report' }).click();
    await page.getByRole('dialog', { name: 'What is wrong with this board?' }).waitFor();
    await page.keyboard.press('Escape');
    await page.goto(`${stage.url}/${ines.username}/`);
    await page.getByRole('button', { name: `More about ${ines.fullName}` }).click();
    await page.getByRole('menuitem', { name: 'Report' }).click();
    await page.getByRole('dialog', { name: 'What is wrong with this person?' }).waitFor();
    expect(await page.getByRole('radio').count()).toBe(11);
  });
});
