import { InboxTabs } from '../../features/social/inbox-tabs/index.ts';
import { NEWS_PATH, NewsHeading, NewsList } from '../../features/social/news/index.ts';
import styles from './news-page.module.css';

/** All news. On phones messages are beside them. */
export function NewsPage() {
  return (
    <div className={styles.page}>
      <InboxTabs at={NEWS_PATH} />
      <NewsHeading as="h1" className="display h2" />
      <NewsList />
    </div>
  );
}
