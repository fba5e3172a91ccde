import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { NewsHubResource } from '@bowerbird/contract/social/news/calls.ts';
import type { News } from '@bowerbird/contract/social/news/schemas.ts';
import { newsFilters, type NewsFilter } from '@bowerbird/domain/social/news-kinds.ts';
import { cappedCount } from '../../../i18n/capped-count.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { troubleTitle } from '../../../store/failure-shown.ts';
import { useAppDispatch, useNextPage, useResource } from '../../../store/hooks.ts';
import type { Stored } from '../../../store/stored.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Chip, ChipRow } from '../../../ui/chip/chip.tsx';
import { BowerDrawing } from '../../../ui/empty-state/bower-drawing.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { PeopleYouMayKnow } from '../people-you-may-know/index.ts';
import { dropFreshNews, hasFreshNews, openList, subscribeFreshNews } from './fresh-news.ts';
import { NewsItem } from './news-item.tsx';
import { newsOptions } from './news-options.ts';
import styles from './news.module.css';
import { forgetNews, markNewsRead } from './read-news.ts';
import { isUnread, useUnreadNews } from './unread-news.ts';

const filterWords = { comments: 'news.comments', boards: 'news.boards', people: 'news.people', pins: 'news.pins' } as const;

export interface NewsListProps {
  /** What is chosen; without one all of it is shown. */
  readonly filter: NewsFilter | undefined;
  readonly onFilter: (filter: NewsFilter | undefined) => void;
  readonly onLeave?: () => void;
}

/** News by their filters, with how much of each is new: what is new, then what was read. All of it counts as read once it is shown. */
export function NewsList({ filter, onFilter, onLeave }: NewsListProps) {
  const text = useText();
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const unread = useUnreadNews(filter);
  const options = newsOptions(filter);
  const { data, error, loaded, isAtEnd, fetching, refresh } = useResource(NewsHubResource.get, options);
  const fetchNext = useNextPage(NewsHubResource.get, options);
  const newest = filter === undefined && data?.[0] && !data[0].is_read ? data[0].at : null;
  useEffect(() => {
    if (newest !== null) void dispatch(markNewsRead(newest));
  }, [dispatch, newest]);
  // The marks of what is new stay as long as the list is open; the next look begins anew.
  useEffect(() => () => dispatch(forgetNews()), [dispatch]);
  const isEmpty = loaded && data?.length === 0;
  const freshNews = useFreshNews(isEmpty, refresh);
  const fresh = data?.filter((one) => isUnread(one, unread)) ?? [];
  const read = data?.filter((one) => !isUnread(one, unread)) ?? [];
  return (
    <>
      <div className={styles.filters}>
        <ChipRow label={text('news.filters')}>
          <Chip selected={filter === undefined} onClick={() => onFilter(undefined)}>
            {text('news.everything')}
          </Chip>
          {newsFilters.map((one) => (
            <Chip key={one} selected={filter === one} onClick={() => onFilter(one)}>
              {text(filterWords[one])}
              {(unread.counts[one] ?? 0) > 0 && <span className={styles.count}>{cappedCount(locale, unread.counts[one]!)}</span>}
            </Chip>
          ))}
        </ChipRow>
      </div>
      {!data && error && (
        <div className={styles.trouble} role="alert">
          <p>{text(troubleTitle(error))}</p>
          <Button size="small" onClick={() => void refresh()}>
            {text('app.tryAgain')}
          </Button>
        </div>
      )}
      {!data && !error && <Loading />}
      {freshNews}
      {isEmpty && (
        <div className={styles.empty}>
          <BowerDrawing />
          <p className="h3">{text('news.none')}</p>
          <p className="muted">{text('news.noneHint')}</p>
          <PeopleYouMayKnow />
        </div>
      )}
      <Group title={text('news.new')} news={fresh} isNew onLeave={onLeave} />
      <Group title={text('news.earlier')} news={read} onLeave={onLeave} />
      {data && !isAtEnd && (
        <Button size="small" busy={fetching} className={styles.more} onClick={fetchNext}>
          {text('news.more')}
        </Button>
      )}
    </>
  );
}

/** The way to what came since the list was drawn. An empty list takes it at once, because nothing in it could move. */
function useFreshNews(isEmpty: boolean, refresh: () => Promise<void>) {
  const text = useText();
  const isFresh = useSyncExternalStore(subscribeFreshNews, hasFreshNews, () => false);
  useEffect(openList, []);
  const show = useCallback(() => {
    dropFreshNews();
    void refresh();
  }, [refresh]);
  useEffect(() => {
    if (isEmpty && isFresh) show();
  }, [isEmpty, isFresh, show]);
  return (
    <div role="status" className={styles.fresh}>
      {isFresh && !isEmpty && (
        <Button size="small" icon={<Icon name="arrow-up" size={20} />} onClick={show}>
          {text('news.showNew')}
        </Button>
      )}
    </div>
  );
}

function Group({
  title,
  news,
  isNew = false,
  onLeave,
}: {
  title: string;
  news: readonly Stored<News>[];
  isNew?: boolean;
  onLeave?: () => void;
}) {
  if (news.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.list}>
        {news.map((one) => (
          <li key={one.id}>
            <NewsItem news={one} isNew={isNew} onLeave={onLeave} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Loading() {
  const text = useText();
  return (
    <div role="status" aria-label={text('app.routeLoading')}>
      {['72%', '60%', '66%'].map((width) => (
        <div key={width} className={styles.item}>
          <Skeleton shape="circle" width="44px" height="44px" />
          <div className={styles.words}>
            <Skeleton width={width} />
          </div>
        </div>
      ))}
    </div>
  );
}
