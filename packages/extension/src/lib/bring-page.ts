import { browser } from 'wxt/browser';
import { KeptCopyResource } from '@bowerbird/contract/pinning/kept-copies/calls.ts';
import { COPY_LIMITS } from '@bowerbird/domain/pinning/kept-copies.ts';
import { call } from './call.ts';

/**
 * Sends the page of a pin that was just saved, as this browser shows it. So its text is kept where the site lets no server in. The pin
 * is there whatever comes of it.
 */
export async function bringPage(origin: string, pinId: string, { link, tabId }: { link: string; tabId: number | null }): Promise<void> {
  if (tabId === null || link === '') return;
  try {
    const args: [string, number] = [link, COPY_LIMITS.broughtHtml];
    const [done] = await browser.scripting.executeScript({ target: { tabId }, func: readInPage, args });
    const html = done?.result;
    if (typeof html === 'string' && html !== '') await call(origin, KeptCopyResource.create, { pin_id: pinId, html });
  } catch {
    // A page that no extension may read, or an instance that keeps no copies.
  }
}

/**
 * Runs in the page, so that nothing from outside of it may be used. Scripts, styles and pictures say no words. Data for search engines
 * stays, because it says whether a page is paid for.
 */
function readInPage(link: string, most: number): string | null {
  const silent = 'script:not([type^="application/ld+json" i]), style, noscript, svg, iframe, template, link, img, picture, video';
  const bare = (address: string) => address.replace(/#.*$/, '').replace(/\/$/, '');
  if (bare(link) !== bare(location.href)) return null;
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll(silent)) element.remove();
  return copy.outerHTML.length > most ? null : copy.outerHTML;
}
