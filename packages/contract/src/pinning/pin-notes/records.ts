import { Type } from 'typebox';
import { definePart, type CardOf, type FieldsOf } from '../../protocol/records.ts';
import { Nullable } from '../../protocol/schemas.ts';

/** What the viewer wrote on a pin for themselves (`C3.5`). */
export const pinNote = definePart({
  record: 'pin',
  giver: 'pinning/pin-notes',
  fields: { pin_note: Nullable(Type.String()) },
  card: [],
  empty: { pin_note: null },
});

declare module '../pins/records.ts' {
  interface Pin extends FieldsOf<typeof pinNote> {}
  interface PinCard extends CardOf<typeof pinNote> {}
}
