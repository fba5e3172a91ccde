import type { Words } from '../../../i18n/message-id.ts';
import { useCallback, useState } from 'react';
import { ConnectedAccountsResource } from '@bowerbird/contract/identity/connected-accounts/calls.ts';
import type { ConnectedAccount } from '@bowerbird/contract/identity/connected-accounts/schemas.ts';
import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useAppSelector, useResource } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Acts } from '../../../ui/row-card/row-card.tsx';
import { useProviderTrip, type ProviderProof } from '../providers/index.ts';
import { AskGoogleDialog } from './ask-google-dialog.tsx';
import { ConnectDialog } from './connect-dialog.tsx';
import { DisconnectDialog } from './disconnect-dialog.tsx';
import { providerNames } from './provider-names.ts';
import { providerProblem } from './provider-problem.ts';
import styles from '../../../shared/steps/steps.module.css';

type Open =
  | { readonly act: 'askGoogle' }
  | { readonly act: 'connect'; readonly proof: ProviderProof }
  | { readonly act: 'disconnect'; readonly provider: ConnectedAccount['provider'] };

const nowhere = { facebook: null, line: null };

/** The accounts elsewhere by which the viewer comes in: connect one of each provider that there is, disconnect any but the last way in. */
export function ConnectedSection() {
  const text = useText();
  const entrance = useAppSelector((state) => state.session.settings.entrance);
  const { data, refresh } = useResource(ConnectedAccountsResource.get, {});
  const [open, setOpen] = useState<Open | null>(null);
  const [problem, setProblem] = useState<Words | null>(null);
  const ask = useCallback((proof: ProviderProof) => setOpen({ act: 'connect', proof }), []);
  const leaveFor = useProviderTrip(entrance ?? nowhere, '/settings/security/', {
    onProof: ask,
    onTurnedAway: useCallback(() => setProblem({ id: 'security.notConnected' }), []),
    onFailure: useCallback((error: unknown) => setProblem(providerProblem(toCallError(error))), []),
  });
  const accounts = (data ?? []) as readonly ConnectedAccount[];
  const missing = (['google', 'facebook', 'line'] as const).filter(
    (name) => entrance?.[name] && !accounts.some(({ provider }) => provider === name),
  );
  if (accounts.length === 0 && missing.length === 0) return null;

  const begin = (provider: ConnectedAccount['provider']) => {
    setProblem(null);
    if (provider === 'google') setOpen({ act: 'askGoogle' });
    else leaveFor(provider);
  };
  const close = (isChanged: boolean) => {
    setOpen(null);
    if (isChanged) void refresh();
  };
  return (
    <section className={styles.section} aria-labelledby="connected">
      <h2 id="connected" className="h3">
        {text('security.connected')}
      </h2>
      <p className="muted">{text('security.connectedLead')}</p>
      {accounts.length > 0 && (
        <ul className={styles.keys}>
          {accounts.map(({ provider, label }) => (
            <li key={provider} className={styles.key}>
              <div>
                <strong>{providerNames[provider]}</strong>
                <p className="small muted" dir="auto">
                  {label}
                </p>
              </div>
              <Button size="small" onClick={() => setOpen({ act: 'disconnect', provider })}>
                {text('security.disconnect', { name: providerNames[provider] })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {data && missing.length > 0 && (
        <Acts>
          {missing.map((provider) => (
            <Button key={provider} onClick={() => begin(provider)}>
              {text('security.connect', { name: providerNames[provider] })}
            </Button>
          ))}
        </Acts>
      )}
      {problem && <p role="alert">{text(problem.id, problem.values)}</p>}
      {open?.act === 'askGoogle' && entrance?.google && (
        <AskGoogleDialog google={entrance.google} onProof={ask} onClose={() => close(false)} />
      )}
      {open?.act === 'connect' && <ConnectDialog proof={open.proof} onClose={close} />}
      {open?.act === 'disconnect' && <DisconnectDialog provider={open.provider} onClose={close} />}
    </section>
  );
}
