import { randomUUID } from 'node:crypto';
import type { SearchInput } from '@bowerbird/contract/discovery/search/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { DEFAULT_PAGE_SIZE, END_BOOKMARK } from '@bowerbird/contract/protocol/paging.ts';
import type { Core } from '../../core/core.ts';
import { isGivenUp } from '../../core/database/trouble.ts';
import { isAtEnd, makeBookmark, readBookmark } from '../../endpoints/bookmarks.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { mayReadSecret, strangerViewer, type Viewer } from '../../endpoints/viewer.ts';
import { oncePerPicture } from '../../pinning/pictures/index.ts';
import { otherNumberOf, stemOf } from '../words/index.ts';
import { findTopicsOf } from './topic-words.service.ts';
import { countNewDocuments } from './count-new.queries.ts';
import { rewriteQuery } from './query-operators.parser.ts';
import { daysBack, parseSearch, writeQuery, type ParsedSearch, type TopicsByWord } from './search-words.parser.ts';
import type { Corpus, SearchAsked, SearchRequest } from './search-request.service.ts';
import { findCorrections, scanSearch, type Correction, type SearchScan } from './search.queries.ts';

/** One page of results by id; the rest of the reply is on the first page alone. */
export interface SearchPage {
  readonly corpus: Corpus | null;
  readonly ids: readonly string[];
  readonly guides: SearchScan['guides'];
  readonly topics: SearchScan['topics'];
  readonly typo: { readonly original: string; readonly corrected: string } | null;
  readonly bookmark: string;
}

/** Who searches, and in which language. */
export interface SearchContext extends Pick<CallContext, 'core' | 'viewer'> {
  readonly language: string;
}

/** Where a list of results goes on. */
interface Position {
  readonly key: string;
  readonly offset: number;
}

/** Candidates beyond a page, for those that the rules take out. */
const SPARE = 15;
/** Fewer hits than this, and another spelling or the beginning of a word is tried. */
const FEW_HITS = 3;
/** Fewer than these, and topics that the words name are looked through besides. */
export const SPARSE_HITS = 12;
const NO_TOPICS: TopicsByWord = new Map();
const NO_SLIPS: ReadonlyMap<string, string> = new Map();
/** A word this many times rarer than its correction is taken for a mistake. */
const MUCH_RARER = 50;

/**
 * Searches: one statement. Where it finds little, one more looks for what was meant, and one searches for that. Where nothing
 * holds all of the words, a last one takes some of them for enough.
 */
export async function search(context: SearchContext, input: SearchInput): Promise<SearchPage> {
  const { core, viewer } = context;
  const parsed = readSearch(context, input);
  const nothing = { corpus: parsed.corpus, ids: [], guides: [], topics: [], typo: null, bookmark: END_BOOKMARK };
  if (!asksForAnything(parsed, viewer) || isAtEnd(input.bookmarks)) return nothing;

  if (parsed.of !== null && parsed.corpus === 'users')
    throw new ApiError('bad_input', { extra: { fields: [{ field: 'user', rule: 'not_with_scope' }] } });

  const purpose = `search:${viewer.userId ?? ''}:${parsed.corpus}`;
  const position = readBookmark<Position>(context, purpose, input.bookmarks);
  const size = input.page_size ?? DEFAULT_PAGE_SIZE;
  const top = position === null && parsed.top !== null ? [parsed.top] : [];
  const topics = hasMarks(parsed) ? await findTopicsOf(core, parsed.words) : NO_TOPICS;
  const request: SearchRequest = {
    ...requestOf(parsed, parsed.corpus, viewer, hashtagsAmong(topics, parsed)),
    key: position?.key ?? randomUUID(),
    isFirst: position === null,
    offset: position?.offset ?? 0,
    limit: size + SPARE,
    room: size - top.length,
    wantsGuides: parsed.corpus === 'pins' && position === null,
    language: context.language,
  };
  const { scan: first, isPlain } = await scanInTime(core, request);
  const count = countShown(first);
  // Whoever writes operators means them: then only slips of the words beside them are put right.
  const hasOperators = parsed.phrases.length > 0 || parsed.excluded.length > 0;
  const mayCorrect = position === null && !isPlain && request.words.length > 0;
  const mayWiden = mayCorrect && !hasOperators;
  const corrections = mayCorrect && count < FEW_HITS ? await findCorrectionsInTime(core, request, parsed) : null;
  const isCorrectionOff = input.auto_correction_disabled === true;
  const slips = slipsAmong(corrections ?? [], isCorrectionOff ? NO_TOPICS : topics);
  const better = corrections
    ? correct(parsed, input.query, { slips: isCorrectionOff ? NO_SLIPS : slips, topics: isCorrectionOff ? NO_TOPICS : topics, mayWiden })
    : mayWiden && count < SPARSE_HITS && topics.size > 0
      ? { tsquery: writeQuery(parsed, { topics }), corrected: null }
      : null;
  const scanAnew = (tsquery: string) => scanSearch(core.searchDb, { ...request, tsquery, key: randomUUID() });
  const second = better && (await scanAnew(better.tsquery));
  const isBetter = second !== null && countShown(second) > count;
  const isNothing = mayWiden && !isCorrectionOff && count === 0 && !isBetter && parsed.words.length > 1;
  const scan = isBetter ? second : isNothing ? await scanAnew(writeQuery(parsed, { topics, isAnyEnough: true })) : first;
  // Who wants it as typed and finds nothing is still told what was probably meant, in quotes too.
  const suggested = slips.size > 0 && (isCorrectionOff || hasOperators) ? rewriteQuery(input.query, slips, { alsoPhrases: true }) : null;
  const isTried = suggested === better?.corrected;
  const shownAs = isBetter ? better!.corrected : countShown(scan) === 0 && !isTried ? suggested : null;
  return {
    corpus: parsed.corpus,
    guides: pickGuides(scan.guides, parsed, await findTopicsOf(core, wordsOf(scan.guides))),
    topics: scan.topics,
    typo: shownAs == null ? null : { original: input.query, corrected: shownAs },
    ...takePage(scan, request, (next) => makeBookmark(context, purpose, next)),
  };

  function takePage(found: SearchScan, { key, offset, limit, room }: SearchRequest, mark: (next: Position) => string) {
    const shown = oncePerPicture(found.hits.filter((hit) => hit.is_shown && hit.id !== parsed.top)).slice(0, room);
    const last = shown.length === room ? (shown.at(-1)?.at ?? offset) : offset + limit;
    const bookmark = last >= found.total ? END_BOOKMARK : mark({ key, offset: last });
    return { ids: [...top, ...shown.map((hit) => hit.id)], bookmark };
  }
}

/** Reads what is asked: an app without its scope does not get to what is secret. */
export function readSearch({ viewer, language }: SearchContext, input: SearchInput): ParsedSearch {
  const asked = parseSearch(input, language);
  return asked.corpus === 'own' && !mayReadSecret(viewer, 'pins:read_secret') ? withoutSecret(asked, viewer) : asked;
}

/** Whether there is something to look for, and somebody to look for it. A filter alone is enough: all that is blue. */
export function asksForAnything({ corpus, words, phrases, filters, isPersonAlone }: ParsedSearch, viewer: Viewer): boolean {
  const hasFilter = [filters.color, filters.topic, filters.domain].some((values) => values.length > 0);
  return (words.length > 0 || phrases.length > 0 || hasFilter || isPersonAlone) && (corpus !== 'own' || viewer.userId !== null);
}

/** What is looked for and where, without the place in the list. */
export function requestOf(parsed: ParsedSearch, corpus: Corpus, viewer: Viewer, topics: TopicsByWord = NO_TOPICS): SearchAsked {
  const words = [...parsed.words, ...parsed.phrases.flat()];
  return {
    viewer,
    corpus,
    of: corpus === 'own' ? viewer.userId : parsed.of,
    isMade: parsed.isMade,
    tsquery: writeQuery(parsed, { topics }),
    price: parsed.price,
    daysBack: daysBack(parsed),
    words,
    colorsAlone: words.length === 0 ? parsed.filters.color : [],
  };
}

/** Whether a search asks for anything, whoever asks. */
export function isSearchable(input: SearchInput): boolean {
  const parsed = parseSearch(input);
  return parsed.corpus === 'pins' && asksForAnything(parsed, strangerViewer);
}

/** How many pins each of these searches finds that were made after one; at most 99, among the newest documents. */
export async function countNew(
  context: SearchContext,
  searches: readonly { readonly input: SearchInput; readonly after: string }[],
): Promise<number[]> {
  const { core, viewer } = context;
  const asked = searches.map(({ input, after }) => ({ asked: requestOf(readSearch(context, input), 'pins', viewer), after }));
  return countNewDocuments(core.searchDb, viewer, asked);
}

const MOST_GUIDES = 8;

function wordsOf(guides: SearchScan['guides']): string[] {
  return guides.map(({ word }) => word);
}

/**
 * Words that refine, each in one form. What is asked for already refines nothing in its plural. Words that mark a topic stand
 * first, because people narrow by things, and titles are full of other words.
 */
function pickGuides(guides: SearchScan['guides'], { words, phrases, stems }: ParsedSearch, topics: TopicsByWord): SearchScan['guides'] {
  const ranked = guides.toSorted((one, other) => Number(topics.has(other.word)) - Number(topics.has(one.word)));
  const seen = new Set([...words, ...phrases.flat()].map((word) => stemOf(word, stems)));
  const picked = ranked.filter(({ word }) => {
    const stem = stemOf(word, stems);
    const isNew = !seen.has(stem);
    seen.add(stem);
    return isNew;
  });
  return picked.slice(0, MOST_GUIDES);
}

/** The topics that words behind a `#` name. */
export function hashtagsAmong(topics: TopicsByWord, { hashtags }: ParsedSearch): TopicsByWord {
  return new Map([...topics].filter(([word]) => hashtags.includes(word)));
}

/** Topics are marks of pins alone. */
function hasMarks({ corpus }: ParsedSearch): boolean {
  return corpus === 'pins' || corpus === 'own';
}

/** An app without the scope looks among the person's public pins: not even the end of a list may tell of a secret one. */
function withoutSecret(parsed: ParsedSearch, viewer: Viewer): ParsedSearch {
  return { ...parsed, corpus: 'pins', of: viewer.userId };
}

/**
 * A search that takes too long is tried once more without the words that refine it, which only adorn it. The results and their
 * order are the same.
 */
async function scanInTime({ searchDb }: Core, request: SearchRequest): Promise<{ scan: SearchScan; isPlain: boolean }> {
  try {
    return { scan: await scanSearch(searchDb, request), isPlain: false };
  } catch (error) {
    if (!isGivenUp(error)) throw error;
    return { scan: await scanSearch(searchDb, { ...request, wantsGuides: false }), isPlain: true };
  }
}

/** What the words could be slips of; nothing where that takes too long. */
async function findCorrectionsInTime(
  { searchDb }: Core,
  { corpus, words }: SearchRequest,
  { stems }: ParsedSearch,
): Promise<readonly Correction[]> {
  try {
    const asked = words.map((word) => ({ word, stem: stemOf(word, stems), other: otherNumberOf(word, stems) }));
    return await findCorrections(searchDb, { corpus, words: asked });
  } catch (error) {
    if (!isGivenUp(error)) throw error;
    return [];
  }
}

function countShown(scan: SearchScan): number {
  return scan.hits.filter((hit) => hit.is_shown).length;
}

/** What words that found little are probably slips of. */
function slipsAmong(corrections: readonly Correction[], topics: TopicsByWord): ReadonlyMap<string, string> {
  const slips = corrections.flatMap(({ word, known, corrected, docs }): (readonly [string, string])[] => {
    const isMistake = !topics.has(word) && corrected !== null && docs! > 0 && (known === 0 || docs! >= MUCH_RARER * known);
    return isMistake ? [[word, corrected]] : [];
  });
  return new Map(slips);
}

interface CorrectOptions {
  readonly slips: ReadonlyMap<string, string>;
  readonly topics: TopicsByWord;
  readonly mayWiden: boolean;
}

/**
 * What to search instead of words that found little: mistyped words put right, with the operators beside them. Without a
 * mistake or operators the last word is taken for a beginning. Topics that the words name in any language count besides.
 */
function correct(
  parsed: ParsedSearch,
  query: string,
  { slips, topics, mayWiden }: CorrectOptions,
): { tsquery: string; corrected: string | null } | null {
  const words = parsed.words.map((word) => slips.get(word) ?? word);
  const named = mayWiden ? topics : hashtagsAmong(topics, parsed);
  if (parsed.words.some((word) => slips.has(word)))
    return { tsquery: writeQuery({ ...parsed, words }, { topics: named }), corrected: rewriteQuery(query, slips) };
  return mayWiden ? { tsquery: writeQuery(parsed, { topics, isPrefix: true }), corrected: null } : null;
}
