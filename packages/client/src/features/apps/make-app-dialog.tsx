import { useId, useRef, useState, type FormEvent } from 'react';
import { DeveloperAppsResource } from '@bowerbird/contract/identity/apps/calls.ts';
import type { NewApp } from '@bowerbird/contract/identity/apps/schemas.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { toCallError } from '../../api/call-error.ts';
import { useText } from '../../i18n/i18n.tsx';
import type { MessageId } from '../../i18n/message-id.ts';
import { tooLong } from '../../i18n/too-long.ts';
import { useAction } from '../../store/hooks.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { focusField, readField } from '../../ui/form-fields.ts';
import { Dialog } from '../../ui/overlays.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import styles from './apps.module.css';

const words: Readonly<Record<string, MessageId>> = {
  app_name: 'apps.nameWrong',
  redirect_uris: 'apps.addressesWrong',
  website: 'apps.websiteWrong',
};

/** Name, site, return addresses, and whether the app can keep a secret; closes with what was made. */
export function MakeAppDialog({ onClose }: { onClose: (app: NewApp | null) => void }) {
  const text = useText();
  const form = useId();
  const make = useAction(DeveloperAppsResource.create);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const [name, setName] = useState('');
  const long = tooLong(name.trim(), textLimits.appName);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (running.current) return;
    if (long) return focusField(event.currentTarget, 'app_name');
    const target = event.currentTarget;
    const redirectUris = readField(target, 'redirect_uris')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    if (redirectUris.length === 0) return setWrong('redirect_uris');
    running.current = true;
    setBusy(true);
    setWrong(null);
    try {
      const input = { app_name: name, website: readField(target, 'website'), redirect_uris: redirectUris };
      onClose(await make({ ...input, has_secret: readField(target, 'has_secret') === 'on' }));
    } catch (error) {
      setWrong(toCallError(error).record?.extraData?.fields?.[0]?.field ?? 'all');
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  const problem = (field: string) => (wrong === field ? text(words[field]!) : undefined);
  return (
    <Dialog
      title={text('apps.make')}
      onClose={() => onClose(null)}
      locked={busy}
      actions={
        <>
          <Button disabled={busy} onClick={() => onClose(null)}>
            {text('apps.cancel')}
          </Button>
          <Button type="submit" form={form} variant="primary" busy={busy}>
            {text('apps.makeIt')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
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
      </form>
    </Dialog>
  );
}
