const missing = new Set<HTMLLinkElement>();

if (typeof document !== 'undefined') {
  const note = ({ target }: Event) => target instanceof HTMLLinkElement && target.rel === 'stylesheet' && missing.add(target);
  // Such an error does not bubble.
  document.addEventListener('error', note, true);
}

/** Asks again for the styles that did not arrive; rejects when they still do not. What loads chunks asks for a part's styles only once. */
export async function loadMissingStyles(): Promise<void> {
  await Promise.all([...missing].map(askAgain));
}

function askAgain(link: HTMLLinkElement): Promise<unknown> {
  const again = link.cloneNode() as HTMLLinkElement;
  missing.delete(link);
  link.replaceWith(again);
  return new Promise((resolve, reject) => {
    again.addEventListener('load', resolve);
    again.addEventListener('error', reject);
  });
}
