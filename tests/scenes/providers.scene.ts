import { startSignInProvider } from '@bowerbird/server/testing/sign-in-provider.ts';
import type { Page } from 'playwright-core';
import { afterAll } from 'vitest';
import { fillBirthday } from '../support/forms.ts';
import { setStage } from '../support/stage.ts';

const provider = await startSignInProvider();

/** Sets the stage for people who come in by a provider. */
export function setProvidersScene() {
  const stage = setStage({ env: { ...provider.env } });
  afterAll(() => provider.close());

  /** Answers what a new account is asked, at first without a birthday. */
  async function finish(page: Page): Promise<void> {
    const dialog = page.getByRole('dialog', { name: 'Almost there' });
    await dialog.getByRole('button', { name: 'Start collecting' }).click();
    await dialog.getByText('Enter your birthday: day, month and year.').waitFor();
    await fillBirthday(dialog);
    await dialog.getByRole('button', { name: 'Start collecting' }).click();
  }

  return { stage, provider, finish };
}
