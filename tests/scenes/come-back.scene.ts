import type { Page } from 'playwright-core';
import { newestMailLink } from '../support/mails.ts';
import { PASSWORD } from '../support/people.ts';
import { setStage } from '../support/stage.ts';

/** Sets the stage for people who come back by a password or by a link of a mail. */
export function setComeBackScene() {
  const stage = setStage();

  async function logIn(page: Page, name: string): Promise<void> {
    await page.getByLabel('Email or username').fill(name);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
  }

  return {
    stage,
    linkFor: (email: string, subject: string) => newestMailLink(stage.databaseUrl, stage.url, email, subject),
    logIn,
  };
}
