import { useState } from 'react';
import { EmailChangeResource } from '@bowerbird/contract/account/email-change/calls.ts';
import { useLocation } from 'react-router';
import { useText } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ArchPanel } from '../../../ui/arch-panel/arch-panel.tsx';
import { Entrance, EntranceDone } from '../../identity/entrance/index.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useSave } from '../../../shared/forms/use-save.ts';

/** `/email/change/`: opens the link that was mailed to a new address, at the press of a button. */
export function ConfirmEmailPage() {
  const text = useText();
  const token = new URLSearchParams(useLocation().search).get('token') ?? '';
  const [isDone, setDone] = useState(false);
  const { save, busy, fields, failure } = useSave(EmailChangeResource.update, () => setDone(true));
  const taken = fields['email'];
  return (
    <Entrance>
      <ArchPanel title={text('email.confirmTitle')} lead={isDone ? undefined : text('email.confirmLead')}>
        {isDone ? (
          <EntranceDone words="email.confirmed" />
        ) : (
          <>
            <FormFailure words={taken ?? (failure && { id: 'email.dead' })} />
            <Button variant="primary" size="large" wide busy={busy} onClick={() => void save({ token })}>
              {text('email.confirm')}
            </Button>
          </>
        )}
      </ArchPanel>
    </Entrance>
  );
}
