import type { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import type { Words } from '../../../i18n/message-id.ts';
import { failureWords } from '../../../shared/forms/failure-words.ts';

/** The words above the drop zone when a file was not taken. */
export function importFailureWords(error: CallError): Words {
  return error.record?.name === 'too_many_things' ? { id: 'imports.tooMany' } : failureWords(error);
}
