import {
  LiveSessionProductsResource,
  PinTagsResource,
  StoryPinTaggedProductsResource,
  TaggableProductsResource,
  TaggedLinkResource,
  TaggedLooksResource,
} from '@bowerbird/contract/creation/product-tags/calls.ts';
import { productTagFields } from '@bowerbird/contract/creation/product-tags/records.ts';
import { productTagSchemas } from '@bowerbird/contract/creation/product-tags/schemas.ts';
import { END_BOOKMARK } from '@bowerbird/contract/protocol/paging.ts';
import { handle, handleAtomically, page } from '../../endpoints/handle.ts';
import { givePartOf, rarely } from '../../endpoints/record-parts.ts';
import type { Feature } from '../../feature.ts';
import { mayHaveTags, outcomeOfPin, tagsOfPin } from './product-tags.queries.ts';
import { findProducts, listLooks, listTaggedProducts, readTaggedLink, setTags } from './product-tags.service.ts';
import { presentTags } from './product-tags.views.ts';

export { moveTags, moveTagsOfShown } from './move-tags.service.ts';
export { describeObjects, draftTagOf, keepTags, keyOfObject, type DraftTag, type SlotTag } from './product-tags.service.ts';

/** Products on the pictures of pins. */
export const productTagsFeature: Feature = {
  name: 'product-tags',
  schemas: productTagSchemas,
  recordParts: [
    rarely(
      givePartOf(
        productTagFields,
        'aggregatedPinData',
        ({ core, viewer }, { id }) => tagsOfPin({ viewer, mediaUrl: core.config.mediaUrl }, id),
        presentTags,
      ),
      ({ id }) => mayHaveTags(id),
      givePartOf(productTagFields, 'aggregatedPinData', ({ viewer }, { id }) => outcomeOfPin(viewer, id), presentTags),
    ),
  ],
  handlers: [
    handleAtomically(PinTagsResource.update, setTags),
    handle(TaggableProductsResource.get, findProducts),
    handle(TaggedLinkResource.create, readTaggedLink),
    handle(StoryPinTaggedProductsResource.get, listTaggedProducts),
    handle(TaggedLooksResource.get, listLooks),
    // No pin is a live session, so none has products (decision 0042).
    handle(LiveSessionProductsResource.get, async () => page({ data: [], bookmark: END_BOOKMARK })),
  ],
};
