const FOCUSABLE =
  ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled, [tabindex="-1"], [inert] *, [aria-hidden="true"] *)';

/** What takes the focus right before an element by Home, and right after it by End; `undefined` where the page has nothing there. */
export function focusableBeside(element: HTMLElement, key: string): HTMLElement | undefined {
  const side = key === 'Home' ? Node.DOCUMENT_POSITION_PRECEDING : key === 'End' ? Node.DOCUMENT_POSITION_FOLLOWING : 0;
  return [...document.querySelectorAll<HTMLElement>(FOCUSABLE)]
    .filter((other) => element.compareDocumentPosition(other) === side && other.checkVisibility({ visibilityProperty: true }))
    .at(key === 'Home' ? -1 : 0);
}
