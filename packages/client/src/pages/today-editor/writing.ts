import type { WholeArticle } from '@bowerbird/contract/discovery/today/schemas.ts';
import type { StoredValue } from '../../store/stored.ts';
import { readTyped } from '../../shared/forms/typed.ts';
import { layOut, localMoment, type LaidOut } from './laid-out.ts';

const FIELDS = ['title', 'lead', 'term', 'article_type', 'language', 'country', 'translation_of', 'cover', 'published_at'] as const;

/** All that an editor typed into an article, as the fields show it. */
export type Writing = Readonly<Record<Exclude<(typeof FIELDS)[number], 'translation_of'>, string>> & {
  /** Browsers may still keep writing from before there was this field. */
  readonly translation_of?: string;
  readonly shop: boolean;
  readonly parts: readonly LaidOut[];
};

type Written = Pick<
  StoredValue<WholeArticle>,
  'title' | 'lead' | 'term' | 'language' | 'country' | 'shop' | 'article_type' | 'published_at' | 'draft'
>;

/** What the fields of an article show before somebody types; `addressOf` says where a board stands. */
export function writingOf(article: Written, addressOf: (boardId: string) => string): Writing {
  const { title, lead, term, language, country, shop, article_type, published_at, draft } = article;
  const cover = draft?.cover_pin_id ?? null;
  return {
    title,
    lead,
    term,
    language,
    country: country ?? '',
    translation_of: draft?.translation_of ?? '',
    shop,
    article_type: String(article_type),
    cover: cover === null ? '' : `/pin/${cover}/`,
    published_at: localMoment(published_at),
    parts: layOut(draft?.blocks ?? [], addressOf),
  };
}

export function readWriting(form: HTMLFormElement, parts: readonly LaidOut[]): Writing {
  const typed = readTyped(form);
  const texts = Object.fromEntries(FIELDS.map((field) => [field, typed.raw(field)])) as Record<(typeof FIELDS)[number], string>;
  const filled = parts.map((part) => ({ ...part, typed: typed.all.has(nameOf(part)) ? typed.raw(nameOf(part)) : part.typed }));
  return { ...texts, shop: typed.isOn('shop'), parts: filled };
}

/** The name of a part's field. */
export function nameOf({ key }: Pick<LaidOut, 'key'>): string {
  return `part-${key}`;
}

export type Difference = (typeof FIELDS)[number] | 'shop' | 'parts';

/** The fields in which two differ; line ends and the numbers of parts are no difference. */
export function differencesOf(one: Writing, other: Writing): Difference[] {
  const fields: Difference[] = FIELDS.filter((field) => flat(one[field] ?? '') !== flat(other[field] ?? ''));
  if (one.shop !== other.shop) fields.push('shop');
  if (flatParts(one) !== flatParts(other)) fields.push('parts');
  return fields;
}

/** Whether two say the same. */
export function isSameWriting(one: Writing, other: Writing): boolean {
  return differencesOf(one, other).length === 0;
}

/** Whether somebody wrote nothing but the title that a new article begins with. */
export function isBlankWriting({ title, lead, term, translation_of, cover, published_at, parts }: Writing, firstTitle: string): boolean {
  const words = [lead, term, translation_of ?? '', cover, published_at, ...parts.map(({ typed }) => typed)];
  return title === firstTitle && words.every((typed) => typed.trim() === '');
}

function flat(typed: string): string {
  return typed.replaceAll('\r\n', '\n');
}

function flatParts({ parts }: Writing): string {
  return JSON.stringify(parts.map(({ kind, typed }) => [kind, flat(typed)]));
}
