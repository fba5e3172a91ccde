import { useText } from '../../../i18n/i18n.tsx';
import styles from './save-button.module.css';

/** Where the extension is got, and what it sends. No store has it, so whoever runs the instance builds it. */
export function GetExtension() {
  const text = useText();
  return (
    <>
      <h3 className="h4">{text('saveButton.getTitle')}</h3>
      <ol className={styles.steps}>
        <li>
          {text('saveButton.getBuilt')} <code dir="ltr">npm run extension</code>
        </li>
        <li>
          {text('saveButton.getChromium')} <code dir="ltr">chrome://extensions</code>
        </li>
        <li>
          {text('saveButton.getFirefox')} <code dir="ltr">about:debugging</code>
        </li>
      </ol>
      <p className="muted">{text('saveButton.getSends')}</p>
    </>
  );
}
