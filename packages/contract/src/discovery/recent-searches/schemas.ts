import { Type, type Static } from 'typebox';
import { defineSchemas } from '../../protocol/schemas.ts';
import { RecentSearchesResource } from './calls.ts';

const query = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' });
/** Searches among the viewer's own pins and boards are a list of their own (`C9.11`). */
const personal = Type.Optional(Type.Boolean());

export const RecentSearchSchema = Type.Object({ query: Type.String(), searchedAt: Type.String() });
export type RecentSearch = Static<typeof RecentSearchSchema>;

export const RecentSearchesInputSchema = Type.Object({ personal });
export type RecentSearchesInput = Static<typeof RecentSearchesInputSchema>;
export const AddRecentSearchInputSchema = Type.Object({ query, personal });
export type AddRecentSearchInput = Static<typeof AddRecentSearchInputSchema>;
export const DropRecentSearchInputSchema = Type.Object({ query: Type.Optional(query), personal });
export type DropRecentSearchInput = Static<typeof DropRecentSearchInputSchema>;

const output = Type.Array(RecentSearchSchema);
export const recentSearchSchemas = [
  defineSchemas(RecentSearchesResource.get, { input: RecentSearchesInputSchema, output }),
  defineSchemas(RecentSearchesResource.create, { input: AddRecentSearchInputSchema, output }),
  defineSchemas(RecentSearchesResource.delete, { input: DropRecentSearchInputSchema, output }),
];
