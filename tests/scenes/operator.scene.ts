import { InstanceResource } from '@bowerbird/contract/operation/operator/calls.ts';
import { openDatabase } from '@bowerbird/server/core/database/database.ts';
import { startSignInProvider } from '@bowerbird/server/testing/sign-in-provider.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Person } from '../support/people.ts';
import { setStage } from '../support/stage.ts';

const provider = await startSignInProvider();

/** Sets the stage for Lena, who owns the instance and opens its registration before each journey. */
export function setOperatorScene() {
  const stage = setStage({ env: { ...provider.env } });
  let lena: Person;
  beforeAll(async () => {
    lena = await stage.person('lena');
    await stage.person('noor');
    const db = openDatabase({ url: stage.databaseUrl, poolSize: 1 });
    await db.updateTable('users').set({ is_owner: true }).where('id', '=', lena.id).execute();
    await db.destroy();
  });
  afterAll(() => provider.close());
  beforeEach(() => lena.call(InstanceResource.update, { is_registration_open: true }));

  const open = (page: Page, path: string) => page.goto(stage.url + path, { waitUntil: 'load' });

  /** The owner's page, once it has fetched its lists. */
  async function openInstance(page: Page): Promise<void> {
    await open(page, '/settings/instance/');
    await page.locator('#mails ~ ul button').first().waitFor();
  }

  return {
    stage,
    provider,
    get lena() {
      return lena;
    },
    open,
    openInstance,
    section: (page: Page, name: string) => page.getByRole('region', { name, exact: true }),
    isIn: (page: Page) => page.getByRole('button', { name: 'Your account' }).first().waitFor(),
  };
}
