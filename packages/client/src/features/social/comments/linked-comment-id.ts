import { AggregatedCommentResource } from '@bowerbird/contract/social/comments/calls.ts';
import { ensureResource } from '../../../store/call.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { resourceOf } from '../../../store/resource-of.ts';

/** The parameter of a close-up's address that names one of its comments. */
export const LINKED = 'comment';

/** The id in an address; nothing where it cannot be one. */
export function linkedId(search: URLSearchParams): string | null {
  const id = search.get(LINKED);
  return id !== null && /^[0-9]{1,19}$/.test(id) ? id : null;
}

/** Fetches a comment that an address leads to, and what began its thread. One that is gone is told by the page. */
export function preloadLinked(id: string | null): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (id === null || !/^[0-9]{1,19}$/.test(id)) return;
    await dispatch(ensureResource(AggregatedCommentResource.get, { id }));
    const ref = resourceOf(getState(), AggregatedCommentResource.get, { id })?.data as { id: string } | null | undefined;
    const parent = ref && getState().entities.aggregatedcomment[ref.id]?.parent_id;
    if (parent) await dispatch(ensureResource(AggregatedCommentResource.get, { id: parent }));
  };
}
