import { Type, type Static } from 'typebox';
import { schemasFor } from '../../protocol/schemas.ts';
import { RecentSearchesResource } from './calls.ts';

const query = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' });

export const RecentSearchSchema = Type.Object({ query: Type.String(), searchedAt: Type.String() });
export type RecentSearch = Static<typeof RecentSearchSchema>;

export const NoInputSchema = Type.Object({});
export type NoInput = Static<typeof NoInputSchema>;
export const AddRecentSearchInputSchema = Type.Object({ query });
export type AddRecentSearchInput = Static<typeof AddRecentSearchInputSchema>;
export const DropRecentSearchInputSchema = Type.Object({ query: Type.Optional(query) });
export type DropRecentSearchInput = Static<typeof DropRecentSearchInputSchema>;

const output = Type.Array(RecentSearchSchema);
export const recentSearchSchemas = [
  schemasFor(RecentSearchesResource.get, { input: NoInputSchema, output }),
  schemasFor(RecentSearchesResource.create, { input: AddRecentSearchInputSchema, output }),
  schemasFor(RecentSearchesResource.delete, { input: DropRecentSearchInputSchema, output }),
];
