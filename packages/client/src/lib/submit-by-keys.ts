import type { KeyboardEvent } from 'react';

/** Sends the form of a field on Ctrl or Command with Enter. */
export function submitByKeys(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
