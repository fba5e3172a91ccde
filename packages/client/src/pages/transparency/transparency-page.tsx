import { TransparencySection } from '../../features/social/transparency/index.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import styles from './transparency-page.module.css';

/** What was reported and decided here, in numbers. */
export function TransparencyPage() {
  const text = useText();
  const { appName } = useAppSelector((state) => state.session.settings);
  return (
    <article className={styles.page}>
      <h1 className="display h1">{text('transparency.title')}</h1>
      <p>{text('transparency.lead', { app: appName })}</p>
      <TransparencySection />
    </article>
  );
}
