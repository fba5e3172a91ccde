import { useState } from 'react';
import { PasskeyResource } from '@bowerbird/contract/identity/passkeys/calls.ts';
import type { Passkey } from '@bowerbird/contract/identity/passkeys/schemas.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useDay } from '../../../i18n/use-day.ts';
import { useAction, useResource, useViewer } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { readText } from '../../../lib/form-fields.ts';
import { Acts } from '../../../ui/row-card/row-card.tsx';
import { useStarted } from '../../../lib/use-started.ts';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { isKeyNameTooLong, KeyNameField } from './key-name-field.tsx';
import styles from '../../../shared/steps/steps.module.css';
import { StepDialog } from '../../../shared/steps/step-dialog.tsx';
import { useStep } from '../../../shared/steps/use-step.ts';

type Open = { readonly kind: 'add' } | { readonly kind: 'rename' | 'remove'; readonly passkey: Passkey } | null;

/** The viewer's passkeys: add one on this device, name it, remove it. */
export function PasskeysSection() {
  const text = useText();
  const viewer = useViewer();
  const started = useStarted();
  const { data, refresh } = useResource(PasskeyResource.get, {});
  const rename = useAction(PasskeyResource.update);
  const remove = useAction(PasskeyResource.delete);
  const [open, setOpen] = useState<Open>(null);
  const { busy, problem, say, run } = useStep();
  const dayOf = useDay();

  const show = (next: Open) => {
    say(null);
    setOpen(next);
  };
  const act = (change: () => Promise<unknown>) =>
    void run(async () => {
      await change();
      setOpen(null);
      await refresh();
    });
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
                onClick={() => show({ kind: 'rename', passkey })}
              >
                {text('security.rename')}
              </Button>
              <Button
                size="small"
                aria-label={text('security.removeKey', { name: passkey.name })}
                onClick={() => show({ kind: 'remove', passkey })}
              >
                {text('security.remove')}
              </Button>
            </Acts>
          </li>
        ))}
      </ul>
      {isPossible ? (
        <Button variant="primary" onClick={() => show({ kind: 'add' })}>
          {text('security.addKey')}
        </Button>
      ) : (
        <p>{text('security.noKeysHere')}</p>
      )}
      {open?.kind === 'add' && (
        <AddPasskeyDialog
          hasPassword={viewer?.has_password ?? true}
          onClose={(isAdded) => {
            setOpen(null);
            if (isAdded) void refresh();
          }}
        />
      )}
      {open?.kind === 'rename' && (
        <StepDialog
          title={text('security.rename')}
          submit={text('security.save')}
          busy={busy}
          onClose={() => setOpen(null)}
          onSubmit={(form) => {
            const name = readText(form, 'name').trim();
            if (name === '') return say({ id: 'security.nameRequired' });
            if (isKeyNameTooLong(name)) return;
            act(() => rename({ id: open.passkey.id, name }));
          }}
        >
          <KeyNameField initial={open.passkey.name} error={problem ? text(problem.id, problem.values) : undefined} />
        </StepDialog>
      )}
      {open?.kind === 'remove' && (
        <StepDialog
          danger
          title={text('security.removeKey', { name: open.passkey.name })}
          submit={text('security.remove')}
          busy={busy}
          onClose={() => setOpen(null)}
          onSubmit={() => act(() => remove({ id: open.passkey.id }))}
        >
          <p>{text('security.removeKeyLead')}</p>
          {problem && <p role="alert">{text(problem.id, problem.values)}</p>}
        </StepDialog>
      )}
    </section>
  );
}
