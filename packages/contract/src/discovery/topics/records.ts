import { Type } from 'typebox';
import { definePart, type CardOf, type FieldsOf } from '../../protocol/records.ts';
import { IdSchema } from '../../protocol/schemas.ts';

/** What a pin is about, the surest topic first; the names by language. */
export const pinInterests = definePart({
  record: 'pin',
  giver: 'discovery/topics',
  fields: {
    interests: Type.Array(Type.Object({ id: IdSchema, slug: Type.String(), names: Type.Record(Type.String(), Type.String()) })),
  },
  card: [],
  empty: { interests: [] },
});

declare module '../../pinning/pins/records.ts' {
  interface Pin extends FieldsOf<typeof pinInterests> {}
  interface PinCard extends CardOf<typeof pinInterests> {}
}
