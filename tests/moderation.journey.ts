import { describe, expect, it } from 'vitest';
import { ReportResource } from '@bowerbird/contract/social/reports/calls.ts';
import { openDatabase } from '@bowerbird/server/core/database/database.ts';
import { makeBoard, makePins } from './support/content.ts';
import type { Person } from './support/people.ts';
import { setStage } from './support/stage.ts';

describe('deciding about what was reported', () => {
  let mei: Person;
  const stage = setStage({
    prepare: async ({ person, databaseUrl }) => {
      const ines = await person('ines');
      mei = await person('mei');
      const db = openDatabase({ url: databaseUrl, poolSize: 1 });
      await db.insertInto('moderators').values({ user_id: mei.id }).execute();
      await db.destroy();
      const noor = await person('noor');
      for (const pin of await makePins(ines, await makeBoard(ines, 'Cheap bags'), ['Win a chair', 'Win a lamp'])) {
        await noor.call(ReportResource.create, { target: { type: 'pin', id: pin.id }, reason: 'spam', text: 'Asks for a card.' });
      }
    },
  });

  it('decides by keys alone, and takes it back', async () => {
    const { page } = await stage.as(mei);
    await page.goto(`${stage.url}/care/`);
    await page.getByRole('heading', { name: 'Win a chair' }).waitFor();
    await page.keyboard.press('j');
    await page.getByRole('heading', { name: 'Win a lamp' }).waitFor();
    expect(page.url()).toMatch(/\/care\/\?case=\d+$/u);
    await page.keyboard.press('k');
    await page.getByRole('heading', { name: 'Win a chair' }).waitFor();
    await page.keyboard.press('r');
    await page.getByRole('radio', { name: /^Remove/u, checked: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('Say why.').waitFor();
    await page.getByRole('button', { name: 'False link' }).click();
    await page.getByRole('button', { name: 'Decide: Remove' }).click();
    await page.getByRole('heading', { name: 'Win a lamp' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('heading', { name: 'Win a chair' }).waitFor();
  });
});
