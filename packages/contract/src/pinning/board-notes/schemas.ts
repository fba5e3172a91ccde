import { Type, type Static } from 'typebox';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { NamedUserSchema } from '../../people/users/schemas.ts';
import { defineSchemas, IdSchema, NothingSchema, Nullable } from '../../protocol/schemas.ts';
import { BoardNoteResource, BoardNotesResource } from './calls.ts';

/** A note, or a thing to do, of a board. */
export const BoardNoteSchema = Type.Object({
  id: IdSchema,
  board_id: IdSchema,
  /** The section that it is about. */
  section_id: Nullable(IdSchema),
  text: Type.String(),
  is_to_do: Type.Boolean(),
  done: Type.Boolean(),
  done_by: Nullable(NamedUserSchema),
  made_by: NamedUserSchema,
  created_at: Type.String(),
});
export type BoardNote = Static<typeof BoardNoteSchema>;

export const BoardNotesInputSchema = Type.Object({ board_id: IdSchema });
export type BoardNotesInput = Static<typeof BoardNotesInputSchema>;

export const CreateBoardNoteInputSchema = Type.Object({
  board_id: IdSchema,
  text: Type.String({ maxLength: textLimits.boardNote }),
  is_to_do: Type.Boolean(),
  section_id: Type.Optional(Nullable(IdSchema)),
});
export type CreateBoardNoteInput = Static<typeof CreateBoardNoteInputSchema>;

export const UpdateBoardNoteInputSchema = Type.Object({
  id: IdSchema,
  text: Type.Optional(Type.String({ maxLength: textLimits.boardNote })),
  done: Type.Optional(Type.Boolean()),
  section_id: Type.Optional(Nullable(IdSchema)),
  /** The note that it goes before; nothing is the end of the list. */
  before: Type.Optional(Nullable(IdSchema)),
  restore: Type.Optional(Type.Literal(true)),
});
export type UpdateBoardNoteInput = Static<typeof UpdateBoardNoteInputSchema>;

export const BoardNoteInputSchema = Type.Object({ id: IdSchema });
export type BoardNoteInput = Static<typeof BoardNoteInputSchema>;

export const boardNoteSchemas = [
  defineSchemas(BoardNotesResource.get, { input: BoardNotesInputSchema, output: Type.Array(BoardNoteSchema) }),
  defineSchemas(BoardNoteResource.create, { input: CreateBoardNoteInputSchema, output: BoardNoteSchema }),
  defineSchemas(BoardNoteResource.update, { input: UpdateBoardNoteInputSchema, output: BoardNoteSchema }),
  defineSchemas(BoardNoteResource.delete, { input: BoardNoteInputSchema, output: NothingSchema }),
];
