import { useRef, useState } from 'react';
import { AccountSettingsResource } from '@bowerbird/contract/account/account-settings/calls.ts';
import type { AccountSettings, UpdateAccountSettingsInput } from '@bowerbird/contract/account/account-settings/schemas.ts';
import { CountriesResource, LocalesResource } from '@bowerbird/contract/account/regions/calls.ts';
import { genders, type Gender } from '@bowerbird/domain/identity/gender.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { useAppDispatch, useResource } from '../../../store/hooks.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import { resourceDataChanged } from '../../../store/resources.slice.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { DateField } from '../../../ui/date-field/date-field.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { birthdayDate, readAccountChanges } from './account-changes.ts';
import { countryOptions, localeOptions } from './region-options.ts';
import { SaveBar } from '../../../shared/forms/save-bar.tsx';
import styles from '../../../shared/forms/settings-form.module.css';
import { useForm } from '../../../shared/forms/use-form.ts';

const none = {};
const fields = ['birthday', 'custom_gender'] as const;
type AccountField = (typeof fields)[number];

const genderWords = {
  female: 'settings.genderFemale',
  male: 'settings.genderMale',
  custom: 'settings.genderCustom',
  unspecified: 'settings.genderNone',
} as const satisfies Record<Gender, MessageId>;

/** Birthday, gender, country and language; another language changes the page at once. */
export function AccountForm({ account }: { account: AccountSettings }) {
  const text = useText();
  const locale = useLocale();
  const dispatch = useAppDispatch();
  const element = useRef<HTMLFormElement>(null);
  const { data: countries } = useResource(CountriesResource.get, none);
  const { data: locales } = useResource(LocalesResource.get, none);
  const [changes, setChanges] = useState<UpdateAccountSettingsInput>({});
  const { form, errorOf, failure, busy } = useForm<AccountField, UpdateAccountSettingsInput, AccountSettings>({
    endpoint: AccountSettingsResource.update,
    fields,
    read: ({ all }) => ({ input: readAccountChanges(all, account).changes }),
    live: ({ all }) => (readAccountChanges(all, account).isDateWrong ? { birthday: { id: 'problem.birthdayFormat' } } : {}),
    onDone: (kept) => {
      if (kept.locale !== locale) return window.location.reload();
      dispatch(resourceDataChanged({ name: AccountSettingsResource.get.name, key: resourceKey(none), data: kept }));
      dispatch(toastShown({ kind: 'done', message: 'settings.saved' }));
    },
  });
  const gender = changes.gender ?? account.gender ?? 'unspecified';
  return (
    <form
      {...form}
      ref={element}
      className={styles.form}
      onChange={({ currentTarget }) => setChanges(readAccountChanges(new FormData(currentTarget), account).changes)}
      aria-label={text('settings.account')}
    >
      <DateField
        label={text('signUp.birthday')}
        parts={{ day: text('signUp.day'), month: text('signUp.month'), year: text('signUp.year') }}
        locale={locale}
        name="birthday"
        defaultDate={birthdayDate(account.birthday)}
        autoComplete="bday"
        error={errorOf('birthday')}
      />
      <div className={styles.pair}>
        <Select
          label={text('settings.gender')}
          name="gender"
          autoComplete="sex"
          defaultValue={account.gender ?? 'unspecified'}
          options={genders.map((value) => ({ value, label: text(genderWords[value]) }))}
        />
        {gender === 'custom' && (
          <TextField
            label={text('settings.genderOwn')}
            name="custom_gender"
            dir="auto"
            defaultValue={account.custom_gender ?? ''}
            error={errorOf('custom_gender')}
          />
        )}
      </div>
      <div className={styles.pair}>
        <Select
          label={text('settings.language')}
          name="locale"
          defaultValue={account.locale}
          key={locales ? 'languages' : 'no languages yet'}
          options={localeOptions(locales, account.locale)}
        />
        <Select
          label={text('settings.country')}
          name="country"
          autoComplete="country"
          defaultValue={account.country}
          key={countries ? 'countries' : 'no countries yet'}
          options={countryOptions(countries, account.country)}
        />
      </div>
      <FormFailure words={failure} />
      {Object.keys(changes).length > 0 && (
        <SaveBar
          busy={busy}
          onReset={() => {
            element.current?.reset();
            setChanges({});
          }}
        />
      )}
    </form>
  );
}
