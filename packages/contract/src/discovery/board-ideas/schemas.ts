import { Type, type Static } from 'typebox';
import { PinCardSchema } from '../../pinning/pins/records.ts';
import { defineSchemas, IdSchema, pageFields } from '../../protocol/schemas.ts';
import { BoardIdeasFeedResource } from './calls.ts';

export const BoardIdeasInputSchema = Type.Object({ board_id: IdSchema, section_id: Type.Optional(IdSchema), ...pageFields });
export type BoardIdeasInput = Static<typeof BoardIdeasInputSchema>;

export const boardIdeasSchemas = [
  defineSchemas(BoardIdeasFeedResource.get, { input: BoardIdeasInputSchema, output: Type.Array(PinCardSchema) }),
];
