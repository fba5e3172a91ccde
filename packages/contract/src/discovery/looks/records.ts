import { Type } from 'typebox';
import { definePart, type CardOf, type FieldsOf } from '../../protocol/records.ts';

/** The colours that a pin's picture is made of, most of it first, as `#rrggbb`; none until it was described. */
export const pinColors = definePart({
  record: 'pin',
  giver: 'discovery/looks',
  fields: { mainColors: Type.Array(Type.String()) },
  card: [],
  empty: { mainColors: [] },
});

declare module '../../pinning/pins/records.ts' {
  interface Pin extends FieldsOf<typeof pinColors> {}
  interface PinCard extends CardOf<typeof pinColors> {}
}
