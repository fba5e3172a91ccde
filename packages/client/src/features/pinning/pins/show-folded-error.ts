/** Opens the part of a form that is folded over the first wrong field, and puts the cursor there; `false` where none is. */
export function showFoldedError(form: HTMLFormElement): boolean {
  const wrong = form.querySelector<HTMLElement>('details [aria-invalid="true"]');
  const fold = wrong?.closest('details');
  if (!wrong || !fold) return false;
  fold.open = true;
  wrong.focus();
  return true;
}
