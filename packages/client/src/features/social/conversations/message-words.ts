import { useText, type Text } from '../../../i18n/i18n.tsx';
import { useEntity, useViewer } from '../../../store/hooks.ts';
import { pageWords } from './page-words.ts';
import type { StoredConversation, StoredMessage } from './stored-conversation.ts';
import { useSharedPage } from './use-shared-page.ts';

/** What a message says in one line, as lists show it. */
export function useMessageLine(conversation: StoredConversation): string {
  const text = useText();
  const viewer = useViewer();
  const message = useEntity(conversation.last_message);
  const sender = useEntity(message?.sender);
  const shared = useSharedPage(message);
  if (!message) return '';
  const said = shared ? shared.words || text(pageWords[shared.page.kind]) : lineOf(message, text);
  if (message.sender.id === viewer?.id) return text('messages.youSaid', { words: said });
  return conversation.is_group ? text('messages.somebodySaid', { name: sender?.fullName ?? '', words: said }) : said;
}

function lineOf(message: StoredMessage, text: Text): string {
  if (message.deleted) return text('messages.deleted');
  if (message.text !== '') return message.text;
  if (message.carries === 'pin') return text('messages.aPin');
  if (message.carries === 'picture') return text('messages.aPicture');
  return text(message.carries === 'board' ? 'messages.aBoard' : 'messages.aPerson');
}
