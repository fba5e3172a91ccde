import { useEffect, useState } from 'react';
import { browser } from 'wxt/browser';
import type { OpenedFor } from '../lib/asks.ts';
import { readTab } from '../lib/read-tab.ts';

/** What the window is about: `undefined` while it is read, `null` where nothing can be. */
export function useOpenedFor(): OpenedFor | null | undefined {
  const [opened, setOpened] = useState<OpenedFor | null>();
  useEffect(() => void findOpened().then(setOpened, () => setOpened(null)), []);
  return opened;
}

async function findOpened(): Promise<OpenedFor | null> {
  const id = new URLSearchParams(location.search).get('for');
  if (id !== null) {
    const key = `window:${id}`;
    return ((await browser.storage.session.get(key))[key] as OpenedFor | undefined) ?? null;
  }
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  const facts = tab?.id === undefined ? null : await readTab(tab.id);
  return facts && { facts, pictureUrl: null, tabId: tab!.id! };
}
