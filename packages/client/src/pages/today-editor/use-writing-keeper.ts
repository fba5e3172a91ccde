import { useEffect, useMemo, useRef, useState } from 'react';
import { isSameWriting, type Writing } from './writing.ts';
import { keptWriting, writingKey } from './writing-storage.ts';

const KEEP_AFTER_MS = 300;

export interface WritingKeeper {
  /** Takes what the form says now. */
  readonly note: (writing: Writing) => void;
  /** The server has this; only what differs from it is kept from now on. */
  readonly settle: (writing: Writing) => void;
  /** Keeps nothing of what was typed. */
  readonly drop: () => void;
  /** Goes on under the id that a new article was given. */
  readonly moveTo: (articleId: string) => void;
  /** Whether the article says nothing yet, neither saved nor typed. */
  readonly isUntouched: (isBlank: (writing: Writing) => boolean) => boolean;
}

/** Keeps in this browser what an editor has not saved, at once when they leave the page. */
export function useWritingKeeper(viewerId: string, articleId: string, saved: Writing): WritingKeeper {
  const base = useRef(saved);
  const latest = useRef<Writing>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isStuck, setStuck] = useState(false);
  const key = useRef(writingKey(viewerId, articleId));

  const { keep, ...keeper } = useMemo(() => {
    const keepNow = () => {
      clearTimeout(timer.current);
      const writing = latest.current;
      if (!writing) return;
      const isSaved = isSameWriting(writing, base.current);
      if (isSaved) keptWriting.forget(localStorage, key.current);
      setStuck(!isSaved && !keptWriting.keep(localStorage, key.current, { writing, base: base.current }));
    };
    return {
      keep: keepNow,
      note: (writing: Writing) => {
        latest.current = writing;
        clearTimeout(timer.current);
        timer.current = setTimeout(keepNow, KEEP_AFTER_MS);
      },
      settle: (writing: Writing) => {
        base.current = writing;
        latest.current ??= writing;
        keepNow();
      },
      moveTo: (id: string) => {
        keptWriting.forget(localStorage, key.current);
        key.current = writingKey(viewerId, id);
        keepNow();
      },
      isUntouched: (isBlank: (writing: Writing) => boolean) => isBlank(base.current) && isBlank(latest.current ?? base.current),
      drop: () => {
        latest.current = null;
        clearTimeout(timer.current);
        keptWriting.forget(localStorage, key.current);
        setStuck(false);
      },
    };
  }, [viewerId]);

  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);

  // Writing that this browser cannot keep is asked about before it is lost.
  useEffect(() => {
    if (!isStuck) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isStuck]);

  return keeper;
}
