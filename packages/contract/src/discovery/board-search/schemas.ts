import { Type, type Static } from 'typebox';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { PinCardSchema } from '../../pinning/pins/records.ts';
import { defineSchemas, IdSchema, pageFields } from '../../protocol/schemas.ts';
import { BoardSearchResource } from './calls.ts';

export const BoardSearchInputSchema = Type.Object({
  board_id: IdSchema,
  query: Type.String({ maxLength: textLimits.searchQuery }),
  ...pageFields,
});
export type BoardSearchInput = Static<typeof BoardSearchInputSchema>;

export const boardSearchSchemas = [
  defineSchemas(BoardSearchResource.get, { input: BoardSearchInputSchema, output: Type.Array(PinCardSchema) }),
];
