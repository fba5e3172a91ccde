import { browser } from 'wxt/browser';
import { KeptCopiesResource, KeptCopyResource } from '@bowerbird/contract/pinning/kept-copies/calls.ts';
import { COPY_LIMITS } from '@bowerbird/domain/pinning/kept-copies.ts';
import { call } from './call.ts';
import { readInPage } from './read-in-page.ts';

const KEY = 'keeping:';
const ASK_AGAIN_MILLISECONDS = 3_600_000;

interface Keeping {
  /** Epoch milliseconds. */
  readonly askedAt: number;
  readonly isOn: boolean;
}

/**
 * Sends the page of a pin that was just saved, as this browser shows it. So its text is kept where the site lets no server in, for
 * whoever keeps copies. The pin is there whatever comes of it.
 */
export async function bringPage(origin: string, pinId: string, { link, tabId }: { link: string; tabId: number | null }): Promise<void> {
  if (tabId === null || link === '') return;
  try {
    if (!(await keepsCopies(origin))) return;
    const args: [string, number] = [link, COPY_LIMITS.broughtHtml];
    const [done] = await browser.scripting.executeScript({ target: { tabId }, func: readInPage, args });
    const html = done?.result;
    if (typeof html === 'string' && html !== '') await call(origin, KeptCopyResource.create, { pin_id: pinId, html });
  } catch {
    // A page that no extension may read, or an instance that does not answer.
  }
}

/** Whether an instance keeps copies of pages for this person. It is asked once an hour; what it said goes with the session. */
async function keepsCopies(origin: string): Promise<boolean> {
  const key = KEY + origin;
  const kept = (await browser.storage.session.get(key))[key] as Keeping | undefined;
  if (kept && kept.askedAt > Date.now() - ASK_AGAIN_MILLISECONDS) return kept.isOn;
  const { isOffered, keepsCopies: isWanted } = await call(origin, KeptCopiesResource.get, {});
  const isOn = isOffered && isWanted;
  await browser.storage.session.set({ [key]: { askedAt: Date.now(), isOn } satisfies Keeping });
  return isOn;
}
