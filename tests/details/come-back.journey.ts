import { openDatabase } from '@bowerbird/server/core/database/database.ts';
import { SecondFactorResource } from '@bowerbird/contract/identity/second-factor/calls.ts';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { setComeBackScene } from '../scenes/come-back.scene.ts';
import { openAccountMenu } from '../support/account-menu.ts';
import { barriersInBothThemes } from '../support/layout.ts';
import { PASSWORD } from '../support/people.ts';

const STEP_MILLISECONDS = 30_000;

describe('coming back', () => {
  const { stage, linkFor, logIn } = setComeBackScene();

  it('with a second step, which forgives a wrong code', async () => {
    const mei = await stage.person('mei');
    const { secret } = await mei.call(SecondFactorResource.create, { password: PASSWORD });
    const codeAt = (steps: number) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MILLISECONDS });
    await mei.call(SecondFactorResource.update, { mfa_token: codeAt(0) });

    const tab = await stage.stranger();
    tab.expect(/status of 401/);
    const { page } = tab;
    await page.goto(`${stage.url}/login/`);
    await logIn(page, mei.username);
    const code = page.getByLabel('Code');
    await expect.poll(() => code.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await barriersInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByText('Enter the code.', { exact: true }).waitFor();
    await code.fill('000000');
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByText('This code is not right, or it was used already.').waitFor();
    await code.fill(codeAt(1));
    await page.getByLabel('Trust this device for 30 days').check();
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('button', { name: 'Your account' }).first().waitFor();

    await openAccountMenu(page);
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.getByRole('heading', { name: 'Collect what catches your eye' }).waitFor();
    await page.goto(`${stage.url}/login/`);
    await logIn(page, mei.username);
    await page.getByRole('button', { name: 'Your account' }).first().waitFor();
  });

  it('is reminded of an address that is not proven, and proves it', async () => {
    const ines = await stage.person('ines');
    const db = openDatabase({ url: stage.databaseUrl, poolSize: 1 });
    await db
      .updateTable('users')
      .set({ created_at: new Date(Date.now() - 2 * 86_400_000) })
      .where('id', '=', ines.id)
      .execute();
    const { page } = await stage.as(ines);
    await page.goto(stage.url);
    const reminder = page.getByRole('dialog', { name: 'Verify your email' });
    await reminder.getByRole('button', { name: 'Resend email' }).click();
    expect(await reminder.getByRole('button', { name: 'Email sent' }).isDisabled()).toBe(true);
    expect(await barriersInBothThemes(page)).toEqual([]);
    await reminder.getByRole('button', { name: 'Got it' }).click();
    await reminder.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('button', { name: 'Your account' }).first().waitFor();
    expect(await reminder.count()).toBe(0);

    await page.goto(await linkFor(ines.email, 'Verify your email'));
    await page.getByRole('button', { name: 'Verify my email' }).click();
    await page.getByText('Your email is verified. Thank you!').waitFor();
    const { email_verified_at: verifiedAt } = await db
      .selectFrom('users')
      .select('email_verified_at')
      .where('id', '=', ines.id)
      .executeTakeFirstOrThrow();
    expect(verifiedAt).toBeInstanceOf(Date);
    await db.destroy();
  });
});
