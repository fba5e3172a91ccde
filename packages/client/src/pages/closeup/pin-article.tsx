import { useText } from '../../i18n/i18n.tsx';
import type { WholePin } from '../../features/pinning/pins/index.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import styles from './closeup-page.module.css';

/** The article of the today tab that shows the pin (`C3.5`). */
export function PinArticle({ pin: { relatedArticle } }: { pin: WholePin }) {
  const text = useText();
  if (!relatedArticle) return null;
  return (
    <p className={styles.domain}>
      <Icon name="book-open" size={16} />
      <Link href={relatedArticle.url}>{text('closeup.inArticle', { title: relatedArticle.title })}</Link>
    </p>
  );
}
