import { useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Dialog } from '../../../ui/overlays.tsx';
import styles from './report-dialog.module.css';

const STEPS: readonly { readonly name: MessageId; readonly hint: MessageId }[] = [
  { name: 'reports.step1', hint: 'reports.step1Hint' },
  { name: 'reports.step2', hint: 'reports.step2Hint' },
  { name: 'reports.step3', hint: 'reports.step3Hint' },
];

/** The last step: what happens next. */
export function ThanksStep({ onClose }: { onClose: () => void }) {
  const text = useText();
  return (
    <Dialog
      title={
        <span className={styles.thanks}>
          <span className={styles.done}>
            <Icon name="check" weight="bold" size={32} />
          </span>
          {text('reports.thanks')}
        </span>
      }
      onClose={onClose}
      actions={
        <Button variant="primary" autoFocus onClick={onClose}>
          {text('app.done')}
        </Button>
      }
    >
      <p className="muted">{text('reports.thanksLead')}</p>
      <ol className={styles.steps}>
        {STEPS.map(({ name, hint }) => (
          <li key={name} className={styles.step}>
            <span className={styles.words}>
              <strong>{text(name)}</strong>
              <span className={styles.hint}>{text(hint)}</span>
            </span>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
