import type { ReactNode } from 'react';
import type { SearchNag, SearchResults } from '@bowerbird/contract/discovery/search/schemas.ts';
import { RichText, useText } from '../../../i18n/i18n.tsx';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { MagnifierDrawing } from '../../../ui/empty-state/magnifier-drawing.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { noFilters } from './filter-list.ts';
import styles from './search-page.module.css';
import type { SearchRequest } from './search-options.ts';
import { addressOf } from './search-request.ts';
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
              {text('search.everywhere')}
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
        text('search.nothingBody')
      )}
    </EmptyState>
  );
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
