import { openDatabase } from '@bowerbird/server/core/database/database.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { barriersInBothThemes } from './support/layout.ts';
import type { Person } from './support/people.ts';
import { setStage } from './support/stage.ts';

describe('feedback', () => {
  const stage = setStage();
  let lena: Person;
  beforeAll(async () => {
    lena = await stage.person('lena');
    const db = openDatabase({ url: stage.databaseUrl, poolSize: 1 });
    await db.updateTable('users').set({ is_owner: true }).where('id', '=', lena.id).execute();
    await db.destroy();
  });

  it('goes from the settings to the owner, who is done with it', async () => {
    const { page } = await stage.as(await stage.person('noor'), { width: 390 });
    await page.goto(`${stage.url}/settings/`, { waitUntil: 'load' });
    await page.getByRole('button', { name: /^Give feedback/ }).click();
    await page.getByRole('textbox', { name: 'What should be better?' }).fill('The picker hides my newest board.');
    expect(await barriersInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('dialog', { name: 'Thank you' }).getByRole('button', { name: 'Done' }).click();

    const owner = await stage.as(lena);
    await owner.page.goto(`${stage.url}/settings/instance/`, { waitUntil: 'load' });
    const told = owner.page.getByRole('region', { name: 'What people told you' });
    await told.getByText('The picker hides my newest board.').waitFor();
    await told.getByRole('button', { name: 'Done' }).click();
    await told.getByText('Nobody told you anything yet.').waitFor();
  });
});
