import { ModerationCasesResource } from '@bowerbird/contract/social/moderation/calls.ts';
import type { CasesInput } from '@bowerbird/contract/social/moderation/schemas.ts';
import { refreshResource } from '../../../store/call.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import { resourceInvalidated } from '../../../store/resources.slice.ts';

/** A shortest list, beside which the numbers of cases that wait come. Every list of the page takes them from here. */
export const waitingOptions: CasesInput = { list: 'open', page_size: 1 };

let shown: CasesInput | null = null;

/** Says which list of cases the page shows, until the function that it gives is called. */
export function showQueue(options: CasesInput): () => void {
  shown = options;
  return () => {
    if (shown === options) shown = null;
  };
}

/** The list of cases that the page shows. */
export const shownQueue = (): CasesInput | null => shown;

/** Reads the shown list of cases and the numbers anew, because a case changed. Other lists are read once they are shown. */
export function refreshQueue(lists: readonly CasesInput[] = shown === null ? [] : [shown, waitingOptions]): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { name } = ModerationCasesResource.get;
    const here = shown === null ? [] : [resourceKey(shown), resourceKey(waitingOptions)];
    for (const key of Object.keys(getState().resources[name] ?? {})) if (!here.includes(key)) dispatch(resourceInvalidated({ name, key }));
    await Promise.all(lists.map((list) => dispatch(refreshResource(ModerationCasesResource.get, list))));
  };
}
