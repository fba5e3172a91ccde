import { Type, type Static } from 'typebox';
import { boardActKinds } from '@bowerbird/domain/pinning/board-acts.ts';
import { NamedUserSchema } from '../../people/users/schemas.ts';
import { defineSchemas, IdSchema, Nullable, pageFields } from '../../protocol/schemas.ts';
import { PinCardSchema } from '../pins/records.ts';
import { BoardActivityResource } from './calls.ts';

/** What somebody did on a board. */
export const BoardActSchema = Type.Object({
  id: IdSchema,
  board_id: IdSchema,
  kind: Type.Enum([...boardActKinds]),
  user: NamedUserSchema,
  /** Whom it was done to, where it was a person. */
  about_user: Nullable(NamedUserSchema),
  /** The pin, where the viewer still sees it. */
  pin: Nullable(PinCardSchema),
  /** The section where the pin is or went, or which it is about; as it is called now. */
  section_title: Nullable(Type.String()),
  old_name: Nullable(Type.String()),
  new_name: Nullable(Type.String()),
  created_at: Type.String(),
  undone: Type.Boolean(),
  /** Whether the viewer may undo it now. */
  can_undo: Type.Boolean(),
});
export type BoardAct = Static<typeof BoardActSchema>;

export const BoardActivityInputSchema = Type.Object({ board_id: IdSchema, ...pageFields });
export type BoardActivityInput = Static<typeof BoardActivityInputSchema>;

export const UndoActInputSchema = Type.Object({ id: IdSchema });
export type UndoActInput = Static<typeof UndoActInputSchema>;

export const boardActivitySchemas = [
  defineSchemas(BoardActivityResource.get, { input: BoardActivityInputSchema, output: Type.Array(BoardActSchema) }),
  defineSchemas(BoardActivityResource.update, { input: UndoActInputSchema, output: BoardActSchema }),
];
