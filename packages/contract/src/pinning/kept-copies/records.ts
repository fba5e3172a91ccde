import { Type } from 'typebox';
import { definePart, type CardOf, type FieldsOf } from '../../protocol/records.ts';
import { Nullable } from '../../protocol/schemas.ts';

/** Whether the viewer keeps a copy of the page behind their own pin. */
export const keptCopyFields = definePart({
  record: 'pin',
  giver: 'pinning/kept-copies',
  fields: {
    /** When the page of the copy was read; ISO 8601. Null without a copy, and for everybody but the owner of the pin. */
    keptCopyAt: Nullable(Type.String()),
  },
  card: [],
  empty: { keptCopyAt: null },
});

declare module '../pins/records.ts' {
  interface Pin extends FieldsOf<typeof keptCopyFields> {}
  interface PinCard extends CardOf<typeof keptCopyFields> {}
}
