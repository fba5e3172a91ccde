import { Type } from 'typebox';
import { definePart, type CardOf, type FieldsOf } from '../../protocol/records.ts';

/** What discovery knows of a pin: whether the viewer hid it, and names for a board that would fit (`C3.1`). */
export const pinFeedback = definePart({
  record: 'pin',
  giver: 'discovery/pin-feedback',
  fields: {
    isHidden: Type.Boolean(),
    board_title_suggestions: Type.Array(Type.String()),
  },
  card: [],
  empty: {
    isHidden: false,
    board_title_suggestions: [],
  },
});

declare module '../../pinning/pins/records.ts' {
  interface Pin extends FieldsOf<typeof pinFeedback> {}
  interface PinCard extends CardOf<typeof pinFeedback> {}
}
