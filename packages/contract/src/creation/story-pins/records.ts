import { Type } from 'typebox';
import { definePart, type CardOf, type FieldsOf } from '../../protocol/records.ts';

/** What makes a pin an idea pin (`C3.1`, `C3.20`). */
export const storyPinFields = definePart({
  record: 'pin',
  giver: 'creation/story-pins',
  fields: {
    isV1IdeaPin: Type.Boolean(),
    shouldOpenInStream: Type.Boolean(),
    storyPinDataId: Type.Null(),
    story_pin_data: Type.Null(),
  },
  card: [],
  empty: {
    isV1IdeaPin: false,
    shouldOpenInStream: false,
    storyPinDataId: null,
    story_pin_data: null,
  },
});

declare module '../../pinning/pins/records.ts' {
  interface Pin extends FieldsOf<typeof storyPinFields> {}
  interface PinCard extends CardOf<typeof storyPinFields> {}
}
