import { SearchStoriesResource } from '@bowerbird/contract/discovery/search/calls.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useResource } from '../../../store/hooks.ts';
import { NothingFound, type Typo } from './search-notes.tsx';
import type { SearchRequest } from './search-options.ts';
import styles from './search-page.module.css';
import { SearchStories } from './search-stories.tsx';
import type { SearchFilterKit } from './use-search-filters.ts';

interface NoPinsProps {
  readonly request: SearchRequest;
  readonly typo: Typo | null;
  readonly kit: SearchFilterKit;
}

/** No pins, but maybe somebody who is called so: a person who is found stands before the words that no pin is. */
export function NoPins({ request, typo, kit }: NoPinsProps) {
  const text = useText();
  const { query } = request;
  const { data, error } = useResource(SearchStoriesResource.get, { query });
  // Until it is known whether somebody is called so, nothing is drawn that would have to move.
  if (!data && !error) return null;
  if (data?.some(({ story_type: type }) => type === 'users')) {
    return (
      <>
        <SearchStories query={query} only="users" />
        <p className={styles.noPins}>{text('search.nothingTitle', { query })}</p>
        <SearchStories query={query} only="boards" />
      </>
    );
  }
  return (
    <>
      <NothingFound request={request} typo={typo} kit={kit} />
      <div className={styles.instead}>
        <SearchStories query={query} />
      </div>
    </>
  );
}
