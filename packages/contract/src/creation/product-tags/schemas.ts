import { Type, type Static } from 'typebox';
import { carouselItems } from '@bowerbird/domain/creation/drafts.ts';
import { tagLimits } from '@bowerbird/domain/creation/product-tags.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { PinCardSchema, PinSchema } from '../../pinning/pins/records.ts';
import { defineSchemas, IdSchema, pageFields } from '../../protocol/schemas.ts';
import {
  LiveSessionProductsResource,
  PinTagsResource,
  StoryPinTaggedProductsResource,
  TaggableProductsResource,
  TaggedLinkResource,
  TaggedLooksResource,
} from './calls.ts';
import { TaggedObjectSchema } from './records.ts';

const part = Type.Number({ minimum: 0, maximum: 1 });
const link = Type.String({ minLength: 1, maxLength: textLimits.link });

/** A product by its pin here, or by the address of its page. */
export const TaggedObjectInputSchema = Type.Union([Type.Object({ pin_id: IdSchema }), Type.Object({ link })]);
export type TaggedObjectInput = Static<typeof TaggedObjectInputSchema>;

/** A tag as its maker sets it; its key names it among those of its picture. */
export const PinTagInputSchema = Type.Object({
  pin_tag_key: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }),
  x: part,
  y: part,
  objects: Type.Array(TaggedObjectInputSchema, { minItems: 1, maxItems: tagLimits.objects }),
});
export type PinTagInput = Static<typeof PinTagInputSchema>;
export const PinTagsInputListSchema = Type.Array(PinTagInputSchema, { maxItems: tagLimits.tags });

/** A tag of a published pin, with the picture of a carousel that it is on; without one it is on the first. */
const SlotTagInputSchema = Type.Object({
  ...PinTagInputSchema.properties,
  slot: Type.Optional(Type.Integer({ minimum: 0, maximum: carouselItems.most - 1 })),
});
export type SlotTagInput = Static<typeof SlotTagInputSchema>;

/** All tags of the pin: those that are not named go. */
export const SetPinTagsInputSchema = Type.Object({
  pin_id: IdSchema,
  tags: Type.Array(SlotTagInputSchema, { maxItems: tagLimits.tags * carouselItems.most }),
});
export type SetPinTagsInput = Static<typeof SetPinTagsInputSchema>;

export const TaggableProductsInputSchema = Type.Object({
  query: Type.Optional(Type.String({ maxLength: 500 })),
  /** Among the viewer's own pins alone. */
  own: Type.Optional(Type.Boolean()),
});
export type TaggableProductsInput = Static<typeof TaggableProductsInputSchema>;

export const TaggedLinkInputSchema = Type.Object({ link });
export type TaggedLinkInput = Static<typeof TaggedLinkInputSchema>;

export const TaggedPinInputSchema = Type.Object({ pin_id: IdSchema, ...pageFields });
export type TaggedPinInput = Static<typeof TaggedPinInputSchema>;

export const LiveSessionInputSchema = Type.Object({ live_session_id: IdSchema, ...pageFields });
export type LiveSessionInput = Static<typeof LiveSessionInputSchema>;

export const productTagSchemas = [
  defineSchemas(PinTagsResource.update, { input: SetPinTagsInputSchema, output: PinSchema }),
  defineSchemas(TaggableProductsResource.get, { input: TaggableProductsInputSchema, output: Type.Array(TaggedObjectSchema) }),
  defineSchemas(TaggedLinkResource.create, { input: TaggedLinkInputSchema, output: TaggedObjectSchema }),
  defineSchemas(StoryPinTaggedProductsResource.get, { input: TaggedPinInputSchema, output: Type.Array(PinCardSchema) }),
  defineSchemas(TaggedLooksResource.get, { input: TaggedPinInputSchema, output: Type.Array(PinCardSchema) }),
  defineSchemas(LiveSessionProductsResource.get, { input: LiveSessionInputSchema, output: Type.Array(PinCardSchema) }),
];
