import { useText } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button/button.tsx';
import styles from './settings-form.module.css';

/** Says that something is not saved yet; stays in sight while the form scrolls. */
export function SaveBar({ busy, disabled, onReset }: { busy: boolean; disabled?: boolean; onReset: () => void }) {
  const text = useText();
  return (
    <div className={styles.bar}>
      <span className={styles.barWords} role="status">
        {text('settings.unsaved')}
      </span>
      <Button disabled={busy} onClick={onReset}>
        {text('settings.reset')}
      </Button>
      <Button type="submit" variant="primary" busy={busy} disabled={busy || disabled}>
        {text('settings.save')}
      </Button>
    </div>
  );
}
