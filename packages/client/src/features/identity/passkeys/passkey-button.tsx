import type { Words } from '../../../i18n/message-id.ts';
import { useState } from 'react';
import { PasskeyLogInOptionsResource, PasskeyLogInResource } from '@bowerbird/contract/identity/passkeys/calls.ts';
import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useAction } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';
import { useStarted } from '../../../lib/use-started.ts';
import styles from '../../../shared/forms/account-form.module.css';
import { attemptOf } from '../entrance/index.ts';
import { failureWords } from '../../../shared/forms/failure-words.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useEntrance } from '../entrance/index.ts';

/** Logs in by a passkey, in browsers that know them; `onAttempt` when the second factor is still owed. */
export function PasskeyButton({ onAttempt }: { onAttempt: (attempt: string) => void }) {
  const text = useText();
  const started = useStarted();
  const { busy, run } = useOneAtATime();
  const [failure, setFailure] = useState<Words | null>(null);
  const askForOptions = useAction(PasskeyLogInOptionsResource.create);
  const { enter, busy: isEntering } = useEntrance(PasskeyLogInResource.create, false);
  // Its place is kept, so that nothing moves beneath it in the few browsers that do not know passkeys.
  const isUnknown = started && !('PublicKeyCredential' in window);

  const logIn = () =>
    run(async () => {
      setFailure(null);
      try {
        const [{ answerByPasskey }, options] = await Promise.all([import('../../../api/passkeys.ts'), askForOptions({})]);
        const answer = await answerByPasskey(options);
        const failed = answer && (await enter({ answer }));
        if (!failed) return;
        const attempt = attemptOf(failed);
        if (attempt !== null) onAttempt(attempt);
        else setFailure(failed.record?.name === 'wrong_credentials' ? { id: 'passkey.refused' } : failureWords(failed));
      } catch (error) {
        setFailure(failureWords(toCallError(error)));
      }
    });
  return (
    <>
      <Button
        size="large"
        wide
        busy={busy || isEntering}
        className={isUnknown ? styles.unseen : undefined}
        icon={<Icon name="fingerprint" size={20} />}
        onClick={() => void logIn()}
      >
        {text('passkey.logIn')}
      </Button>
      <FormFailure words={failure} />
    </>
  );
}
