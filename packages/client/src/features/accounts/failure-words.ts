import type { EntranceFailure } from './use-entrance.ts';
import type { FieldWords } from './sign-up-fields.ts';

const SECONDS_OF_A_MINUTE = 60;

/** The words above the button when somebody could not come in for a reason that belongs to no field. */
export function failureWords({ step, error }: EntranceFailure, isRegistration: boolean): FieldWords {
  const { record } = error;
  if (step === 'exchange' && isRegistration) return { id: 'account.noSession' };
  if (!record) return { id: 'app.offline' };
  if (record.name === 'age_restricted') return { id: 'account.tooYoung' };
  if (record.name === 'registration_closed') return { id: 'account.closed' };
  if (record.name === 'account_suspended') return { id: 'account.suspended' };
  if (record.name === 'bot_check_failed') return { id: 'account.notAPerson' };
  if (record.name === 'wrong_credentials') return { id: 'account.wrongCredentials' };
  if (record.http_status === 429) return { id: 'account.wait', values: { minutes: minutesOf(record.extraData?.retryAfter) } };
  return { id: 'account.failed' };
}

/** Whether the server asks if the birthday is right, before it says that somebody is too young. */
export function asksForBirthday(failed: EntranceFailure | null): boolean {
  const { name, extraData } = failed?.error.record ?? {};
  return name === 'age_restricted' && (extraData?.fields?.some(({ rule }) => rule === 'confirm') ?? false);
}

function minutesOf(seconds: number | undefined): number {
  return Math.max(1, Math.ceil((seconds ?? 0) / SECONDS_OF_A_MINUTE));
}
