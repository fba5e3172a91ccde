import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import type { ErrorRecord } from '@bowerbird/contract/protocol/errors.ts';
import type { MessageId, Words } from '../../../i18n/message-id.ts';
import { failureShown } from '../../../store/failure-shown.ts';
import { toastShown } from '../../../store/toasts.slice.ts';

const reasons: Readonly<Record<string, MessageId>> = {
  not_let: 'messages.notLet',
  nobody_there: 'messages.nobodyThere',
  blocked: 'messages.blockedByYou',
  self: 'messages.toSelf',
  too_young: 'messages.notAddressed',
  limited: 'messages.limited',
};

/** Why a message or a conversation was refused: our words where we have some, else what the server says of it (`C8.7`). */
export function refusalShown(error: unknown) {
  const { record } = toCallError(error);
  if (record === null) return failureShown(error, 'messages.notSent');
  const { id, values } = refusalWords(record);
  return toastShown({ kind: 'error', message: id, values });
}

/** Why the server refused it, in words that are kept beside it. */
export function refusalWords(record: ErrorRecord): Words {
  if (record.name === 'too_many_requests') return { id: 'messages.tooMany' };
  const known = reasons[record.extraData?.reason ?? ''];
  if (known) return { id: known };
  return { id: 'messages.refused', values: { reason: record.message_detail || record.message } };
}
