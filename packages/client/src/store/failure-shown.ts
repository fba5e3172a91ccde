import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import type { MessageId, MessageValues } from '../i18n/message-id.ts';
import { browserNetwork, type Network } from '../lib/loading/network.ts';
import { blockedWords } from './blocked-words.ts';
import { toastShown } from './toasts.slice.ts';

/** The toast of an act that failed: an absent network by its own words (`C2.30`), everything else by those of the act. */
export function failureShown(
  error: unknown,
  message: MessageId = 'app.serverErrorTitle',
  values?: MessageValues,
  { isOnline }: Pick<Network, 'isOnline'> = browserNetwork,
) {
  const { record } = toCallError(error);
  const blocked = blockedWords(record);
  if (blocked) return toastShown({ kind: 'error', message: blocked });
  if (record !== null) return toastShown({ kind: 'error', message, values });
  return isOnline() ? toastShown({ kind: 'error', message: 'app.offline' }) : toastShown({ kind: 'offline', message: 'app.notConnected' });
}

/** What stands where something could not be had. */
export function troubleTitle({ record }: { readonly record: unknown }): MessageId {
  return record === null ? 'app.unreached' : 'app.serverErrorTitle';
}
