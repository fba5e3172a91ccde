import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fillLogIn } from '../support/forms.ts';
import { findPort } from '../support/port.ts';
import { setStage } from '../support/stage.ts';

const port = await findPort();
const main = `http://pins.localhost:${port}`;
const german = `http://de.pins.localhost:${port}`;

describe('an instance with a host for Germany beside its main one', () => {
  const stage = setStage({ env: { PORT: String(port), PUBLIC_URL: main, COUNTRY_HOSTS: `de=${german}` } });

  const logInAt = async (page: Page, origin: string, name: 'noor' | 'mei') => {
    const { username } = await stage.person(name);
    await page.goto(`${origin}/login/`);
    await fillLogIn(page, username);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByRole('button', { name: 'Your account' }).first().waitFor();
  };
  const isCarried = (page: Page) => page.waitForResponse((response) => response.url() === `${main}/vx/users/cctld_session/`);

  it('signs who logs in at the one in at the other, without asking again', async () => {
    const noor = await stage.person('noor');
    const { page } = await stage.stranger();
    const carried = isCarried(page);
    await logInAt(page, german, 'noor');
    expect((await carried).status()).toBe(200);

    await page.goto(`${main}/settings/account-settings/`);
    await page.getByRole('button', { name: 'Your account' }).first().waitFor();
    expect(page.url()).toBe(`${main}/settings/account-settings/`);
    await page.goto(`${main}/${noor.username}/`);
    await page.getByRole('link', { name: 'Edit profile' }).waitFor();
  });

  it('leaves who is somebody else at the main one as they are, and troubles nobody with it', async () => {
    const mei = await stage.person('mei');
    const { page, expect: allow } = await stage.stranger({ width: 390 });
    allow(/status of 409/);
    await logInAt(page, main, 'mei');
    const refused = isCarried(page);
    await logInAt(page, german, 'noor');
    expect((await refused).status()).toBe(409);
    expect(await page.getByRole('alert').count()).toBe(0);

    await page.goto(`${main}/${mei.username}/`);
    await page.getByRole('link', { name: 'Edit profile' }).waitFor();
  });

  it('carries nothing from the main one to the country’s', async () => {
    const { page } = await stage.stranger();
    await logInAt(page, main, 'mei');
    await page.goto(`${german}/login/`);
    await page.getByRole('button', { name: 'Log in', exact: true }).waitFor();
  });
});
