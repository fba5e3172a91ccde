import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { useAppSelector } from '../../../store/hooks.ts';
import { sameItems } from '../../../lib/same-items.ts';
import type { StoredUser } from '../../people/users/index.ts';
import type { StoredConversation } from './stored-conversation.ts';

/** The others of a conversation, as far as they are there. */
export function usePeople(conversation: Pick<StoredConversation, 'users'> | undefined): StoredUser[] {
  return useAppSelector((state) => (conversation?.users ?? []).flatMap(({ id }) => state.entities.user[id] ?? []), sameItems);
}

/** What a conversation is called: its name, or those of its people and the addresses of who has not accepted. */
export function useConversationName(conversation: StoredConversation | undefined): string {
  return useNameOf(conversation);
}

/** The same for whatever has people and perhaps a name of its own. */
export function useNameOf(
  named: { readonly name: string | null; readonly users: StoredConversation['users']; readonly emails?: readonly string[] } | undefined,
): string {
  const text = useText();
  const locale = useLocale();
  const people = usePeople(named);
  if (named?.name) return named.name;
  const names = [...people.map(({ fullName }) => fullName), ...(named?.emails ?? [])];
  if (names.length === 0) return text('messages.nobody');
  return new Intl.ListFormat(locale).format(names);
}
