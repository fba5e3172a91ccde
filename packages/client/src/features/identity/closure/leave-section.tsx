import { useState } from 'react';
import { AccountClosureResource } from '@bowerbird/contract/identity/closure/calls.ts';
import { LEAVING_DAYS } from '@bowerbird/domain/identity/account-state.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useViewer } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { readField } from '../../../lib/form-fields.ts';
import { preloadOverlay } from '../../../ui/overlays.tsx';
import { CardRow, RowCard, RowTitle, RowWords } from '../../../ui/row-card/row-card.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { forgetPerson } from '../linked-accounts/index.ts';
import styles from '../../../shared/forms/settings-form.module.css';
import { useSave } from '../../../shared/forms/use-save.ts';

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
  const { save, busy, fields, failure } = useSave(AccountClosureResource.create, ({ leaves_at: until }) => {
    forgetPerson();
    window.location.assign(`/login/left/${until === null ? '' : `?${new URLSearchParams({ until })}`}`);
  });
  const wrong = fields['password'];
  return (
    <FormDialog
      alert
      title={text(how === 'delete' ? 'leave.delete' : 'leave.deactivate')}
      act={text(how === 'delete' ? 'leave.deleteButton' : 'leave.deactivateButton')}
      cancel={text('app.cancel')}
      variant={how === 'delete' ? 'danger' : 'primary'}
      busy={busy}
      onSubmit={(form) => void save({ how, password: readField(form, 'password') })}
      onClose={onClose}
    >
      <p>{how === 'delete' ? text('leave.deleteBody', { days: LEAVING_DAYS }) : text('leave.deactivateBody')}</p>
      {hasPassword && (
        <PasswordField
          label={text('signUp.password')}
          name="password"
          autoComplete="current-password"
          error={wrong && text(wrong.id, wrong.values)}
        />
      )}
      <FormFailure words={failure} />
    </FormDialog>
  );
}
