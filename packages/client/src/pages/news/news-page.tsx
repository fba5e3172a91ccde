import { useText } from '../../i18n/i18n.tsx';
import { tabClass, Tabs } from '../../ui/tabs/tabs.tsx';
import { Link } from '../../ui/link/link.tsx';
import { MESSAGES_PATH } from '../../features/social/conversations/index.ts';
import { NEWS_PATH, NewsHeading, NewsList } from '../../features/social/news/index.ts';
import styles from './news-page.module.css';

/** All news. On phones messages are beside them, because both share a place in the bar. */
export function NewsPage() {
  const text = useText();
  return (
    <div className={styles.page}>
      <Tabs label={text('nav.places')} className={styles.places} flush>
        <Link href={NEWS_PATH} className={tabClass(true)} aria-current="page">
          {text('nav.news')}
        </Link>
        <Link href={MESSAGES_PATH} className={tabClass(false)}>
          {text('nav.messages')}
        </Link>
      </Tabs>
      <NewsHeading as="h1" className="display h2" />
      <NewsList />
    </div>
  );
}
