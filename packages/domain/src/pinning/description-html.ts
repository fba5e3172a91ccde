const LINK = /https?:\/\/[^\s<>"']+/g;

/** A description as safe HTML (`C3.1` descriptionHtml): everything escaped, addresses as links that pass no credit on. */
export function descriptionHtml(text: string): string {
  let html = '';
  let from = 0;
  for (const match of text.matchAll(LINK)) {
    const address = match[0].replace(/[.,;:!?)\]]+$/, '');
    html += escapeHtml(text.slice(from, match.index)) + linkTo(address);
    from = match.index + address.length;
  }
  return (html + escapeHtml(text.slice(from))).replaceAll('\n', '<br>');
}

function linkTo(address: string): string {
  const safe = escapeHtml(address);
  return URL.canParse(address) ? `<a href="${safe}" rel="nofollow noopener ugc" target="_blank">${safe}</a>` : safe;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}
