import type { AccountSettings, UpdateAccountSettingsInput } from '@bowerbird/contract/account/account-settings/schemas.ts';
import { genders } from '@bowerbird/domain/identity/gender.ts';
import { builtLocales } from '@bowerbird/domain/locales.ts';
import { dateOfParts } from '../../../ui/date-field/date-parts.ts';
import { readText } from '../../../lib/form-fields.ts';

/** A birthday of epoch seconds as a date field takes it. */
export function birthdayDate(epochSeconds: number | null): string {
  return epochSeconds === null ? '' : new Date(epochSeconds * 1000).toISOString().slice(0, 10);
}

/** What the form says that is otherwise than the account. */
export function readAccountChanges(
  form: FormData,
  account: AccountSettings,
): { changes: UpdateAccountSettingsInput; isDateWrong: boolean } {
  const date = dateOfParts(form, 'birthday');
  const known = birthdayDate(account.birthday);
  const birthday = date && date !== known ? { birthday: Date.parse(`${date}T00:00:00Z`) / 1000 } : {};
  const country = readText(form, 'country');
  const locale = builtLocales.find((built) => built === readText(form, 'locale'));
  return {
    changes: {
      ...birthday,
      ...genderChange(form, account),
      ...(country !== '' && country !== account.country ? { country } : {}),
      ...(locale !== undefined && locale !== account.locale ? { locale } : {}),
    },
    isDateWrong: date === null || (date === '' && known !== ''),
  };
}

function genderChange(form: FormData, account: AccountSettings): UpdateAccountSettingsInput {
  const gender = genders.find((one) => one === readText(form, 'gender'));
  const own = readText(form, 'custom_gender').trim();
  if (gender === undefined || (gender === 'unspecified' && account.gender === null)) return {};
  if (gender === 'custom') return account.gender === 'custom' && own === account.custom_gender ? {} : { gender, custom_gender: own };
  return gender === account.gender ? {} : { gender };
}
