import type { AccountLanguage, AccountSettings, UpdateAccountSettingsInput } from '@bowerbird/contract/account/account-settings/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { isCountry } from '@bowerbird/domain/countries.ts';
import { ageInYears, checkBirthday, MINIMUM_AGE } from '@bowerbird/domain/identity/birthday.ts';
import { checkBirthdayChange } from '@bowerbird/domain/identity/birthday-change.ts';
import { checkCustomGender, LONGEST_GENDER } from '@bowerbird/domain/identity/gender.ts';
import { OPEN_PROFILE_AGE } from '@bowerbird/domain/identity/user-settings.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import type { Core } from '../../core/core.ts';
import type { Database } from '../../core/database/database.ts';
import { badField } from '../../endpoints/bad-field.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { localeCookie } from '../../http/cookies.ts';
import { findHoldingPasscode } from '../parental-passcode/index.ts';
import {
  lockBirthday,
  markMadeOlder,
  selectAccountSettings,
  updateAccount,
  updateBirthday,
  updateLocale,
} from './account-settings.queries.ts';

/** What only the person sees of their account. */
export async function readAccountSettings({ core, request }: CallContext, userId: string): Promise<AccountSettings> {
  const row = await selectAccountSettings(core.db, userId);
  if (!row) throw new ApiError('not_signed_in');
  const { email_verified_at: verifiedAt, ...rest } = row;
  return { ...rest, locale: row.locale ?? request.locale, is_email_verified: verifiedAt !== null };
}

/**
 * Changes the account's facts. A birthday under 16 makes the profile private. One under 13 is refused (`C8.2`), and so is one by
 * which people make themselves older than they may.
 */
export async function updateAccountSettings(
  context: CallContext,
  userId: string,
  input: UpdateAccountSettingsInput,
): Promise<AccountSettings> {
  const { core } = context;
  if (input.country !== undefined && !isCountry(input.country)) throw badField('country', 'unknown');
  if (input.birthday !== undefined) checkAge(input.birthday, core.now());
  const customGender = readCustomGender(input);
  // The passcode was shown by now. A child may have set it, so only a proven backup address stands for a parent.
  const parentAgrees = Boolean((await findHoldingPasscode(core, userId))?.backup_proven_at);
  await inTransaction(core.db, async (trx) => {
    if (input.birthday !== undefined) {
      const isOlder = await checkBirthdayMove(core, trx, { userId, to: input.birthday, parentAgrees });
      await saveBirthday(core, trx, userId, input.birthday);
      if (isOlder) await markMadeOlder(trx, userId);
    }
    await updateAccount(trx, userId, {
      gender: input.gender ?? null,
      customGender,
      country: input.country ?? null,
      locale: input.locale ?? null,
    });
  });
  if (input.locale !== undefined) context.cookieEffects.push(localeCookie(input.locale));
  return readAccountSettings(context, userId);
}

/** Has the account's mails, and the next pages of this browser, in another language. */
export async function chooseLanguage(context: CallContext, userId: string, { locale }: AccountLanguage): Promise<AccountLanguage> {
  await updateLocale(context.core.db, userId, locale);
  context.cookieEffects.push(localeCookie(locale));
  return { locale };
}

/** Throws for an invalid birthday, and for an age under 13. */
export function checkAge(birthday: number, now: number): void {
  const problem = checkBirthday(birthday, now);
  if (problem !== null) throw badField('birthday', problem);
  if (ageInYears(birthday, now) >= MINIMUM_AGE) return;
  throw new ApiError('age_restricted', { extra: { fields: [{ field: 'birthday', rule: 'too_young' }] } });
}

/** Keeps a birthday that was checked; under 16 the profile becomes private. */
export async function saveBirthday(core: Core, trx: Database, userId: string, birthday: number): Promise<void> {
  const becomesPrivate = ageInYears(birthday, core.now()) < OPEN_PROFILE_AGE;
  await updateBirthday(trx, userId, { birthday: new Date(birthday * 1000).toISOString().slice(0, 10), becomesPrivate });
  if (becomesPrivate) await core.outbox.emit(trx, 'user.visibility_changed', { userId });
}

/** Says whether the birthday moves to an earlier day. Throws where it may not. */
async function checkBirthdayMove(
  core: Core,
  trx: Database,
  { userId, to, parentAgrees }: { userId: string; to: number; parentAgrees: boolean },
): Promise<boolean> {
  const known = await lockBirthday(trx, userId);
  if (!known) throw new ApiError('user_not_found');
  const from = known.birthday;
  const problem = checkBirthdayChange({
    from,
    to,
    now: core.now(),
    signedUpAt: known.created_at.getTime(),
    madeOlderAt: known.made_older_at?.getTime() ?? null,
    parentAgrees,
  });
  if (problem !== null) throw badField('birthday', problem);
  return from !== null && to < from;
}

function readCustomGender(input: UpdateAccountSettingsInput): string | null {
  if (input.gender !== 'custom') return null;
  const problem = checkCustomGender(input.custom_gender ?? '');
  if (problem !== null) throw badField('custom_gender', problem, problem === 'maxLength' ? LONGEST_GENDER : undefined);
  return input.custom_gender!.trim();
}
