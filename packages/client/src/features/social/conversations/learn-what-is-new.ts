import { ConversationsResource, ShareSuggestionsResource } from '@bowerbird/contract/social/conversations/calls.ts';
import { ensureResource } from '../../../store/call.ts';
import type { AppThunk, RootState } from '../../../store/create-store.ts';
import { inboxOptions, shareOptions } from './conversation-feeds.ts';

/**
 * Fetches the list of conversations, where nothing did before. On phones it also fetches whom somebody may send things to
 * (`C6.9`). Then the dialog of sharing has them at once. Its caller asks who is signed in.
 */
export function learnWhatIsNew(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    await dispatch(ensureResource(ConversationsResource.get, inboxOptions));
    if (sendsFromPhone(getState())) await dispatch(ensureResource(ShareSuggestionsResource.get, shareOptions));
  };
}

function sendsFromPhone({ session: { context, viewer } }: RootState): boolean {
  return context?.device === 'phone' && viewer?.should_show_messaging === true;
}
