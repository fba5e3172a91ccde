import type { Words } from '../../../i18n/message-id.ts';
import { failureWords } from '../../../shared/forms/failure-words.ts';
import type { EntranceFailure } from '../entrance/index.ts';

/** The words when somebody could not sign up; an account that stands without a session can log in. */
export function signUpFailureWords({ step, error }: EntranceFailure): Words {
  return step === 'exchange' ? { id: 'account.noSession' } : failureWords(error);
}

/** Whether the server asks if the birthday is right, before it says that somebody is too young. */
export function asksForBirthday(failed: EntranceFailure | null): boolean {
  const { name, extraData } = failed?.error.record ?? {};
  return name === 'age_restricted' && (extraData?.fields?.some(({ rule }) => rule === 'confirm') ?? false);
}
