import type { I18n } from '@lingui/core';
import type { MessageId, Words } from '../../i18n/message-id.ts';
import { bringWords } from '../../i18n/use-words.ts';
import type { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import { blockedWords } from '../../store/blocked-words.ts';

const SECONDS_OF_A_MINUTE = 60;

/** The words above a form's button when a call failed for a reason that belongs to no field. */
export function failureWords({ record }: CallError): Words {
  if (!record) return { id: 'app.offline' };
  const blocked = blockedWords(record);
  if (blocked) return { id: blocked };
  if (record.name === 'age_restricted') return { id: 'account.tooYoung' };
  if (record.name === 'registration_closed') return { id: 'account.closed' };
  if (record.name === 'account_suspended') return { id: 'account.suspended' };
  if (record.name === 'bot_check_failed') return { id: 'account.notAPerson' };
  if (record.name === 'wrong_credentials') return { id: 'account.wrongCredentials' };
  if (record.http_status === 429) return { id: 'account.wait', values: { minutes: minutesOf(record.extraData?.retryAfter) } };
  return { id: 'account.failed' };
}

/** The words of every form, or those of the act where every form would only say that it failed. */
export function failureWordsOr(id: MessageId): (error: CallError) => Words {
  return (error) => {
    const words = failureWords(error);
    return words.id === 'account.failed' ? { id } : words;
  };
}

/** Brings words that only some pages name, because a form fails on any page. */
export async function bringFailureWords(i18n: I18n, { id }: Words): Promise<void> {
  if (i18n.messages[id] === undefined) await bringWords(i18n, 'entrance').catch(() => undefined);
}

function minutesOf(seconds: number | undefined): number {
  return Math.max(1, Math.ceil((seconds ?? 0) / SECONDS_OF_A_MINUTE));
}
