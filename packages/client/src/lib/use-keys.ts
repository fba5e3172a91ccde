import { useEffect, useRef } from 'react';

/** What a key belongs to when it has the focus, or holds what has it. */
const TAKES_KEYS =
  'input, textarea, select, button, a[href], summary, audio, video, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]';

const always = () => true;

/**
 * Acts by single keys while nothing has the focus that a key could be meant for. Keys held together with others are left alone,
 * and so are all of them where `isMeant` says no.
 */
export function useKeys(acts: Readonly<Record<string, (() => void) | undefined>>, isMeant: () => boolean = always): void {
  const latest = useRef({ acts, isMeant });
  useEffect(() => {
    latest.current = { acts, isMeant };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.target instanceof Element && event.target.closest(TAKES_KEYS)) return;
      if (document.querySelector('[role=dialog], [role=alertdialog]')) return;
      const act = latest.current.acts[event.key.toLowerCase()];
      if (!act || !latest.current.isMeant()) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
