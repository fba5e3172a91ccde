import { randomUUID } from 'node:crypto';
import type { SearchInput } from '@bowerbird/contract/discovery/search/schemas.ts';
import type { Core } from '../../core/core.ts';
import { isGivenUp } from '../../core/database/trouble.ts';
import { cutWords, makeQuery, otherNumberOf, stemOf } from '../words/index.ts';
import { selectNamedPerson } from './named-person.queries.ts';
import { rewriteQuery } from './query-operators.parser.ts';
import { hashtagsAmong, hasMarks, wordsAlone } from './search-asked.service.ts';
import { writeQuery, type ParsedSearch, type TopicsByWord } from './search-words.parser.ts';
import type { SearchRequest } from './search-request.service.ts';
import { findTopicsOf, findTopicWordNear } from './topic-words.service.ts';
import { findCorrections, type Correction } from './corrections.queries.ts';
import { translationsOf } from './translated-words.data.ts';
import { scanSearch, type LoadHits, type SearchScan } from './search.queries.ts';

/** Fewer hits than this, and another spelling or the beginning of a word is tried. */
const FEW_HITS = 3;
/** Fewer than these, and topics that the words name are looked through besides. */
export const SPARSE_HITS = 12;
const NO_TOPICS: TopicsByWord = new Map();
const NO_SLIPS: ReadonlyMap<string, string> = new Map();
/** A word this many times rarer than its correction is taken for a mistake. */
const MUCH_RARER = 50;

/** What was typed, and what is searched or suggested instead. */
export interface Typo {
  readonly original: string;
  readonly corrected: string;
}

/** What the first page finds, and by which request: later pages go on with that. */
export interface FirstPage<Shape> {
  readonly scan: SearchScan<Shape>;
  readonly request: SearchRequest;
  readonly typo: Typo | null;
  /** Whose pins these are, because the words name somebody and nothing else is found. */
  readonly person: string | null;
}

/** What was typed, and the topics that its words name. */
interface Wanted {
  readonly input: SearchInput;
  readonly parsed: ParsedSearch;
  readonly topics: TopicsByWord;
}

/**
 * Searches: one statement. Where it finds little, one more looks for what was meant, and one searches for that. Where nothing
 * holds all of the words, a last one takes some of them for enough.
 */
export async function scanFirst<Shape>(
  { core, load }: { readonly core: Core; readonly load: LoadHits<Shape> },
  request: SearchRequest,
  { input, parsed, topics }: Wanted,
): Promise<FirstPage<Shape>> {
  const { scan: first, isPlain } = await scanInTime(load, request);
  const count = first.hits.length;
  // Whoever writes operators means them: then only slips of the words beside them are put right.
  const hasOperators = parsed.phrases.length > 0 || parsed.excluded.length > 0;
  const mayCorrect = !isPlain && request.words.length > 0;
  const mayWiden = mayCorrect && !hasOperators;
  const corrections = mayCorrect && count < FEW_HITS ? await findCorrectionsInTime(core, request, parsed) : null;
  const isCorrectionOff = input.auto_correction_disabled === true;
  const near = await topicWordsNear(core, corrections ?? [], topics);
  const slips = new Map([...slipsAmong(corrections ?? [], isCorrectionOff ? NO_TOPICS : topics), ...near.slips]);
  const better = corrections
    ? correct(parsed, input.query, {
        slips: isCorrectionOff ? NO_SLIPS : slips,
        topics: isCorrectionOff ? NO_TOPICS : new Map([...topics, ...near.topics]),
        mayWiden,
        sites: new Set(corrections.filter(({ isSite }) => isSite && hasMarks(parsed)).map(({ word }) => word)),
      })
    : mayWiden && count < SPARSE_HITS && topics.size > 0
      ? { tsquery: writeQuery(parsed, { topics }), corrected: null }
      : null;
  const scanAnew = async (tsquery: string) => {
    // What was meant refines itself no more than what was typed.
    const words = request.words.map((word) => slips.get(word) ?? word);
    const meant = isCorrectionOff ? parsed.words : parsed.words.map((word) => slips.get(word) ?? word);
    const saying = writeQuery(wordsAlone({ ...parsed, words: meant }));
    const anew = { ...request, tsquery, saying, words, key: randomUUID() };
    try {
      return { scan: await scanSearch(load, anew), request: anew };
    } catch (error) {
      // Few hits as typed are worth more than none because of what else was looked for.
      if (count === 0 || !isGivenUp(error)) throw error;
      return null;
    }
  };
  const second = better && (await scanAnew(better.tsquery));
  const isBetter = second !== null && second.scan.hits.length > count;
  const isNothing = mayWiden && !isCorrectionOff && count === 0 && !isBetter && parsed.words.length > 1;
  const asTyped = { scan: first, request };
  const person = count > 0 || isBetter || isCorrectionOff || hasOperators || isPlain ? null : await findPersonNamed(core, request, parsed);
  if (person !== null) return { ...(await scanOf(load, request, { person, parsed })), typo: null, person };
  const ofSome = isNothing ? await scanAnew(writeQuery(parsed, { topics, isAnyEnough: true })) : null;
  const found = isBetter ? second : (ofSome ?? asTyped);
  // Who wants it as typed and finds nothing is still told what was probably meant, in quotes too.
  const suggested = slips.size > 0 && (isCorrectionOff || hasOperators) ? rewriteQuery(input.query, slips, { alsoPhrases: true }) : null;
  const isTried = suggested === better?.corrected;
  const shownAs = isBetter ? better!.corrected : found.scan.hits.length === 0 && !isTried ? suggested : null;
  return { ...found, typo: shownAs == null ? null : { original: input.query, corrected: shownAs }, person: null };
}

/** Letters that a name has at least: fewer begin too many. */
const FEWEST_OF_NAME = 3;

/** Who is called as all of the words say, the last of which may be a beginning. */
async function findPersonNamed({ searchDb }: Core, { viewer, corpus }: SearchRequest, parsed: ParsedSearch): Promise<string | null> {
  const { of, isPersonAlone, hashtags } = parsed;
  const words = isPersonAlone ? cutWords(of ?? '') : parsed.words;
  if (corpus !== 'pins' || hashtags.length > 0 || words.join('').length < FEWEST_OF_NAME || (of !== null && !isPersonAlone)) return null;
  const tsquery = makeQuery(words, { isPrefix: true, isTitleOnly: true });
  return selectNamedPerson(searchDb, viewer, { tsquery, username: of ?? words.join('') });
}

async function scanOf<Shape>(
  load: LoadHits<Shape>,
  request: SearchRequest,
  { person, parsed }: { readonly person: string; readonly parsed: ParsedSearch },
): Promise<{ scan: SearchScan<Shape>; request: SearchRequest }> {
  const tsquery = writeQuery({ ...parsed, words: [] });
  const anew = { ...request, of: person, tsquery, saying: null, words: [], kinds: [], wantsGuides: false, key: randomUUID() };
  return { scan: await scanSearch(load, anew), request: anew };
}

/**
 * A search that takes too long is tried once more without the words that refine it, which only adorn it. The results and their
 * order are the same.
 */
export async function scanInTime<Shape>(
  load: LoadHits<Shape>,
  request: SearchRequest,
): Promise<{ scan: SearchScan<Shape>; isPlain: boolean }> {
  try {
    return { scan: await scanSearch(load, request), isPlain: false };
  } catch (error) {
    if (!isGivenUp(error)) throw error;
    return { scan: await scanSearch(load, { ...request, wantsGuides: false }), isPlain: true };
  }
}

/** What the words could be slips of; nothing where that takes too long. */
async function findCorrectionsInTime(
  { searchDb }: Core,
  { corpus, viewer, words }: SearchRequest,
  { stems }: ParsedSearch,
): Promise<readonly Correction[]> {
  try {
    const asked = words.map((word) => ({ word, stem: stemOf(word, stems), other: otherNumberOf(word, stems) }));
    return await findCorrections(searchDb, { corpus, viewer, words: asked });
  } catch (error) {
    if (!isGivenUp(error)) throw error;
    return [];
  }
}

/** What words that found little are probably slips of. */
function slipsAmong(corrections: readonly Correction[], topics: TopicsByWord): ReadonlyMap<string, string> {
  const slips = corrections.flatMap(({ word, known, isPerson, isSite, corrected, docs }): (readonly [string, string])[] => {
    const isMistake =
      !topics.has(word) &&
      !isTranslated(word) &&
      !isPerson &&
      !isSite &&
      corrected !== null &&
      docs! > 0 &&
      (known === 0 || docs! >= MUCH_RARER * known);
    return isMistake ? [[word, corrected]] : [];
  });
  return new Map(slips);
}

/** A word that another language has is spelt as it should be, though no pin may hold it. */
function isTranslated(word: string): boolean {
  return translationsOf(word).length > 0;
}

/** What words that no pin has are slips of among the names of topics, and the topics so named. */
async function topicWordsNear(
  core: Core,
  corrections: readonly Correction[],
  named: TopicsByWord,
): Promise<{ slips: ReadonlyMap<string, string>; topics: TopicsByWord }> {
  const unknown = corrections.filter(
    ({ word, known, isPerson, isSite, corrected }) =>
      known === 0 && !isPerson && !isSite && corrected === null && !named.has(word) && !isTranslated(word),
  );
  const found = await Promise.all(unknown.map(async ({ word }) => [word, await findTopicWordNear(core, word)] as const));
  const slips = new Map(found.flatMap(([word, near]) => (near === null ? [] : [[word, near] as const])));
  return { slips, topics: slips.size === 0 ? NO_TOPICS : await findTopicsOf(core, [...slips.values()]) };
}

interface CorrectOptions {
  readonly slips: ReadonlyMap<string, string>;
  readonly topics: TopicsByWord;
  readonly mayWiden: boolean;
  /** Words that are names of sites. */
  readonly sites: ReadonlySet<string>;
}

/**
 * What to search instead of words that found little: mistyped words put right, with the operators beside them. Without a
 * mistake or operators the last word is taken for a beginning. Topics that the words name in any language count besides.
 */
function correct(
  parsed: ParsedSearch,
  query: string,
  { slips, topics, mayWiden, sites }: CorrectOptions,
): { tsquery: string; corrected: string | null } | null {
  const words = parsed.words.map((word) => slips.get(word) ?? word);
  const named = mayWiden ? topics : hashtagsAmong(topics, parsed);
  if (parsed.words.some((word) => slips.has(word)))
    return { tsquery: writeQuery({ ...parsed, words }, { topics: named, sites }), corrected: rewriteQuery(query, slips) };
  return mayWiden ? { tsquery: writeQuery(parsed, { topics, sites, isPrefix: true }), corrected: null } : null;
}
