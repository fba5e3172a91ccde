import { useText } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Link } from '../../../ui/link/link.tsx';
import styles from './news.module.css';

/** The heading of news, and the way to their settings. */
export function NewsHeading({ as: Tag, className, onLeave }: { as: 'h1' | 'h2'; className: string; onLeave?: () => void }) {
  const text = useText();
  return (
    <div className={styles.head}>
      <Tag className={className}>{text('news.title')}</Tag>
      <Link href="/settings/notifications/" className={styles.gear} aria-label={text('news.settings')} onClick={onLeave}>
        <Icon name="gear-six" size={22} />
      </Link>
    </div>
  );
}
