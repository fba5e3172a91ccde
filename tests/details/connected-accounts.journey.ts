import { afterAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { startSignInProvider } from '@bowerbird/server/testing/sign-in-provider.ts';
import { fillBirthday } from '../support/forms.ts';
import { barriersInBothThemes } from '../support/layout.ts';
import { PASSWORD } from '../support/people.ts';
import { setStage } from '../support/stage.ts';

const provider = await startSignInProvider();

describe('connecting an account from elsewhere in the settings', () => {
  const stage = setStage({ env: { ...provider.env } });
  afterAll(() => provider.close());

  const openSettings = (page: Page) => page.goto(`${stage.url}/settings/security/`);
  const give = async (page: Page, password: string, act: 'Go on' | 'Remove') => {
    await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('dialog').getByRole('button', { name: act }).click();
  };

  it.each(['Facebook', 'LINE'])('asks %s, then for the password, before the account opens this one until it is taken off', async (name) => {
    const noor = await stage.person('noor');
    const { page, expect: allow } = await stage.as(noor, { width: 390 });
    allow(/status of 401/);
    provider.lookBy({ sub: `${name}-noor`, name: 'Noor H.' });
    await openSettings(page);
    await page.getByRole('button', { name: `Connect ${name}` }).click();
    await page.getByRole('dialog', { name: `Connect ${name}` }).waitFor();
    expect(page.url()).toBe(`${stage.url}/settings/security/`);
    expect(await barriersInBothThemes(page, page.getByRole('dialog'))).toEqual([]);
    await give(page, 'not blue feathers', 'Go on');
    await page.getByText('This password is not right.').waitFor();
    await give(page, PASSWORD, 'Go on');
    await page.getByRole('button', { name: `Disconnect ${name}` }).waitFor();

    const elsewhere = await stage.stranger();
    elsewhere.expect(/status of 401/);
    await elsewhere.page.goto(`${stage.url}/login/?next=%2F${noor.username}%2F`);
    await elsewhere.page.getByRole('button', { name: `Continue with ${name}` }).click();
    await elsewhere.page.getByRole('heading', { name: noor.fullName }).waitFor();

    await page.getByRole('button', { name: `Disconnect ${name}` }).click();
    await give(page, PASSWORD, 'Remove');
    await page.getByRole('button', { name: `Connect ${name}` }).waitFor();
  });

  it('asks Google by its own button, then for the password', async () => {
    const { page } = await stage.as(await stage.person('noor'));
    provider.lookBy({ sub: 'google-noor', email: 'noor@elsewhere.example', email_verified: true });
    await openSettings(page);
    await page.getByRole('button', { name: 'Connect Google' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign in with Google' }).click();
    await give(page, PASSWORD, 'Go on');
    await page.getByText('noor@elsewhere.example').waitFor();
  });

  it('says that the account is somebody else’s, that nothing was connected, and that the provider is down', async () => {
    provider.lookBy({ sub: 'LINE-shared', name: 'Noor H.' });
    const noor = await stage.as(await stage.person('noor'));
    await openSettings(noor.page);
    await noor.page.getByRole('button', { name: 'Connect LINE' }).click();
    await give(noor.page, PASSWORD, 'Go on');
    await noor.page.getByRole('button', { name: 'Disconnect LINE' }).waitFor();

    const { page, expect: allow } = await stage.as(await stage.person('mei'));
    allow(/status of (409|503)/);
    await openSettings(page);
    await page.getByRole('button', { name: 'Connect LINE' }).click();
    await give(page, PASSWORD, 'Go on');
    await page.getByText('This account is connected to somebody else here.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

    await page.route('**/dialog/line**', async (route) => {
      const response = await route.fetch({ maxRedirects: 0 });
      provider.breakDown(503);
      await route.fulfill({ response });
    });
    await page.getByRole('button', { name: 'Connect LINE' }).click();
    await page.getByText('The other service does not answer just now.').waitFor();
    provider.breakDown(null);

    await page.route('**/dialog/line**', async (route) => {
      const state = new URL(route.request().url()).searchParams.get('state');
      await route.fulfill({ status: 302, headers: { location: `${stage.url}/settings/security/?error=access_denied&state=${state}` } });
    });
    await page.getByRole('button', { name: 'Connect LINE' }).click();
    await page.getByText('Nothing was connected.').waitFor();
  });

  it('keeps the last way in', async () => {
    provider.lookBy({ sub: 'LINE-only', email: 'lena.fjeld@elsewhere.example', name: 'Lena Fjeld' });
    const { page, expect: allow } = await stage.stranger();
    allow(/status of (401|409)/);
    await page.goto(`${stage.url}/login/?next=%2Fsettings%2Fsecurity%2F`);
    await page.getByRole('button', { name: 'Continue with LINE' }).click();
    const dialog = page.getByRole('dialog', { name: 'Almost there' });
    await fillBirthday(dialog);
    await dialog.getByRole('button', { name: 'Start collecting' }).click();
    await page.getByRole('button', { name: 'Disconnect LINE' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByText('This is your only way in. Set a password or add a passkey first.').waitFor();
  });
});
