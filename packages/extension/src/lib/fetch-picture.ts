import { browser } from 'wxt/browser';

/** The most that an instance takes; what is larger is not sent in vain. */
const MOST_BYTES = 32 * 1024 * 1024;

/**
 * Gets a picture as the person's browser sees it: with its cookies and from its cache, so that a site that refuses servers
 * does not matter. First the page itself is asked, which sends its own address along; then the extension, which may read
 * what pages may not. `null` when neither gets it.
 */
export async function fetchPicture(url: string, tabId: number | null): Promise<Blob | null> {
  return (tabId === null ? null : await fetchInPage(url, tabId)) ?? (await fetchHere(url));
}

/** Gets a picture that the page itself may read. */
export async function fetchInPage(url: string, tabId: number): Promise<Blob | null> {
  try {
    const [done] = await browser.scripting.executeScript({ target: { tabId }, func: readInPage, args: [url, MOST_BYTES] });
    const data = done?.result;
    return typeof data === 'string' ? await (await fetch(data)).blob() : null;
  } catch {
    return null;
  }
}

/** Runs in the page, so that nothing from outside of it may be used. */
async function readInPage(url: string, most: number): Promise<string | null> {
  try {
    const reply = await fetch(url, {
      credentials: new URL(url).origin === location.origin ? 'include' : 'same-origin',
      cache: 'force-cache',
    });
    const blob = await reply.blob();
    if (!reply.ok || blob.size === 0 || blob.size > most) return null;
    return await new Promise((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : null));
      reader.addEventListener('error', () => resolve(null));
      reader.readAsDataURL(blob);
    });
  } catch {
    return null;
  }
}

async function fetchHere(url: string): Promise<Blob | null> {
  try {
    const reply = await fetch(url, { credentials: 'include', cache: 'force-cache' });
    const blob = await reply.blob();
    return reply.ok && blob.size > 0 && blob.size <= MOST_BYTES ? blob : null;
  } catch {
    return null;
  }
}
