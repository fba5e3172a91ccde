import { useState } from 'react';
import { EmailVerificationResource } from '@bowerbird/contract/identity/email-verification/calls.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ArchPanel } from '../../../ui/arch-panel/arch-panel.tsx';
import { Entrance, EntranceDone } from '../entrance/index.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useSave } from '../../../shared/forms/use-save.ts';
import { DeadLink, useLinkToken } from '../mailed-links/index.ts';

/** `/verify/email/`: the proof of an address, in any browser. */
export function VerifyEmailPage() {
  const text = useText();
  const token = useLinkToken();
  const [isDone, setDone] = useState(false);
  const { save, busy, isDead, failure } = useSave(EmailVerificationResource.create, () => setDone(true));
  return (
    <Entrance>
      <ArchPanel title={text('verify.title')} lead={isDone ? undefined : text('verify.lead')}>
        {isDone && <EntranceDone words="verify.done" />}
        {!isDone && (isDead || token === '') && <DeadLink href="/settings/account-settings/" />}
        {!isDone && !isDead && token !== '' && (
          <>
            <FormFailure words={failure} />
            <Button variant="primary" size="large" wide busy={busy} onClick={() => void save({ token })}>
              {text('verify.submit')}
            </Button>
          </>
        )}
      </ArchPanel>
    </Entrance>
  );
}
