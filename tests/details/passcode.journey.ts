import { openDatabase } from '@bowerbird/server/core/database/database.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { holdRequests } from '../support/hold-requests.ts';
import { newestMailLink } from '../support/mails.ts';
import { PASSWORD, type CastName } from '../support/people.ts';
import { setStage } from '../support/stage.ts';

const BACKUP_EMAIL = 'ines.duarte@example.org';

describe('a parental passcode', () => {
  const stage = setStage();

  async function youngPerson(name: CastName) {
    const person = await stage.person(name);
    const db = openDatabase({ url: stage.databaseUrl, poolSize: 1 });
    const birthday = `${new Date().getUTCFullYear() - 15}-01-01`;
    await db.updateTable('users').set({ birthday }).where('id', '=', person.id).execute();
    await db.destroy();
    return person;
  }

  async function setPasscode(page: Page, passcode: string) {
    await page.goto(`${stage.url}/parental-passcode/`);
    await page.getByLabel('Passcode', { exact: true }).fill(passcode);
    await page.getByLabel('Confirm the passcode').fill(passcode);
    await page.getByLabel('Backup email', { exact: true }).fill(BACKUP_EMAIL);
    await page.getByLabel('Confirm the backup email').fill(BACKUP_EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Set passcode' }).click();
    await page.getByText('A passcode protects this account. Its backup email is i•••@example.org.').waitFor();
  }

  it('fills a phone, stays while it is checked, and stands before a form', async () => {
    const tab = await stage.as(await youngPerson('jonas'), { width: 390 });
    tab.expect(/status of 403/);
    const { page } = tab;
    await setPasscode(page, '4821');
    await page.goto(`${stage.url}/settings/edit/password/`, { waitUntil: 'load' });
    await page.getByLabel('Old password').fill(PASSWORD);
    await page.getByLabel('New password', { exact: true }).fill('blue feathers 43');
    await page.getByRole('button', { name: 'Change password', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Parental passcode required' });
    await dialog.waitFor();
    const sizeOf = async () => {
      const box = await dialog.boundingBox();
      return [box?.width, box?.height];
    };
    await expect.poll(sizeOf).toEqual([390, page.viewportSize()!.height]);

    const release = await holdRequests(page, '**/resource/UserPasswordResource/update/');
    await dialog.getByLabel('Enter a 4-digit code').fill('4821');
    await dialog.getByRole('button', { name: 'Enter' }).click();
    await page.keyboard.press('Escape');
    expect(await dialog.isVisible()).toBe(true);
    release();
    await dialog.waitFor({ state: 'detached' });
    await page.waitForURL(`${stage.url}/settings/account-settings/`);
  });

  it('that is forgotten is set anew by the link in the mail to the backup address', async () => {
    const tab = await stage.as(await youngPerson('lena'), { width: 390 });
    tab.expect(/status of (401|403)/);
    const { page } = tab;
    await setPasscode(page, '4821');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByText('The link is on its way to i•••@example.org.').waitFor();
    const link = await newestMailLink(stage.databaseUrl, stage.url, BACKUP_EMAIL, 'Set another parental passcode');
    const parent = await stage.stranger({ width: 390 });
    parent.expect(/status of 401/);
    await parent.page.goto(link, { waitUntil: 'load' });
    for (const outcome of ['The new passcode holds from now on.', 'This link was used, or is too old. Ask for another one.']) {
      await parent.page.getByLabel('New passcode', { exact: true }).fill('7777');
      await parent.page.getByLabel('Confirm the new passcode').fill('7777');
      await parent.page.getByRole('button', { name: 'Set passcode' }).click();
      await parent.page.getByText(outcome).waitFor();
      await parent.page.goto(link, { waitUntil: 'load' });
    }
    await page.getByRole('button', { name: 'Remove passcode' }).click();
    await page.getByLabel('Enter a 4-digit code').fill('7777');
    await page.getByRole('button', { name: 'Enter' }).click();
    await page.getByRole('button', { name: 'Set passcode' }).waitFor();
  });
});
