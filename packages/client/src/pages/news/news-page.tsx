import { useNavigate, useSearchParams } from 'react-router';
import { InboxTabs } from '../../features/social/inbox-tabs/index.ts';
import { NEWS_PATH, newsFilterOf, NewsHeading, NewsList, newsPath } from '../../features/social/news/index.ts';
import styles from './news-page.module.css';

/** All news, by the filter of the address. On phones messages are beside them. */
export function NewsPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const filter = newsFilterOf(search);
  return (
    <div className={styles.page}>
      <InboxTabs at={NEWS_PATH} />
      <NewsHeading as="h1" className="display h2" filter={filter} />
      <NewsList filter={filter} onFilter={(chosen) => void navigate(newsPath(chosen), { replace: true, preventScrollReset: true })} />
    </div>
  );
}
