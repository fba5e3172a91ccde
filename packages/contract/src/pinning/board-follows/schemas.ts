import { Type, type Static } from 'typebox';
import { IdSchema, schemasFor } from '../../protocol/schemas.ts';
import { BoardSchema } from '../boards/records.ts';
import { BoardFollowResource } from './calls.ts';

export const BoardFollowInputSchema = Type.Object({ board_id: IdSchema });
export type BoardFollowInput = Static<typeof BoardFollowInputSchema>;

export const boardFollowSchemas = [
  schemasFor(BoardFollowResource.create, { input: BoardFollowInputSchema, output: BoardSchema }),
  schemasFor(BoardFollowResource.delete, { input: BoardFollowInputSchema, output: BoardSchema }),
];
