import type { ReactNode } from 'react';
import { SearchFiltersResource } from '@bowerbird/contract/discovery/search/calls.ts';
import type { SearchNag, SearchResults } from '@bowerbird/contract/discovery/search/schemas.ts';
import { RichText, useText } from '../../../i18n/i18n.tsx';
import { useResource } from '../../../store/hooks.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { MagnifierDrawing } from '../../../ui/empty-state/magnifier-drawing.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { noFilters } from './filter-list.ts';
import styles from './search-page.module.css';
import { searchOptions, type SearchRequest } from './search-options.ts';
import { addressOf, kindOfScope } from './search-request.ts';
import type { SearchFilterKit } from './use-search-filters.ts';

export type Typo = NonNullable<SearchResults['typo']>;

/** Says what was searched instead of what was typed, and how to have it as typed. */
export function TypoHead({ typo: { original, corrected }, request }: { typo: Typo; request: SearchRequest }) {
  const asTyped = addressOf({ ...request, query: original, isExact: true });
  return (
    <div className={styles.typo}>
      <h1>
        <RichText id="search.corrected" values={{ corrected }} parts={{ strong }} />
      </h1>
      <p>
        <RichText id="search.instead" values={{ original }} parts={{ link: linkTo(asTyped) }} />
      </p>
    </div>
  );
}

/** Says that nothing was found, with ways on. */
export function NothingFound({ request, typo, kit }: { request: SearchRequest; typo: Typo | null; kit: SearchFilterKit }) {
  const { query, scope, filters } = request;
  const text = useText();
  const hasPins = useHasPins(request);
  const ideas = <ButtonLink href="/ideas/">{text('search.seeIdeas')}</ButtonLink>;
  if (filters !== '') {
    return (
      <EmptyState
        drawing={<MagnifierDrawing />}
        title={text('search.nothingLeft')}
        actions={
          <>
            <Button variant="primary" onClick={() => kit.change(noFilters)}>
              {text('search.clearFilters')}
            </Button>
            {ideas}
          </>
        }
      >
        {text('search.nothingLeftBody')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing={<MagnifierDrawing />}
      title={text('search.nothingTitle', { query })}
      actions={
        <>
          {scope !== 'pins' && (
            <ButtonLink variant="primary" href={addressOf({ ...request, scope: 'pins' })}>
              {text(hasPins ? 'search.seePins' : 'search.everywhere')}
            </ButtonLink>
          )}
          {ideas}
        </>
      }
    >
      {typo ? (
        <RichText
          id="search.didYouMean"
          values={{ corrected: typo.corrected }}
          parts={{ link: linkTo(addressOf({ ...request, query: typo.corrected, isExact: false })) }}
        />
      ) : (
        text(hasPins ? 'search.nothingButPins' : 'search.nothingBody')
      )}
    </EmptyState>
  );
}

/** Whether there are pins where no boards or people are found. It asks for their number, because a search would count as one. */
function useHasPins(request: SearchRequest): boolean {
  const isElsewhere = kindOfScope(request.scope) !== 'pins';
  const { data } = useResource(SearchFiltersResource.get, isElsewhere ? searchOptions({ ...request, scope: 'pins', filters: '' }) : null);
  return data !== null && data.total > 0;
}

/** Says that the address asked for a filter that there is not. */
export function FiltersLeftOut() {
  const text = useText();
  return (
    <p role="note" className={styles.leftOut}>
      {text('search.filtersLeftOut')}
    </p>
  );
}

/** Words of help, for a search that tells of something hard. */
export function SearchNotice({ nag: { title, text: words, link } }: { nag: SearchNag }) {
  return (
    <section role="note" aria-label={title} className={styles.notice}>
      <h2 className="h3">{title}</h2>
      <p dir="auto">{words}</p>
      {link && (
        <p>
          <a href={link.url} target="_blank" rel="noopener noreferrer nofollow" className="link strong">
            {link.label}
          </a>
        </p>
      )}
    </section>
  );
}

const strong = (words: string) => <strong dir="auto">{words}</strong>;

function linkTo(href: string): (words: string) => ReactNode {
  return (words) => (
    <Link href={href} className="link strong">
      {words}
    </Link>
  );
}
