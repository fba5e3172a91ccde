/** What people read about a picture. */
export type Words = { title: string; description: string; alt: string; topics: readonly string[] };

/** Something of the demo that can be pinned: what it is called, and what kind of drawing it is. */
export type Work = Words & {
  /** A name for keys and addresses, made from the title. */
  id: string;
  kind: string;
  form: 'still' | 'animation' | 'video';
  /** Who makes it, for something that could be bought. */
  brand?: string;
};

export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
