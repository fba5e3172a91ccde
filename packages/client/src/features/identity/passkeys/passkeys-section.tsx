import { useState } from 'react';
import { PasskeyResource } from '@bowerbird/contract/identity/passkeys/calls.ts';
import type { Passkey } from '@bowerbird/contract/identity/passkeys/schemas.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useDay } from '../../../i18n/use-day.ts';
import { useResource, useViewer } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Acts } from '../../../ui/row-card/row-card.tsx';
import { useStarted } from '../../../lib/use-started.ts';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';
import styles from '../../../shared/steps/steps.module.css';

type Open = { readonly kind: 'add' } | { readonly kind: 'rename' | 'remove'; readonly passkey: Passkey } | null;

/** The viewer's passkeys: add one on this device, name it, remove it. */
export function PasskeysSection() {
  const text = useText();
  const viewer = useViewer();
  const started = useStarted();
  const { data, refresh } = useResource(PasskeyResource.get, {});
  const [open, setOpen] = useState<Open>(null);
  const dayOf = useDay();

  const close = (isChanged: boolean) => {
    setOpen(null);
    if (isChanged) void refresh();
  };
  // The server cannot know: nearly every browser can, so its page stands as theirs will.
  const isPossible = !started || 'PublicKeyCredential' in window;
  return (
    <section className={styles.section} aria-labelledby="passkeys">
      <h2 id="passkeys" className="h3">
        {text('security.passkeys')}
      </h2>
      <p className="muted">{text('security.passkeysLead')}</p>
      <ul className={styles.keys}>
        {(data as readonly Passkey[] | null)?.map((passkey) => (
          <li key={passkey.id} className={styles.key}>
            <div>
              <strong dir="auto">{passkey.name}</strong>
              <p className="small muted">
                {passkey.used_at
                  ? text('security.keyUsed', { made: dayOf(passkey.created_at), used: dayOf(passkey.used_at) })
                  : text('security.keyMade', { made: dayOf(passkey.created_at) })}
              </p>
            </div>
            <Acts>
              <Button
                size="small"
                aria-label={text('security.renameKey', { name: passkey.name })}
                onClick={() => setOpen({ kind: 'rename', passkey })}
              >
                {text('security.rename')}
              </Button>
              <Button
                size="small"
                aria-label={text('security.removeKey', { name: passkey.name })}
                onClick={() => setOpen({ kind: 'remove', passkey })}
              >
                {text('security.remove')}
              </Button>
            </Acts>
          </li>
        ))}
      </ul>
      {isPossible ? (
        <Button variant="primary" onClick={() => setOpen({ kind: 'add' })}>
          {text('security.addKey')}
        </Button>
      ) : (
        <p>{text('security.noKeysHere')}</p>
      )}
      {open?.kind === 'add' && <AddPasskeyDialog hasPassword={viewer?.has_password ?? true} onClose={close} />}
      {open?.kind === 'rename' && <RenamePasskeyDialog passkey={open.passkey} onDone={() => close(true)} onClose={() => close(false)} />}
      {open?.kind === 'remove' && <RemovePasskeyDialog passkey={open.passkey} onDone={() => close(true)} onClose={() => close(false)} />}
    </section>
  );
}
