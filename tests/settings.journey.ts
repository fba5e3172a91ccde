import { UserSettingsResource } from '@bowerbird/contract/account/settings/calls.ts';
import { describe, expect, it } from 'vitest';
import { setSettingsScene } from './scenes/settings.scene.ts';
import { openAccountMenu } from './support/account-menu.ts';
import { makeBoard } from './support/content.ts';
import { fillLogIn } from './support/forms.ts';
import { barriersInBothThemes } from './support/layout.ts';
import { newestMailLink } from './support/mails.ts';
import { PASSWORD } from './support/people.ts';

describe('the settings', () => {
  const { stage, open, toast, logIn } = setSettingsScene();

  it('change name, website and username; the old address of the profile and of a board leads to the new one', async () => {
    const ines = await stage.person('ines');
    await stage.person('noor');
    await makeBoard(ines, 'Tiles');
    const { page } = await stage.as(ines);
    await open(page, '/settings/edit-profile/');
    await page.getByLabel('Name', { exact: true }).fill('Ines D.');
    await page.getByLabel('Website').fill('example.org/tiles');
    await page.getByRole('textbox', { name: 'Username' }).fill('noorhaddad');
    await page.getByText('This username is taken.').waitFor();
    expect(await page.getByRole('group', { name: 'Free usernames' }).getByRole('button').count()).toBe(3);
    await page.getByRole('textbox', { name: 'Username' }).fill('ines_tiles');
    await page.getByText('This username is free.').waitFor();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await toast(page, 'Profile saved');
    await open(page, '/inesduarte/');
    await page.waitForURL(`${stage.url}/ines_tiles/`);
    await page.getByRole('heading', { name: 'Ines D.' }).waitFor();
    await page.getByRole('link', { name: 'example.org/tiles' }).waitFor();
    await open(page, '/inesduarte/tiles/');
    await page.getByRole('heading', { name: 'Tiles' }).waitFor();
  });

  it('speak another language from the account menu on, and so do the mails', async () => {
    const amara = await stage.person('amara');
    const { page } = await stage.as(amara, { width: 390 });
    await open(page, '/settings/account-settings/');
    await openAccountMenu(page);
    await page.getByRole('menuitem', { name: 'English' }).click();
    await page.getByRole('menuitemradio', { name: 'English', checked: true }).waitFor();
    // The other acts are a step back.
    await page.getByRole('menuitem', { name: 'Back' }).click();
    await page.getByRole('group', { name: 'Appearance' }).getByRole('menuitemradio', { name: 'As the device', checked: true }).waitFor();
    expect(await page.getByRole('menu').getByRole('menuitem').last().innerText()).toBe('Log out');
    await page.getByRole('menuitem', { name: 'English' }).click();
    await page.getByRole('menuitemradio', { name: '日本語' }).click();
    await page.getByRole('heading', { name: 'アカウント', exact: true }).waitFor();
    expect(await page.getByLabel('言語', { exact: true }).inputValue()).toBe('ja');
    await page.evaluate(() =>
      fetch('/v3/users/email/verify/resend/', {
        method: 'POST',
        headers: { 'X-CSRFToken': /csrftoken=([^;]*)/.exec(document.cookie)![1]! },
      }),
    );
    await newestMailLink(stage.databaseUrl, stage.url, amara.email, 'Bowerbird のメールアドレス');
  });

  it('change the password: this browser stays in, another one is out', async () => {
    const yuki = await stage.person('yuki');
    const elsewhere = await stage.as(yuki);
    elsewhere.expect(/status of 401/);
    const { page } = await stage.stranger();
    await logIn(page, yuki, PASSWORD);
    await open(page, '/settings/edit/password/');
    await page.getByLabel('Old password').fill('wrong');
    await page.getByLabel('New password').fill('pässword 12');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Oops! Your password can only have letters, numbers and basic symbols.').waitFor();
    await page.getByLabel('Old password').fill(PASSWORD);
    await page.getByLabel('New password').fill('paper cranes 77');
    await page.getByRole('button', { name: 'Change password' }).click();
    await toast(page, 'Password changed');
    await open(elsewhere.page, '/settings/');
    expect(new URL(elsewhere.page.url()).pathname).toBe('/login/');
    await page.reload();
    expect(new URL(page.url()).pathname).toBe('/settings/account-settings/');
  });

  it('list the devices, and log another one out', async () => {
    const jonas = await stage.person('jonas');
    const { page } = await stage.stranger();
    await logIn(page, jonas, PASSWORD);
    await open(page, '/settings/security/');
    const list = page.getByRole('list').filter({ hasText: 'This device' });
    await expect.poll(() => list.getByRole('listitem').count()).toBe(2);
    await page.getByRole('button', { name: 'Log out all others' }).click();
    await expect.poll(() => list.getByRole('listitem').count()).toBe(1);
    await expect(jonas.call(UserSettingsResource.get, {})).rejects.toThrow('not_signed_in');
  });

  it('make an archive of one’s data and give it', async () => {
    const { page } = await stage.as(await stage.person('noor'));
    await open(page, '/settings/privacy/');
    await page.getByRole('button', { name: 'Ask for my data' }).click();
    const link = page.getByRole('link', { name: 'Download' });
    await link.waitFor({ timeout: 30_000 });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toMatch(/^data-\d{4}-\d{2}-\d{2}\.zip$/);
    expect(await download.failure()).toBeNull();
  });

  it('delete the account, and say until when logging in brings it back', async () => {
    const elif = await stage.person('elif');
    const { page } = await stage.as(elif);
    await open(page, '/settings/account-settings/');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('heading', { name: 'Your account will be deleted' }).waitFor();
    const until = Date.parse(new URL(page.url()).searchParams.get('until')!);
    expect(Math.round((until - Date.now()) / 86_400_000)).toBe(14);
    const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(until);
    await page.getByText(`On ${day} it is erased for good`).waitFor();
    expect(await barriersInBothThemes(page)).toEqual([]);
    await page.getByRole('link', { name: 'Log in' }).click();
    await fillLogIn(page, elif.username);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByRole('button', { name: 'Your account' }).first().waitFor();
    expect((await fetch(`${stage.url}/${elif.username}/?again`)).status).toBe(200);
  });
});
