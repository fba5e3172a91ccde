import { NOPIN_NAMES } from '@bowerbird/domain/pinning/nopin.ts';
import { plainLine, plainText } from './plain-text.ts';
import type { Attributes } from './read-page.ts';

/** A page's own words about itself. */
export type PageMetadata = {
  title: string;
  description: string;
  site_name: string;
  canonical_url: string;
  /** Why the site does not want its pictures saved, in its own words or none; `null` when it does not mind. */
  nopin: string | null;
};

export type MetaPicture = { url: string; width: number | null; height: number | null; alt: string };

type Meta = { names: string[]; content: string };

/** The attributes that name a meta, the one that is meant for it first. */
const NAMED_BY = ['property', 'name', 'itemprop'];

export type Metas = { first: (...names: string[]) => string; pictures: (prefix: 'og' | 'twitter') => MetaPicture[] };

/** Reads `<meta>` tags by `property`, `name` or `itemprop`; each may hold several names, and says less than the one before. */
export function readMetas(tags: Attributes[]): Metas {
  const metas: Meta[] = NAMED_BY.flatMap((attribute) =>
    tags
      .filter((tag) => tag[attribute] !== undefined)
      .map((tag) => ({ names: tag[attribute]!.toLowerCase().split(/\s+/), content: (tag['content'] ?? '').trim() })),
  );
  return {
    first: (...names) => plainText(firstOf(metas, names)),
    pictures: (prefix) => picturesOf(metas, prefix),
  };
}

/** What `<meta name="pinterest" content="nopin" description="…">`, or the same under our name, says; `null` when a page has none. */
export function readNopin(tags: Attributes[]): string | null {
  const tag = tags.find(
    ({ name, content }) => NOPIN_NAMES.includes(name?.trim().toLowerCase() ?? '') && content?.trim().toLowerCase() === 'nopin',
  );
  return tag ? plainLine(tag['description']) : null;
}

function firstOf(metas: Meta[], names: string[]): string {
  for (const name of names) {
    const found = metas.find((meta) => meta.content !== '' && meta.names.includes(name));
    if (found) return found.content;
  }
  return '';
}

/** Open Graph lists pictures one after the other, each followed by what is known of it. */
function picturesOf(metas: Meta[], prefix: 'og' | 'twitter'): MetaPicture[] {
  const pictures: MetaPicture[] = [];
  for (const { names, content } of metas) {
    const has = (...suffixes: string[]): boolean => suffixes.some((suffix) => names.includes(`${prefix}:image${suffix}`));
    const last = pictures.at(-1);
    if (content === '') continue;
    if (has('', ':url', ':src', '0')) pictures.push({ url: content, width: null, height: null, alt: '' });
    if (!last) continue;
    if (has(':width')) last.width = Number.parseInt(content, 10) || null;
    if (has(':height')) last.height = Number.parseInt(content, 10) || null;
    if (has(':alt')) last.alt = plainLine(content);
  }
  return pictures;
}
