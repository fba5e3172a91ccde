import type { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import type { MessageId, Words } from '../../i18n/message-id.ts';
import { failureWords } from './failure-words.ts';

/** The words of every form, or those of the act where every form would only say that it failed. */
export function failureWordsOr(id: MessageId): (error: CallError) => Words {
  return (error) => {
    const words = failureWords(error);
    return words.id === 'account.failed' ? { id } : words;
  };
}
