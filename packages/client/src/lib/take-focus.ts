/** Whether somebody writes in it. */
const isField = (element: Element | null) => element?.matches('input, textarea, select, [contenteditable]') === true;

/**
 * Gives the focus to what opened, so that its keys and its reader begin there. Who is in it already, or writes somewhere, keeps
 * their place: a page from the server is written in before its script runs.
 */
export function takeFocus(opened: HTMLElement | null): void {
  const { activeElement: at } = document;
  if (opened === null || opened.contains(at) || isField(at)) return;
  opened.focus({ preventScroll: true });
}
