import { useStore } from 'react-redux';
import { ReportResource } from '@bowerbird/contract/social/reports/calls.ts';
import { reportReasons, type ReportDetail, type ReportReason } from '@bowerbird/domain/social/reports.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { tooLong } from '../../../i18n/too-long.ts';
import { failureWords } from '../../../shared/forms/failure-words.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import type { RootState } from '../../../store/create-store.ts';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { DETAILS, REASONS } from './reason-words.ts';
import { seenAs } from './seen-as.ts';
import styles from './report-dialog.module.css';
import type { ReportDialogProps } from './report-dialog.tsx';

interface DetailsStepProps extends ReportDialogProps {
  readonly reason: ReportReason;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** The second step: what it is exactly. It sends the report. */
export function DetailsStep({ target, reason, onBack, onDone }: DetailsStepProps) {
  const text = useText();
  const store = useStore<RootState>();
  const details: readonly ReportDetail[] = reportReasons[reason];
  const kit = useForm({
    endpoint: ReportResource.create,
    fields: ['text'],
    read: (typed) => ({
      input: {
        target: { ...seenAs(store.getState().entities, target), ...target },
        reason,
        detailed_reasons: details.filter((detail) => typed.isOn(detail)),
        text: typed.text('text'),
      },
    }),
    live: (typed) => {
      const long = tooLong(typed.text('text'), textLimits.report);
      return { ...(long && { text: long }) };
    },
    failed: (error) => (error.status === 429 ? { id: 'reports.tooMany' } : failureWords(error)),
    onDone,
  });
  return (
    <FormDialog
      {...kit.dialog}
      title={text(REASONS[reason].name)}
      act={text('reports.send')}
      cancel={text('reports.back')}
      onClose={onBack}
    >
      {details.length > 0 && (
        <fieldset className={styles.details}>
          <legend className={styles.legend}>{text('reports.details')}</legend>
          <p className={styles.hint}>{text('reports.detailsHint')}</p>
          {details.map((detail) => (
            <Checkbox key={detail} name={detail} label={text(DETAILS[detail])} className={styles.detail} />
          ))}
        </fieldset>
      )}
      <TextArea
        name="text"
        label={`${text('reports.words')} (${text('app.optional')})`}
        hint={text('reports.wordsHint')}
        dir="auto"
        error={kit.errorOf('text')}
      />
      <FormFailure words={kit.failure} />
    </FormDialog>
  );
}
