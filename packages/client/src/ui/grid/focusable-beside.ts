const FOCUSABLE = ['a[href]', 'button', 'input', 'select', 'textarea', '[tabindex]'].map((tag) => `${tag}:not(:disabled, [tabindex="-1"])`).join();

/** What takes the focus right before or right after an element; `undefined` where the page has nothing there. */
export function focusableBeside(element: HTMLElement, side: 'before' | 'after'): HTMLElement | undefined {
  const wanted = side === 'before' ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const isOutside = (other: HTMLElement) => (element.compareDocumentPosition(other) & wanted) !== 0 && !element.contains(other);
  const places = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((other) => isOutside(other) && isReachable(other));
  return places.at(side === 'before' ? -1 : 0);
}

function isReachable(element: HTMLElement): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden="true"]');
}
