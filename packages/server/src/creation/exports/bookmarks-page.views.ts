import type { ExportedPin } from '@bowerbird/contract/creation/exports/export-schema.ts';

/** A page of bookmarks as every browser reads it: its beginning. */
export function beginBookmarks(title: string): string {
  return `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
<TITLE>${escape(title)}</TITLE>
<H1>${escape(title)}</H1>
<DL><p>
`;
}

export const endBookmarks = '</DL><p>\n';

export function beginFolder(name: string): string {
  return `<DT><H3>${escape(name)}</H3>\n<DL><p>\n`;
}

export const endFolder = '</DL><p>\n';

/** A pin; one without a link leads to its picture, by the place of the picture seen from the page. */
export function bookmarkOf(pin: ExportedPin, folder: string): string {
  const address = pin.link ?? (pin.picture === null ? null : `${folder}${encodeURIComponent(pin.picture)}`);
  if (address === null) return '';
  const date = Math.floor(Date.parse(pin.created_at) / 1000);
  const words = pin.description === '' ? '' : `<DD>${escape(pin.description).replaceAll('\n', '<br>')}\n`;
  return `<DT><A HREF="${escape(address)}" ADD_DATE="${date}">${escape(pin.title || pin.alt_text || address)}</A>\n${words}`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
