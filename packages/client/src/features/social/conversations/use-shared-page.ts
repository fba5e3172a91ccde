import { useAppSelector } from '../../../store/hooks.ts';
import { readSharedPage, type SharedWords } from './shared-page.ts';
import type { StoredMessage } from './stored-conversation.ts';

/** The topic or the article of this instance that a message leads to, where it carries nothing else. */
export function useSharedPage(message: StoredMessage | null | undefined): SharedWords | null {
  const origin = useAppSelector((state) => state.session.settings.origin);
  if (!message || message.carries !== null) return null;
  return readSharedPage(message.text, origin || globalThis.location.origin);
}
