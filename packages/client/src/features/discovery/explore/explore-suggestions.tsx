import { SearchTabResource } from '@bowerbird/contract/discovery/explore/calls.ts';
import type { PersonWithPins, SuggestedSearch } from '@bowerbird/contract/discovery/explore/schemas.ts';
import { useCountText } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useEntity, useResource, useViewer } from '../../../store/hooks.ts';
import type { StoredValue } from '../../../store/stored.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { usePins } from '../../pinning/pins/index.ts';
import { searchPath } from '../typeahead/index.ts';
import { ExploreSection, PersonItem } from './explore-sections.tsx';
import styles from './explore-sections.module.css';

export const suggestionOptions: Record<string, never> = {};

/** What people look for, and what this person might. */
export function ExploreSearches() {
  const text = useText();
  const { data } = useResource(SearchTabResource.get, suggestionOptions);
  if (!data) return null;
  return (
    <>
      {data.trending.length > 0 && (
        <ExploreSection title={text('search.trending')}>
          <Searches searches={data.trending} />
        </ExploreSection>
      )}
      {data.recommended.length > 0 && (
        <ExploreSection title={text('search.recommended')}>
          <Searches searches={data.recommended} />
        </ExploreSection>
      )}
    </>
  );
}

function Searches({ searches }: { searches: readonly SuggestedSearch[] }) {
  const countText = useCountText();
  return (
    <ul className={styles.searches}>
      {searches.map(({ query, people, images }) => (
        <li key={query}>
          <Link href={searchPath(query)} className={styles.search}>
            <span className={styles.searchPictures} aria-hidden="true">
              {images.map(({ url, dominantColor }) => (
                <img key={url} src={url} alt="" loading="lazy" decoding="async" style={{ backgroundColor: dominantColor }} />
              ))}
            </span>
            <span className={styles.searchWords}>
              <bdi className={styles.query}>{query}</bdi>
              {people > 0 && <span className="small muted">{countText('search.peopleThisWeek', people)}</span>}
            </span>
            <Icon name="arrow-up-right" weight="bold" size={16} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** People who came last, each with pins of theirs. */
export function ExploreNewPeople() {
  const text = useText();
  const viewer = useViewer();
  const { data } = useResource(SearchTabResource.get, suggestionOptions);
  const people = (data?.newPeople ?? []).filter(({ user }) => user.id !== viewer?.id);
  if (people.length === 0) return null;
  return (
    <ExploreSection title={text('search.newPeople')}>
      <PeopleWithPins people={people} />
    </ExploreSection>
  );
}

/** People side by side, each with pins of theirs and a way to follow them. */
export function PeopleWithPins({ people }: { people: StoredValue<readonly PersonWithPins[]> }) {
  return (
    <ul className={styles.people}>
      {people.map((person) => (
        <PersonWithTheirPins key={person.user.id} person={person} />
      ))}
    </ul>
  );
}

function PersonWithTheirPins({ person: { user: ref, pins } }: { person: StoredValue<PersonWithPins> }) {
  const user = useEntity(ref);
  const shown = usePins(pins);
  return user ? <PersonItem user={user} pins={shown} /> : null;
}
