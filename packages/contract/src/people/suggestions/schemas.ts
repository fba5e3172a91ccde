import { Type, type Static } from 'typebox';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { defineSchemas } from '../../protocol/schemas.ts';
import { NamedUserSchema } from '../users/schemas.ts';
import { PeopleSuggestionsResource } from './calls.ts';

export const PeopleSuggestionsInputSchema = Type.Object({
  /** The beginning of a username, or of a word of a name. */
  term: Type.String({ minLength: 1, maxLength: textLimits.fullName }),
});
export type PeopleSuggestionsInput = Static<typeof PeopleSuggestionsInputSchema>;

export const peopleSuggestionSchemas = [
  defineSchemas(PeopleSuggestionsResource.get, { input: PeopleSuggestionsInputSchema, output: Type.Array(NamedUserSchema) }),
];
