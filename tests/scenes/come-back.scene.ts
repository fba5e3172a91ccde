import type { Page } from 'playwright-core';
import { fillLogIn } from '../support/forms.ts';
import { newestMailLink } from '../support/mails.ts';
import { setStage } from '../support/stage.ts';

/** Sets the stage for people who come back by a password or by a link of a mail. */
export function setComeBackScene() {
  const stage = setStage();

  async function logIn(page: Page, name: string): Promise<void> {
    await fillLogIn(page, name);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
  }

  return {
    stage,
    linkFor: (email: string, subject: string) => newestMailLink(stage.databaseUrl, stage.url, email, subject),
    logIn,
  };
}
