import { useRef, useState } from 'react';
import type { Draft } from './draft.ts';

interface Removal {
  readonly drafts: readonly Draft[];
  readonly at: number;
}

/** Drafts that were taken away since the page was opened, each removal whole. */
export interface RemovedDrafts {
  /** When the latest removal was that can be undone, in milliseconds; null where there is none. */
  readonly latestAt: number | null;
  /** Remembers a removal; what it returns brings its drafts back, once. */
  readonly note: (drafts: readonly Draft[]) => () => void;
  readonly bringBackLatest: () => void;
}

/** Remembers removals for undo. A removal has two ways back, the message's and the undo key, and only the first one counts. */
export function useRemovedDrafts(onBack: (drafts: readonly Draft[]) => void): RemovedDrafts {
  const waiting = useRef(new Set<Removal>());
  const [latest, setLatest] = useState<Removal | null>(null);
  const showLatest = () => setLatest([...waiting.current].at(-1) ?? null);
  const bringBack = (removal: Removal) => {
    if (!waiting.current.delete(removal)) return;
    showLatest();
    onBack(removal.drafts);
  };
  return {
    latestAt: latest?.at ?? null,
    note: (drafts) => {
      const removal = { drafts, at: Date.now() };
      waiting.current.add(removal);
      showLatest();
      return () => bringBack(removal);
    },
    bringBackLatest: () => latest && bringBack(latest),
  };
}
