import { browser } from 'wxt/browser';
import type { PageFacts } from '@bowerbird/domain/pinning/page-facts.ts';

/** What the content script is asked. */
export const READ_PAGE = 'read-page';

/** The page of a tab as its browser shows it; `null` for pages that no extension may read. */
export async function readTab(tabId: number): Promise<PageFacts | null> {
  const ask = async () => (await browser.tabs.sendMessage(tabId, READ_PAGE, { frameId: 0 })) as PageFacts | null;
  try {
    return await ask();
  } catch {
    // The tab was there before the extension was.
    const isThere = await browser.scripting.executeScript({ target: { tabId }, files: ['/content-scripts/content.js'] }).then(
      () => true,
      () => false,
    );
    return isThere ? ask().catch(() => null) : null;
  }
}
