import { useRef, useState } from 'react';
import { DeveloperAppsResource } from '@bowerbird/contract/identity/apps/calls.ts';
import type { NewApp } from '@bowerbird/contract/identity/apps/schemas.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import { useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { tooLong } from '../../../i18n/too-long.ts';
import { useAction } from '../../../store/hooks.ts';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { focusField, readField } from '../../../lib/form-fields.ts';
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
  const make = useAction(DeveloperAppsResource.create);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const [name, setName] = useState('');
  const long = tooLong(name.trim(), textLimits.appName);

  const submit = async (form: HTMLFormElement) => {
    if (running.current) return;
    if (long) return focusField(form, 'app_name');
    const redirectUris = readField(form, 'redirect_uris')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    if (redirectUris.length === 0) return setWrong('redirect_uris');
    running.current = true;
    setBusy(true);
    setWrong(null);
    try {
      const input = { app_name: name, website: readField(form, 'website'), redirect_uris: redirectUris };
      onClose(await make({ ...input, has_secret: readField(form, 'has_secret') === 'on' }));
    } catch (error) {
      setWrong(toCallError(error).record?.extraData?.fields?.[0]?.field ?? 'all');
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  const problem = (field: string) => (wrong === field ? text(words[field]!) : undefined);
  return (
    <FormDialog
      title={text('apps.make')}
      act={text('apps.makeIt')}
      cancel={text('app.cancel')}
      busy={busy}
      onSubmit={(form) => void submit(form)}
      onClose={() => onClose(null)}
    >
      <TextField
        label={text('apps.name')}
        name="app_name"
        dir="auto"
        value={name}
        error={long ? text(long.id, long.values) : problem('app_name')}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextField label={text('apps.website')} name="website" inputMode="url" dir="ltr" error={problem('website')} />
      <TextArea
        label={text('apps.addresses')}
        hint={text('apps.addressesHint')}
        name="redirect_uris"
        rows={3}
        dir="ltr"
        error={problem('redirect_uris')}
      />
      <Checkbox name="has_secret" label={text('apps.hasSecret')} />
      {wrong === 'all' && <p role="alert">{text('account.failed')}</p>}
    </FormDialog>
  );
}
