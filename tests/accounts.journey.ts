import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openAccountMenu } from './support/account-menu.ts';
import { holdRequests } from './support/hold-requests.ts';
import { PASSWORD } from './support/people.ts';
import { setStage } from './support/stage.ts';

describe('several accounts in one browser', () => {
  const stage = setStage();
  const addLena = async (page: Page) => {
    const lena = await stage.person('lena');
    await openAccountMenu(page);
    await page.getByRole('menuitem', { name: 'Add an account' }).click();
    await page.getByRole('heading', { name: 'Add an account' }).waitFor();
    await page.getByLabel('Email or username').fill(lena.username);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    return lena;
  };
  const isIn = async (page: Page, username: string) => {
    await openAccountMenu(page);
    await page
      .getByRole('menuitem', { name: `@${username}` })
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
  };

  it('are added, switched on the spot in this tab and the other, and logged out one by one', async () => {
    const noor = await stage.person('noor');
    const tab = await stage.as(noor);
    // What the other tab asks at the moment of the log-out is refused.
    tab.expect(/status of 401/);
    const { page, context } = tab;
    await page.goto(`${stage.url}/search/pins/`);
    const lena = await addLena(page);
    await page.waitForURL(`${stage.url}/search/pins/`);
    const other = await context.newPage();
    await other.goto(`${stage.url}/search/pins/`);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

    await openAccountMenu(page);
    const goOn = await holdRequests(page, '**/resource/UserSessionResource/create/');
    await page.getByRole('menuitem', { name: `@${noor.username}` }).click();
    // Until the other account is there, nothing on the page would do what it says.
    const overlay = page.getByRole('status').filter({ has: page.getByRole('img', { name: 'Loading', exact: true }) });
    await overlay.waitFor();
    goOn();
    await isInProfile(page, noor.username);
    await overlay.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/search/pins/');
    await isInProfile(other, noor.username);

    await openAccountMenu(page);
    await page.getByRole('menuitem', { name: `Log out of @${noor.username}` }).click();
    await isInProfile(page, lena.username);
    await openAccountMenu(page);
    await page.getByRole('menuitem', { name: 'Log out', exact: true }).click();
    await page
      .getByRole('button', { name: 'Sign up' })
      .or(page.getByRole('link', { name: 'Log in' }))
      .first()
      .waitFor();
  });

  async function isInProfile(page: Page, username: string) {
    // Asked beside the page, whose console would name the moment in which nobody is in.
    const whoIsIn = async () =>
      ((await (await page.request.get(`${stage.url}/v3/users/me/`)).json()) as { data: { username: string } | null }).data?.username;
    await expect.poll(whoIsIn).toBe(username);
    await isIn(page, username);
  }
});
