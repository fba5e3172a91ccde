import { afterAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { startSignInProvider } from '@bowerbird/server/testing/sign-in-provider.ts';
import { fillBirthday } from './support/forms.ts';
import { barriersInBothThemes } from './support/layout.ts';
import { setStage } from './support/stage.ts';

const provider = await startSignInProvider();

describe('coming in by a provider', () => {
  const stage = setStage({ env: { ...provider.env } });
  afterAll(() => provider.close());

  const isIn = (page: Page) => page.getByRole('button', { name: 'Your account' }).first().waitFor();
  const finish = async (page: Page) => {
    const dialog = page.getByRole('dialog', { name: 'Almost there' });
    await dialog.getByRole('button', { name: 'Start collecting' }).click();
    await dialog.getByText('Enter your birthday: day, month and year.').waitFor();
    await fillBirthday(dialog);
    await dialog.getByRole('button', { name: 'Start collecting' }).click();
  };

  it('with Google: first a birthday for the new account, the next time nothing', async () => {
    provider.lookBy({ sub: 'g-1', email: 'noor.haddad@example.org', email_verified: true, name: 'Noor Haddad' });
    const first = await stage.stranger();
    first.expect(/status of 401/);
    await first.page.goto(`${stage.url}/login/`);
    expect(await barriersInBothThemes(first.page)).toEqual([]);
    await first.page.getByRole('button', { name: 'Sign in with Google' }).click();
    await finish(first.page);
    await isIn(first.page);

    const again = await stage.stranger({ width: 390 });
    await again.page.goto(`${stage.url}/signup/?next=%2Fsettings%2Fsecurity%2F`);
    await again.page.getByRole('button', { name: 'Sign in with Google' }).click();
    await again.page.waitForURL(`${stage.url}/settings/security/`);
  });
});
