import { UserResource } from '@bowerbird/contract/people/users/calls.ts';
import { describe, expect, it } from 'vitest';
import { setSettingsScene } from '../scenes/settings.scene.ts';
import { makeBoard } from '../support/content.ts';
import { fillLogIn } from '../support/forms.ts';
import { barriersInBothThemes } from '../support/layout.ts';
import { limitSessions } from '../support/limit-sessions.ts';
import { newestMailLink } from '../support/mails.ts';
import { PASSWORD } from '../support/people.ts';
import { drawPicture } from '../support/pictures.ts';

describe('the settings', () => {
  const { stage, published, open, toast, logIn } = setSettingsScene();

  it('have one page for every address of messages and of emails, marked in the list', async () => {
    // The addresses of mails renew the session of who comes by them, past what others of the same account know.
    const { page } = await stage.as(await stage.person('tomas'));
    for (const [path, heading] of [
      ['/settings/messages/requests/', 'Messages'],
      ['/email/settings/', 'Emails'],
      ['/email/subscription/', 'Emails'],
      ['/email/unsubscribe/', 'Emails'],
    ] as const) {
      await open(page, path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await page.locator('nav [aria-current="page"]', { hasText: heading }).first().waitFor();
    }
    expect((await page.request.get(`${stage.url}/email/nothing/`)).status()).toBe(404);
  });

  it('send a stranger to the log-in page, and from there to where they wanted', async () => {
    const noor = await stage.person('noor');
    const { page } = await stage.stranger();
    await open(page, '/settings/edit/mentions/');
    expect(new URL(page.url()).pathname).toBe('/login/');
    await fillLogIn(page, noor.username);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL(`${stage.url}/settings/edit/mentions/`);
    await page.getByRole('heading', { name: 'Mentions' }).waitFor();
  });

  it('are reached from the account menu, and on a phone by their list and back', async () => {
    const { page } = await stage.as(await stage.person('noor'), { width: 390 });
    await open(page, '/');
    await page.getByRole('button', { name: 'Your account' }).last().click();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    // Each says in a line what is found there.
    await page.getByRole('link', { name: 'Mentions' }).getByText('Who may name you, so that you are told.').waitFor();
    await page.getByRole('link', { name: 'Permissions' }).click();
    await page.getByRole('heading', { name: 'Permissions' }).waitFor();
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.waitForURL(`${stage.url}/settings/`);
  });

  it('keep a switch and a choice at once, also after a reload', async () => {
    const { page } = await stage.as(await stage.person('noor'));
    await open(page, '/settings/permissions/');
    await page.getByRole('switch', { name: 'Play videos by themselves' }).click();
    await page.getByLabel('Who may comment on your pins and boards').selectOption('People you follow');
    await page.getByLabel('Hide comments with these words').fill('Spoiler, the end');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await toast(page, 'Saved');
    await page.reload();
    expect(await page.getByRole('switch', { name: 'Play videos by themselves' }).isChecked()).toBe(false);
    expect(await page.getByLabel('Who may comment on your pins and boards').inputValue()).toBe('followed');
    expect(await page.getByLabel('Hide comments with these words').inputValue()).toBe('spoiler, the end');
  });

  it('put a switch back that could not be kept', async () => {
    const tab = await stage.as(await stage.person('noor'));
    tab.expect(/ERR_INTERNET_DISCONNECTED/);
    const { page, context } = tab;
    await open(page, '/settings/privacy/');
    const isPrivate = page.getByRole('switch', { name: 'Private profile' });
    await expect.poll(() => isPrivate.isEnabled()).toBe(true);
    await context.setOffline(true);
    await isPrivate.click();
    await toast(page, "Hmm...you're not connected to the internet");
    expect(await isPrivate.isChecked()).toBe(false);
  });

  it('ask search engines not to list who wants that', async () => {
    const lena = await stage.person('lena');
    const board = await makeBoard(lena, 'Wool');
    const { page } = await stage.as(lena);
    await open(page, '/settings/privacy/');
    await page.getByRole('switch', { name: 'Hide from search engines' }).click();
    await expect.poll(() => isListed(`/${lena.username}/`)).toBe(false);
    expect(await isListed(board.url)).toBe(false);
  });

  it('allow all cookies, none, or one kind', async () => {
    const { page } = await stage.as(await stage.person('noor'));
    await open(page, '/settings/privacy/');
    const kinds = ['Personalisation', 'Analytics', 'Marketing'].map((name) => page.getByRole('switch', { name, exact: false }));
    const states = () => Promise.all(kinds.map((kind) => kind.isChecked()));
    const answered = () => page.waitForResponse(/CookieConsentResource\//u);
    let reply = answered();
    await page.getByRole('button', { name: 'Allow all' }).click();
    await expect.poll(states).toEqual([true, true, true]);
    await reply;
    reply = answered();
    await page.getByRole('button', { name: 'Reject all' }).click();
    await expect.poll(states).toEqual([false, false, false]);
    await reply;
    // Whoever leaves a page before its call went out has not chosen.
    const isKept = page.waitForResponse(
      async (response) =>
        /CookieConsentResource\//u.test(response.url()) && (await response.text()).includes('"allow_analytic_cookies":true'),
    );
    await kinds[1]!.click();
    await isKept;
    await page.reload();
    await expect.poll(states).toEqual([false, true, false]);
  });

  it('crop a picture with the pointer and a cover with the keyboard', async () => {
    const jonas = await stage.person('jonas');
    const { page } = await stage.as(jonas);
    await open(page, '/settings/edit-profile/');
    const choose = async (kind: 'Your picture' | 'Cover', size: { width: number; height: number }) => {
      const file = { name: 'picture.jpg', mimeType: 'image/jpeg', buffer: await drawPicture(size) };
      await page.getByRole('group', { name: kind }).locator('input[type=file]').setInputFiles(file);
      return page.getByRole('dialog');
    };
    const avatar = await choose('Your picture', { width: 900, height: 600 });
    expect(await barriersInBothThemes(page, avatar)).toEqual([]);
    const across = avatar.getByLabel('Left to right');
    expect(await across.inputValue()).toBe('150');
    const picture = (await avatar.locator('img').boundingBox())!;
    await page.mouse.move(picture.x + picture.width / 2, picture.y + picture.height / 2);
    await page.mouse.down();
    await page.mouse.move(picture.x + picture.width + 200, picture.y + picture.height / 2, { steps: 5 });
    await page.mouse.up();
    expect(await across.inputValue()).toBe('300');
    await avatar.getByRole('button', { name: 'Save' }).click();
    await toast(page, 'Profile saved');
    await avatar.waitFor({ state: 'detached' });

    const cover = await choose('Cover', { width: 900, height: 600 });
    await cover.getByLabel('Top to bottom').focus();
    await page.keyboard.press('Home');
    expect(await cover.getByLabel('Top to bottom').inputValue()).toBe('0');
    await cover.getByRole('button', { name: 'Save' }).click();
    await cover.waitFor({ state: 'detached' });
    const { imageLargeUrl, coverUrl } = await jonas.call(UserResource.get, { username: jonas.username });
    await open(page, `/${jonas.username}/`);
    await page.locator(`img[src="${imageLargeUrl}"]`).first().waitFor();
    await page.locator(`img[src="${coverUrl}"]`).waitFor();
    await open(page, '/settings/edit-profile/');
    await page.getByRole('group', { name: 'Cover' }).getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('group', { name: 'Cover' }).getByRole('button', { name: 'Choose a picture' }).waitFor();
  });

  it('change birthday and country, and the language of the page at once', async () => {
    const tab = await stage.as(await stage.person('priya'));
    const { page } = tab;
    await open(page, '/settings/account-settings/');
    await page.getByLabel('Country').selectOption('Portugal');
    await page.getByRole('group', { name: 'Birthday' }).getByLabel('Day').fill('28');
    await page.getByText('You have unsaved changes').waitFor();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await toast(page, 'Saved');
    tab.expect(/status of 400/);
    const year = page.getByRole('group', { name: 'Birthday' }).getByLabel('Year');
    const born = await year.inputValue();
    await year.fill('1981');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('You moved your birthday to an earlier day once already.').waitFor();
    await year.fill(born);
    await page.getByLabel('Language').selectOption('Deutsch');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('heading', { name: 'Konto' }).waitFor();
    expect(await page.getByRole('group', { name: 'Geburtstag' }).getByLabel('Tag').inputValue()).toBe('28');
    expect(await page.getByLabel('Land').inputValue()).toBe('PT');
  });

  it('change the address once the mailed link is opened', async () => {
    const mei = await stage.person('mei');
    const { page } = await stage.as(mei);
    await open(page, '/settings/edit/email/');
    await page.getByLabel('New email').fill('mei.new@example.org');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Mail me the link' }).click();
    await page.getByText('mei.new@example.org waits for you').waitFor();
    const link = await newestMailLink(stage.databaseUrl, stage.url, 'mei.new@example.org', 'Confirm your new address');
    const stranger = await stage.stranger();
    await stranger.page.goto(link);
    await stranger.page.getByRole('button', { name: 'Confirm' }).click();
    await stranger.page.getByText('This is your address from now on.').waitFor();
    await open(page, '/settings/account-settings/');
    await page.getByText('mei.new@example.org').waitFor();
    await page.getByText('Verified', { exact: true }).waitFor();
  });

  it('show a website as one’s own once the tag stands on it', async () => {
    const noor = await stage.person('noor');
    const tab = await stage.as(noor);
    tab.expect(/status of 400/);
    const { page } = tab;
    await noor.call(UserResource.update, { website_url: 'https://maps.example/' });
    await open(page, '/settings/websites/');
    await page.getByRole('textbox', { name: 'Website' }).fill('maps.example');
    await page.getByRole('button', { name: 'Claim a website' }).click();
    const site = page.getByRole('listitem').filter({ hasText: 'maps.example' });
    await site.getByRole('button', { name: 'Look for it' }).click();
    await site.getByText('It is not there yet.').waitFor();
    expect(await barriersInBothThemes(page)).toEqual([]);
    published.set('https://maps.example/', `<html><head>${await site.locator('code').innerText()}</head></html>`);
    await site.getByRole('button', { name: 'Look for it' }).click();
    await site.getByText('Verified', { exact: true }).waitFor();
    await open(page, `/${noor.username}/`);
    await page.getByText('Claimed site').waitFor();
  });

  it('ask who came in without a password for it, and go on where they were', async () => {
    const oskar = await stage.person('oskar');
    await limitSessions(stage, oskar);
    const { page } = await stage.as(oskar);
    await open(page, '/settings/messages/?from=mail');
    const gate = page.getByRole('dialog', { name: 'Enter your password' });
    await gate.getByText('This needs your password: you came in without it.').waitFor();
    // The page behind it is not empty.
    expect(await page.locator('section [aria-busy="true"]').isVisible()).toBe(true);
    await gate.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await gate.getByRole('button', { name: 'Go on' }).click();
    await page.getByLabel('Messages of everybody else').selectOption('Not at all');
    expect(page.url()).toBe(`${stage.url}/settings/messages/?from=mail`);
  });

  it('deactivate the account after the password and are forgotten here, and logging in brings it back', async () => {
    const sam = await stage.person('sam');
    const tab = await stage.as(sam);
    tab.expect(/status of 401/);
    const { page } = tab;
    await open(page, '/settings/account-settings/');
    await page.evaluate(() => localStorage.setItem('recent-searches', '["what only they looked for"]'));
    await page.getByRole('button', { name: 'Deactivate' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel('Password', { exact: true }).fill('wrong');
    await dialog.getByRole('button', { name: 'Deactivate' }).click();
    await dialog.getByText('This password is not right.').waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Deactivate' }).click();
    await page.getByRole('heading', { name: 'Your account is hidden' }).waitFor();
    expect((await fetch(`${stage.url}/${sam.username}/`)).status).toBe(404);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('what only they looked for');
    await logIn(page, sam, PASSWORD);
    expect((await fetch(`${stage.url}/${sam.username}/?again`)).status).toBe(200);
  });

  async function isListed(path: string): Promise<boolean> {
    const html = await (await fetch(`${stage.url}${path}?at=${Date.now()}`)).text();
    return !html.includes('<meta name="robots" content="noindex"><meta name="robots-reason" content="not_listed">');
  }
});
