import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls the row of the selected link to its middle, when it is drawn and when another one is selected. */
export function useSelectedInView<Row extends HTMLElement>(): RefObject<Row | null> {
  const place = useRef<Row>(null);
  // Links come and go with what is known, so each drawing looks whether another one is selected.
  const shown = useRef<Element>(null);
  useEffect(() => {
    const selected = place.current?.querySelector('[aria-current]') ?? null;
    if (selected === shown.current || !place.current) return;
    shown.current = selected;
    if (selected?.parentElement) scrollToMiddle(selected.parentElement, selected);
  });
  return place;
}

/** Scrolls the row alone: `scrollIntoView` would move the page as well. */
function scrollToMiddle(row: Element, link: Element): void {
  const { left, width } = row.getBoundingClientRect();
  const box = link.getBoundingClientRect();
  row.scrollLeft += box.left + box.width / 2 - (left + width / 2);
}
