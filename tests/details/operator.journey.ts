import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { InstanceResource } from '@bowerbird/contract/operation/operator/calls.ts';
import { setOperatorScene } from '../scenes/operator.scene.ts';
import { fillBirthday } from '../support/forms.ts';

describe('who owns the instance', () => {
  const scene = setOperatorScene();
  const { stage, provider, open, openInstance, section, isIn } = scene;

  /** A link that the owner makes on their page. */
  const inviteByLink = async (page: Page) => {
    await openInstance(page);
    await section(page, 'Invite somebody').getByRole('button', { name: 'Make a link instead' }).click();
    const address = await page.getByLabel('Link for one person').inputValue();
    return stage.url + new URL(address).pathname + new URL(address).search;
  };

  it('alone finds it in the settings; for others it is not there', async () => {
    const owner = await stage.as(scene.lena);
    await open(owner.page, '/settings/account-settings/');
    await owner.page.getByRole('link', { name: 'This instance' }).click();
    await owner.page.getByRole('heading', { name: 'This instance' }).waitFor();

    const other = await stage.as(await stage.person('noor'));
    other.expect(/status of 404/);
    await open(other.page, '/settings/account-settings/');
    await other.page.getByRole('link', { name: 'Account', exact: true }).waitFor();
    expect(await other.page.getByRole('link', { name: 'This instance' }).count()).toBe(0);
    const reply = await open(other.page, '/settings/instance/');
    expect(reply?.status()).toBe(404);
    await other.page.getByRole('heading', { name: 'This page flew off' }).waitFor();
  });

  it.each([
    ['Google', '/signup/', 'Sign in with Google'],
    ['LINE', '/login/', 'Continue with LINE'],
  ])('invites by a link, which is good for coming by %s from %s too', async (name, from, button) => {
    await scene.lena.call(InstanceResource.update, { is_registration_open: false });
    const { page } = await stage.as(scene.lena);
    const link = await inviteByLink(page);
    await section(page, 'What you did').getByText('Made an invitation link').first().waitFor();

    provider.lookBy({ sub: `${name}-9`, email: `tomas.${name.toLowerCase()}@example.org`, email_verified: true, name: 'Tomás Reyes' });
    const guest = await stage.stranger();
    guest.expect(/status of 401/);
    await guest.page.goto(link);
    if (from === '/login/') await guest.page.getByRole('link', { name: 'Log in' }).click();
    await guest.page.getByRole('button', { name: button }).click();
    const dialog = guest.page.getByRole('dialog', { name: 'Almost there' });
    await dialog.waitFor();
    await fillBirthday(dialog);
    await dialog.locator('button[type=submit]').click();
    await isIn(guest.page);
  });

  it('is told when a list cannot be had, and tries again', async () => {
    const tab = await stage.as(scene.lena);
    tab.expect(/status of 500/);
    let [isDown, asked] = [true, 0];
    await tab.page.route('**/resource/OperatorLogResource/**', (route) => {
      asked += 1;
      return isDown ? route.fulfill({ status: 500, body: '{}' }) : route.continue();
    });
    // The server draws the page with its lists, so the browser fetches them on the way from another page.
    await open(tab.page, '/settings/account-settings/');
    await tab.page.locator('a[href="/settings/instance/"]').first().click();
    const log = section(tab.page, 'What you did');
    await log.getByText('Sorry! Something went wrong on our end!').waitFor();
    // The way to the page asks, and so does the page; only the button is to ask after that.
    for (let before = -1; before !== asked; await wait(500)) before = asked;
    isDown = false;
    await log.getByRole('button', { name: 'Try again' }).click();
    await log.getByRole('listitem').first().waitFor();
  });
});
