import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openAccountMenu } from '../support/account-menu.ts';
import { fillLogIn } from '../support/forms.ts';
import { setStage } from '../support/stage.ts';

/** Sets the stage for a browser in which several people are logged in. */
export function setAccountsScene() {
  const stage = setStage();

  async function addLena(page: Page) {
    const lena = await stage.person('lena');
    await openAccountMenu(page);
    await page.getByRole('menuitem', { name: 'Add an account' }).click();
    await page.getByRole('heading', { name: 'Add an account' }).waitFor();
    await fillLogIn(page, lena.username);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    return lena;
  }

  async function isIn(page: Page, username: string) {
    await openAccountMenu(page);
    await page
      .getByRole('menuitem', { name: `@${username}` })
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
  }

  async function isInProfile(page: Page, username: string) {
    // Asked beside the page, whose console would name the moment in which nobody is in.
    const whoIsIn = async () =>
      ((await (await page.request.get(`${stage.url}/v3/users/me/`)).json()) as { data: { username: string } | null }).data?.username;
    await expect.poll(whoIsIn).toBe(username);
    await isIn(page, username);
  }

  return { stage, addLena, isIn, isInProfile };
}
