import { Type } from 'typebox';
import { definePart, type CardOf, type FieldsOf } from '../../protocol/records.ts';
import { IdSchema, Nullable } from '../../protocol/schemas.ts';
import { StoryPinDataSchema } from './content-schemas.ts';

/** What makes a pin an idea pin (`C3.1`, `C3.4`, `C3.20`); saves of it have the same pages. */
export const storyPinFields = definePart({
  record: 'pin',
  giver: 'creation/story-pins',
  fields: {
    isV1IdeaPin: Type.Boolean(),
    shouldOpenInStream: Type.Boolean(),
    storyPinDataId: Nullable(IdSchema),
    story_pin_data: Nullable(StoryPinDataSchema),
    /** How many pages it has; 0 for other pins. */
    storyPageCount: Type.Integer(),
  },
  card: ['storyPageCount'],
  cardFields: { storyPageCount: Type.Optional(Type.Integer()) },
  empty: {
    isV1IdeaPin: false,
    shouldOpenInStream: false,
    storyPinDataId: null,
    story_pin_data: null,
    storyPageCount: 0,
  },
  isRare: true,
});

declare module '../../pinning/pins/records.ts' {
  interface Pin extends FieldsOf<typeof storyPinFields> {}
  interface PinCard extends CardOf<typeof storyPinFields> {}
}
