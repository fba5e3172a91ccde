import { Type } from 'typebox';
import { definePart, type CardOf, type FieldsOf } from '../../protocol/records.ts';

/** What a shop knows of a pin that shows a product (`C3.1`). */
export const productFields = definePart({
  record: 'pin',
  giver: 'business/products',
  fields: {
    isOosProduct: Type.Boolean(),
    isStaleProduct: Type.Boolean(),
    isEligibleForPdp: Type.Boolean(),
    isEligibleForPdpPlus: Type.Boolean(),
    shoppingFlags: Type.Array(Type.Integer()),
    selectedItem: Type.Null(),
  },
  card: [],
  empty: {
    isOosProduct: false,
    isStaleProduct: false,
    isEligibleForPdp: false,
    isEligibleForPdpPlus: false,
    shoppingFlags: [],
    selectedItem: null,
  },
});

declare module '../../pinning/pins/records.ts' {
  interface Pin extends FieldsOf<typeof productFields> {}
  interface PinCard extends CardOf<typeof productFields> {}
}
