import type { SavedSearch } from '@bowerbird/contract/discovery/saved-searches/schemas.ts';
import { isSavableScope } from '@bowerbird/domain/discovery/savable-scopes.ts';
import type { SearchScope } from '@bowerbird/domain/discovery/search-scopes.ts';
import { useEffect } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import styles from './saved-searches.module.css';
import { useSavedSearches } from './use-saved-searches.ts';

interface AskedSearch {
  readonly query: string;
  readonly scope: SearchScope;
  readonly filters: string;
}

interface SaveSearchButtonProps {
  readonly search: AskedSearch;
  /** Without its words, where it stands among other things. */
  readonly isSmall?: boolean;
}

/** Keeps the search that is shown, or lets go of it; a kept one was seen by being shown. */
export function SaveSearchButton({ search, isSmall = false }: SaveSearchButtonProps) {
  const text = useText();
  const { searches, save, remove, see } = useSavedSearches();
  const { query, scope, filters } = search;
  const saved = searches?.find((one) => isSame(one, search));
  const unseenId = saved && saved.newCount > 0 ? saved.id : null;
  useEffect(() => {
    if (unseenId !== null) void see(unseenId);
  }, [unseenId, see]);
  if (!isSavableScope(scope)) return null;
  if (searches === null) return <span className={classNames(styles.space, isSmall && styles.small)} />;
  const toggle = () => (saved ? remove(saved.id) : save({ query, scope, filters }));
  const size = isSmall ? 20 : 16;
  const act = {
    // The icons' names are literals, so that only these two are shipped.
    icon: saved ? <Icon name="bell-ringing" weight="fill" size={size} /> : <Icon name="bell" weight="bold" size={size} />,
    'aria-pressed': saved !== undefined,
    onClick: () => void toggle(),
  };
  const words = text(saved ? 'search.saved' : 'search.save');
  if (isSmall) return <IconButton variant="sunken" label={words} {...act} />;
  return (
    <Button size="small" className={styles.button} {...act}>
      {words}
    </Button>
  );
}

function isSame(saved: SavedSearch, { query, scope, filters }: AskedSearch): boolean {
  return saved.query.toLowerCase() === query.trim().toLowerCase() && saved.scope === scope && saved.filters === filters;
}
