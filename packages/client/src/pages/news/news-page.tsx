import { useText } from '../../i18n/i18n.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { tabClass, Tabs } from '../../ui/tabs/tabs.tsx';
import { Link } from '../../ui/link/link.tsx';
import { MESSAGES_PATH } from '../../features/social/conversations/index.ts';
import { NEWS_PATH, NewsList } from '../../features/social/news/index.ts';
import styles from './news-page.module.css';

/** All news. On phones messages are beside them, because both share a place in the bar. */
export function NewsPage() {
  const text = useText();
  const isPhone = useAppSelector((state) => state.session.context?.device === 'phone');
  return (
    <div className={styles.page}>
      {isPhone && (
        <Tabs label={text('nav.places')} flush>
          <Link href={NEWS_PATH} className={tabClass(true)} aria-current="page">
            {text('nav.news')}
          </Link>
          <Link href={MESSAGES_PATH} className={tabClass(false)}>
            {text('nav.messages')}
          </Link>
        </Tabs>
      )}
      <h1 className={isPhone ? styles.hidden : 'display h2'}>{text('news.title')}</h1>
      <NewsList />
    </div>
  );
}
