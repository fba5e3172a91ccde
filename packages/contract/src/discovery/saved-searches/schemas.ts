import { savableScopes } from '@bowerbird/domain/discovery/savable-scopes.ts';
import { savedSearchLimits } from '@bowerbird/domain/discovery/saved-search-limits.ts';
import { Type, type Static } from 'typebox';
import { defineSchemas, IdSchema, NoInputSchema } from '../../protocol/schemas.ts';
import { SavedSearchesResource } from './calls.ts';

/** Among whose results new ones are told of. */
const scope = Type.Enum([...savableScopes]);
const filters = Type.String({ maxLength: 1_000 });

export const SavedSearchSchema = Type.Object({
  id: IdSchema,
  /** What its owner calls it; empty where they gave no name. */
  name: Type.String(),
  query: Type.String(),
  scope,
  filters: Type.String(),
  /** The topics among its filters by their names, in the viewer's language. */
  topics: Type.Array(Type.Object({ value: IdSchema, label: Type.String() })),
  /** At most 99. */
  newCount: Type.Integer(),
  savedAt: Type.String(),
});
export type SavedSearch = Static<typeof SavedSearchSchema>;

export const SaveSearchInputSchema = Type.Object({ query: Type.String({ maxLength: 200 }), scope, filters: Type.Optional(filters) });
export type SaveSearchInput = Static<typeof SaveSearchInputSchema>;

export const SavedSearchIdSchema = Type.Object({ saved_search_id: IdSchema });
export type SavedSearchId = Static<typeof SavedSearchIdSchema>;

export const UpdateSavedSearchSchema = Type.Object({
  ...SavedSearchIdSchema.properties,
  name: Type.Optional(Type.String({ maxLength: savedSearchLimits.name })),
});
export type UpdateSavedSearch = Static<typeof UpdateSavedSearchSchema>;

const output = Type.Array(SavedSearchSchema);
export const savedSearchSchemas = [
  defineSchemas(SavedSearchesResource.get, { input: NoInputSchema, output }),
  defineSchemas(SavedSearchesResource.create, { input: SaveSearchInputSchema, output }),
  defineSchemas(SavedSearchesResource.update, { input: UpdateSavedSearchSchema, output }),
  defineSchemas(SavedSearchesResource.delete, { input: SavedSearchIdSchema, output }),
];
