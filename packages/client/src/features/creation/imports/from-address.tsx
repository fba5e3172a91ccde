import { ImportsResource } from '@bowerbird/contract/creation/imports/calls.ts';
import { completeLink } from '@bowerbird/domain/links.ts';
import { useState } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import settings from '../../../shared/forms/settings-form.module.css';
import { useForm } from '../../../shared/forms/use-form.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Acts } from '../../../ui/row-card/row-card.tsx';
import { Switch } from '../../../ui/switch/switch.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { importFailureWords } from './import-failure-words.ts';

/** Brings things in from an address: a feed, a channel of Are.na, or a Pinry with its token. */
export function FromAddress({ onMade }: { onMade: (id: string) => void }) {
  const text = useText();
  const [goesOn, setGoesOn] = useState(true);
  const [hasToken, setHasToken] = useState(false);
  const { form, errorOf, failure, busy } = useForm({
    endpoint: ImportsResource.create,
    fields: ['address', 'token'],
    read: (typed) => {
      const address = completeLink(typed.raw('address'));
      if (address === '') return { wrong: { address: { id: 'imports.addressNeeded' } } };
      const token = hasToken ? typed.raw('token') : '';
      return { input: { address, goes_on: goesOn, ...(token === '' ? {} : { token }) } };
    },
    wordsFor: () => ({ id: 'imports.notWeb' }),
    failed: importFailureWords,
    onDone: (made) => onMade(made.id),
  });
  return (
    <form {...form} className={settings.form} aria-label={text('imports.fromAddress')}>
      <TextField
        label={text('imports.fromAddress')}
        name="address"
        type="url"
        dir="ltr"
        autoComplete="off"
        placeholder="https://example.org/feed.xml"
        hint={text('imports.addressHelp')}
        error={errorOf('address')}
      />
      {hasToken && (
        <TextField label={text('imports.token')} name="token" type="password" dir="ltr" autoComplete="off" error={errorOf('token')} />
      )}
      <Switch
        label={text('imports.goesOn')}
        hint={text('imports.goesOnHelp')}
        checked={goesOn}
        onChange={(event) => setGoesOn(event.currentTarget.checked)}
      />
      <Switch label={text('imports.withToken')} checked={hasToken} onChange={(event) => setHasToken(event.currentTarget.checked)} />
      <FormFailure words={failure} />
      <Acts>
        <Button type="submit" busy={busy}>
          {text('imports.look')}
        </Button>
      </Acts>
    </form>
  );
}
