import type { OneBarModule, SearchGuide } from '@bowerbird/contract/discovery/search/schemas.ts';
import type { SearchScope } from '@bowerbird/domain/discovery/search-scopes.ts';
import { countShown } from '../../../i18n/formats.ts';
import { RichText, useLocale, useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { useViewer } from '../../../store/hooks.ts';
import { Chip, ChipLink, ChipRow } from '../../../ui/chip/chip.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useSelectedInView } from '../../../ui/tabs/use-selected-in-view.ts';
import { SaveSearchButton } from '../saved-searches/index.ts';
import { countChoices, isChosen, readFilterList, toggleFilter, writeFilterList } from './filter-list.ts';
import { TypoHead, type Typo } from './search-notes.tsx';
import styles from './search-page.module.css';
import type { SearchRequest } from './search-options.ts';
import { addressOf, shownScopes } from './search-request.ts';
import type { SearchFilterKit } from './use-search-filters.ts';

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

interface SearchHeadProps {
  readonly request: SearchRequest;
  /** What was searched instead of what was typed. */
  readonly typo: Typo | null;
  readonly guides: readonly SearchGuide[];
  readonly modules: readonly OneBarModule[];
  /** `null` where nothing can be filtered. */
  readonly filters: { readonly kit: SearchFilterKit; readonly isOpen: boolean; readonly onToggle: () => void } | null;
  readonly mayKeep: boolean;
}

/** What is shown, where to look, and words and topics that narrow it down. */
export function SearchHead({ request, typo, guides, modules, filters, mayKeep }: SearchHeadProps) {
  const text = useText();
  const isSignedIn = useViewer() !== null;
  const { query, scope } = request;
  const places = useSelectedInView<HTMLDivElement>();
  const list = readFilterList(request.filters);
  const topics = modules.filter(({ name, value }) => !isChosen(list, name, value));
  return (
    <>
      <div className={styles.head}>
        {typo ? (
          <TypoHead typo={typo} request={request} />
        ) : (
          <h1 className={styles.words}>
            {query === '' ? text('search.filtered') : <RichText id={scopeWords[scope].head} values={{ query }} parts={{ strong }} />}
          </h1>
        )}
        <div ref={places} className={styles.places}>
          <ChipRow label={text('search.scopes')} flush>
            {shownScopes(scope, isSignedIn).map((shown) => (
              <ChipLink key={shown} href={addressOf({ ...request, scope: shown })} selected={shown === scope}>
                {text(scopeWords[shown].chip)}
              </ChipLink>
            ))}
          </ChipRow>
          {filters && <FiltersChip {...filters} />}
          {mayKeep && countChoices(list) === 0 && <SaveSearchButton search={request} isSmall />}
        </div>
      </div>
      {guides.length + topics.length > 0 && (
        <ChipRow label={text('search.guides')}>
          {guides.map((guide) => (
            <ChipLink key={guide.term} href={addressOf({ ...request, query: guide.query, isExact: false })} picture={guide.image?.url}>
              <span dir="auto" className={styles.guide}>
                {guide.display}
              </span>
            </ChipLink>
          ))}
          {topics.map(({ name, value, label }) => (
            <ChipLink
              key={value}
              href={addressOf({ ...request, filters: writeFilterList(toggleFilter(list, name, value)) })}
              icon={<Icon name="hash" weight="bold" size={18} />}
            >
              <bdi>{label}</bdi>
            </ChipLink>
          ))}
        </ChipRow>
      )}
    </>
  );
}

function FiltersChip({ kit, isOpen, onToggle }: NonNullable<SearchHeadProps['filters']>) {
  const text = useText();
  const locale = useLocale();
  const count = countChoices(kit.list);
  return (
    <Chip selected={isOpen} aria-expanded={isOpen} onClick={onToggle} icon={<Icon name="sliders-horizontal" weight="bold" size={18} />}>
      {text('search.filters')}
      {count > 0 && <span>{countShown(locale, count)}</span>}
    </Chip>
  );
}

const strong = (words: string) => <strong dir="auto">{words}</strong>;
