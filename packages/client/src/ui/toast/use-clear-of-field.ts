import { useEffect } from 'react';

const TEXT_FIELDS = 'textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file])';
/** The place of toasts, which is above everything. */
const PLACE = 'section[data-react-aria-top-layer]';
const EVENTS = ['focusin', 'scroll', 'resize'] as const;

/** Moves a toast to the other end of the window while it would cover the field that somebody types into. */
export function useClearOfField(toastId: string | number | undefined): void {
  useEffect(() => {
    const host = document.querySelector(PLACE);
    if (toastId === undefined || !host) return;
    const look = () => {
      const toast = host.firstElementChild;
      const field = document.activeElement;
      if (toast && field?.matches(TEXT_FIELDS) && cover(toast, field)) host.toggleAttribute('data-moved');
    };
    look();
    for (const name of EVENTS) window.addEventListener(name, look, { capture: true, passive: true });
    return () => {
      for (const name of EVENTS) window.removeEventListener(name, look, { capture: true });
      host.removeAttribute('data-moved');
    };
  }, [toastId]);
}

function cover(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
}
