import { Type, type Static } from 'typebox';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { IdSchema, NothingSchema, Nullable, pageFields, defineSchemas } from '../../protocol/schemas.ts';
import { PrivacySchema } from '../pins/records.ts';
import { BoardResource, BoardsFeedResource, BoardsResource, readBoard } from './calls.ts';
import { BlockingActionSchema, BoardCardSchema, BoardLayoutSchema, BoardSchema } from './records.ts';

const name = Type.String({ minLength: 1, maxLength: textLimits.boardName });
const description = Type.String({ maxLength: textLimits.boardDescription });

/** By id, or by its owner's username and its slug. */
export const GetBoardInputSchema = Type.Union([
  Type.Object({ board_id: IdSchema }),
  Type.Object({ username: Type.String({ maxLength: 60 }), slug: Type.String({ maxLength: 200 }) }),
]);
export type GetBoardInput = Static<typeof GetBoardInputSchema>;

export const CreateBoardInputSchema = Type.Object({
  name,
  description: Type.Optional(description),
  privacy: Type.Optional(PrivacySchema),
  layout: Type.Optional(BoardLayoutSchema),
});
export type CreateBoardInput = Static<typeof CreateBoardInputSchema>;

export const UpdateBoardInputSchema = Type.Object({
  board_id: IdSchema,
  name: Type.Optional(name),
  description: Type.Optional(description),
  privacy: Type.Optional(PrivacySchema),
  layout: Type.Optional(BoardLayoutSchema),
  cover_pin_id: Type.Optional(Nullable(IdSchema)),
  archived: Type.Optional(Type.Boolean()),
  comments_disabled: Type.Optional(Type.Boolean()),
  /** The id of the board that this one is to stand before, or `null` for the end. */
  before: Type.Optional(Nullable(IdSchema)),
  restore: Type.Optional(Type.Literal(true)),
});
export type UpdateBoardInput = Static<typeof UpdateBoardInputSchema>;

export const DeleteBoardInputSchema = Type.Object({ board_id: IdSchema });
export type DeleteBoardInput = Static<typeof DeleteBoardInputSchema>;

export const BoardsInputSchema = Type.Object({
  username: Type.String({ maxLength: 60 }),
  archived: Type.Optional(Type.Boolean()),
  /** By hand, newest first, last changed first, or by name. */
  sort: Type.Optional(
    Type.Union([Type.Literal('custom'), Type.Literal('newest'), Type.Literal('last_changed'), Type.Literal('alphabetical')]),
  ),
  ...pageFields,
});
export type BoardsInput = Static<typeof BoardsInputSchema>;

export const ReadBoardInputSchema = Type.Object({ id: IdSchema });
export type ReadBoardInput = Static<typeof ReadBoardInputSchema>;

export const BoardWithActionsSchema = Type.Intersect([BoardSchema, Type.Object({ blocking_actions: Type.Array(BlockingActionSchema) })]);
export type BoardWithActions = Static<typeof BoardWithActionsSchema>;

export const boardSchemas = [
  defineSchemas(BoardResource.get, { input: GetBoardInputSchema, output: BoardSchema }),
  defineSchemas(BoardResource.create, { input: CreateBoardInputSchema, output: BoardSchema }),
  defineSchemas(BoardResource.update, { input: UpdateBoardInputSchema, output: BoardSchema }),
  defineSchemas(BoardResource.delete, { input: DeleteBoardInputSchema, output: NothingSchema }),
  defineSchemas(BoardsResource.get, { input: BoardsInputSchema, output: Type.Array(BoardCardSchema) }),
  defineSchemas(BoardsFeedResource.get, { input: BoardsInputSchema, output: Type.Array(BoardCardSchema) }),
  defineSchemas(readBoard, { input: ReadBoardInputSchema, output: BoardWithActionsSchema }),
];
