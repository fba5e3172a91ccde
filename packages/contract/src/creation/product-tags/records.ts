import { Type, type Static } from 'typebox';
import { definePart, type CardOf, type FieldsOf } from '../../protocol/records.ts';
import { IdSchema, Nullable } from '../../protocol/schemas.ts';

const text = Type.String();
const maybeText = Nullable(text);
const status = Type.Enum(['created', 'saved', 'edited', 'deleted']);

/** What is wrong with a tag: the rule that it breaks, and what to do, in words. */
export const TagErrorSchema = Type.Object({ rule: text, message: text });

/** A place on a picture where products are (`B3.28`); `x` and `y` are parts of its width and height. */
export const PinTagSchema = Type.Object({
  id: text,
  pinTagKey: text,
  /** Which picture of a carousel it is on; the first one is 0. */
  slot: Type.Integer(),
  x: Type.Number(),
  y: Type.Number(),
  /** The address of its first product. */
  link: maybeText,
  linkError: Nullable(TagErrorSchema),
  status,
  taggedObjectIds: Type.Array(text),
});
export type PinTag = Static<typeof PinTagSchema>;

/** A product of a tag (`B3.29`): a pin of this instance, or a page of a shop. */
export const TaggedObjectSchema = Type.Object({
  id: text,
  type: Type.Enum(['product_pin', 'product_link']),
  status,
  /** The shop's page. */
  link: maybeText,
  media: Nullable(Type.Object({ url: text, width: Type.Integer(), height: Type.Integer(), dominantColor: text })),
  /** The pin that shows it; for a page, the first one here that the viewer may see. */
  pin: Nullable(Type.Object({ id: IdSchema })),
  title: text,
  /** The shop's name by its address. */
  domain: maybeText,
  price: maybeText,
  currency: maybeText,
  /** `null` where the shop does not say. */
  inStock: Nullable(Type.Boolean()),
  /** Its page is not read yet. */
  isReading: Type.Boolean(),
  /** Its page could not be read when somebody tried; it is tried again later. */
  isUnread: Type.Boolean(),
});
export type TaggedObject = Static<typeof TaggedObjectSchema>;

/** The products on a pin's picture that the viewer may see (`B3.23`, `C3.5`). */
export const productTagFields = definePart({
  record: 'pin',
  giver: 'creation/product-tags',
  fields: {
    pinTags: Type.Array(PinTagSchema),
    taggedObjects: Type.Array(TaggedObjectSchema),
    aggregatedPinData: Type.Object({
      isShopTheLook: Type.Boolean(),
      commentCount: Type.Integer(),
      /** Pictures of people who tried what the pin shows. */
      didItData: Type.Object({ imagesCount: Type.Integer() }),
    }),
  },
  card: [],
  empty: { pinTags: [], taggedObjects: [], aggregatedPinData: { isShopTheLook: false, commentCount: 0, didItData: { imagesCount: 0 } } },
});

declare module '../../pinning/pins/records.ts' {
  interface Pin extends FieldsOf<typeof productTagFields> {}
  interface PinCard extends CardOf<typeof productTagFields> {}
}
