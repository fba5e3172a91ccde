import { describe, expect, it } from 'vitest';
import { setAccountsScene } from '../scenes/accounts.scene.ts';
import { openAccountMenu } from '../support/account-menu.ts';
import { fillLogIn } from '../support/forms.ts';
import { barriersInBothThemes, overflowOf } from '../support/layout.ts';
import { PASSWORD } from '../support/people.ts';
import { setStage } from '../support/stage.ts';

describe('several accounts in one browser', () => {
  const { stage, addLena, isIn, isInProfile } = setAccountsScene();

  it('each speak their own language, whatever the browser asks for', async () => {
    const jonas = await stage.person('jonas');
    const { page } = await stage.as(jonas, { locale: 'de' });
    await page.goto(`${stage.url}/login/?add_account=1`);
    const priya = await stage.person('priya');
    await page.getByLabel('E-Mail oder Nutzername').fill(priya.username);
    await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await isIn(page, priya.username);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await openAccountMenu(page);
    await page.getByRole('menuitem', { name: `@${jonas.username}` }).click();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de');
    await page.getByRole('button', { name: 'Dein Konto' }).first().waitFor();
  });

  it('are all logged out at once', async () => {
    const { page } = await stage.as(await stage.person('mei'));
    await page.goto(`${stage.url}/`);
    const lena = await addLena(page);
    await isInProfile(page, lena.username);
    await openAccountMenu(page);
    await page.getByRole('menuitem', { name: 'Log out of all accounts' }).click();
    await page.waitForFunction(() => document.cookie.includes('logged_out=1'));
    await page.getByRole('button', { name: 'Your account' }).first().waitFor({ state: 'detached' });
    const stored = await page.request.get(`${stage.url}/refresh_stored_accounts`);
    expect(await stored.json()).toMatchObject({ data: { session_accounts: [], group_id: null } });
  });
});

describe('a device that remembers its person', () => {
  const stage = setStage();

  it('goes on as them with one press, and forgets them with another', async () => {
    const yuki = await stage.person('yuki');
    const { page, expect: allow } = await stage.stranger();
    // What the page was still asking for when they left is refused.
    allow(/status of 401/);
    await page.goto(`${stage.url}/login/`);
    await fillLogIn(page, yuki.username);
    await page.getByText('Remember me on this device').click();
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await openAccountMenu(page);
    await page.getByRole('menuitem', { name: 'Log out', exact: true }).click();
    await page.getByRole('button', { name: 'Your account' }).first().waitFor({ state: 'detached' });

    await page.goto(`${stage.url}/login/`);
    await page.getByRole('button', { name: 'Continue as Yuki' }).waitFor();
    await expect.poll(() => page.getByLabel('Email or username').inputValue()).toBe(yuki.email);
    expect([...(await barriersInBothThemes(page)), ...(await overflowOf(page))]).toEqual([]);
    await page.getByRole('button', { name: 'Continue as Yuki' }).click();
    await page.waitForURL(`${stage.url}/`);
    await page.getByRole('button', { name: 'Your account' }).first().waitFor();

    // A call that is still under way would be refused without its cookie.
    await page.goto('about:blank');
    await page.context().clearCookies({ name: '_bowerbird_sess' });
    await page.goto(`${stage.url}/login/`);
    await page.getByRole('button', { name: 'Not you?' }).click();
    await page.getByRole('button', { name: 'Continue as Yuki' }).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByLabel('Email or username').waitFor();
    expect(await page.getByRole('button', { name: 'Continue as Yuki' }).count()).toBe(0);
  });
});
