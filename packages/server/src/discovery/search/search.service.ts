import { randomUUID } from 'node:crypto';
import type { SearchInput } from '@bowerbird/contract/discovery/search/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { DEFAULT_PAGE_SIZE, END_BOOKMARK } from '@bowerbird/contract/protocol/paging.ts';
import { scanPage } from '../../endpoints/read-page.ts';
import { loadPlaces } from '../../endpoints/records.ts';
import { oncePerPicture } from '../../pinning/pictures/index.ts';
import { stemOf } from '../words/index.ts';
import { countNewDocuments } from './count-new.queries.ts';
import { scanFirst, scanInTime, SPARSE_HITS, type FirstPage, type Typo } from './first-page.service.ts';
import { asksForAnything, hashtagsAmong, hasMarks, readSearch, requestOf, type SearchContext } from './search-asked.service.ts';
import type { Corpus, SearchAsked, SearchRequest } from './search-request.service.ts';
import type { ParsedSearch, TopicsByWord } from './search-words.parser.ts';
import type { LoadHits, SearchAbout } from './search.queries.ts';
import { bySuccessors, findTopicsOf } from './topic-words.service.ts';

/** One page of results by id; the rest of the reply is on the first page alone. */
export interface SearchPage<Shape> {
  readonly corpus: Corpus | null;
  readonly ids: readonly string[];
  /** The records that came with the hits, by id; `null` for one that this viewer may not see. */
  readonly shapes: ReadonlyMap<string, Shape | null>;
  readonly guides: SearchAbout['guides'];
  readonly topics: SearchAbout['topics'];
  readonly typo: Typo | null;
  /** Whose pins these are, because the words name somebody and nothing else is found. */
  readonly person: string | null;
  readonly bookmark: string;
}

/** Where a list of results goes on. */
interface Position {
  readonly key: string;
  readonly offset: number;
  /** What the list was found by, where that is not what was typed. */
  readonly tsquery?: string;
  /** Whose pins they are, where the words name somebody. */
  readonly of?: string;
}

/** Candidates beyond a page, for those that the rules take out. */
const SPARE = 15;
const NO_TOPICS: TopicsByWord = new Map();

/** The ids of one page of a search. */
export function search(context: SearchContext, input: SearchInput): Promise<SearchPage<never>> {
  return searchWith(context, input, (_corpus, list) => loadPlaces(context.core.searchDb, list));
}

/** One page of a search. The first one says besides what refines it, and what was probably meant. */
export async function searchWith<Shape>(context: SearchContext, input: SearchInput, load: LoadHits<Shape>): Promise<SearchPage<Shape>> {
  const { core, viewer } = context;
  const parsed = await bySuccessors(core, readSearch(context, input));
  const { corpus } = parsed;
  const shapes = new Map<string, Shape | null>();
  const nothing = { corpus, ids: [], shapes, guides: [], topics: [], typo: null, person: null, bookmark: END_BOOKMARK };
  if (!asksForAnything(parsed, viewer)) return nothing;
  if (parsed.of !== null && corpus === 'users')
    throw new ApiError('bad_input', { extra: { fields: [{ field: 'user', rule: 'not_with_scope' }] } });

  const shown: { first?: FirstPage<Shape> } = {};
  const found = await scanPage<Position>(context, input, {
    purpose: `search:${viewer.userId ?? ''}:${corpus}`,
    scan: async (position) => {
      const topics = hasMarks(parsed) ? await findTopicsOf(core, parsed.words) : NO_TOPICS;
      const asked = requestOf(parsed, corpus, viewer, hashtagsAmong(topics, parsed));
      const request = requestPage(asked, {
        position,
        top: parsed.top,
        size: input.page_size ?? DEFAULT_PAGE_SIZE,
        language: context.language,
      });
      if (position === null) shown.first = await scanFirst({ core, load }, request, { input, parsed, topics });
      const page = position === null ? shown.first! : { scan: (await scanInTime(load, request)).scan, request };
      for (const { id, shape } of page.scan.hits) shapes.set(id, shape);
      return takePage(page, asked);
    },
  });
  const { first } = shown;
  if (!first) return { ...nothing, ...found };
  const { guides, topics } = first.scan;
  const known = await findTopicsOf(core, wordsOf(guides));
  return {
    corpus,
    ...found,
    shapes,
    guides: pickGuides(guides, { ...parsed, words: [...parsed.words, ...first.request.words] }, known),
    topics,
    typo: first.typo,
    person: first.person,
  };
}

interface AskedPage extends Pick<ParsedSearch, 'top'> {
  readonly position: Position | null;
  readonly size: number;
  readonly language: string;
}

function requestPage(asked: SearchAsked, { position, top, size, language }: AskedPage): SearchRequest {
  const isFirst = position === null;
  const room = isFirst && top !== null ? size - 1 : size;
  return {
    ...asked,
    tsquery: position?.tsquery ?? asked.tsquery,
    of: position?.of ?? asked.of,
    key: position?.key ?? randomUUID(),
    isFirst,
    offset: position?.offset ?? 0,
    // What stands first in a small page is looked for as far down as in a usual one: few hits there say that little is found.
    limit: (isFirst ? Math.max(size, DEFAULT_PAGE_SIZE) : size) + SPARE,
    room,
    // The pin that stands first may be among them.
    most: isFirst ? Math.max(size, SPARSE_HITS) : size + SPARE,
    top,
    wantsGuides: asked.corpus === 'pins' && isFirst,
    language,
  };
}

/** The ids of a page, and where the list that it is of goes on. The pin that is to stand first stands on no later page. */
function takePage<Shape>(
  { scan, request }: Pick<FirstPage<Shape>, 'scan' | 'request'>,
  asked: SearchAsked,
): { ids: string[]; next: Position | null } {
  const { key, tsquery, of, isFirst, offset, limit, room, top } = request;
  const isTop = ({ id, picture }: { id: string; picture: string | null }) =>
    id === top || (picture !== null && picture === scan.topPicture);
  const shown = oncePerPicture(scan.hits.filter((hit) => !isTop(hit))).slice(0, room);
  const last = shown.length === room ? (shown.at(-1)?.at ?? offset) : offset + limit;
  const ids = [...(isFirst && top !== null ? [top] : []), ...shown.map(({ id }) => id)];
  const position = { key, offset: last, ...(tsquery !== asked.tsquery && { tsquery }), ...(of !== null && of !== asked.of && { of }) };
  return { ids, next: last >= scan.total ? null : position };
}

/** How many pins each of these searches finds that were made after one; at most 99, among the newest documents. */
export async function countNew(
  context: SearchContext,
  searches: readonly { readonly input: SearchInput; readonly after: string }[],
): Promise<number[]> {
  const { core, viewer } = context;
  const asked = await Promise.all(
    searches.map(async ({ input, after }) => {
      const parsed = await bySuccessors(core, readSearch(context, input));
      return { asked: requestOf(parsed, 'pins', viewer), after };
    }),
  );
  return countNewDocuments(core.searchDb, viewer, asked);
}

const MOST_GUIDES = 8;

function wordsOf(guides: SearchAbout['guides']): string[] {
  return guides.map(({ word }) => word);
}

/**
 * Words that refine, each in one form. What is asked for already refines nothing in its plural. Words that mark a topic stand
 * first, because people narrow by things, and titles are full of other words.
 */
function pickGuides(guides: SearchAbout['guides'], { words, phrases, stems }: ParsedSearch, topics: TopicsByWord): SearchAbout['guides'] {
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
