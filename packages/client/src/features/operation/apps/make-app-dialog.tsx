import { DeveloperAppsResource } from '@bowerbird/contract/operation/apps/calls.ts';
import type { NewApp } from '@bowerbird/contract/operation/apps/schemas.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { tooLong } from '../../../i18n/too-long.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';

const words: Readonly<Record<string, MessageId>> = {
  app_name: 'apps.nameWrong',
  redirect_uris: 'apps.addressesWrong',
  website: 'apps.websiteWrong',
};

/** Name, site, return addresses, and whether the app can keep a secret; closes with what was made. */
export function MakeAppDialog({ onClose }: { onClose: (app: NewApp | null) => void }) {
  const text = useText();
  const { form, submit, errorOf, failure, busy } = useForm({
    endpoint: DeveloperAppsResource.create,
    fields: ['app_name', 'website', 'redirect_uris'],
    read: (typed) => {
      const lines = typed.raw('redirect_uris').split('\n');
      const redirectUris = lines.map((line) => line.trim()).filter(Boolean);
      if (redirectUris.length === 0) return { wrong: { redirect_uris: { id: 'apps.addressesWrong' } } };
      const [app_name, website, has_secret] = [typed.raw('app_name'), typed.raw('website'), typed.isOn('has_secret')];
      return { input: { app_name, website, redirect_uris: redirectUris, has_secret } };
    },
    live: (typed) => {
      const long = tooLong(typed.text('app_name'), textLimits.appName);
      return long ? { app_name: long } : {};
    },
    wordsFor: ({ field }) => ({ id: words[field] ?? 'problem.field' }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={text('apps.make')}
      act={text('apps.makeIt')}
      cancel={text('app.cancel')}
      busy={busy}
      onSubmit={(filled) => void submit(filled)}
      onInput={form.onInput}
      onClose={() => onClose(null)}
    >
      <TextField label={text('apps.name')} name="app_name" dir="auto" error={errorOf('app_name')} />
      <TextField label={text('apps.website')} name="website" inputMode="url" dir="ltr" error={errorOf('website')} />
      <TextArea
        label={text('apps.addresses')}
        hint={text('apps.addressesHint')}
        name="redirect_uris"
        rows={3}
        dir="ltr"
        error={errorOf('redirect_uris')}
      />
      <Checkbox name="has_secret" label={text('apps.hasSecret')} />
      <FormFailure words={failure} />
    </FormDialog>
  );
}
