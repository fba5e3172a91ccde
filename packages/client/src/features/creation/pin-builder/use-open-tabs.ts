import { useEffect, useState } from 'react';
import { makeId } from '../../../lib/make-id.ts';
import { meetTabs } from './meet-tabs.ts';

const PREFIX = 'pin-builder:';

/** The builders that are open in this browser. */
export interface OpenTabs {
  readonly mine: string;
  readonly others: ReadonlySet<string>;
}

/** Says which builders are open, because what an open one kept is its own. */
export function useOpenTabs(): OpenTabs | null {
  const [tabs, setTabs] = useState<OpenTabs | null>(null);
  useEffect(() => {
    const mine = makeId();
    const over = new AbortController();
    const find = async () => {
      // Plain http has no locks.
      if (!('locks' in navigator)) return meetTabs(mine, over.signal);
      // The browser lets go of it by itself when it closes or crashes.
      const held = new Promise<void>((resolve) => over.signal.addEventListener('abort', () => resolve()));
      void navigator.locks.request(PREFIX + mine, () => (over.signal.aborted ? undefined : held));
      const { held: locks = [] } = await navigator.locks.query();
      const names = locks.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []));
      return new Set(names.filter((name) => name !== mine));
    };
    const tell = async () => {
      const others = await find().catch(() => new Set<string>());
      if (!over.signal.aborted) setTabs({ mine, others });
    };
    void tell();
    return () => over.abort();
  }, []);
  return tabs;
}
