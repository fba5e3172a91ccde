import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { cut } from './cut-text.ts';
import type { Draft } from './draft.ts';

/** What of a page is kept where its pictures cannot be had. */
export interface GivenWords {
  readonly link: string;
  readonly title: string;
  readonly description: string;
}

const NAMES = ['link', 'title', 'description'] as const;
const LIMITS = { link: textLimits.link, title: textLimits.pinTitle, description: textLimits.pinDescription };

/** Where the builder opens a draft with these words. */
export function builderPath(words: GivenWords): string {
  const named = NAMES.filter((name) => words[name] !== '').map((name) => [name, words[name]]);
  return `/pin-builder/?${new URLSearchParams(named)}`;
}

/** The words of an address of the builder; null where it has none. */
export function readGivenWords(search: URLSearchParams): GivenWords | null {
  const [link, title, description] = NAMES.map((name) => cut(search.get(name) ?? '', LIMITS[name])) as [string, string, string];
  return link + title + description === '' ? null : { link, title, description };
}

/** Whether a draft takes the words without losing any of its own. */
export function hasRoomFor(draft: Draft, words: GivenWords): boolean {
  return draft.picture.kind === 'none' && NAMES.every((name) => words[name] === '' || draft[name] === '' || draft[name] === words[name]);
}

/** The parts of a draft that the words fill. */
export function filledWith(words: GivenWords): Partial<GivenWords> {
  return Object.fromEntries(NAMES.filter((name) => words[name] !== '').map((name) => [name, words[name]]));
}
