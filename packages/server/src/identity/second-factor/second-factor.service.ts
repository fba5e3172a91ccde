import type { Enrolment, RecoveryCodes, SecondFactorState } from '@bowerbird/contract/identity/second-factor/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import type { Core } from '../../core/core.ts';
import type { Database } from '../../core/database/database.ts';
import { returnToLimit, takeFromLimit } from '../../core/limits/limits.ts';
import { openText, sealText } from '../../core/secrets/sealed-text.ts';
import { hashToken } from '../../core/secrets/tokens.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.service.ts';
import {
  deleteSecondFactor,
  insertEnrolment,
  markConfirmed,
  replaceRecoveryCodes,
  selectIsNeeded,
  selectSecondFactor,
  takeRecoveryCode,
  takeStep,
} from './second-factor.queries.ts';
import { findTotpStep, makeTotpSecret, totpUri } from './totp.service.ts';

const PURPOSE = 'totp';

/** Whether this account asks for a second factor, on this device. */
export function needsSecondFactor(db: Database, userId: string, device: string | null): Promise<boolean> {
  return selectIsNeeded(db, userId, hashToken(device ?? ''));
}

/** How the viewer's second factor stands. */
export async function readSecondFactor(db: Database, userId: string): Promise<SecondFactorState> {
  const row = await selectSecondFactor(db, userId);
  const enabledAt = row?.confirmed_at ?? null;
  return {
    is_enabled: enabledAt !== null,
    enabled_at: enabledAt?.toISOString() ?? null,
    recovery_codes_left: enabledAt === null ? 0 : row!.codes,
  };
}

/** Begins with an authenticator app; nothing is asked for until a first code confirms it. Throws `conflict` when one is there. */
export async function beginEnrolment(core: Core, user: { id: string; account: string }): Promise<Enrolment> {
  const secret = makeTotpSecret();
  if (!(await insertEnrolment(core.db, user.id, sealText(core.config.secretKey, PURPOSE, secret)))) throw new ApiError('conflict');
  return { secret, uri: totpUri({ secret, appName: core.config.appName, account: user.account }) };
}

/** Confirms the app with a first code; gives the recovery codes, which are shown this once. */
export async function confirmEnrolment(core: Core, userId: string, code: string): Promise<RecoveryCodes> {
  await checkSecondFactor(core, userId, code, { isConfirmed: false });
  return inTransaction(core.db, async (trx) => {
    if (!(await markConfirmed(trx, userId))) throw new ApiError('conflict');
    await core.outbox.emit(trx, 'security.changed', { userId, change: 'two_step_on' });
    return giveRecoveryCodes(core, trx, userId);
  });
}

/** Makes new recovery codes for who has a second factor and shows it. */
export async function renewRecoveryCodes(core: Core, userId: string, code: string): Promise<RecoveryCodes> {
  if (!(await readSecondFactor(core.db, userId)).is_enabled) throw new ApiError('not_found');
  await checkSecondFactor(core, userId, code);
  return inTransaction(core.db, async (trx) => {
    await core.outbox.emit(trx, 'security.changed', { userId, change: 'recovery_codes_made' });
    return giveRecoveryCodes(core, trx, userId);
  });
}

/** Removes the second factor of who shows it once more. */
export async function removeSecondFactor(core: Core, userId: string, code: string): Promise<void> {
  await checkSecondFactor(core, userId, code);
  await inTransaction(core.db, async (trx) => {
    await deleteSecondFactor(trx, userId);
    await core.outbox.emit(trx, 'security.changed', { userId, change: 'two_step_off' });
  });
}

/**
 * Checks a code of the authenticator app, or a recovery code, and uses it up: it never works again. Throws
 * `wrong_second_factor`; after too many tries in an hour `locked_for_a_while`.
 */
export async function checkSecondFactor(core: Core, userId: string, code: string, expected = { isConfirmed: true }): Promise<void> {
  const limit = { name: 'second-factor', subject: userId, most: core.config.limits.hashTriesPerHour };
  await takeFromLimit(core, limit);
  if (!(await isRight(core, userId, code.trim(), expected))) throw new ApiError('wrong_second_factor');
  await returnToLimit(core, limit);
}

async function isRight(core: Core, userId: string, code: string, expected: { isConfirmed: boolean }): Promise<boolean> {
  const { db, config } = core;
  const row = await selectSecondFactor(db, userId);
  if (!row || (row.confirmed_at !== null) !== expected.isConfirmed) return false;
  const step = findTotpStep(openText(config.secretKey, PURPOSE, row.sealed_secret), code.replaceAll(' ', ''), core.now());
  if (step !== null) return takeStep(db, userId, step);
  return expected.isConfirmed && takeRecoveryCode(db, userId, hashRecoveryCode(config.secretKey, code));
}

async function giveRecoveryCodes(core: Core, trx: Database, userId: string): Promise<RecoveryCodes> {
  const codes = makeRecoveryCodes();
  await replaceRecoveryCodes(
    trx,
    userId,
    codes.map((code) => hashRecoveryCode(core.config.secretKey, code)),
  );
  return { recovery_codes: codes };
}
