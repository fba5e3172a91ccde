import type { Page } from 'playwright-core';
import { startOf } from './browser.ts';

/** Opens the menu of the account on a page that the browser has just been led to: a press before its start opens nothing. */
export async function openAccountMenu(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Your account' }).first();
  await button.waitFor();
  await startOf(page);
  await button.click();
}
