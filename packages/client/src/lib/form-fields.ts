/** What is typed into a field of a form; empty when there is none. */
export function readField(form: HTMLFormElement, name: string): string {
  return readText(new FormData(form), name);
}

/** The text of one field among what a form holds. */
export function readText(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}

/** Puts the cursor into a field of a form, of one in parts into the first. */
export function focusField(form: HTMLFormElement | null, name: string | undefined): void {
  if (name !== undefined) form?.querySelector<HTMLElement>(`[name="${name}"], [name^="${name}."]`)?.focus();
}
