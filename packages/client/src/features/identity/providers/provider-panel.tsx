import type { Words } from '../../../i18n/message-id.ts';
import { useCallback, useState } from 'react';
import type { EntranceSettings } from '@bowerbird/contract/protocol/entrance-settings.ts';
import { toCallError, type CallError } from '@bowerbird/contract/protocol/call-error.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Dialog } from '../../../ui/overlays.tsx';
import styles from '../../../shared/forms/account-form.module.css';
import { attemptOf } from '../entrance/index.ts';
import { failureWords } from '../../../shared/forms/failure-words.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { GoogleButton } from './google-button.tsx';
import type { GoogleWay } from './google-client.ts';
import { ProviderFinish } from './provider-finish.tsx';
import { logInBy, type ProviderProof } from './provider-proof.ts';
import { SecondStep } from '../second-factor/index.ts';
import { useEntranceBy } from '../entrance/index.ts';
import { useProviderTrip } from './use-provider-trip.ts';

/** What is still owed: the second step of an account, or the birthday of a new one. */
type Owed = { readonly attempt: string } | { readonly proof: ProviderProof; readonly asksEmail: boolean } | null;

/** The providers that ask on a page of their own. */
const ownPages = [
  { provider: 'facebook', label: 'provider.facebook', icon: <Icon name="facebook-logo" weight="fill" size={20} /> },
  { provider: 'line', label: 'provider.line', icon: <Icon name="chat-circle" weight="fill" size={20} /> },
] as const;

/** The other ways in: a button for each provider that the instance has, and what its answer leads to. */
export default function ProviderPanel({ entrance }: { entrance: EntranceSettings }) {
  const text = useText();
  const hasWords = useWords('entrance');
  const [owed, setOwed] = useState<Owed>(null);
  const [failure, setFailure] = useState<Words | null>(null);
  const { enter, busy } = useEntranceBy(false);

  const show = useCallback((failed: CallError) => setFailure(providerWords(failed)), []);
  const signIn = useCallback(
    async (proof: ProviderProof, way: GoogleWay = 'button') => {
      setFailure(null);
      const failed = await logInBy(proof, enter);
      if (!failed) return;
      const attempt = attemptOf(failed);
      const { name, extraData } = failed.record ?? {};
      if (attempt !== null) setOwed({ attempt });
      // Who did nothing to come in is not asked to make an account either.
      else if (name === 'not_connected' && way === 'auto') return;
      else if (name === 'not_connected') setOwed({ proof, asksEmail: extraData?.['has_email'] !== true });
      else show(failed);
    },
    [enter, show],
  );
  const fail = useCallback((error: unknown) => show(toCallError(error)), [show]);

  const turnAway = useCallback(() => setFailure({ id: 'provider.turnedAway' }), []);
  const leaveFor = useProviderTrip(entrance, '/login/', { onProof: signIn, onTurnedAway: turnAway, onFailure: fail });

  if (!hasWords) return null;
  const { google } = entrance;
  const leftFor = ownPages.filter(({ provider }) => entrance[provider]);
  return (
    <div className={styles.providers} role="group" aria-label={text('provider.group')}>
      <p className="small muted">{text('provider.or')}</p>
      {google && <GoogleButton google={google} onAnswer={signIn} />}
      {leftFor.map(({ provider, label, icon }) => (
        <Button key={provider} size="large" wide disabled={busy} icon={icon} onClick={() => leaveFor(provider)}>
          {text(label)}
        </Button>
      ))}
      <FormFailure words={failure} />
      {owed && 'attempt' in owed && (
        <Dialog title={text('secondStep.title')} onClose={() => setOwed(null)}>
          <SecondStep
            attempt={owed.attempt}
            onOver={(words) => {
              setOwed(null);
              setFailure(words);
            }}
          />
        </Dialog>
      )}
      {owed && 'proof' in owed && <ProviderFinish {...owed} onClose={() => setOwed(null)} />}
    </div>
  );
}

/** The words for what a provider or we refused. */
export function providerWords(failed: CallError): Words {
  const name = failed.record?.name;
  if (name === 'provider_refused' || name === 'dead_token') return { id: 'provider.refused' };
  if (name === 'transient_upstream') return { id: 'provider.down' };
  if (name === 'email_taken') return { id: 'provider.emailTaken' };
  return failureWords(failed);
}
