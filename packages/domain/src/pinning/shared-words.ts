/** The words that another app shares; which field holds the address differs from app to app. */
export interface SharedWords {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** Where what was shared goes: to the save window with the address, or to the builder where there is none. */
export function pathOfShared({ title, text, url }: SharedWords): string {
  const address = [url, text, title].map((words) => /https?:\/\/[^\s"<>]+/i.exec(words)?.[0]).find((found) => found !== undefined);
  if (address === undefined) return '/pin-builder/?shared=1';
  const words = text.replace(address, '').trim();
  const query = new URLSearchParams({
    url: address,
    ...(title && title !== address ? { title } : {}),
    ...(words ? { description: words } : {}),
  });
  return `/pin/create/share/?${query}`;
}
