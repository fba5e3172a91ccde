import type {
  AccountLanguage,
  AccountSettings,
  UpdateAccountSettingsInput,
} from '@bowerbird/contract/identity/account-settings/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { isCountry } from '@bowerbird/domain/countries.ts';
import { ageInYears, checkBirthday, MINIMUM_AGE } from '@bowerbird/domain/identity/birthday.ts';
import { checkCustomGender, LONGEST_GENDER } from '@bowerbird/domain/identity/gender.ts';
import { OPEN_PROFILE_AGE } from '@bowerbird/domain/identity/user-settings.ts';
import { badField } from '../../endpoints/bad-field.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { localeCookie } from '../../http/cookies.ts';
import { selectAccountSettings, updateAccount, updateLocale } from './account-settings.queries.ts';

/** What only the person sees of their account. */
export async function readAccountSettings({ core, request }: CallContext, userId: string): Promise<AccountSettings> {
  const row = await selectAccountSettings(core.db, userId);
  if (!row) throw new ApiError('not_signed_in');
  const { email_verified_at: verifiedAt, ...rest } = row;
  return { ...rest, locale: row.locale ?? request.locale, is_email_verified: verifiedAt !== null };
}

/** Changes the account's facts; a birthday under 16 makes the profile private, one under 13 is refused (`C8.2`). */
export async function updateAccountSettings(
  context: CallContext,
  userId: string,
  input: UpdateAccountSettingsInput,
): Promise<AccountSettings> {
  const { core } = context;
  if (input.country !== undefined && !isCountry(input.country)) throw badField('country', 'unknown');
  const age = input.birthday === undefined ? null : allowedAge(input.birthday, core.now());
  const becomesPrivate = age !== null && age < OPEN_PROFILE_AGE;
  const customGender = readCustomGender(input);
  await core.db.transaction().execute(async (trx) => {
    await updateAccount(trx, userId, {
      birthday: input.birthday === undefined ? null : new Date(input.birthday * 1000).toISOString().slice(0, 10),
      gender: input.gender ?? null,
      customGender,
      country: input.country ?? null,
      locale: input.locale ?? null,
      becomesPrivate,
    });
    if (becomesPrivate) await core.outbox.emit(trx, 'user.visibility_changed', { userId });
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

function allowedAge(birthday: number, now: number): number {
  const problem = checkBirthday(birthday, now);
  if (problem !== null) throw badField('birthday', problem);
  const age = ageInYears(birthday, now);
  if (age < MINIMUM_AGE) throw new ApiError('age_restricted', { extra: { fields: [{ field: 'birthday', rule: 'too_young' }] } });
  return age;
}

function readCustomGender(input: UpdateAccountSettingsInput): string | null {
  if (input.gender !== 'custom') return null;
  const problem = checkCustomGender(input.custom_gender ?? '');
  if (problem !== null) throw badField('custom_gender', problem, problem === 'maxLength' ? LONGEST_GENDER : undefined);
  return input.custom_gender!.trim();
}
