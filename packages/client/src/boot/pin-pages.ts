import { PinBoardsResource, RelatedPinFeedResource } from '@bowerbird/contract/discovery/related-pins/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import type { Transport } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { readsPinByGraphql } from '@bowerbird/domain/discovery/pin-page-group.ts';
import { forgetReplies } from '../api/kept-replies.ts';
import { notePlace } from '../api/place-left.ts';

const PIN_PAGE_READS: readonly string[] = [PinResource.get.name, PinBoardsResource.get.name, RelatedPinFeedResource.get.name];

/** Lets the page of a pin be read by GraphQL for those who are logged in (`C6.3`). What changes something makes kept replies stale. */
export function withPinPages(transport: Transport, viewer: () => { readonly isAuthenticated: boolean }): Transport {
  notePlace();
  return async (endpoint, input, options) => {
    notePlace();
    if (endpoint.write) {
      forgetReplies();
      // What was read while the change was on its way may be as old.
      return transport(endpoint, input, options).finally(forgetReplies);
    }
    if (!PIN_PAGE_READS.includes(endpoint.name) || !readsPinByGraphql(viewer())) return transport(endpoint, input, options);
    const { callPinPage } = await import('../api/pin-page-transport.ts');
    return callPinPage(transport, endpoint, input, options);
  };
}
