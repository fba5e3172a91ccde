import { Type } from 'typebox';
import { definePart, type CardOf, type FieldsOf } from '../../protocol/records.ts';
import { Nullable } from '../../protocol/schemas.ts';

const blurred = Nullable(Type.Literal(true));

/** Whether a picture is unsafe, and whether it is blurred for its viewer until they ask for it. Nearly all are neither. */
export const blurFields = definePart({
  record: 'pin',
  giver: 'social/unsafe-pictures',
  fields: { isUnsafe: Type.Boolean(), isBlurred: blurred },
  card: ['isBlurred'],
  cardFields: { isBlurred: Type.Optional(blurred) },
  empty: { isUnsafe: false, isBlurred: null },
  isRare: true,
});

declare module '../../pinning/pins/records.ts' {
  interface Pin extends FieldsOf<typeof blurFields> {}
  interface PinCard extends CardOf<typeof blurFields> {}
}
