/** Opens the fold over the first wrong field of a form, and puts the cursor there. It gives `false` where none is. */
export function showFoldedError(form: HTMLFormElement): boolean {
  const wrong = form.querySelector<HTMLElement>('details [aria-invalid="true"]');
  const fold = wrong?.closest('details');
  if (!wrong || !fold) return false;
  fold.open = true;
  wrong.focus();
  return true;
}
