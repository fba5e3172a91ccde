import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { ADULT_AGE, ageInYears } from '@bowerbird/domain/identity/birthday.ts';
import { checkPasscode } from '@bowerbird/domain/identity/passcode.ts';
import type { Core } from '../../core/core.ts';
import { returnToLimit, isWithinLimit, takeFromLimit } from '../../core/limits/limits.ts';
import { verifyPasscode } from './passcode-hash.service.ts';
import { selectPasscode, type PasscodeRow } from './parental-passcode.queries.ts';
import { mailAboutTries } from './passcode.mails.ts';

/** Wrong passcodes that one account stands an hour: of 10,000 there are, nobody gets far. */
const TRIES_PER_HOUR = 5;

/** The passcode that holds over an account now; at 18 it holds no more. */
export async function findHoldingPasscode(core: Core, userId: string): Promise<PasscodeRow | undefined> {
  const row = await selectPasscode(core.db, userId);
  return row && row.birthday !== null && ageInYears(row.birthday, core.now()) < ADULT_AGE ? row : undefined;
}

/** Lets a protected call on (`C6.6`): where a passcode holds, only with it. Throws `passcode_needed`, after too many tries `locked_for_a_while`. */
export async function requirePasscode(core: Core, userId: string, passcode: unknown): Promise<void> {
  const row = await findHoldingPasscode(core, userId);
  if (!row) return;
  if (passcode === undefined) throw new ApiError('passcode_needed');
  const text = typeof passcode === 'string' ? passcode : '';
  const problem = checkPasscode(text);
  if (problem !== null) throw refusedPasscode(problem);
  // Another passcode has a budget of its own: who set it by the mailed link need not wait.
  const limit = { name: 'passcode', subject: `${userId}:${row.changed_at.getTime()}`, most: TRIES_PER_HOUR };
  try {
    await takeFromLimit(core, limit);
  } catch (error) {
    if (await isWithinLimit(core, { ...limit, name: 'passcode-alarm', most: 1 })) await mailAboutTries(core, userId, row.backup_email);
    throw error;
  }
  const isRight = await verifyPasscode({ secretKey: core.config.secretKey, userId }, row.hash, text);
  if (!isRight) throw refusedPasscode('wrong');
  await returnToLimit(core, limit);
}

function refusedPasscode(rule: string): ApiError {
  return new ApiError('passcode_needed', { detail: `passcode: ${rule}`, extra: { fields: [{ field: 'passcode', rule }] } });
}
