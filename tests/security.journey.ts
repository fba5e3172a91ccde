import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openAccountMenu } from './support/account-menu.ts';
import { fillLogIn } from './support/forms.ts';
import { barriersInBothThemes } from './support/layout.ts';
import { PASSWORD } from './support/people.ts';
import { setStage } from './support/stage.ts';

const STEP_MILLISECONDS = 30_000;

describe('the security settings', () => {
  const stage = setStage();
  /** A passkey belongs to a name; an address in numbers has none. */
  const localUrl = () => stage.url.replace('127.0.0.1', 'localhost');

  it('turn the second step on with an app, give recovery codes, and turn it off again', async () => {
    const noor = await stage.person('noor');
    const tab = await stage.as(noor, { width: 390 });
    tab.expect(/status of 401/);
    const { page } = tab;
    await page.goto(`${stage.url}/settings/security/`);
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByText('Enter your password.').waitFor();
    await page.getByLabel('Password', { exact: true }).fill('not blue feathers');
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByText('This password is not right.').waitFor();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    expect(await barriersInBothThemes(page, page.getByRole('dialog'))).toEqual([]);

    const secret = await page.getByRole('dialog').locator('code').innerText();
    const codeAt = (steps: number) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MILLISECONDS });
    await page.getByLabel('Code', { exact: true }).fill('000000');
    await page.getByRole('dialog').getByRole('button', { name: 'Turn on' }).click();
    await page.getByText('This code is not right, or it was used already.').waitFor();
    await page.getByLabel('Code', { exact: true }).fill(codeAt(0));
    await page.getByRole('dialog').getByRole('button', { name: 'Turn on' }).click();
    await page.getByRole('heading', { name: 'Keep these recovery codes' }).waitFor();
    const [recovery] = await page.getByRole('dialog').locator('code').allInnerTexts();
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await page.getByText('10 recovery codes are left.').waitFor();

    await page.getByRole('button', { name: 'Turn off' }).click();
    await page.getByLabel('Code', { exact: true }).fill(recovery!);
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
    await page.getByRole('button', { name: 'Turn on' }).waitFor();
  });

  it('make a passkey, which logs in without a password until it is removed', async () => {
    const mei = await stage.person('mei');
    const tab = await stage.stranger();
    tab.expect(/status of 401/);
    const { page, context } = tab;
    const cdp = await context.newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.goto(`${localUrl()}/login/?next=%2Fsettings%2Fsecurity%2F`);
    await fillLogIn(page, mei.username);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();

    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByLabel('Name of the passkey').fill('My laptop');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByText('My laptop', { exact: true }).waitFor();
    expect(await barriersInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByText('This device has a passkey of yours already.').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();

    await logOut(page);
    await page.goto(`${localUrl()}/login/?next=%2Fsettings%2Fsecurity%2F`);
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await page.getByRole('button', { name: 'Rename “My laptop”' }).click();
    await page.getByLabel('Name of the passkey').fill('x'.repeat(52));
    await page.getByRole('alert').filter({ hasText: '2 characters too many: 50 at most.' }).waitFor();
    await page.getByLabel('Name of the passkey').fill('Old laptop');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Remove “Old laptop”' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByText('Old laptop', { exact: true }).waitFor({ state: 'detached' });

    await logOut(page);
    await page.goto(`${localUrl()}/login/`);
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await page.getByText('This passkey does not belong to an account here any more.').waitFor();
  });

  async function logOut(page: Page): Promise<void> {
    await openAccountMenu(page);
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.getByRole('heading', { name: 'Collect what catches your eye' }).waitFor();
  }
});
