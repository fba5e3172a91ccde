import { describe, expect, it } from 'vitest';
import { setPasscodeScene } from '../scenes/passcode.scene.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { newestMailLink } from '../support/mails.ts';
import { PASSWORD } from '../support/people.ts';

describe('a parental passcode', () => {
  const { stage, backupEmail, youngPerson, setPasscode } = setPasscodeScene();

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
    const link = await newestMailLink(stage.databaseUrl, stage.url, backupEmail, 'Set another parental passcode');
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
