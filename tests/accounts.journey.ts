import { describe, expect, it } from 'vitest';
import { setAccountsScene } from './scenes/accounts.scene.ts';
import { openAccountMenu } from './support/account-menu.ts';
import { holdRequests } from './support/hold-requests.ts';

describe('several accounts in one browser', () => {
  const { stage, addLena, isInProfile } = setAccountsScene();

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
});
