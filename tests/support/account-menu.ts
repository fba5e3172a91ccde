import type { Page } from 'playwright-core';

/** Opens the menu of the account, on a page that the browser has just been led to as on any other. */
export async function openAccountMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).first().click();
}
