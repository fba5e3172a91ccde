import { Type, type Static } from 'typebox';
import { searchScopes } from '@bowerbird/domain/discovery/search-scopes.ts';
import { Nullable, pageFields, defineSchemas } from '../../protocol/schemas.ts';
import { BoardCardSchema } from '../../pinning/boards/records.ts';
import { ImageSchema, PinCardSchema } from '../../pinning/pins/records.ts';
import { UserCardSchema } from '../../people/users/schemas.ts';
import { BaseSearchResource } from './calls.ts';

/** Longest query that is read; what is longer is refused next to the field. */
export const MAX_QUERY_LENGTH = 200;

/** Where to look (`C3.18`). */
export const SearchScopeSchema = Type.Enum([...searchScopes]);

const word = Type.String({ maxLength: MAX_QUERY_LENGTH });
const words = Type.String({ maxLength: 2_000 });
const price = Type.Union([Type.Number({ minimum: 0 }), Type.String({ pattern: '^[0-9]{1,9}([.][0-9]{1,2})?$' })]);

/** Every option of a search (`C3.18`). */
export const SearchInputSchema = Type.Object({
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
  ...pageFields,
});
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

const Empty = Type.Array(Type.String());

/** A page of results; pins, boards or people, by the scope. Parts that no built feature fills are `null` or empty. */
export const SearchResultsSchema = Type.Object({
  results: Type.Array(Type.Union([PinCardSchema, BoardCardSchema, UserCardSchema])),
  guides: Type.Array(SearchGuideSchema),
  typo: Nullable(SearchTypoSchema),
  nag: Type.Null(),
  sensitivity: Type.Object({ type: Type.Literal('none') }),
  filters: Empty,
  tabs: Type.Array(Type.Object({ scope: SearchScopeSchema, index: Type.Integer() })),
  modeIcon: Type.Null(),
  oneBarModules: Empty,
  productFilters: Empty,
});
export type SearchResults = Static<typeof SearchResultsSchema>;

export const searchSchemas = [defineSchemas(BaseSearchResource.get, { input: SearchInputSchema, output: SearchResultsSchema })];
