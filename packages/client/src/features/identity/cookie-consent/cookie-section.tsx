import { useText } from '../../../i18n/i18n.tsx';
import styles from '../../../shared/forms/settings-form.module.css';
import { CookieChoice } from './cookie-choice.tsx';

/** The person's cookies, on the settings' privacy page. */
export function CookieSection() {
  const text = useText();
  return (
    <section className={styles.section}>
      <h2 className="h3">{text('cookies.title')}</h2>
      <CookieChoice />
    </section>
  );
}
