import type { RawBuilder } from 'kysely';
import type { TypeaheadItem } from '@bowerbird/contract/discovery/typeahead/schemas.ts';
import { topicPath } from '@bowerbird/domain/discovery/topic-path.ts';
import type { Core } from '../../core/core.ts';
import { isGivenUp } from '../../core/database/trouble.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { pictureUrls } from '../../people/users/index.ts';
import { boardUrl } from '../../pinning/boards/index.ts';
import { findNotice } from '../search-notices/index.ts';
import { cutWords, makeQuery, stemOf } from '../words/index.ts';
import { peopleNamed, selectListedTitles, selectSuggestions, type SuggestionRow, type Typed } from './typeahead.queries.ts';

/** Words that are suggested. */
const MOST_WORDS = 3;

/** Suggestions for what is typed so far: recent searches first, then words, titles, topics, boards and people; without a term, recent ones alone. */
export async function suggest(
  context: Pick<CallContext, 'core' | 'viewer'> & { readonly language: string },
  term: string,
): Promise<TypeaheadItem[]> {
  const found = await selectSuggestions(context.core.searchDb, context.viewer, readTyped(term, context.language)).catch(ignoreSlow);
  const rows = oncePerWord(await withoutWithheld(context, term, found));
  const recent = new Set(rows.filter((row) => row.type === 'recent').map((row) => row.label.toLowerCase()));
  return rows
    .filter((row) => (row.type !== 'query' && row.type !== 'word') || !recent.has(row.label.toLowerCase()))
    .map((row) => ({
      kind: row.type === 'word' ? 'query' : row.type,
      label: row.label,
      id: row.id,
      url: urlOf(row),
      imageUrl: pictureUrls(row.picture_signature, context.core.config.mediaUrl).small,
    }));
}

/** The commonest form of each word, and no title that says the same again. */
function oncePerWord(rows: readonly SuggestionRow[]): readonly SuggestionRow[] {
  const stems = rows.map(({ type, label }) => (type === 'word' ? stemOf(cutWords(label).join(' '), 'en') : null));
  const words = rows.filter(({ type }, at) => type === 'word' && stems.indexOf(stems[at]!) === at).slice(0, MOST_WORDS);
  const said = new Set(words.map(({ label }) => label));
  return rows.filter((row) => (row.type === 'word' ? words.includes(row) : row.type !== 'query' || !said.has(row.label.toLowerCase())));
}

/** Nobody is led to a search that is withheld: no line names one, and its words lead to people alone. */
async function withoutWithheld(
  { core, language }: { readonly core: Core; readonly language: string },
  term: string,
  rows: readonly SuggestionRow[],
): Promise<readonly SuggestionRow[]> {
  const isWithheld = async (text: string) => (await findNotice(core, language, cutWords(text)))?.withholds === true;
  if (await isWithheld(term)) return rows.filter(({ type }) => type === 'user');
  const withheld = await Promise.all(rows.map(async ({ type, label }) => type !== 'user' && (await isWithheld(label))));
  return rows.filter((_, at) => !withheld[at]);
}

/** Titles alone, and none that machines may not be told of: browsers show them beside what they suggest themselves. */
export async function suggestTitles({ searchDb }: Pick<Core, 'searchDb'>, term: string): Promise<string[]> {
  const typed = readTyped(term, 'en');
  if (typed.norm === '') return [];
  return (await selectListedTitles(searchDb, typed).catch(ignoreSlow)).map(({ label }) => label);
}

/** People by words of their names, as the feature of suggestions below asks for them; nobody where the text has no words. */
export function namePeople(term: string, most: number): RawBuilder<unknown> | null {
  const typed = readTyped(term, 'en');
  return typed.norm === '' ? null : peopleNamed(typed, most);
}

function readTyped(term: string, language: string): Typed {
  const text = term
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .replace(/\s+/gu, ' ')
    .toLowerCase();
  const words = cutWords(term);
  return {
    text,
    norm: words.join(' '),
    topic: text.replace(/^#+\s*/u, ''),
    tsquery: makeQuery(words, { isPrefix: true, isTitleOnly: true }),
    word: words.length === 1 && /^\p{L}/u.test(words[0]!) ? words[0]! : null,
    language,
    sign: text.startsWith('@') ? '@' : text.startsWith('#') ? '#' : null,
  };
}

/** Suggestions that come late help nobody: the next letter asks again. */
function ignoreSlow(error: unknown): SuggestionRow[] {
  if (isGivenUp(error)) return [];
  throw error;
}

function urlOf(row: SuggestionRow): string | null {
  if (row.type === 'user') return `/${row.username}/`;
  if (row.type === 'topic') return topicPath(row.slug!);
  if (row.type === 'board') return boardUrl({ username: row.username!, slug: row.slug! });
  return null;
}
