import { defineResource, forAnyone, forSignedIn } from '../../protocol/endpoint.ts';
import type { Pin, PinCard } from '../../pinning/pins/records.ts';
import type { TaggedObject } from './records.ts';
import type { LiveSessionInput, SetPinTagsInput, TaggableProductsInput, TaggedLinkInput, TaggedPinInput } from './schemas.ts';

/** Sets the products on the picture of one's own pin, all at once (`B4.9`). */
export const PinTagsResource = defineResource('PinTagsResource', {
  update: forSignedIn<SetPinTagsInput, Pin>({ errors: ['pin_not_found', 'forbidden', 'not_found'] }),
});

/** Products of this instance that can be tagged, those that fit a search best first; without words, the newest. */
export const TaggableProductsResource = defineResource('TaggableProductsResource', {
  get: forSignedIn<TaggableProductsInput, TaggedObject[]>(),
});

/** Reads the page of a shop, so that its product can be tagged by its address. A page that cannot be read now says so, and is read later. */
export const TaggedLinkResource = defineResource('TaggedLinkResource', {
  create: forSignedIn<TaggedLinkInput, TaggedObject>({ errors: ['page_refused', 'too_many_requests'] }),
});

/** The pins of the products on a pin, by its tags and by stickers of its pages, in their order (`B7.9`). */
export const StoryPinTaggedProductsResource = defineResource('StoryPinTaggedProductsResource', {
  get: forAnyone<TaggedPinInput, PinCard[]>({ appScope: 'pins:read', paged: true, errors: ['pin_not_found'] }),
});

/** Other pins with one of the same products, the newest first. */
export const TaggedLooksResource = defineResource('TaggedLooksResource', {
  get: forAnyone<TaggedPinInput, PinCard[]>({ appScope: 'pins:read', paged: true, errors: ['pin_not_found'] }),
});

/** The products of a live session; there are no live sessions here, so there are none of them (`B7.9`). */
export const LiveSessionProductsResource = defineResource('LiveSessionProductsResource', {
  get: forAnyone<LiveSessionInput, PinCard[]>({ appScope: 'pins:read', paged: true }),
});
