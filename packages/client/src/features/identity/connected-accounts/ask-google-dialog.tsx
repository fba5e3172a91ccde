import { useCallback, useState } from 'react';
import type { EntranceSettings } from '@bowerbird/contract/protocol/entrance-settings.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { Dialog } from '../../../ui/overlays.tsx';
import { GoogleSignIn, type ProviderProof } from '../providers/index.ts';
import styles from '../../../shared/steps/steps.module.css';

/** Google's own button, which alone may ask whose account it is; `onProof` has to stay the same. */
export function AskGoogleDialog({
  google,
  onProof,
  onClose,
}: {
  google: NonNullable<EntranceSettings['google']>;
  onProof: (proof: ProviderProof) => void;
  onClose: () => void;
}) {
  const text = useText();
  const [isDown, setDown] = useState(false);
  return (
    <Dialog title={text('security.connect', { name: 'Google' })} onClose={onClose}>
      <div className={styles.step}>
        <p>{text('security.useGoogle')}</p>
        {isDown && <p role="alert">{text('security.providerDown')}</p>}
        <GoogleSignIn
          google={google}
          onAnswer={useCallback(async (proof: ProviderProof) => onProof(proof), [onProof])}
          onFailure={useCallback(() => setDown(true), [])}
        />
      </div>
    </Dialog>
  );
}
