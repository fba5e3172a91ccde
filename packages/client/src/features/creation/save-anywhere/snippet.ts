/** What a save button of a site is to do. */
export interface Snippet {
  readonly kind: 'hover' | 'any' | 'one';
  readonly isLarge: boolean;
  readonly url: string;
  readonly media: string;
  readonly description: string;
}

/** The markup that a publisher puts into a page; without the script the link still works. */
export function snippetFor(origin: string, { kind, isLarge, url, media, description }: Snippet): string {
  const size = isLarge ? ' data-pin-height="28"' : '';
  const script = `<script async defer src="${origin}/save-button.js"${kind === 'hover' ? ' data-pin-hover="true"' : ''}${size}></script>`;
  if (kind === 'hover') return script;
  if (kind === 'any') return `<a data-pin-do="buttonBookmark" href="${origin}/pin/create/button/">Save</a>\n${script}`;
  const query = new URLSearchParams(Object.entries({ url, media, description }).filter(([, value]) => value !== ''));
  const marks = Object.entries({ url, media, description })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` data-pin-${name}="${escapeAttribute(value)}"`)
    .join('');
  return `<a data-pin-do="buttonPin"${marks} href="${escapeAttribute(`${origin}/pin/create/button/?${query}`)}">Save</a>\n${script}`;
}

function escapeAttribute(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
