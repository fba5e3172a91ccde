/** The words that another app shares; which field holds the address differs from app to app. */
export interface SharedWords {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** What a share says of its pin; what it does not say is empty. */
export interface WordsOfShare {
  readonly link: string;
  readonly title: string;
  readonly description: string;
}

/** What the builder is told of files that did not come with their share: nobody was logged in, or they were refused. */
export type LostFiles = 'log_in' | 'refused';

/** The address in a share, and the words beside it. */
export function readShared({ title, text, url }: SharedWords): WordsOfShare {
  const link = [url, text, title].map((words) => /https?:\/\/[^\s"<>]+/i.exec(words)?.[0]).find((found) => found !== undefined) ?? '';
  return { link, title: link !== '' && title === link ? '' : title, description: (link === '' ? text : text.replace(link, '')).trim() };
}

/** Where what was shared goes: to the save window with the address, or to the builder where there is none. */
export function pathOfShared(shared: SharedWords): string {
  const { link, title, description } = readShared(shared);
  if (link === '') return '/pin-builder/?shared=1';
  const query = new URLSearchParams({ url: link, ...(title && { title }), ...(description && { description }) });
  return `/pin/create/share/?${query}`;
}

/** Where files go that a browser keeps for the builder, or that were lost; the words go along. */
export function pathOfSharedFiles(shared: SharedWords, lost: LostFiles | null): string {
  const words = Object.entries(readShared(shared)).filter(([, said]) => said !== '');
  return `/pin-builder/?${new URLSearchParams([['shared', lost ?? '1'], ...words])}`;
}
