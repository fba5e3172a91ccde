import { browser } from 'wxt/browser';
import { ImportPagesResource } from '@bowerbird/contract/creation/imports/calls.ts';
import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import { PAGE_KEY_LENGTH, pageName } from '@bowerbird/domain/creation/page-key.ts';
import { call, upload } from './call.ts';
import { fetchInPage } from './fetch-picture.ts';
import { listInstances } from './instances.ts';
import { readTab } from './read-tab.ts';

const KEY = 'wanted:';
const ASK_AGAIN_MILLISECONDS = 3_600_000;
/** So many pictures of a page are tried. */
const PICTURES_OF_A_PAGE = 3;

interface Wanted {
  /** Epoch milliseconds. */
  readonly askedAt: number;
  readonly pages: readonly string[];
}

/**
 * Brings the picture of a page that an import waits for, because its site lets no server in. Pages are compared here: an
 * instance is told of a page only where it waits for it.
 */
export async function bringWantedPage(address: string, tabId: number): Promise<void> {
  const key = await keyOf(address);
  if (key === null) return;
  for (const { origin } of await listInstances()) {
    if ((await wantedPages(origin)).includes(key)) await bring(origin, { address, key, tabId });
  }
}

async function bring(origin: string, { address, key, tabId }: { address: string; key: string; tabId: number }): Promise<void> {
  const facts = await readTab(tabId);
  // The tab may show another page by now, and a site may not want to be saved.
  if (!facts || facts.nopin !== null || (await keyOf(facts.url)) !== key) return;
  const picture = await firstPicture(
    facts.pictures.map(({ url }) => url),
    tabId,
  );
  if (picture === null) return;
  try {
    const { image_signature } = await upload(origin, picture);
    await call(origin, ImportPagesResource.create, { page_url: address, image_signature });
  } catch (error) {
    // Another browser of the person may have brought it, or the instance does not take it. Anything else is brought the next time.
    const { status } = toCallError(error);
    const isFinal = status !== null && status >= 400 && status < 500 && status !== 401 && status !== 429;
    if (!isFinal) return;
  }
  await leaveOut(origin, key);
}

/** Nobody pressed anything, so the page names no picture that it may not read itself. */
async function firstPicture(urls: readonly string[], tabId: number): Promise<Blob | null> {
  for (const url of urls.slice(0, PICTURES_OF_A_PAGE)) {
    const picture = await fetchInPage(url, tabId);
    if (picture) return picture;
  }
  return null;
}

/** The keys of the pages that an instance waits for, asked once an hour. */
async function wantedPages(origin: string): Promise<readonly string[]> {
  const kept = (await browser.storage.local.get(KEY + origin))[KEY + origin] as Wanted | undefined;
  if (kept && kept.askedAt > Date.now() - ASK_AGAIN_MILLISECONDS) return kept.pages;
  const pages = await call(origin, ImportPagesResource.get, {}).then(
    (reply) => reply.pages,
    () => kept?.pages ?? [],
  );
  // A silent instance is not asked at every page, either.
  await browser.storage.local.set({ [KEY + origin]: { askedAt: Date.now(), pages } satisfies Wanted });
  return pages;
}

async function leaveOut(origin: string, key: string): Promise<void> {
  const kept = (await browser.storage.local.get(KEY + origin))[KEY + origin] as Wanted | undefined;
  if (!kept) return;
  await browser.storage.local.set({ [KEY + origin]: { ...kept, pages: kept.pages.filter((page) => page !== key) } satisfies Wanted });
}

/** The key of a page, made as `wanted-pages.service.ts` of the server makes it. */
export async function keyOf(address: string): Promise<string | null> {
  const name = pageName(address);
  if (name === null) return null;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(name)));
  const hex = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.slice(0, PAGE_KEY_LENGTH);
}
