import { useState } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button/button.tsx';
import styles from './collaborators.module.css';

export interface AnswersProps {
  readonly yes: string;
  readonly onAnswer: (isYes: boolean) => Promise<boolean>;
}

/** The two answers to somebody who asks; the one that is under way shows it. */
export function Answers({ yes, onAnswer }: AnswersProps) {
  const text = useText();
  const [busy, setBusy] = useState<'yes' | 'no' | null>(null);
  const give = async (isYes: boolean) => {
    setBusy(isYes ? 'yes' : 'no');
    await onAnswer(isYes);
    setBusy(null);
  };
  return (
    <div className={styles.answers}>
      <Button variant="primary" size="small" busy={busy === 'yes'} disabled={busy === 'no'} onClick={() => void give(true)}>
        {yes}
      </Button>
      <Button size="small" busy={busy === 'no'} disabled={busy === 'yes'} onClick={() => void give(false)}>
        {text('collaborators.notNow')}
      </Button>
    </div>
  );
}
