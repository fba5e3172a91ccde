import { Type, type Static } from 'typebox';
import { IdSchema, defineSchemas } from '../../protocol/schemas.ts';
import { BoardSchema } from '../boards/records.ts';
import { BoardFollowResource } from './calls.ts';

export const BoardFollowInputSchema = Type.Object({ board_id: IdSchema });
export type BoardFollowInput = Static<typeof BoardFollowInputSchema>;

export const boardFollowSchemas = [
  defineSchemas(BoardFollowResource.create, { input: BoardFollowInputSchema, output: BoardSchema }),
  defineSchemas(BoardFollowResource.delete, { input: BoardFollowInputSchema, output: BoardSchema }),
];
