import type { SavedSearch } from '@bowerbird/contract/discovery/saved-searches/schemas.ts';
import type { SearchScope } from '@bowerbird/domain/discovery/search-scopes.ts';
import { useEffect } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './saved-searches.module.css';
import { useSavedSearches } from './use-saved-searches.ts';

interface AskedSearch {
  readonly query: string;
  readonly scope: SearchScope;
  readonly filters: string;
}

/** Keeps the search that is shown, or lets go of it; a kept one was seen by being shown. */
export function SaveSearchButton({ search }: { search: AskedSearch }) {
  const text = useText();
  const { searches, save, remove, see } = useSavedSearches();
  const { query, scope, filters } = search;
  const saved = searches?.find((one) => isSame(one, search));
  const unseenId = saved && saved.newCount > 0 ? saved.id : null;
  useEffect(() => {
    if (unseenId !== null) void see(unseenId);
  }, [unseenId, see]);
  if (!isSavable(scope)) return null;
  if (searches === null) return <span className={styles.space} />;
  const toggle = () => (saved ? remove(saved.id) : save({ query, scope, filters }));
  return (
    <Button size="small" aria-pressed={saved !== undefined} className={styles.button} onClick={() => void toggle()}>
      {/* The icon's name is a literal, so that only these two are shipped. */}
      {saved ? <Icon name="bell-ringing" weight="fill" size={16} /> : <Icon name="bell" weight="bold" size={16} />}
      {text(saved ? 'search.saved' : 'search.save')}
    </Button>
  );
}

function isSavable(scope: SearchScope): scope is SavedSearch['scope'] {
  return scope === 'pins' || scope === 'videos' || scope === 'buyable_pins';
}

function isSame(saved: SavedSearch, { query, scope, filters }: AskedSearch): boolean {
  return saved.query.toLowerCase() === query.trim().toLowerCase() && saved.scope === scope && saved.filters === filters;
}
