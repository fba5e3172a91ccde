import { BaseSearchResource } from '@bowerbird/contract/discovery/search/calls.ts';
import { DEFAULT_PAGE_SIZE } from '@bowerbird/contract/protocol/paging.ts';
import { useState } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { useLatest } from '../../../lib/use-latest.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useAppSelector, useNextPage, useResource, useViewer } from '../../../store/hooks.ts';
import type { EntityRef } from '../../../store/stored.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { GridSkeleton } from '../../../ui/pin-card/grid-skeleton.tsx';
import { NextPageFailed, PinGrid } from '../../pinning/pins/index.ts';
import { AppliedFilters } from './applied-filters.tsx';
import { BoardResults } from './board-results.tsx';
import { PeopleResults } from './people-results.tsx';
import { isBoard, isPin, isUser } from './result-kinds.ts';
import { SearchError } from './search-error.tsx';
import { SearchHead } from './search-head.tsx';
import { FiltersLeftOut, NothingFound, SearchNotice } from './search-notes.tsx';
import styles from './search-page.module.css';
import { NoPins } from './no-pins.tsx';
import { searchOptions, type SearchRequest } from './search-options.ts';
import { asksForPerson, hasStories, kindOfScope, standsByPeople } from './search-request.ts';
import { SearchStories } from './search-stories.tsx';
import { useRememberedSearch } from './use-remembered-search.ts';
import { useSearchFilters } from './use-search-filters.ts';

const FiltersPlace = lazyPart(async () => (await import('./filters-place.tsx')).FiltersPlace);

/** The head with its chips, what narrows it, and what was found. */
export function SearchResultsView({ request }: { request: SearchRequest }) {
  const options = searchOptions(request);
  const resource = useResource(BaseSearchResource.get, options);
  const fetchNext = useNextPage(BaseSearchResource.get, options);
  const [isOpen, setIsOpen] = useState(false);
  const filters = useSearchFilters(request, isOpen);
  // Results of other filters stay until the new ones are there.
  const data = useLatest(resource.data);
  const isStale = data !== null && !resource.data;
  const isWithheld = data?.sensitivity.type === 'withheld';
  useRememberedSearch(request, data?.nag === null);
  const { error, refresh } = resource;
  const onEnd = resource.isAtEnd || isStale || error ? undefined : fetchNext;
  const hasFilters = kindOfScope(request.scope) === 'pins' && !isWithheld;
  const isEmpty = data?.results.length === 0 && !isWithheld;
  const isSignedIn = useViewer() !== null;
  // What finds nothing is not offered to be saved.
  const mayKeep = isSignedIn && hasFilters && !isEmpty;
  return (
    <>
      <SearchHead
        request={request}
        typo={data && data.results.length > 0 ? data.typo : null}
        guides={data?.guides ?? []}
        modules={data?.oneBarModules ?? []}
        filters={hasFilters ? { kit: filters, isOpen, onToggle: () => setIsOpen(!isOpen) } : null}
        mayKeep={mayKeep}
      />
      {data?.nag && <SearchNotice nag={data.nag} />}
      {request.hasLeftOut && <FiltersLeftOut />}
      {hasFilters && <AppliedFilters kit={filters} request={request} mayKeep={mayKeep} />}
      <div className={classNames(isOpen && hasFilters && styles.withFilters)}>
        <div className={classNames(styles.found, isStale && styles.stale)} aria-busy={isStale || undefined}>
          {isEmpty && !hasStories(request) && <NothingFound request={request} typo={data.typo} kit={filters} />}
          {isEmpty && hasStories(request) && <NoPins request={request} typo={data.typo} kit={filters} />}
          {data && data.results.length > 0 && (
            <Found request={request} refs={data.results} isOfPerson={asksForPerson(request.query) || standsByPeople(data)} onEnd={onEnd} />
          )}
          {resource.data && error && <NextPageFailed onRetry={fetchNext} />}
          {!resource.data && error && <SearchError isOffline={!error.record} onRetry={refresh} />}
          {!data && !error && <Loading />}
        </div>
        {isOpen && hasFilters && <FiltersPlace kit={filters} onClose={() => setIsOpen(false)} />}
      </div>
    </>
  );
}

interface FoundProps {
  readonly request: SearchRequest;
  readonly refs: readonly EntityRef[];
  /** The pins are of somebody who is asked for by name. */
  readonly isOfPerson: boolean;
  readonly onEnd: (() => void) | undefined;
}

function Found({ request, refs, isOfPerson, onEnd }: FoundProps) {
  const kind = kindOfScope(request.scope);
  if (kind === 'boards') return <BoardResults boards={refs.filter(isBoard)} onEnd={onEnd} />;
  if (kind === 'users') return <PeopleResults people={refs.filter(isUser)} onEnd={onEnd} />;
  return <FoundPins request={request} pins={refs.filter(isPin)} isOfPerson={isOfPerson} onEnd={onEnd} />;
}

interface FoundPinsProps {
  readonly request: SearchRequest;
  readonly pins: readonly EntityRef<'pin'>[];
  readonly isOfPerson: boolean;
  readonly onEnd: (() => void) | undefined;
}

/** The first page, then boards and people of the same words, then all that follows. Who is asked for by name stands before all. */
function FoundPins({ request, pins, isOfPerson, onEnd }: FoundPinsProps) {
  const text = useText();
  const withStories = hasStories(request);
  const standsFirst = withStories && isOfPerson;
  const first = withStories ? pins.slice(0, DEFAULT_PAGE_SIZE) : pins;
  const rest = pins.slice(first.length);
  return (
    <>
      {standsFirst && <SearchStories query={request.query} only="users" />}
      <PinGrid pins={first} label={text('pins.list')} onEnd={rest.length > 0 ? undefined : onEnd} eager />
      {withStories && <SearchStories query={request.query} only={standsFirst ? 'boards' : undefined} />}
      {rest.length > 0 && <PinGrid pins={rest} label={text('search.morePins')} onEnd={onEnd} />}
    </>
  );
}

function Loading() {
  const text = useText();
  const device = useAppSelector((state) => state.session.context?.device ?? 'desktop');
  return (
    <div className={styles.skeleton}>
      <GridSkeleton label={text('app.routeLoading')} deviceClass={device} />
    </div>
  );
}
