import type { NewsFilter } from '@bowerbird/domain/social/news-kinds.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { failureShown } from '../../../store/failure-shown.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Link } from '../../../ui/link/link.tsx';
import styles from './news.module.css';
import { markAllRead } from './read-news.ts';
import { hasUnread, useUnreadNews } from './unread-news.ts';

export interface NewsHeadingProps {
  readonly as: 'h1' | 'h2';
  readonly className: string;
  readonly filter: NewsFilter | undefined;
  readonly onLeave?: () => void;
}

/** The heading of news, the way to have read all of them, and the way to their settings. */
export function NewsHeading({ as: Tag, className, filter, onLeave }: NewsHeadingProps) {
  const text = useText();
  return (
    <div className={styles.head}>
      <Tag className={className}>{text('news.title')}</Tag>
      <ReadAll filter={filter} />
      <Link href="/settings/notifications/" className={styles.gear} aria-label={text('news.settings')} onClick={onLeave}>
        <Icon name="gear-six" size={22} />
      </Link>
    </div>
  );
}

/** It stands there as long as the list does, so that nobody who pressed it loses their place. */
function ReadAll({ filter }: { filter: NewsFilter | undefined }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const isDone = !hasUnread(useUnreadNews(filter));
  const read = () => dispatch(markAllRead(filter)).catch((error: unknown) => void dispatch(failureShown(error)));
  return (
    <IconButton
      label={text('news.readAll')}
      icon={<Icon name="checks" size={22} />}
      className={styles.readAll}
      aria-disabled={isDone}
      onClick={isDone ? undefined : () => void read()}
    />
  );
}
