import { openDatabase } from '@bowerbird/server/core/database/database.ts';
import type { Page } from 'playwright-core';
import { PASSWORD, type CastName, type Person } from '../support/people.ts';
import { setStage } from '../support/stage.ts';

const BACKUP_EMAIL = 'ines.duarte@example.org';

/** Sets the stage for young people whose parents set a passcode. */
export function setPasscodeScene() {
  const stage = setStage();

  async function youngPerson(name: CastName): Promise<Person> {
    const person = await stage.person(name);
    const db = openDatabase({ url: stage.databaseUrl, poolSize: 1 });
    const birthday = `${new Date().getUTCFullYear() - 15}-01-01`;
    await db.updateTable('users').set({ birthday }).where('id', '=', person.id).execute();
    await db.destroy();
    return person;
  }

  async function setPasscode(page: Page, passcode: string): Promise<void> {
    await page.goto(`${stage.url}/parental-passcode/`);
    await page.getByLabel('Passcode', { exact: true }).fill(passcode);
    await page.getByLabel('Confirm the passcode').fill(passcode);
    await page.getByLabel('Backup email', { exact: true }).fill(BACKUP_EMAIL);
    await page.getByLabel('Confirm the backup email').fill(BACKUP_EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Set passcode' }).click();
    await page.getByText('A passcode protects this account. Its backup email is i•••@example.org.').waitFor();
  }

  return { stage, backupEmail: BACKUP_EMAIL, youngPerson, setPasscode };
}
