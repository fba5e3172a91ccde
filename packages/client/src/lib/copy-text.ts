/** Copies text; `false` when the browser allows it in no way. Plain http has no clipboard interface, so the older one is the fallback. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const holder = document.createElement('textarea');
  holder.value = text;
  holder.readOnly = true;
  holder.style.position = 'fixed';
  holder.style.opacity = '0';
  // Inside an open dialog only what stands in it can have the focus.
  const place = document.activeElement?.closest('[role="dialog"]') ?? document.body;
  place.append(holder);
  const before = document.activeElement;
  holder.select();
  const copied = document.execCommand('copy');
  holder.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}
