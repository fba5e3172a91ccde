import type { Locator, Page } from 'playwright-core';

/** The button that sends a form, once the page has started: until then it sends nothing. */
export function sendButton(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true }).and(page.locator('[type="submit"]'));
}
