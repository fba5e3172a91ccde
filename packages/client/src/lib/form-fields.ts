/** What is typed into a field of a form; empty when there is none. */
export function readField(form: HTMLFormElement, name: string): string {
  return readText(new FormData(form), name);
}

/** The text of one field among what a form holds. */
export function readText(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}

/** Puts the cursor into a field of a form, of one in parts into the first. What is said of it comes into view. */
export function focusField(form: HTMLFormElement | null, name: string | undefined): void {
  if (name === undefined) return;
  const field = form?.querySelector<HTMLElement>(`[name="${name}"], [name^="${name}."]`);
  field?.focus();
  // The words are drawn after this, and a browser brings the field alone into view.
  if (field) requestAnimationFrame(() => showWordsOf(field));
}

function showWordsOf(field: HTMLElement): void {
  const described = field.closest('[aria-describedby]')?.getAttribute('aria-describedby') ?? '';
  for (const id of described.split(' ')) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
}
