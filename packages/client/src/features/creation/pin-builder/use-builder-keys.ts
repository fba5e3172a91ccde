import { useEffect, useRef, type RefObject } from 'react';
import { historyKey } from '../../../lib/history.ts';

interface BuilderKeys {
  readonly onStep: (way: 'undo' | 'redo') => void;
  /** Returns whether there was something to publish. */
  readonly onPublish: () => boolean;
}

/** The keys of the builder. They also work where nothing has the focus any more, and not in dialogs. */
export function useBuilderKeys(page: RefObject<HTMLElement | null>, keys: BuilderKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !(event.target === document.body || page.current?.contains(event.target as Node))) return;
      const way = historyKey(event);
      if (way) latest.current.onStep(way);
      const isPublish = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
      if (way || (isPublish && latest.current.onPublish())) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [page]);
}
