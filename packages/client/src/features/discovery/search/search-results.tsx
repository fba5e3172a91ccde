import { BaseSearchResource } from '@bowerbird/contract/discovery/search/calls.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useAppSelector, useNextPage, useResource } from '../../../store/hooks.ts';
import type { EntityRef } from '../../../store/stored.ts';
import { GridSkeleton } from '../../../ui/pin-card/grid-skeleton.tsx';
import { PinGrid } from '../../pinning/pins/index.ts';
import { BoardResults } from './board-results.tsx';
import { PeopleResults } from './people-results.tsx';
import { SearchError } from './search-error.tsx';
import { SearchHead } from './search-head.tsx';
import { NothingFound, TypoNote } from './search-notes.tsx';
import styles from './search-page.module.css';
import { kindOfScope, searchOptions, type SearchRequest } from './search-request.ts';
import { useRememberedSearch } from './use-remembered-search.ts';

/** The head with its chips, and what was found. */
export function SearchResultsView({ request }: { request: SearchRequest }) {
  const options = searchOptions(request);
  useRememberedSearch(request);
  const resource = useResource(BaseSearchResource.get, options);
  const fetchNext = useNextPage(BaseSearchResource.get, options);
  const { data, isAtEnd, error, refresh } = resource;
  const onEnd = isAtEnd ? undefined : fetchNext;
  return (
    <>
      <SearchHead request={request} guides={data?.guides ?? []} />
      {data?.typo && data.results.length > 0 && <TypoNote typo={data.typo} scope={request.scope} />}
      {data && data.results.length === 0 && <NothingFound request={request} typo={data.typo} />}
      {data && data.results.length > 0 && <Found scope={request.scope} refs={data.results} onEnd={onEnd} />}
      {!data && (error ? <SearchError isOffline={!error.record} onRetry={refresh} /> : <Loading />)}
    </>
  );
}

function Found({ scope, refs, onEnd }: { scope: SearchRequest['scope']; refs: readonly EntityRef[]; onEnd: (() => void) | undefined }) {
  const text = useText();
  const kind = kindOfScope(scope);
  if (kind === 'boards') return <BoardResults boards={refs.filter(isBoard)} onEnd={onEnd} />;
  if (kind === 'users') return <PeopleResults people={refs.filter(isUser)} onEnd={onEnd} />;
  return <PinGrid pins={refs.filter(isPin)} label={text('pins.list')} onEnd={onEnd} eager />;
}

const isPin = (ref: EntityRef): ref is EntityRef<'pin'> => ref.type === 'pin';
const isBoard = (ref: EntityRef): ref is EntityRef<'board'> => ref.type === 'board';
const isUser = (ref: EntityRef): ref is EntityRef<'user'> => ref.type === 'user';

function Loading() {
  const text = useText();
  const device = useAppSelector((state) => state.session.context?.device ?? 'desktop');
  return (
    <div className={styles.skeleton}>
      <GridSkeleton label={text('app.routeLoading')} deviceClass={device} />
    </div>
  );
}
