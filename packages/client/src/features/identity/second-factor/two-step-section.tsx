import { useState } from 'react';
import { RecoveryCodesResource, SecondFactorResource } from '@bowerbird/contract/identity/second-factor/calls.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useDay } from '../../../i18n/use-day.ts';
import { useAction, useAppDispatch, useResource, useViewer } from '../../../store/hooks.ts';
import { viewerChanged } from '../../../store/session.slice.ts';
import { Button } from '../../../ui/button/button.tsx';
import { readText } from '../../../lib/form-fields.ts';
import { Acts } from '../../../ui/row-card/row-card.tsx';
import { CodeField } from './code-field.tsx';
import { EnrolDialog } from './enrol-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from '../../../shared/steps/steps.module.css';
import { StepDialog } from '../../../shared/steps/step-dialog.tsx';
import { useStep } from '../../../shared/steps/use-step.ts';

type Open = 'enrol' | 'renew' | 'remove' | null;

/** The second step of log-in: turn it on, get new recovery codes, turn it off. */
export function TwoStepSection() {
  const text = useText();
  const dayOf = useDay({ dateStyle: 'long' });
  const viewer = useViewer();
  const dispatch = useAppDispatch();
  const { data, refresh } = useResource(SecondFactorResource.get, {});
  const renew = useAction(RecoveryCodesResource.create);
  const remove = useAction(SecondFactorResource.delete);
  const [open, setOpen] = useState<Open>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { busy, problem, say, run } = useStep();

  const settle = (isOn: boolean) => {
    setOpen(null);
    dispatch(viewerChanged({ has_mfa_enabled: isOn }));
    void refresh();
  };
  const withCode = (form: FormData, act: (code: string) => Promise<void>) => {
    const code = readText(form, 'code').trim();
    if (code === '') return say({ id: 'security.codeRequired' });
    void run(() => act(code));
  };
  const show = (next: Open) => {
    say(null);
    setOpen(next);
  };
  return (
    <section className={styles.section} aria-labelledby="two-step">
      <h2 id="two-step" className="h3">
        {text('security.twoStep')}
      </h2>
      <p className="muted">{text('security.twoStepLead')}</p>
      {data && !data.is_enabled && (
        <Button variant="primary" onClick={() => show('enrol')}>
          {text('security.turnOn')}
        </Button>
      )}
      {data?.is_enabled && (
        <>
          <p>
            {text('security.onSince', { day: dayOf(data.enabled_at!) })} {text('security.codesLeft', { count: data.recovery_codes_left })}
          </p>
          <Acts>
            <Button onClick={() => show('renew')}>{text('security.newCodes')}</Button>
            <Button variant="danger" onClick={() => show('remove')}>
              {text('security.turnOff')}
            </Button>
          </Acts>
        </>
      )}
      {open === 'enrol' && (
        <EnrolDialog hasPassword={viewer?.has_password ?? true} onClose={(isOn) => (isOn ? settle(true) : setOpen(null))} />
      )}
      {open === 'renew' && (
        <StepDialog
          title={text('security.newCodes')}
          submit={text('security.goOn')}
          busy={busy}
          onClose={() => setOpen(null)}
          onSubmit={(form) =>
            withCode(form, async (code) => {
              const { recovery_codes: fresh } = await renew({ mfa_token: code });
              settle(true);
              setCodes(fresh);
            })
          }
        >
          <p>{text('security.newCodesLead')}</p>
          <CodeField problem={problem} hint={text('security.codeHint')} />
        </StepDialog>
      )}
      {open === 'remove' && (
        <StepDialog
          danger
          title={text('security.turnOffTitle')}
          submit={text('security.turnOff')}
          busy={busy}
          onClose={() => setOpen(null)}
          onSubmit={(form) =>
            withCode(form, async (code) => {
              await remove({ mfa_token: code });
              settle(false);
            })
          }
        >
          <p>{text('security.turnOffLead')}</p>
          <CodeField problem={problem} hint={text('security.codeHint')} />
        </StepDialog>
      )}
      {codes !== null && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
    </section>
  );
}
