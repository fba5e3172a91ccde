import type { Locator, Page } from 'playwright-core';
import { openAccountMenu } from '../support/account-menu.ts';
import { fillLogIn, sendButton } from '../support/forms.ts';
import { PASSWORD } from '../support/people.ts';
import { setStage } from '../support/stage.ts';

/** Sets the stage for people who sign up, log in and log out. */
export function setDoorScene() {
  const stage = setStage();

  function accountButton(page: Page): Locator {
    return page.getByRole('button', { name: 'Your account' }).first();
  }

  function nameQuestion(page: Page): Locator {
    return page.getByRole('dialog', { name: 'What should people call you?' });
  }

  async function openProfile(page: Page): Promise<void> {
    await openAccountMenu(page);
    await page.getByRole('menuitem', { name: 'Your profile' }).click();
  }

  async function logIn(page: Page, name: string, password = PASSWORD): Promise<void> {
    await fillLogIn(page, name, password);
    await sendButton(page, 'Log in').click();
  }

  return { stage, accountButton, nameQuestion, openProfile, logIn };
}
