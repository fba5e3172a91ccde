import { useCallback, useRef, useState } from 'react';

/** Where a view of messages stands: at the newest, or at a message that somebody looked for. The message it came to is marked. */
export function usePlace(at: string | undefined) {
  const view = useRef<HTMLElement>(null);
  const [place, setPlace] = useState(at);
  const [marked, setMarked] = useState(at);
  const show = useCallback((id: string) => {
    setMarked(id);
    const message = view.current?.querySelector<HTMLElement>(`[data-message="${id}"]`);
    if (message) showMessage(message);
    else setPlace(id);
  }, []);
  const leave = useCallback(() => {
    setPlace(undefined);
    setMarked(undefined);
  }, []);
  return { view, place, marked, show, leave };
}

/** Brings a message into the middle of its log, and the focus to it. The page around stays. */
export function showMessage(message: HTMLElement): void {
  const log = message.closest('[role="log"]');
  if (!log) return;
  const [inner, outer] = [message.getBoundingClientRect(), log.getBoundingClientRect()];
  log.scrollBy({ top: inner.top - outer.top - (outer.height - inner.height) / 2, behavior: 'instant' });
  message.focus({ preventScroll: true });
}
