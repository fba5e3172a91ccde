import { Type } from 'typebox';
import { definePart, type CardOf, type FieldsOf } from '../../protocol/records.ts';
import { IdSchema, Nullable } from '../../protocol/schemas.ts';

/** What a pin is about, the surest topic first; the names by language. The surest one also stands alone (`C3.5`). */
export const pinInterests = definePart({
  record: 'pin',
  giver: 'discovery/topics',
  fields: {
    interests: Type.Array(Type.Object({ id: IdSchema, slug: Type.String(), names: Type.Record(Type.String(), Type.String()) })),
    /** The ids of the same topics. */
    related_interest_ids: Type.Array(IdSchema),
    /** Named in the viewer's language; for strangers, and where it has no name there, in English. */
    sourceInterest: Nullable(Type.Object({ name: Type.String(), urlName: Type.String() })),
  },
  card: [],
  empty: { interests: [], related_interest_ids: [], sourceInterest: null },
});

declare module '../../pinning/pins/records.ts' {
  interface Pin extends FieldsOf<typeof pinInterests> {}
  interface PinCard extends CardOf<typeof pinInterests> {}
}
