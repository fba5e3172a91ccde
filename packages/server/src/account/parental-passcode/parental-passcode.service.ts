import type {
  ChangePasscodeInput,
  ParentalPasscode,
  RecoverPasscodeInput,
  SetPasscodeInput,
} from '@bowerbird/contract/account/parental-passcode/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { ADULT_AGE, ageInYears } from '@bowerbird/domain/identity/birthday.ts';
import { tidyEmail } from '@bowerbird/domain/identity/email.ts';
import { anonymizeEmail, checkBackupEmail, checkPasscode } from '@bowerbird/domain/identity/passcode.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import type { Core } from '../../core/core.ts';
import { takeFromLimit, takeFromNetwork } from '../../core/limits/limits.ts';
import { badField } from '../../endpoints/bad-field.ts';
import { confirmPassword, findAccount } from '../../identity/accounts/index.ts';
import { issueMailToken, revokeMailTokens, takeMailToken } from '../../identity/mail-tokens/index.ts';
import { findHoldingPasscode } from './check-passcode.service.ts';
import { deletePasscode, insertPasscode, selectBirthday, selectPasscode, updatePasscode } from './parental-passcode.queries.ts';
import { hashPasscode } from './passcode-hash.service.ts';
import { sendRecoveryLink, mailAboutPasscode } from './passcode.mails.ts';

const LINKS_PER_HOUR = 3;

/** Sets the first passcode of a person under 18 (`C2.14`). */
export async function setPasscode(core: Core, userId: string, input: SetPasscodeInput): Promise<ParentalPasscode> {
  const birthday = await selectBirthday(core.db, userId);
  if (birthday === null || ageInYears(birthday, core.now()) >= ADULT_AGE) throw new ApiError('forbidden', { extra: { reason: 'age' } });
  const backupEmail = await readBackupEmail(core, userId, input.backup_email);
  refuseBadPasscode(input.new_passcode);
  await confirmPassword(core, userId, input.password ?? '');
  const hash = await hashOf(core, userId, input.new_passcode);
  if (!(await insertPasscode(core.db, { userId, hash, backupEmail }))) throw new ApiError('conflict');
  await mailAboutPasscode(core, userId, 'set', [backupEmail]);
  return presentPasscode(backupEmail);
}

/** Changes the passcode, its backup address, or both; whoever kept the passcode so far is told too. */
export async function changePasscode(core: Core, userId: string, input: ChangePasscodeInput): Promise<ParentalPasscode> {
  const row = await findHoldingPasscode(core, userId);
  if (!row) throw new ApiError('not_found');
  const backupEmail = input.backup_email === undefined ? null : await readBackupEmail(core, userId, input.backup_email);
  if (input.new_passcode !== undefined) refuseBadPasscode(input.new_passcode);
  const hash = input.new_passcode === undefined ? null : await hashOf(core, userId, input.new_passcode);
  await inTransaction(core.db, async (trx) => {
    if (!(await updatePasscode(trx, userId, { formerHash: row.hash, hash, backupEmail }))) throw new ApiError('conflict');
    await revokeMailTokens(trx, userId, 'recover_passcode');
  });
  await mailAboutPasscode(core, userId, 'changed', [...new Set([row.backup_email, backupEmail ?? row.backup_email])]);
  return presentPasscode(backupEmail ?? row.backup_email);
}

/** Removes the passcode: nothing asks for it any more. */
export async function removePasscode(core: Core, userId: string): Promise<ParentalPasscode> {
  const row = await findHoldingPasscode(core, userId);
  if (!row) throw new ApiError('not_found');
  await inTransaction(core.db, async (trx) => {
    await deletePasscode(trx, userId);
    await revokeMailTokens(trx, userId, 'recover_passcode');
  });
  await mailAboutPasscode(core, userId, 'removed', [row.backup_email]);
  return presentPasscode(null);
}

/** Mails the link that sets another passcode to the backup address, and nowhere else. */
export async function askForRecovery(core: Core, userId: string): Promise<void> {
  const row = await findHoldingPasscode(core, userId);
  if (!row) throw new ApiError('not_found');
  await takeFromLimit(core, { name: 'passcode-recovery', subject: userId, most: LINKS_PER_HOUR });
  const token = await issueMailToken(core.db, { userId, purpose: 'recover_passcode', details: { email: row.backup_email } });
  await sendRecoveryLink(core, userId, row.backup_email, token);
}

/** Sets another passcode by the mailed link. One that went to a former backup address is dead; a bad passcode leaves the link good. */
export async function recoverPasscode(core: Core, address: string, input: RecoverPasscodeInput): Promise<void> {
  await takeFromNetwork(core, 'open-link', address);
  refuseBadPasscode(input.new_passcode);
  const { userId, backupEmail } = await inTransaction(core.db, async (trx) => {
    const taken = await takeMailToken(trx, input.token, 'recover_passcode');
    const row = await selectPasscode(trx, taken.userId);
    if (!row || taken.details['email'] !== row.backup_email) throw new ApiError('dead_token');
    const hash = await hashOf(core, taken.userId, input.new_passcode);
    const isChanged = await updatePasscode(trx, taken.userId, { formerHash: row.hash, hash, backupEmail: null, provesBackup: true });
    if (!isChanged) throw new ApiError('dead_token');
    await revokeMailTokens(trx, taken.userId, 'recover_passcode');
    return { userId: taken.userId, backupEmail: row.backup_email };
  });
  await mailAboutPasscode(core, userId, 'changed', [backupEmail]);
}

function presentPasscode(backupEmail: string | null): ParentalPasscode {
  return {
    parental_control_passcode_enabled: backupEmail !== null,
    parental_control_anonymized_email: backupEmail === null ? null : anonymizeEmail(backupEmail),
  };
}

async function readBackupEmail(core: Core, userId: string, text: string): Promise<string> {
  const { email: ownEmail } = await findAccount(core.db, userId);
  const problem = checkBackupEmail(text, ownEmail);
  if (problem !== null) throw badField('backup_email', problem);
  return tidyEmail(text);
}

function refuseBadPasscode(passcode: string): void {
  const problem = checkPasscode(passcode);
  if (problem !== null) throw badField('new_passcode', problem);
}

function hashOf(core: Core, userId: string, passcode: string): Promise<string> {
  return hashPasscode({ secretKey: core.config.secretKey, userId }, passcode);
}
