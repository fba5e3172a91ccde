import { useState } from 'react';
import { AccountClosureResource } from '@bowerbird/contract/account/closure/calls.ts';
import { LEAVING_DAYS } from '@bowerbird/domain/identity/account-state.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useViewer } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { preloadOverlay } from '../../../ui/overlays.tsx';
import { CardRow, RowCard, RowTitle, RowWords } from '../../../ui/row-card/row-card.tsx';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { forgetPerson } from '../../identity/linked-accounts/index.ts';
import styles from '../../../shared/forms/settings-form.module.css';
import { useForm } from '../../../shared/forms/use-form.ts';
import { StepDialog } from '../../../shared/steps/step-dialog.tsx';

type How = 'deactivate' | 'delete';

/** Deactivating and deleting the account; the owner of the instance cannot leave it. */
export function LeaveSection({ hasPassword }: { hasPassword: boolean }) {
  const text = useText();
  const viewer = useViewer();
  const [how, setHow] = useState<How | null>(null);
  if (viewer?.is_instance_owner) return null;
  return (
    <section className={styles.section}>
      <h2 className="h3">{text('leave.title')}</h2>
      <RowCard>
        <CardRow>
          <RowWords>
            <RowTitle>{text('leave.deactivate')}</RowTitle>
            <p className="small muted">{text('leave.deactivateHint')}</p>
          </RowWords>
          <Button onPointerEnter={() => preloadOverlay('dialog')} onClick={() => setHow('deactivate')}>
            {text('leave.deactivateButton')}
          </Button>
        </CardRow>
        <CardRow>
          <RowWords>
            <RowTitle>{text('leave.delete')}</RowTitle>
            <p className="small muted">{text('leave.deleteHint', { days: LEAVING_DAYS })}</p>
          </RowWords>
          <Button onPointerEnter={() => preloadOverlay('dialog')} onClick={() => setHow('delete')}>
            {text('leave.deleteButton')}
          </Button>
        </CardRow>
      </RowCard>
      {how && <LeaveDialog how={how} hasPassword={hasPassword} onClose={() => setHow(null)} />}
    </section>
  );
}

function LeaveDialog({ how, hasPassword, onClose }: { how: How; hasPassword: boolean; onClose: () => void }) {
  const text = useText();
  const kit = useForm({
    endpoint: AccountClosureResource.create,
    fields: ['password'],
    read: (typed) => ({ input: { how, password: typed.raw('password') } }),
    onDone: ({ leaves_at: until }) => {
      const leave = async () => {
        await forgetPerson();
        window.location.assign(`/login/left/${until === null ? '' : `?${new URLSearchParams({ until })}`}`);
      };
      void leave();
    },
  });
  return (
    <StepDialog
      alert
      danger={how === 'delete'}
      title={text(how === 'delete' ? 'leave.delete' : 'leave.deactivate')}
      submit={text(how === 'delete' ? 'leave.deleteButton' : 'leave.deactivateButton')}
      kit={kit}
      onClose={onClose}
    >
      <p>{how === 'delete' ? text('leave.deleteBody', { days: LEAVING_DAYS }) : text('leave.deactivateBody')}</p>
      {hasPassword && (
        <PasswordField label={text('signUp.password')} name="password" autoComplete="current-password" error={kit.errorOf('password')} />
      )}
    </StepDialog>
  );
}
