import type { SavedSearch } from '@bowerbird/contract/discovery/saved-searches/schemas.ts';
import { useState } from 'react';
import { countShown, useCountText } from '../../../i18n/formats.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { searchPath } from '../typeahead/index.ts';
import styles from './saved-searches.module.css';
import { useSavedSearches } from './use-saved-searches.ts';

const RenameSearchDialog = lazyPart(async () => (await import('./rename-search-dialog.tsx')).RenameSearchDialog);

interface SavedSearchesProps {
  /** What a search is narrowed by, in words; the search knows its filters. */
  readonly filterWords: (search: Pick<SavedSearch, 'filters' | 'topics'>) => readonly string[];
}

/** The searches that somebody keeps, with what is new in each; nothing where there are none. */
export function SavedSearches({ filterWords }: SavedSearchesProps) {
  const { searches, remove } = useSavedSearches();
  const [renamed, setRenamed] = useState<SavedSearch | null>(null);
  if (!searches || searches.length === 0) return null;
  return (
    <>
      <ul className={styles.list}>
        {searches.map((search) => (
          <SearchRow
            key={search.id}
            search={search}
            filters={filterWords(search)}
            onRename={() => setRenamed(search)}
            onForget={() => void remove(search.id)}
          />
        ))}
      </ul>
      {renamed && <RenameSearchDialog search={renamed} onClose={() => setRenamed(null)} />}
    </>
  );
}

interface SearchRowProps {
  readonly search: SavedSearch;
  readonly filters: readonly string[];
  readonly onRename: () => void;
  readonly onForget: () => void;
}

function SearchRow({ search: { name, query, scope, filters: address, newCount }, filters, onRename, onForget }: SearchRowProps) {
  const text = useText();
  const countText = useCountText();
  const locale = useLocale();
  const words = query === '' ? text('search.filtered') : query;
  const shown = name === '' ? words : name;
  const below = [...(name === '' || query === '' ? [] : [query]), ...filters];
  return (
    <li className={styles.row}>
      <Link href={`${searchPath(query, scope)}${address === '' ? '' : `&filters=${encodeURIComponent(address)}`}`} className={styles.link}>
        <Icon name="bell" weight="bold" size={18} />
        <span className={styles.words}>
          <bdi>{shown}</bdi>
          {below.length > 0 && (
            <span className={styles.narrowed}>
              {below.map((part, at) => (
                <span key={part}>
                  {at > 0 && ' · '}
                  <bdi>{part}</bdi>
                </span>
              ))}
            </span>
          )}
        </span>
        {newCount > 0 && (
          <span className={styles.new} title={countText('search.newPins', newCount)}>
            {text('search.newShort', { count: countShown(locale, newCount) })}
          </span>
        )}
      </Link>
      <IconButton
        label={text('search.renameIt', { query: shown })}
        icon={<Icon name="pencil-simple" weight="bold" size={16} />}
        onClick={onRename}
      />
      <IconButton label={text('search.forget', { query: shown })} icon={<Icon name="x" weight="bold" size={16} />} onClick={onForget} />
    </li>
  );
}
