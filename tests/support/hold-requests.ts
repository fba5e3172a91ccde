import type { Page } from 'playwright-core';

/** Keeps a page's requests for an address (a glob) waiting; gives what lets them go on. */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
