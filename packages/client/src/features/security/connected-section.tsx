import { useState } from 'react';
import { ConnectedAccountsResource } from '@bowerbird/contract/identity/connected-accounts/calls.ts';
import type { ConnectedAccount } from '@bowerbird/contract/identity/connected-accounts/schemas.ts';
import { toCallError } from '../../api/call-error.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useAction, useAppSelector, useResource, useViewer } from '../../store/hooks.ts';
import { Button } from '../../ui/button/button.tsx';
import { GoogleSignIn, PasswordField, readField } from '../accounts/index.ts';
import { fieldOf } from './field-of.ts';
import styles from './security.module.css';
import { StepDialog } from './step-dialog.tsx';
import { useStep } from './use-step.ts';

const names = { google: 'Google', facebook: 'Facebook', line: 'LINE' } as const;

/** The accounts elsewhere by which the viewer comes in: disconnect any but the last way in, connect Google where there is one. */
export function ConnectedSection() {
  const text = useText();
  const viewer = useViewer();
  const google = useAppSelector((state) => state.session.settings.entrance?.google ?? null);
  const { data, refresh } = useResource(ConnectedAccountsResource.get, {});
  const connect = useAction(ConnectedAccountsResource.create);
  const disconnect = useAction(ConnectedAccountsResource.delete);
  const [open, setOpen] = useState<'connect' | ConnectedAccount | null>(null);
  const { busy, problem, say, run } = useStep();
  const accounts = (data ?? []) as readonly ConnectedAccount[];
  const hasPassword = viewer?.has_password ?? true;
  const canConnect = google !== null && !accounts.some(({ provider }) => provider === 'google');
  if (accounts.length === 0 && !canConnect) return null;

  const show = (next: typeof open) => {
    say(null);
    setOpen(next);
  };
  const act = (change: () => Promise<unknown>) =>
    run(async () => {
      try {
        await change();
        setOpen(null);
        await refresh();
      } catch (error) {
        const name = toCallError(error).record?.name;
        if (name !== 'last_way_in' && name !== 'conflict') throw error;
        say({ id: name === 'conflict' ? 'security.connectedElsewhere' : 'security.lastWayIn' });
      }
    });
  const words = problem ? text(problem.id, problem.values) : undefined;
  const password = hasPassword ? (
    <PasswordField label={text('signUp.password')} name="password" autoComplete="current-password" error={words} />
  ) : (
    words && <p role="alert">{words}</p>
  );
  const typed = () => (hasPassword ? readField(document.querySelector<HTMLFormElement>('[role="dialog"] form')!, 'password') : '');
  return (
    <section className={styles.section} aria-labelledby="connected">
      <h2 id="connected" className="h3">
        {text('security.connected')}
      </h2>
      <p className="muted">{text('security.connectedLead')}</p>
      <ul className={styles.keys}>
        {accounts.map((account) => (
          <li key={account.provider} className={styles.key}>
            <div>
              <strong>{names[account.provider]}</strong>
              <p className="small muted" dir="auto">
                {account.label}
              </p>
            </div>
            <Button size="small" onClick={() => show(account)}>
              {text('security.disconnect', { name: names[account.provider] })}
            </Button>
          </li>
        ))}
      </ul>
      {canConnect && <Button onClick={() => show('connect')}>{text('security.connect', { name: names.google })}</Button>}
      {open === 'connect' && google && (
        <StepDialog
          title={text('security.connect', { name: names.google })}
          submit={text('security.goOn')}
          busy={busy}
          onClose={() => setOpen(null)}
          onSubmit={() => say({ id: 'security.useGoogle' })}
        >
          {password}
          <GoogleSignIn
            google={google}
            onAnswer={(proof) => act(() => connect({ ...proof, password: typed() }))}
            onFailure={() => say({ id: 'account.failed' })}
          />
        </StepDialog>
      )}
      {open !== null && open !== 'connect' && (
        <StepDialog
          danger
          title={text('security.disconnect', { name: names[open.provider] })}
          submit={text('security.remove')}
          busy={busy}
          onClose={() => setOpen(null)}
          onSubmit={(form) => void act(() => disconnect({ provider: open.provider, password: fieldOf(form, 'password') }))}
        >
          {password}
        </StepDialog>
      )}
    </section>
  );
}
