import { TodayTabResource } from '@bowerbird/contract/discovery/today/calls.ts';
import { useLocale, useText } from '../../i18n/i18n.tsx';
import { useNextPage, useResource } from '../../store/hooks.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { BowerDrawing } from '../../ui/empty-state/bower-drawing.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { SkeletonText } from '../../ui/skeleton/skeleton.tsx';
import { ArticleCard, EDITOR_PATH, todayOptions } from '../../features/discovery/today/index.ts';
import styles from './today-page.module.css';

/** The articles of the reader's language, the newest first (`C2.9`). */
export function TodayPage() {
  const text = useText();
  const locale = useLocale();
  const articles = useResource(TodayTabResource.get, todayOptions);
  const fetchNext = useNextPage(TodayTabResource.get, todayOptions);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          {/* The server's day may be another one than the reader's. */}
          <p className="small muted" suppressHydrationWarning>
            {new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format()}
          </p>
          <h1 className="display h1">{text('today.title')}</h1>
        </div>
        {articles.auxData['may_write'] === true && (
          <ButtonLink href={EDITOR_PATH} size="small">
            {text('today.write')}
          </ButtonLink>
        )}
      </header>
      {articles.data && articles.data.length > 0 && (
        <div className={styles.articles}>
          {articles.data.map((article, at) => (
            <ArticleCard key={article.id} article={article} large={at === 0} />
          ))}
        </div>
      )}
      {articles.data?.length === 0 && (
        <EmptyState
          drawing={<BowerDrawing />}
          title={text('today.emptyTitle')}
          actions={
            <ButtonLink href="/search/pins/" variant="primary">
              {text('nav.explore')}
            </ButtonLink>
          }
        >
          {text('today.emptyBody')}
        </EmptyState>
      )}
      {articles.data && articles.data.length > 0 && !articles.isAtEnd && !articles.error && (
        <p className={styles.more}>
          <Button busy={articles.fetching} onClick={fetchNext}>
            {text('today.more')}
          </Button>
        </p>
      )}
      {articles.error && (
        <p role="alert" className={styles.more}>
          {text('today.failed')}{' '}
          <Button size="small" onClick={articles.data ? fetchNext : () => void articles.refresh()}>
            {text('app.tryAgain')}
          </Button>
        </p>
      )}
      {!articles.data && !articles.error && <SkeletonText lines={8} />}
    </div>
  );
}
