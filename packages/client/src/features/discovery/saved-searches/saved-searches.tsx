import { countShown, useCountText } from '../../../i18n/formats.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { searchPath } from '../typeahead/index.ts';
import styles from './saved-searches.module.css';
import { useSavedSearches } from './use-saved-searches.ts';

/** The searches that somebody keeps, with what is new in each; nothing where there are none. */
export function SavedSearches() {
  const text = useText();
  const countText = useCountText();
  const locale = useLocale();
  const { searches, remove } = useSavedSearches();
  if (!searches || searches.length === 0) return null;
  return (
    <ul className={styles.list}>
      {searches.map(({ id, query, scope, filters, newCount }) => (
        <li key={id} className={styles.row}>
          <Link
            href={`${searchPath(query, scope)}${filters === '' ? '' : `&filters=${encodeURIComponent(filters)}`}`}
            className={styles.link}
          >
            <Icon name="bell" weight="bold" size={18} />
            <span className={styles.words}>
              <bdi>{query === '' ? text('search.filtered') : query}</bdi>
              {filters !== '' && <span className={styles.narrowed}>{text('search.narrowed')}</span>}
            </span>
            {newCount > 0 && (
              <span className={styles.new} title={countText('search.newPins', newCount)}>
                {text('search.newShort', { count: countShown(locale, newCount) })}
              </span>
            )}
          </Link>
          <IconButton
            label={text('search.forget', { query: query === '' ? text('search.filtered') : query })}
            icon={<Icon name="x" weight="bold" size={16} />}
            onClick={() => void remove(id)}
          />
        </li>
      ))}
    </ul>
  );
}
