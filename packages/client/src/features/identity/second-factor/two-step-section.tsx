import { useState } from 'react';
import { RecoveryCodesResource, SecondFactorResource } from '@bowerbird/contract/identity/second-factor/calls.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useDay } from '../../../i18n/use-day.ts';
import { useResource, useViewer } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Acts } from '../../../ui/row-card/row-card.tsx';
import { CodeDialog } from './code-dialog.tsx';
import { EnrolDialog } from './enrol-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from '../../../shared/steps/steps.module.css';

type Open = 'enrol' | 'renew' | 'remove' | null;

/** The second step of log-in: turn it on, get new recovery codes, turn it off. */
export function TwoStepSection() {
  const text = useText();
  const dayOf = useDay({ dateStyle: 'long' });
  const viewer = useViewer();
  const { data, refresh } = useResource(SecondFactorResource.get, {});
  const [open, setOpen] = useState<Open>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const settle = () => {
    setOpen(null);
    void refresh();
  };
  return (
    <section className={styles.section} aria-labelledby="two-step">
      <h2 id="two-step" className="h3">
        {text('security.twoStep')}
      </h2>
      <p className="muted">{text('security.twoStepLead')}</p>
      {data && !data.is_enabled && (
        <Button variant="primary" onClick={() => setOpen('enrol')}>
          {text('security.turnOn')}
        </Button>
      )}
      {data?.is_enabled && (
        <>
          <p>
            {text('security.onSince', { day: dayOf(data.enabled_at!) })} {text('security.codesLeft', { count: data.recovery_codes_left })}
          </p>
          <Acts>
            <Button onClick={() => setOpen('renew')}>{text('security.newCodes')}</Button>
            <Button variant="danger" onClick={() => setOpen('remove')}>
              {text('security.turnOff')}
            </Button>
          </Acts>
        </>
      )}
      {open === 'enrol' && <EnrolDialog hasPassword={viewer?.has_password ?? true} onClose={(isOn) => (isOn ? settle() : setOpen(null))} />}
      {open === 'renew' && (
        <CodeDialog
          endpoint={RecoveryCodesResource.create}
          title={text('security.newCodes')}
          lead={text('security.newCodesLead')}
          submit={text('security.goOn')}
          onClose={() => setOpen(null)}
          onDone={({ recovery_codes: fresh }) => {
            settle();
            setCodes(fresh);
          }}
        />
      )}
      {open === 'remove' && (
        <CodeDialog
          danger
          endpoint={SecondFactorResource.delete}
          title={text('security.turnOffTitle')}
          lead={text('security.turnOffLead')}
          submit={text('security.turnOff')}
          onClose={() => setOpen(null)}
          onDone={settle}
        />
      )}
      {codes !== null && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
    </section>
  );
}
