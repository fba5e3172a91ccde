import { filterNames } from '@bowerbird/domain/discovery/search-filters.ts';
import type {
  SearchFilters,
  SearchFiltersInput,
  SearchGuide,
  SearchInput,
  SearchResults,
  SearchStoriesInput,
  SearchStory,
  SearchStoryType,
} from '@bowerbird/contract/discovery/search/schemas.ts';
import { END_BOOKMARK } from '@bowerbird/contract/protocol/paging.ts';
import type { UserCard } from '@bowerbird/contract/people/users/schemas.ts';
import type { BoardCard } from '@bowerbird/contract/pinning/boards/records.ts';
import type { PinCard } from '@bowerbird/contract/pinning/pins/records.ts';
import { page, type HandlerContext, type Page } from '../../endpoints/handle.ts';
import type { ViewContext } from '../../endpoints/record-parts.ts';
import { loadList, type Records } from '../../endpoints/records.ts';
import { userRecords } from '../../people/users/index.ts';
import { boardRecords } from '../../pinning/boards/index.ts';
import { hydratePins, pinRecords } from '../../pinning/pins/index.ts';
import type { Corpus } from './search-request.service.ts';
import { refuseOddFilters } from './filters.parser.ts';
import { countFilters, NO_FILTERS } from './filter-counts.service.ts';
import { readNotice, type Notice } from './notices.service.ts';
import { readSearch, type SearchContext } from './search-asked.service.ts';
import type { ParsedSearch } from './search-words.parser.ts';
import type { LoadHits } from './search.queries.ts';
import { searchWith, type SearchPage } from './search.service.ts';

/** The scopes that have a tab, in their order (`C3.18`). */
const tabs = [
  { scope: 'pins', index: 0 },
  { scope: 'buyable_pins', index: 1 },
  { scope: 'videos', index: 2 },
  { scope: 'boards', index: 3 },
  { scope: 'users', index: 4 },
] as const;

type Found = PinCard | BoardCard | UserCard;

const NOTHING_FOUND: SearchPage<Found> = {
  corpus: null,
  ids: [],
  shapes: new Map(),
  guides: [],
  topics: [],
  typo: null,
  person: null,
  bookmark: END_BOOKMARK,
};

/** The records of what each corpus holds. */
const recordsOf = { pins: pinRecords, own: pinRecords, boards: boardRecords, users: userRecords } satisfies {
  readonly [C in Corpus]: Records<Found>;
};

const MOST_IN_STORY = 8;

/** Answers a search: mostly one statement, which loads what it finds. */
export async function handleSearch(context: HandlerContext<'anyone'>, input: SearchInput): Promise<Page<SearchResults>> {
  refuseOddFilters(input);
  const asked = inLanguage(context);
  const parsed = readSearch(asked, input);
  const { notice, found } = await searchWithNotice(context, asked, input, parsed);
  const { results, guides } = await present(context, found, input.query.trim());
  const data: SearchResults = {
    results,
    guides,
    typo: found.typo,
    nag: notice?.nag ?? null,
    sensitivity: { type: sensitivityOf(notice) },
    filters: filterNames.map((name) => ({ name, selected: [...parsed.filters[name]] })),
    tabs: [...tabs],
    modeIcon: null,
    oneBarModules: found.topics.map(({ value, label }) => ({ type: 'filter', name: 'topic', value, label })),
    productFilters: [{ name: 'price', min: parsed.price.min, max: parsed.price.max }],
    person: found.person,
  };
  return page({ data, bookmark: found.bookmark });
}

/** A notice is looked for once more where a slip was put right. No misspelt word shows what the right one withholds. */
async function searchWithNotice(
  context: HandlerContext<'anyone'>,
  asked: SearchContext,
  input: SearchInput,
  parsed: ParsedSearch,
): Promise<{ notice: Notice | null; found: SearchPage<Found> }> {
  const { core, language } = asked;
  const ofTyped = await readNotice(core, language, parsed);
  if (ofTyped?.withholds) return { notice: ofTyped, found: NOTHING_FOUND };
  const found = await searchWith(asked, input, loadFor(context));
  if (found.typo === null) return { notice: ofTyped, found };
  const ofMeant = await readNotice(core, language, readSearch(asked, { ...input, query: found.typo.corrected }));
  return { notice: ofMeant ?? ofTyped, found: ofMeant?.withholds ? NOTHING_FOUND : found };
}

/** Answers by what a search can be narrowed; a search that is withheld has nothing to narrow. */
export async function handleFilters(context: HandlerContext<'anyone'>, input: SearchFiltersInput): Promise<SearchFilters> {
  refuseOddFilters(input);
  const asked = inLanguage(context);
  const notice = await readNotice(context.core, asked.language, readSearch(asked, input));
  return notice?.withholds ? NO_FILTERS : countFilters(asked, input);
}

/** Answers boards and people that the words of a search name; a search that is withheld leads nowhere. */
export async function handleStories(context: HandlerContext<'anyone'>, { query }: SearchStoriesInput): Promise<SearchStory[]> {
  const asked = inLanguage(context);
  const notice = await readNotice(context.core, asked.language, readSearch(asked, { query }));
  if (notice?.withholds) return [];
  const stories = await Promise.all([makeStory(context, query, 'boards'), makeStory(context, query, 'users')]);
  return stories.filter(({ objects }) => objects.length > 0);
}

/** Words are taken as they were typed: the pins beside it say what was put right. */
async function makeStory(context: HandlerContext<'anyone'>, query: string, type: SearchStoryType): Promise<SearchStory> {
  const input: SearchInput = { query, scope: type, page_size: MOST_IN_STORY, auto_correction_disabled: true };
  const { ids, shapes } = await searchWith(inLanguage(context), input, loadFor(context));
  const objects = ids.flatMap((id) => shapes.get(id) ?? []) as SearchStory['objects'];
  return {
    id: `search_${type}:${query.trim()}`,
    story_type: type,
    display_options: { num_columns_requested: objects.length },
    objects,
  };
}

function inLanguage({ core, viewer, request }: HandlerContext<'anyone'>): SearchContext {
  return { core, viewer, language: request.locale.split('-')[0]! };
}

function sensitivityOf(notice: Notice | null): SearchResults['sensitivity']['type'] {
  if (notice === null) return 'none';
  return notice.withholds ? 'withheld' : 'notice';
}

function loadFor(context: ViewContext): LoadHits<Found> {
  return (corpus, list) => loadList(context, recordsOf[corpus] as Records<Found>, list, context.core.searchDb);
}

async function present(
  context: HandlerContext<'anyone'>,
  { ids, shapes, guides, typo }: SearchPage<Found>,
  query: string,
): Promise<Pick<SearchResults, 'results' | 'guides'>> {
  // The pin that stands first need not be a hit, so it may not have come with them.
  const first = await hydratePins(
    context,
    ids.filter((id) => !shapes.has(id)),
  );
  const results = [...first, ...ids.flatMap((id) => shapes.get(id) ?? [])] as SearchResults['results'];
  const base = typo?.corrected ?? query;
  return {
    results,
    guides: guides.map(({ word, pin_id }) => ({
      term: word,
      display: word,
      query: `${base} ${word}`,
      image: guideImageOf(shapes.get(pin_id) as PinCard | null | undefined),
    })),
  };
}

function guideImageOf(pin: PinCard | null | undefined): SearchGuide['image'] {
  const image = pin?.images['236x'];
  return pin && image ? { ...image, dominantColor: pin.dominantColor } : null;
}
