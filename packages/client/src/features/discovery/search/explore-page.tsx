import { useState } from 'react';
import { UserHomefeedResource } from '@bowerbird/contract/discovery/home-feed/calls.ts';
import { SavedSearchesResource } from '@bowerbird/contract/discovery/saved-searches/calls.ts';
import { TodayTabResource } from '@bowerbird/contract/discovery/today/calls.ts';
import { TopicsResource } from '@bowerbird/contract/discovery/topics/calls.ts';
import type { SavedSearch } from '@bowerbird/contract/discovery/saved-searches/schemas.ts';
import type { SearchScope } from '@bowerbird/domain/discovery/search-scopes.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { useAppSelector, useNextPage, useResource, useViewer } from '../../../store/hooks.ts';
import { ChipLink, ChipRow } from '../../../ui/chip/chip.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { GridSkeleton } from '../../../ui/pin-card/grid-skeleton.tsx';
import { endOfWall, PinGrid } from '../../pinning/pins/index.ts';
import { ArticleCard, TODAY_PATH, todayOptions } from '../today/index.ts';
import { IDEAS_PATH, TopicTiles } from '../topics/index.ts';
import { searchPath } from '../typeahead/index.ts';
import { useRecentSearches } from '../recent-searches/index.ts';
import { SavedSearches, savedSearchOptions } from '../saved-searches/index.ts';
import { ExploreNewPeople, ExploreSearches, ExploreSection, ExploreSections } from '../explore/index.ts';
import { readFilterList } from './filter-list.ts';
import { wordsOfFilters } from './filter-words.ts';
import { exploreOptions } from './preload-search.ts';
import { SearchError } from './search-error.tsx';
import styles from './search-page.module.css';

/** What stands on the search page before anything is asked: recent searches, boards, people, and pins to look through, each under its name. */
export function ExplorePage({ scope }: { scope: SearchScope }) {
  const text = useText();
  const device = useAppSelector((state) => state.session.context?.device ?? 'desktop');
  const resource = useResource(UserHomefeedResource.get, exploreOptions);
  const fetchNext = useNextPage(UserHomefeedResource.get, exploreOptions);
  return (
    <>
      <h1 className={`display h2 ${styles.title}`}>{text('search.exploreTitle')}</h1>
      {resource.data && (
        <>
          <RecentSearches scope={scope} />
          <ExploreSaved />
          <ExploreToday />
          <ExploreTopics />
          <ExploreSearches />
          <ExploreNewPeople />
          {/* They stay as they are when more pins come. */}
          <ExploreSections refs={resource.data.slice(0, exploreOptions.page_size)} />
          <ExploreSection title={text('search.explorePins')}>
            <PinGrid pins={resource.data} label={text('search.explorePins')} {...endOfWall(resource, fetchNext)} />
          </ExploreSection>
        </>
      )}
      {!resource.data && resource.error && <SearchError isOffline={!resource.error.record} onRetry={resource.refresh} />}
      {!resource.data && !resource.error && (
        <div className={styles.skeleton}>
          <GridSkeleton label={text('app.routeLoading')} deviceClass={device} />
        </div>
      )}
    </>
  );
}

/** What the person looked for lately; it moves nothing, so what is known only later shows on the next visit. */
function RecentSearches({ scope }: { scope: SearchScope }) {
  const text = useText();
  const { recents } = useRecentSearches(true, scope);
  const [isShown] = useState(recents.length > 0);
  if (!isShown || recents.length === 0) return null;
  return (
    <ExploreSection title={text('search.recent')}>
      <ChipRow label={text('search.recent')}>
        {recents.map((query) => (
          <ChipLink key={query} href={searchPath(query, scope)} icon={<Icon name="clock-counter-clockwise" weight="bold" size={18} />}>
            <span dir="auto">{query}</span>
          </ChipLink>
        ))}
      </ChipRow>
    </ExploreSection>
  );
}

function ExploreSaved() {
  const text = useText();
  const isSignedIn = useViewer() !== null;
  const { data } = useResource(SavedSearchesResource.get, isSignedIn ? savedSearchOptions : null);
  const locale = useLocale();
  if (!data || data.length === 0) return null;
  const filterWords = ({ filters, topics }: Pick<SavedSearch, 'filters' | 'topics'>) => {
    const labelOf = (_name: string, value: string) => topics.find((topic) => topic.value === value)?.label ?? '…';
    return wordsOfFilters({ text, locale, labelOf }, readFilterList(filters)).map(({ words }) => words);
  };
  return (
    <ExploreSection title={text('search.savedSearches')}>
      <SavedSearches filterWords={filterWords} />
    </ExploreSection>
  );
}

/** So many articles stand on Explore. */
const ARTICLES_SHOWN = 3;

function ExploreToday() {
  const text = useText();
  const { data } = useResource(TodayTabResource.get, todayOptions);
  if (!data || data.length === 0) return null;
  return (
    <ExploreSection title={text('today.title')}>
      <div className={styles.articles}>
        {data.slice(0, ARTICLES_SHOWN).map((article, at) => (
          <ArticleCard key={article.id} article={article} large={at === 0} />
        ))}
      </div>
      <p className={styles.all}>
        <Link href={TODAY_PATH}>{text('today.all')}</Link>
      </p>
    </ExploreSection>
  );
}

/** So many topics stand on Explore; the rest is a page of its own. */
const TOPICS_SHOWN = 8;

/** Topics that have something to show, and ways on. */
export function ExploreTopics() {
  const text = useText();
  const { data } = useResource(TopicsResource.get, {});
  const known = useAppSelector((state) => state.entities.topic);
  const shown = (data ?? []).filter(({ id }) => known[id]?.cover).slice(0, TOPICS_SHOWN);
  if (shown.length === 0) return <WaysOn />;
  return (
    <ExploreSection title={text('topics.topics')}>
      <TopicTiles topics={shown} />
      <WaysOn />
    </ExploreSection>
  );
}

/** The pages that list what there is of a kind; they are there before the first topic has a picture. */
function WaysOn() {
  const text = useText();
  return (
    <p className={styles.all}>
      <Link href={IDEAS_PATH}>{text('topics.all')}</Link>
      <Link href="/videos/">{text('videos.title')}</Link>
      <Link href="/shopping/">{text('shopping.title')}</Link>
    </p>
  );
}
