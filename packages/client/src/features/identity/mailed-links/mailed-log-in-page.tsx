import { useState } from 'react';
import { MailedLogInResource } from '@bowerbird/contract/identity/mailed-links/calls.ts';
import { useNavigate } from 'react-router';
import { useText } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ArchPanel } from '../../../ui/arch-panel/arch-panel.tsx';
import { attemptOf, Entrance, useEntrance, type EntranceFailure } from '../entrance/index.ts';
import { failureWords } from '../../../shared/forms/failure-words.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { SecondStep } from '../second-factor/index.ts';
import { DeadLink } from './dead-link.tsx';
import { useLinkToken } from './use-link-token.ts';

/** `/login/link/`: a mailed link lets in at the press of a button. So programs which look into mails do not use it up. */
export function MailedLogInPage() {
  const text = useText();
  const token = useLinkToken();
  const navigate = useNavigate();
  const [failed, setFailed] = useState<EntranceFailure | null>(null);
  const { enter, busy } = useEntrance(MailedLogInResource.create, false);
  const attempt = attemptOf(failed);
  const isDead = token === '' || failed?.record?.name === 'dead_token';
  return (
    <Entrance>
      <ArchPanel title={text('mailedLogIn.title')} lead={text('mailedLogIn.lead')}>
        {attempt !== null && <SecondStep attempt={attempt} onOver={() => void navigate('/login/')} />}
        {attempt === null && isDead && <DeadLink />}
        {attempt === null && !isDead && (
          <>
            <FormFailure words={failed && failureWords(failed)} />
            <Button variant="primary" size="large" wide busy={busy} onClick={() => void enter({ token }).then(setFailed)}>
              {text('mailedLogIn.submit')}
            </Button>
          </>
        )}
      </ArchPanel>
    </Entrance>
  );
}
