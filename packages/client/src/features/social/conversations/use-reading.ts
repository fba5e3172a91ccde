import { useEffect } from 'react';
import { ConversationResource } from '@bowerbird/contract/social/conversations/calls.ts';
import { call } from '../../../store/call.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import type { StoredConversation } from './stored-conversation.ts';

/** Marks a conversation as read while somebody looks at it. A request stays unread, so that who asks learns nothing. */
export function useReading(conversation: StoredConversation | undefined): void {
  const dispatch = useAppDispatch();
  const id = conversation?.id;
  const newest = conversation && conversation.unread > 0 && !conversation.is_request ? conversation.last_message?.id : undefined;
  useEffect(() => {
    if (id === undefined || newest === undefined) return;
    const read = () => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', read);
      void dispatch(call(ConversationResource.update, { conversation_id: id, read_until: newest })).catch(() => undefined);
    };
    document.addEventListener('visibilitychange', read);
    read();
    return () => document.removeEventListener('visibilitychange', read);
  }, [dispatch, id, newest]);
}
