import { AccountStatusResource, ModerationCaseResource, ModerationCasesResource } from '@bowerbird/contract/social/moderation/calls.ts';
import type { CaseTold } from '@bowerbird/contract/social/moderation/live-updates.ts';
import type { CaseInput } from '@bowerbird/contract/social/moderation/schemas.ts';
import { afterUpdate, type LiveEffect } from '../../../shared/live/live-effects.ts';
import { refreshResource } from '../../../store/call.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import { resourceInvalidated, selectResource } from '../../../store/resources.slice.ts';
import { refreshQueue, shownQueue, waitingOptions } from './queue.ts';

/** Many report the same thing at once; the page looks once for all of them. */
const WAIT_MILLISECONDS = 2_000;

const told = new Set<string>();
let isWaiting = false;

/** Looks soon at the queue anew, and at what changed in it. */
const lookSoon =
  (caseIds: readonly string[]): AppThunk =>
  (dispatch) => {
    for (const id of caseIds) told.add(id);
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      const ids = [...told];
      told.clear();
      void dispatch(refetchCases(ids));
    }, WAIT_MILLISECONDS);
  };

/** A list of one page is read anew where it is shown. The pages of a longer one stay, and its new cases stand beyond them. */
function refetchCases(caseIds: readonly string[]): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { resources } = getState();
    const shown = shownQueue();
    if (shown === null) {
      await dispatch(refreshQueue());
      dispatch(resourceInvalidated({ name: ModerationCaseResource.get.name }));
      return;
    }
    const { data } = selectResource(resources, { name: ModerationCasesResource.get.name, key: resourceKey(shown) });
    const isLong = Array.isArray(data) && data.length > (shown.page_size ?? 0);
    await dispatch(refreshQueue(isLong ? [waitingOptions] : [shown, waitingOptions]));
    const open = resources[ModerationCaseResource.get.name] ?? {};
    for (const [key, { loaded }] of Object.entries(open)) {
      const input = JSON.parse(key) as CaseInput;
      if (loaded && caseIds.includes(input.case_id)) await dispatch(refreshResource(ModerationCaseResource.get, input));
    }
  };
}

const changed = ({ caseId }: CaseTold) => lookSoon([caseId]);
/** Something may have been missed. Whoever opened no queue has nothing to look at. */
const lookIfOpen = (): AppThunk => (dispatch, getState) => {
  if (getState().resources[ModerationCasesResource.get.name]) dispatch(lookSoon([]));
};

/** Whoever opened their own statements reads them anew. They stay on the page meanwhile, because somebody may be writing. */
const readStatements = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  if (getState().resources[AccountStatusResource.get.name]) await dispatch(refreshResource(AccountStatusResource.get, {}));
};

const effects: readonly LiveEffect[] = [
  afterUpdate('case.changed', changed),
  afterUpdate('ready', lookIfOpen),
  afterUpdate('reset', lookIfOpen),
  afterUpdate('decision.changed', readStatements),
  afterUpdate('ready', readStatements),
  afterUpdate('reset', readStatements),
];
export default effects;
