import { PinBoardsResource, RelatedPinFeedResource } from '@bowerbird/contract/discovery/related-pins/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { AggregatedCommentFeedResource } from '@bowerbird/contract/social/comments/calls.ts';
import { ensureResource } from '../../store/call.ts';
import type { AppDispatch } from '../../store/create-store.ts';
import { preloadLooks } from '../../features/creation/product-tags/index.ts';
import { relatedOptions } from '../../features/discovery/related-pins/index.ts';
import { commentOptions, preloadLinked } from '../../features/social/comments/index.ts';

/** Fetches all that a close-up shows, at the same time; also the comment that its address leads to. */
export async function preloadCloseup(dispatch: AppDispatch, id: string, commentId: string | null = null): Promise<void> {
  await Promise.all([
    dispatch(ensureResource(PinResource.get, { id })).then(() => dispatch(preloadLooks(id))),
    dispatch(ensureResource(RelatedPinFeedResource.get, relatedOptions(id))),
    dispatch(ensureResource(AggregatedCommentFeedResource.get, commentOptions({ type: 'pin', id }))),
    dispatch(ensureResource(PinBoardsResource.get, { pin_id: id })),
    dispatch(preloadLinked(commentId)),
  ]);
}
