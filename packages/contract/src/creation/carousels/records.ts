import { Type } from 'typebox';
import { definePart, type CardOf, type FieldsOf } from '../../protocol/records.ts';
import { Nullable } from '../../protocol/schemas.ts';

const text = Type.String();
const image = Type.Object({ url: text, width: Type.Integer(), height: Type.Integer() });

const carousel = Type.Object({
  /** Which slot a viewer sees first. */
  index: Type.Integer(),
  slots: Type.Array(
    Type.Object({
      id: text,
      title: text,
      details: text,
      altText: text,
      link: Nullable(text),
      /** By their sizes. */
      images: Type.Record(text, image),
    }),
  ),
});

/** The pictures of a carousel, the pin's own first (`C3.5`); `null` for other pins. */
export const carouselFields = definePart({
  record: 'pin',
  giver: 'creation/carousels',
  fields: {
    carouselData: Nullable(carousel),
  },
  card: ['carouselData'],
  cardFields: { carouselData: Type.Optional(Nullable(carousel)) },
  empty: { carouselData: null },
  isRare: true,
});

declare module '../../pinning/pins/records.ts' {
  interface Pin extends FieldsOf<typeof carouselFields> {}
  interface PinCard extends CardOf<typeof carouselFields> {}
}
