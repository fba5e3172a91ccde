import { ConversationsResource } from '@bowerbird/contract/social/conversations/calls.ts';
import { ensureResource } from '../../../store/call.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { inboxOptions } from './conversation-feeds.ts';

/** Fetches the list of conversations, where nothing did before. */
export function learnWhatIsNew(): AppThunk<Promise<void>> {
  return async (dispatch) => dispatch(ensureResource(ConversationsResource.get, inboxOptions));
}
