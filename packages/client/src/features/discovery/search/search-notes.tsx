import type { ReactNode } from 'react';
import type { SearchResults } from '@bowerbird/contract/discovery/search/schemas.ts';
import type { SearchScope } from '@bowerbird/domain/discovery/search-scopes.ts';
import { RichText, useText } from '../../../i18n/i18n.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { MagnifierDrawing } from '../../../ui/empty-state/magnifier-drawing.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { searchPath } from '../typeahead/index.ts';
import styles from './search-page.module.css';
import type { SearchRequest } from './search-request.ts';

type Typo = NonNullable<SearchResults['typo']>;

/** Says what was searched instead of what was typed, and how to have it as typed. */
export function TypoNote({ typo, scope }: { typo: Typo; scope: SearchScope }) {
  const { original, corrected } = typo;
  return (
    <p className={styles.typo}>
      <RichText
        id="search.corrected"
        values={{ original, corrected }}
        parts={{ strong, link: linkTo(`${searchPath(original, scope)}&exact=1`) }}
      />
    </p>
  );
}

/** Says that nothing was found, with a way on. */
export function NothingFound({ request: { query, scope }, typo }: { request: SearchRequest; typo: Typo | null }) {
  const text = useText();
  return (
    <EmptyState drawing={<MagnifierDrawing />} title={text('search.nothingTitle', { query })}>
      {typo ? (
        <RichText
          id="search.didYouMean"
          values={{ corrected: typo.corrected }}
          parts={{ link: linkTo(searchPath(typo.corrected, scope)) }}
        />
      ) : (
        text('search.nothingBody')
      )}
    </EmptyState>
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
