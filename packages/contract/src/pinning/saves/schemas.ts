import { Type, type Static } from 'typebox';
import { IdSchema, Nullable, pageFields, defineSchemas } from '../../protocol/schemas.ts';
import { BoardCardSchema } from '../boards/records.ts';
import { PinSchema } from '../pins/records.ts';
import { BoardPickerBoardsResource, BoardPickerBoardsShortlistResource, RepinResource } from './calls.ts';

export const RepinInputSchema = Type.Object({ pin_id: IdSchema, board_id: IdSchema, section: Type.Optional(Nullable(IdSchema)) });
export type RepinInput = Static<typeof RepinInputSchema>;

export const PickerInputSchema = Type.Object({ pin_id: Type.Optional(IdSchema), ...pageFields });
export type PickerInput = Static<typeof PickerInputSchema>;

/** A board as the picker shows it: with its sections, and whether the pin's picture is on it already. */
export const PickerBoardSchema = Type.Object({
  board: BoardCardSchema,
  sections: Type.Array(Type.Object({ id: IdSchema, title: Type.String(), slug: Type.String() })),
  savedHere: Type.Boolean(),
});
export type PickerBoard = Static<typeof PickerBoardSchema>;

export const saveSchemas = [
  defineSchemas(RepinResource.create, { input: RepinInputSchema, output: PinSchema }),
  defineSchemas(BoardPickerBoardsResource.get, { input: PickerInputSchema, output: Type.Array(PickerBoardSchema) }),
  defineSchemas(BoardPickerBoardsShortlistResource.get, { input: PickerInputSchema, output: Type.Array(PickerBoardSchema) }),
];
