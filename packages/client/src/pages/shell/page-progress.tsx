import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useText } from '../../i18n/i18n.tsx';
import styles from './page-progress.module.css';

/** Milliseconds: a page that is there sooner needs no sign. */
const SIGN_AFTER = 400;

/** A line at the top of the window while the next page is on its way (`C2.29`). Nothing else tells that on a slow network. */
export function PageProgress() {
  const text = useText();
  const isLoading = useNavigation().state === 'loading';
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setLong(true), SIGN_AFTER);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isLoading]);
  return isLoading && isLong ? <div className={styles.line} role="progressbar" aria-label={text('app.loading')} /> : null;
}
