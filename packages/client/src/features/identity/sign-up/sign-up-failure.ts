import type { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import type { Words } from '../../../i18n/message-id.ts';
import { failureWords } from '../../../shared/forms/failure-words.ts';
import { EntranceFailure } from '../entrance/index.ts';

/** The words when somebody could not sign up; an account that stands without a session can log in. */
export function signUpFailureWords(error: CallError): Words {
  return error instanceof EntranceFailure && error.step === 'exchange' ? { id: 'account.noSession' } : failureWords(error);
}

/** Whether the server asks if the birthday is right, before it says that somebody is too young. */
export function asksForBirthday({ record }: CallError): boolean {
  return record?.name === 'age_restricted' && (record.extraData?.fields?.some(({ rule }) => rule === 'confirm') ?? false);
}
