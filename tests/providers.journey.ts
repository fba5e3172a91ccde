import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { setProvidersScene } from './scenes/providers.scene.ts';
import { barriersInBothThemes } from './support/layout.ts';

describe('coming in by a provider', () => {
  const { stage, provider, finish } = setProvidersScene();

  const isIn = (page: Page) => page.getByRole('button', { name: 'Your account' }).first().waitFor();

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
