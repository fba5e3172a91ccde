import { Type, type Static } from 'typebox';
import { filterNames } from '@bowerbird/domain/discovery/search-filters.ts';
import { searchScopes } from '@bowerbird/domain/discovery/search-scopes.ts';
import { IdSchema, Nullable, pageFields, defineSchemas } from '../../protocol/schemas.ts';
import { BoardCardSchema } from '../../pinning/boards/records.ts';
import { ImageSchema, PinCardSchema } from '../../pinning/pins/records.ts';
import { UserCardSchema } from '../../people/users/schemas.ts';
import { BaseSearchResource, SearchFiltersResource, SearchStoriesResource } from './calls.ts';

/** Longest query that is read; what is longer is refused next to the field. */
export const MAX_QUERY_LENGTH = 200;

/** Where to look (`C3.18`). */
export const SearchScopeSchema = Type.Enum([...searchScopes]);

const word = Type.String({ maxLength: MAX_QUERY_LENGTH });
const words = Type.String({ maxLength: 2_000 });
const price = Type.Union([Type.Number({ minimum: 0 }), Type.String({ pattern: '^[0-9]{1,9}([.][0-9]{1,2})?$' })]);

const searchFields = {
  query: word,
  scope: Type.Optional(SearchScopeSchema),
  rs: Type.Optional(word),
  filters: Type.Optional(Nullable(words)),
  applied_filters: Type.Optional(Nullable(words)),
  appliedProductFilters: Type.Optional(Nullable(words)),
  domains: Type.Optional(Nullable(Type.Union([words, Type.Array(word, { maxItems: 20 })]))),
  price_min: Type.Optional(Nullable(price)),
  price_max: Type.Optional(Nullable(price)),
  auto_correction_disabled: Type.Optional(Type.Boolean()),
  bubbleId: Type.Optional(Nullable(word)),
  sourceId: Type.Optional(Nullable(word)),
  topPinId: Type.Optional(Nullable(word)),
  user: Type.Optional(Nullable(word)),
  query_pin_sigs: Type.Optional(Nullable(Type.Union([words, Type.Array(word, { maxItems: 20 })]))),
};

/** Every option of a search (`C3.18`). */
export const SearchInputSchema = Type.Object({ ...searchFields, ...pageFields });
export type SearchInput = Static<typeof SearchInputSchema>;

/** A word that refines the query, with a small picture of what it leads to. */
export const SearchGuideSchema = Type.Object({
  term: Type.String(),
  display: Type.String(),
  query: Type.String(),
  image: Nullable(ImageSchema),
});
export type SearchGuide = Static<typeof SearchGuideSchema>;

/** What was typed and what was searched instead. */
export const SearchTypoSchema = Type.Object({ original: Type.String(), corrected: Type.String() });

/** By what pins can be narrowed; prices are a range of their own. */
export const SearchFilterNameSchema = Type.Enum([...filterNames]);

/** A filter, and the values that this search has of it. */
export const SearchFilterSchema = Type.Object({ name: SearchFilterNameSchema, selected: Type.Array(Type.String()) });

/** The range of prices that this search has; `null` where it has no end. */
export const ProductFilterSchema = Type.Object({
  name: Type.Literal('price'),
  min: Nullable(Type.Number()),
  max: Nullable(Type.Number()),
});

/** Words of help that stand above the results of a search, from the list that the operator keeps. */
export const SearchNagSchema = Type.Object({
  id: IdSchema,
  title: Type.String(),
  text: Type.String(),
  link: Nullable(Type.Object({ url: Type.String(), label: Type.String() })),
});
export type SearchNag = Static<typeof SearchNagSchema>;

/** `notice`: the words of help stand above the results. `withheld`: they stand in their place. */
export const SensitivitySchema = Type.Object({ type: Type.Enum(['none', 'notice', 'withheld']) });

/** A part of the one bar above the results: a filter's value that narrows them well. */
export const OneBarModuleSchema = Type.Object({
  type: Type.Literal('filter'),
  name: SearchFilterNameSchema,
  value: Type.String(),
  label: Type.String(),
});
export type OneBarModule = Static<typeof OneBarModuleSchema>;

/** A page of results; pins, boards or people, by the scope. Beyond the first page the parts around them are empty. */
export const SearchResultsSchema = Type.Object({
  results: Type.Array(Type.Union([PinCardSchema, BoardCardSchema, UserCardSchema])),
  guides: Type.Array(SearchGuideSchema),
  typo: Nullable(SearchTypoSchema),
  nag: Nullable(SearchNagSchema),
  sensitivity: SensitivitySchema,
  filters: Type.Array(SearchFilterSchema),
  tabs: Type.Array(Type.Object({ scope: SearchScopeSchema, index: Type.Integer() })),
  modeIcon: Type.Null(),
  oneBarModules: Type.Array(OneBarModuleSchema),
  productFilters: Type.Array(ProductFilterSchema),
  /** Who is called as the words say, where nothing else is found by them: the results are that person's pins. */
  person: Nullable(IdSchema),
});
export type SearchResults = Static<typeof SearchResultsSchema>;

export const SearchFiltersInputSchema = Type.Object(searchFields);
export type SearchFiltersInput = Static<typeof SearchFiltersInputSchema>;

/** A value of a filter, and how many results it would leave. */
export const FilterOptionSchema = Type.Object({ value: Type.String(), label: Type.String(), count: Type.Integer() });
export type FilterOption = Static<typeof FilterOptionSchema>;

/** A range of prices, and how many results cost so much. */
export const PriceStepSchema = Type.Object({ min: Type.Number(), max: Type.Number(), count: Type.Integer() });

/** By what a search can be narrowed. Counts are those of its best 300 results; `isMore` tells that there are more. */
export const SearchFiltersSchema = Type.Object({
  total: Type.Integer(),
  isMore: Type.Boolean(),
  filters: Type.Array(Type.Object({ name: SearchFilterNameSchema, options: Type.Array(FilterOptionSchema) })),
  prices: Nullable(Type.Object({ currency: Type.String(), min: Type.Number(), max: Type.Number(), steps: Type.Array(PriceStepSchema) })),
});
export type SearchFilters = Static<typeof SearchFiltersSchema>;

export const searchStoryTypes = ['boards', 'users'] as const;
export type SearchStoryType = (typeof searchStoryTypes)[number];

/** A row among the pins of a search (`B3.26`). It asks for as many columns as it has things to show, one line of them. */
export const SearchStorySchema = Type.Object({
  id: Type.String(),
  story_type: Type.Enum([...searchStoryTypes]),
  display_options: Type.Object({ num_columns_requested: Type.Integer() }),
  objects: Type.Array(Type.Union([BoardCardSchema, UserCardSchema])),
});
export type SearchStory = Static<typeof SearchStorySchema>;

export const SearchStoriesInputSchema = Type.Object({ query: word });
export type SearchStoriesInput = Static<typeof SearchStoriesInputSchema>;

export const searchSchemas = [
  defineSchemas(BaseSearchResource.get, { input: SearchInputSchema, output: SearchResultsSchema }),
  defineSchemas(SearchFiltersResource.get, { input: SearchFiltersInputSchema, output: SearchFiltersSchema }),
  defineSchemas(SearchStoriesResource.get, { input: SearchStoriesInputSchema, output: Type.Array(SearchStorySchema) }),
];
