import { useState, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useText } from '../../i18n/i18n.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './search-bar.module.css';

/** The search field of the top bar. */
export function SearchBar() {
  const text = useText();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const [query, setQuery] = useState(parameters.get('q') ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = query.trim();
    if (wanted !== '') void navigate(`/search/pins/?q=${encodeURIComponent(wanted)}`);
  };
  return (
    <form role="search" className={styles.bar} onSubmit={submit} action="/search/pins/">
      <Icon name="magnifying-glass" size={20} />
      <input
        className={styles.field}
        type="search"
        name="q"
        value={query}
        placeholder={text('search.placeholder')}
        aria-label={text('search.placeholder')}
        onChange={(event) => setQuery(event.target.value)}
      />
    </form>
  );
}
