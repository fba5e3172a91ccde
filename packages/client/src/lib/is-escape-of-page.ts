const OPEN_OVER_THE_PAGE = 'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"]';

/** Whether Esc is meant for the page: nobody took it, nothing is open over the page, and nobody is typing. */
export function isEscapeOfPage(event: KeyboardEvent): boolean {
  return event.key === 'Escape' && !event.defaultPrevented && !document.querySelector(OPEN_OVER_THE_PAGE) && !isTyping(event.target);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null;
}
