import { useText } from '../../../i18n/i18n.tsx';
import styles from './batch-keys.module.css';

const KEYS = [
  ['batch.keysAll', 'batch.keyAll'],
  ['batch.keysRun', 'batch.keyRun'],
  ['batch.keysOrder', 'batch.keyOrder'],
  ['batch.keysUndo', 'batch.keyUndo'],
  ['batch.keysPublish', 'batch.keyPublish'],
] as const;

/** What the keys do while several drafts are edited, for whoever has keys. */
export function BatchKeys() {
  const text = useText();
  return (
    <dl className={styles.keys}>
      {KEYS.map(([keys, words]) => (
        <div key={keys} className={styles.key}>
          <dt>
            <kbd className={styles.cap} dir="ltr">
              {text(keys)}
            </kbd>
          </dt>
          <dd className={styles.does}>{text(words)}</dd>
        </div>
      ))}
    </dl>
  );
}
