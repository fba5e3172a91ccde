/** What is typed into a field of a form; empty when there is none. */
export function readField(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

/** Puts the cursor into a field of a form. */
export function focusField(form: HTMLFormElement | null, name: string | undefined): void {
  const input = name === undefined ? null : form?.elements.namedItem(name);
  if (input instanceof HTMLInputElement) input.focus();
}
