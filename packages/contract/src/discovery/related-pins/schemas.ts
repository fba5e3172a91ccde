import { Type, type Static } from 'typebox';
import { IdSchema, pageFields, defineSchemas } from '../../protocol/schemas.ts';
import { BoardCardSchema } from '../../pinning/boards/records.ts';
import { PinCardSchema } from '../../pinning/pins/records.ts';
import { StorySchema } from '../pin-stories/schemas.ts';
import { PinBoardsResource, RelatedPinFeedResource } from './calls.ts';

export const RelatedPinsInputSchema = Type.Object({
  /** One of the two. */
  pin_id: Type.Optional(IdSchema),
  board_id: Type.Optional(IdSchema),
  ...pageFields,
});
export type RelatedPinsInput = Static<typeof RelatedPinsInputSchema>;

export const PinBoardsInputSchema = Type.Object({ pin_id: IdSchema });
export type PinBoardsInput = Static<typeof PinBoardsInputSchema>;

export const relatedPinSchemas = [
  defineSchemas(RelatedPinFeedResource.get, {
    input: RelatedPinsInputSchema,
    output: Type.Array(Type.Union([PinCardSchema, StorySchema])),
  }),
  defineSchemas(PinBoardsResource.get, { input: PinBoardsInputSchema, output: Type.Array(BoardCardSchema) }),
];
