import { useNavigate } from 'react-router';
import { DeviceAlertResource } from '@bowerbird/contract/identity/device-alerts/calls.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ArchPanel } from '../../../ui/arch-panel/arch-panel.tsx';
import { Entrance } from '../entrance/index.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useSave } from '../../../shared/forms/use-save.ts';
import { DeadLink, useLinkToken } from '../mailed-links/index.ts';

/** `/secure/not-me/`: locks the account up and goes on to a new password. */
export function NotMePage() {
  const text = useText();
  const token = useLinkToken();
  const navigate = useNavigate();
  const { save, busy, isDead, failure } = useSave(DeviceAlertResource.create, ({ reset_token: reset }) => {
    void navigate(`/password/reset/?${new URLSearchParams({ token: reset })}`, { replace: true });
  });
  return (
    <Entrance>
      <ArchPanel title={text('notMe.title')} lead={text('notMe.lead')}>
        {isDead || token === '' ? (
          <DeadLink />
        ) : (
          <>
            <FormFailure words={failure} />
            <Button variant="danger" size="large" wide busy={busy} onClick={() => void save({ token })}>
              {text('notMe.submit')}
            </Button>
          </>
        )}
      </ArchPanel>
    </Entrance>
  );
}
