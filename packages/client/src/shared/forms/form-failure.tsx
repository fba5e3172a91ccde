import type { Words } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/i18n.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './account-form.module.css';

/** What went wrong with the whole form, read out as soon as it stands there. */
export function FormFailure({ words }: { words: Words | null }) {
  const text = useText();
  if (!words) return null;
  return (
    <p role="alert" className={styles.failure}>
      <Icon name="warning-circle" weight="fill" size={20} />
      <span>{text(words.id, words.values)}</span>
    </p>
  );
}
