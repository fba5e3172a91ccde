import { useId, useState } from 'react';
import { reportReasonNames, type ReportReason, type ReportTargetType } from '@bowerbird/domain/social/reports.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { focusField } from '../../../lib/form-fields.ts';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { REASONS, TITLES } from './reason-words.ts';
import styles from './report-dialog.module.css';

interface ReasonStepProps {
  readonly type: ReportTargetType;
  readonly chosen: ReportReason | null;
  readonly onNext: (reason: ReportReason) => void;
  readonly onClose: () => void;
}

/** The first step: why. */
export function ReasonStep({ type, chosen, onNext, onClose }: ReasonStepProps) {
  const text = useText();
  const missingId = useId();
  const [isMissing, setMissing] = useState(false);
  const next = (form: HTMLFormElement) => {
    const named = new FormData(form).get('reason');
    const reason = reportReasonNames.find((one) => one === named);
    if (reason) return onNext(reason);
    setMissing(true);
    focusField(form, 'reason');
  };
  return (
    <FormDialog
      title={text(TITLES[type])}
      act={text('reports.next')}
      cancel={text('app.cancel')}
      closeLabel={text('app.close')}
      busy={false}
      onSubmit={next}
      onInput={() => setMissing(false)}
      onClose={onClose}
    >
      <p className="muted">{text('reports.secret')}</p>
      {isMissing && (
        <p id={missingId} role="alert" className={styles.missing}>
          {text('reports.choose')}
        </p>
      )}
      <fieldset className={styles.reasons} aria-label={text(TITLES[type])} aria-describedby={isMissing ? missingId : undefined}>
        {reportReasonNames.map((reason) => (
          <label key={reason} className={styles.reason}>
            <input type="radio" name="reason" value={reason} defaultChecked={reason === chosen} className={styles.radio} />
            <span className={styles.words}>
              <strong>{text(REASONS[reason].name)}</strong>
              <span className={styles.hint}>{text(REASONS[reason].hint)}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </FormDialog>
  );
}
