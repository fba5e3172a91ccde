import { useState } from 'react';
import type { JudgeInput, Sample } from '@bowerbird/contract/social/transparency/schemas.ts';
import { reportReasonNames, type ReportReason } from '@bowerbird/domain/social/reports.ts';
import { REASONS } from '../../features/social/reports/index.ts';
import { useText } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Select } from '../../ui/select/select.tsx';
import styles from './care.module.css';
import { useKeys } from '../../lib/use-keys.ts';

interface JudgePanelProps {
  readonly sample: Sample;
  readonly busy: boolean;
  readonly onJudge: (input: JudgeInput) => void;
}

/** One drawn pin, and whether it breaks a rule; single keys answer. */
export function JudgePanel({ sample, busy, onJudge }: JudgePanelProps) {
  const text = useText();
  const [reason, setReason] = useState<ReportReason>('spam');
  const fine = () => onJudge({ sample_id: sample.sample_id });
  const breaks = () => onJudge({ sample_id: sample.sample_id, reason });
  useKeys({ n: busy ? undefined : fine, r: busy ? undefined : breaks });
  return (
    <article className={styles.panel} aria-label={sample.title}>
      {sample.picture_url !== null && <img className={styles.picture} src={sample.picture_url} alt={sample.title} />}
      {sample.title !== '' && (
        <h2 className="h3" dir="auto">
          {sample.title}
        </h2>
      )}
      {sample.text !== '' && (
        <p className={styles.quote} dir="auto">
          {sample.text}
        </p>
      )}
      {sample.link !== '' && (
        <p className={styles.quote} dir="ltr">
          {sample.link}
        </p>
      )}
      <p className="small muted">
        {text('care.sampleBy', { name: sample.author })}{' '}
        <Link href={`/pin/${sample.pin_id}/`} className="link">
          {text('care.openPin')}
        </Link>
      </p>
      <Select
        label={text('care.breaksAs')}
        value={reason}
        onChange={({ target }) => setReason(reportReasonNames.find((name) => name === target.value) ?? 'other')}
        options={reportReasonNames.map((value) => ({ value, label: text(REASONS[value].name) }))}
      />
      <div className={styles.replies}>
        <Button variant="primary" busy={busy} onClick={fine}>
          {text('care.fine')} <kbd className={styles.key}>N</kbd>
        </Button>
        <Button busy={busy} onClick={breaks}>
          {text('care.breaks')} <kbd className={styles.key}>R</kbd>
        </Button>
      </div>
    </article>
  );
}
