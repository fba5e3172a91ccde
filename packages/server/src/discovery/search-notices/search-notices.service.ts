import type { NoticeInput, SearchNotice } from '@bowerbird/contract/discovery/search-notices/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { oneLine } from '@bowerbird/domain/one-line.ts';
import type { Core } from '../../core/core.ts';
import type { Database } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { cutWords, functionWords, stemsOfEach } from '../words/index.ts';
import { deleteNotice, insertNotice, selectNotices, updateNotice, type NoticeRow } from './search-notices.queries.ts';

declare module '../../core/events/outbox.ts' {
  interface DomainEvents {
    /** The list of notices is another one. */
    'notice.changed': Record<string, never>;
  }
}

const MOST_NOTICES = 200;
const JOINING_WORDS: ReadonlySet<string> = new Set(functionWords);
/** The list is read again so often, though a change tells of itself. */
const KEPT_MILLISECONDS = 10_000;

/** A word, and its stem in each language. They are made once, because each search is compared with each term. */
interface StemmedWord {
  readonly word: string;
  readonly stems: readonly string[];
}

/** A notice with its terms cut into words, as queries are. */
interface ReadyNotice extends NoticeRow {
  readonly phrases: readonly (readonly StemmedWord[])[];
}

/** Searches are many and the list is short: it is kept for a while. */
const kept = new WeakMap<Core, { readonly at: number; readonly notices: readonly ReadyNotice[] }>();

/** Lets this process read the list anew once it was changed, by whichever process. */
export function hearOfNotices(core: Core): void {
  core.outbox.onEvents(['notice.changed'], () => kept.delete(core));
}

async function readNotices(core: Core): Promise<readonly ReadyNotice[]> {
  const known = kept.get(core);
  if (known && core.now() - known.at < KEPT_MILLISECONDS) return known.notices;
  const rows = await selectNotices(core.searchDb);
  const notices = rows.map((row) => ({
    ...row,
    phrases: row.terms.map((term) => cutWords(term).map(stemmed)).filter((words) => words.length > 0),
  }));
  kept.set(core, { at: core.now(), notices });
  return notices;
}

/**
 * The notice of a search for these words, in the reader's language if there is one with the same effect. One that withholds goes
 * before others, whichever was made first.
 */
export async function findNotice(core: Core, language: string, words: readonly string[]): Promise<NoticeRow | null> {
  const notices = await readNotices(core);
  const said = words.map(stemmed);
  const met = notices.filter(({ phrases, language: own }) =>
    phrases.some((phrase) => holdsPhrase(said, phrase) || isInCompound(said, phrase, own)),
  );
  const meant = met.find(({ withholds }) => withholds) ?? met[0];
  if (!meant || meant.language === language) return meant ?? null;
  return notices.find((notice) => notice.language === language && isTranslation(notice, meant)) ?? meant;
}

function stemmed(word: string): StemmedWord {
  return { word, stems: stemsOfEach(word) };
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Whether the words of a phrase stand together, in any form. A search looks for no words that only hold a sentence together, so
 * these part no phrase. Languages without spaces may be cut otherwise within a longer text.
 */
function holdsPhrase(words: readonly StemmedWord[], phrase: readonly StemmedWord[]): boolean {
  if (UNSPACED.test(phrase[0]!.word)) return joined(words).includes(joined(phrase));
  if (standTogether(words, phrase)) return true;
  const telling = phrase.filter(isTelling);
  const isStillPhrase = telling.length > 1 || telling.length === phrase.length;
  return isStillPhrase && standTogether(words.filter(isTelling), telling);
}

/** Shorter words begin many that mean something else. */
const SHORTEST_IN_COMPOUND = 6;

/** Whether a word of the search begins with this one, as German writes together what belongs together. */
function isInCompound(words: readonly StemmedWord[], [first, ...more]: readonly StemmedWord[], language: string): boolean {
  if (language !== 'de' || first === undefined || more.length > 0 || first.word.length < SHORTEST_IN_COMPOUND) return false;
  return words.some(({ word }) => word.startsWith(first.word));
}

const KATAKANA = /[\u30a1-\u30f6]/gu;
const TO_HIRAGANA = -0x60;

/** One text of the words, in one of the two Japanese ways to write by sound: people take either. */
function joined(words: readonly StemmedWord[]): string {
  const text = words.map(({ word }) => word).join('');
  return text.replace(KATAKANA, (sign) => String.fromCharCode(sign.charCodeAt(0) + TO_HIRAGANA));
}

function standTogether(words: readonly StemmedWord[], phrase: readonly StemmedWord[]): boolean {
  return words.some((_, at) => phrase.every((word, index) => isFormOf(words[at + index], word)));
}

/** Whether a word is another in a form of its own, such as its plural. A much shorter word is its root, and means more. */
function isFormOf(one: StemmedWord | undefined, other: StemmedWord): boolean {
  if (one === undefined) return false;
  if (one.word === other.word) return true;
  return one.word.length >= other.word.length - 1 && one.stems.some((stem, language) => stem === other.stems[language]);
}

function isTelling({ word }: StemmedWord): boolean {
  return !JOINING_WORDS.has(word);
}

/** Notices that lead to the same place in several languages say the same. */
function isTranslation(one: NoticeRow, other: NoticeRow): boolean {
  return one.link_url !== '' && hostOf(one) === hostOf(other) && one.withholds === other.withholds;
}

function hostOf({ link_url }: NoticeRow): string | null {
  return URL.parse(link_url)?.host ?? null;
}

export async function listNotices(core: Core): Promise<SearchNotice[]> {
  return (await selectNotices(core.db)).map((row) => ({
    ...row,
    language: row.language as SearchNotice['language'],
    terms: [...row.terms],
  }));
}

/** Adds a notice; more than the searches can look through are refused. Throws `conflict`. */
export async function addNotice(core: Core, input: NoticeInput): Promise<SearchNotice[]> {
  const notice = cleanNotice(input);
  return change(core, 'conflict', (trx) => insertNotice(trx, notice, MOST_NOTICES));
}

/** Throws `not_found`. */
export async function changeNotice(core: Core, id: string, input: NoticeInput): Promise<SearchNotice[]> {
  const notice = cleanNotice(input);
  return change(core, 'not_found', (trx) => updateNotice(trx, id, notice));
}

/** Throws `not_found`. */
export async function dropNotice(core: Core, id: string): Promise<SearchNotice[]> {
  return change(core, 'not_found', (trx) => deleteNotice(trx, id));
}

/** Writes to the list and tells of it. Throws as told where nothing was written. */
async function change(
  core: Core,
  otherwise: 'conflict' | 'not_found',
  write: (trx: Database) => Promise<boolean>,
): Promise<SearchNotice[]> {
  await inTransaction(core.db, async (trx) => {
    if (!(await write(trx))) throw new ApiError(otherwise);
    await core.outbox.emit(trx, 'notice.changed', {});
  });
  kept.delete(core);
  return listNotices(core);
}

/** Throws `bad_input` for terms without a word, or a title of spaces. */
function cleanNotice(input: NoticeInput): NoticeInput {
  const terms = [...new Set(input.terms.map(oneLine))].filter((term) => cutWords(term).length > 0);
  const notice = { ...input, terms, title: oneLine(input.title), text: input.text.trim(), link_label: oneLine(input.link_label) };
  const missing = [
    ...(terms.length === 0 ? ['terms'] : []),
    ...(notice.title === '' ? ['title'] : []),
    ...(notice.text === '' ? ['text'] : []),
    ...(notice.link_url !== '' && notice.link_label === '' ? ['link_label'] : []),
  ];
  if (missing.length > 0) throw new ApiError('bad_input', { extra: { fields: missing.map((field) => ({ field, rule: 'required' })) } });
  return notice;
}
