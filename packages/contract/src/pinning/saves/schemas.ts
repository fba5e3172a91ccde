import { Type, type Static } from 'typebox';
import { IdSchema, Nullable, pageFields, defineSchemas } from '../../protocol/schemas.ts';
import { BoardCardSchema } from '../boards/records.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { PinBoardSchema, PinSchema } from '../pins/records.ts';
import { BoardPickerBoardsResource, BoardPickerBoardsShortlistResource, RepinResource, SavedPlacesResource } from './calls.ts';

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

/** What is asked for: a pin's picture, an uploaded one, or the address of a page. Any of them may fit. */
export const SavedPlacesInputSchema = Type.Object({
  pin_id: Type.Optional(IdSchema),
  image_signature: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$' })),
  link: Type.Optional(Type.String({ maxLength: textLimits.link })),
});
export type SavedPlacesInput = Static<typeof SavedPlacesInputSchema>;

/** A pin of the viewer's own that has the picture or leads to the page. */
export const SavedPlaceSchema = Type.Object({
  pin_id: IdSchema,
  title: Type.String(),
  created_at: Type.String(),
  same: Type.Union([Type.Literal('picture'), Type.Literal('page')]),
  /** A small rendition of its picture. */
  image_url: Type.String(),
  board: PinBoardSchema,
  section: Nullable(Type.Object({ id: IdSchema, title: Type.String() })),
});
export type SavedPlace = Static<typeof SavedPlaceSchema>;

export const saveSchemas = [
  defineSchemas(RepinResource.create, { input: RepinInputSchema, output: PinSchema }),
  defineSchemas(BoardPickerBoardsResource.get, { input: PickerInputSchema, output: Type.Array(PickerBoardSchema) }),
  defineSchemas(BoardPickerBoardsShortlistResource.get, { input: PickerInputSchema, output: Type.Array(PickerBoardSchema) }),
  defineSchemas(SavedPlacesResource.get, { input: SavedPlacesInputSchema, output: Type.Array(SavedPlaceSchema) }),
];
