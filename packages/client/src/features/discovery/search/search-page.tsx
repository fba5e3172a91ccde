import { useParams, useSearchParams } from 'react-router';
import { useViewer } from '../../../store/hooks.ts';
import { SearchBar } from '../typeahead/index.ts';
import { ExplorePage } from './explore-page.tsx';
import { asksForAnything, readSearch } from './search-request.ts';
import styles from './search-page.module.css';
import { SearchResultsView } from './search-results.tsx';

/** `/search/:scope/`: results, or without a query something to explore (`C2.5`). */
export function SearchPage() {
  const viewer = useViewer();
  const { scope } = useParams();
  const [search] = useSearchParams();
  const request = readSearch(scope, search);
  return (
    <>
      {!viewer && (
        <div className={styles.bar}>
          <SearchBar />
        </div>
      )}
      {asksForAnything(request) ? (
        <SearchResultsView key={JSON.stringify([request.query, request.scope, request.isExact])} request={request} />
      ) : (
        <ExplorePage scope={request.scope} />
      )}
    </>
  );
}
