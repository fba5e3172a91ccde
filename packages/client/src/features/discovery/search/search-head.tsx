import type { SearchGuide } from '@bowerbird/contract/discovery/search/schemas.ts';
import type { SearchScope } from '@bowerbird/domain/discovery/search-scopes.ts';
import { RichText, useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { useViewer } from '../../../store/hooks.ts';
import { ChipLink, ChipRow } from '../../../ui/chip/chip.tsx';
import { searchPath } from '../typeahead/index.ts';
import styles from './search-page.module.css';
import { shownScopes, type SearchRequest } from './search-request.ts';

const scopeWords: Readonly<Record<SearchScope, { readonly chip: MessageId; readonly head: MessageId }>> = {
  pins: { chip: 'search.scopePins', head: 'search.pinsFor' },
  videos: { chip: 'search.scopeVideos', head: 'search.videosFor' },
  boards: { chip: 'search.scopeBoards', head: 'search.boardsFor' },
  users: { chip: 'search.scopeUsers', head: 'search.usersFor' },
  buyable_pins: { chip: 'search.scopeProducts', head: 'search.productsFor' },
  idea_pins: { chip: 'search.scopeIdeaPins', head: 'search.ideaPinsFor' },
  my_pins: { chip: 'search.scopeMyPins', head: 'search.myPinsFor' },
  my_content: { chip: 'search.scopeMyContent', head: 'search.myContentFor' },
};

/** What is shown, where to look, and words that narrow it down. */
export function SearchHead({ request, guides }: { request: SearchRequest; guides: readonly SearchGuide[] }) {
  const text = useText();
  const isSignedIn = useViewer() !== null;
  const { query, scope } = request;
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.words}>
          <RichText id={scopeWords[scope].head} values={{ query }} parts={{ strong }} />
        </h1>
        <ChipRow label={text('search.scopes')}>
          {shownScopes(scope, isSignedIn).map((shown) => (
            <ChipLink key={shown} href={searchPath(query, shown)} selected={shown === scope}>
              {text(scopeWords[shown].chip)}
            </ChipLink>
          ))}
        </ChipRow>
      </div>
      {guides.length > 0 && (
        <ChipRow label={text('search.guides')}>
          {guides.map((guide) => (
            <ChipLink key={guide.term} href={searchPath(guide.query, scope)} picture={guide.image?.url}>
              <span dir="auto" className={styles.guide}>
                {guide.display}
              </span>
            </ChipLink>
          ))}
        </ChipRow>
      )}
    </>
  );
}

const strong = (words: string) => <strong dir="auto">{words}</strong>;
