import { Type, type Static } from 'typebox';
import { defineSchemas, IdSchema, NoInputSchema } from '../../protocol/schemas.ts';
import { SavedSearchesResource } from './calls.ts';

/** Among whose results new ones are told of. */
const scope = Type.Enum(['pins', 'videos', 'buyable_pins']);
const filters = Type.String({ maxLength: 1_000 });

export const SavedSearchSchema = Type.Object({
  id: IdSchema,
  query: Type.String(),
  scope,
  filters: Type.String(),
  /** At most 99. */
  newCount: Type.Integer(),
  savedAt: Type.String(),
});
export type SavedSearch = Static<typeof SavedSearchSchema>;

export const SaveSearchInputSchema = Type.Object({ query: Type.String({ maxLength: 200 }), scope, filters: Type.Optional(filters) });
export type SaveSearchInput = Static<typeof SaveSearchInputSchema>;

export const SavedSearchIdSchema = Type.Object({ saved_search_id: IdSchema });
export type SavedSearchId = Static<typeof SavedSearchIdSchema>;

const output = Type.Array(SavedSearchSchema);
export const savedSearchSchemas = [
  defineSchemas(SavedSearchesResource.get, { input: NoInputSchema, output }),
  defineSchemas(SavedSearchesResource.create, { input: SaveSearchInputSchema, output }),
  defineSchemas(SavedSearchesResource.update, { input: SavedSearchIdSchema, output }),
  defineSchemas(SavedSearchesResource.delete, { input: SavedSearchIdSchema, output }),
];
