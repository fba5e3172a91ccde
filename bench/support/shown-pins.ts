import { UserHomefeedResource } from '@bowerbird/contract/discovery/home-feed/calls.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { MAX_PAGE_SIZE } from '@bowerbird/contract/protocol/paging.ts';
import { ask } from './ask.ts';
import { readList } from './contents.ts';
import { callPath } from './call-path.ts';

const SHOW_MILLISECONDS = 120_000;

/** Waits until a stranger finds so many pins in the home feed, however many pages they fill. */
export async function waitForPins(url: string, pins: number): Promise<void> {
  const deadline = Date.now() + SHOW_MILLISECONDS;
  while (Date.now() < deadline) {
    const shown = await countShownPins(url, pins).catch(() => 0);
    if (shown >= pins) return;
    await wait(500);
  }
  throw new Error(`The instance did not show ${pins} pins in time.`);
}

/** How many different pins the home feed shows a stranger, counted as far as so many. */
export async function countShownPins(url: string, most: number): Promise<number> {
  const shown = new Set<string>();
  let bookmark: string | null = null;
  do {
    const size = Math.min(most, MAX_PAGE_SIZE);
    const path = callPath(UserHomefeedResource.get, { page_size: size, ...(bookmark === null ? {} : { bookmarks: [bookmark] }) });
    const page = readList((await ask(url + path, {})).body);
    for (const id of page.ids) shown.add(id);
    bookmark = page.bookmark;
  } while (bookmark !== null && shown.size < most);
  return shown.size;
}
