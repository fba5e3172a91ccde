import type { Words } from '../../../i18n/message-id.ts';
import type { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import { stepWords } from '../../../shared/steps/step-words.ts';

/** The words for what a provider said of its proof, or we of the account behind it. */
export function providerProblem(error: CallError): Words {
  const name = error.record?.name;
  if (name === 'conflict') return { id: 'security.connectedElsewhere' };
  if (name === 'transient_upstream') return { id: 'security.providerDown' };
  if (name === 'provider_refused' || name === 'dead_token') return { id: 'provider.refused' };
  return stepWords(error);
}
