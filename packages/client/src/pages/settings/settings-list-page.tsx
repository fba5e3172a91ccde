import { useText } from '../../i18n/i18n.tsx';
import { SettingsNav } from './settings-frame.tsx';
import styles from './settings-frame.module.css';

/** `/settings/`: where to go; what phones have instead of the list at the side. */
export function SettingsListPage() {
  const text = useText();
  return (
    <div className={styles.list}>
      <h1 className="display h2">{text('settings.title')}</h1>
      <SettingsNav hasHelp />
    </div>
  );
}
