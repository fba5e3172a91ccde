import {
  lazy,
  Suspense,
  useEffect,
  useId,
  useState,
  type ClipboardEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useText } from '../../../i18n/i18n.tsx';
import { typeaheadToggled } from '../../../store/app-ui.slice.ts';
import { useAppDispatch, useAppSelector, useViewer } from '../../../store/hooks.ts';
import { useEarlyTyping } from '../../../ui/field/use-early-typing.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './search-bar.module.css';
import { cutQuery } from '../../../lib/cut-query.ts';
import { scopeOfPath, searchPath } from './search-path.ts';
import { isPlace, type Suggestion } from './suggestions.ts';
import { pastedPicture, PictureSearchButton, usePictureSearch } from '../looks/index.ts';
import { useRecentSearches } from '../recent-searches/index.ts';
import { useSearchKey } from './use-search-key.ts';
import { useSuggestions } from './use-suggestions.ts';

const loadList = () => import('./typeahead-list.tsx');
const TypeaheadList = lazy(loadList);

/** The search field with its typeahead: arrows move, Enter runs, Esc closes, Delete forgets a recent search, Tab leads to forget all. */
export function SearchBar() {
  const text = useText();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const listId = useId();
  const { pathname } = useLocation();
  const asked = useSearchParams()[0].get('q') ?? '';
  const query = pathname.startsWith('/search/') ? asked : '';
  const [term, setTerm] = useState(query);
  const [active, setActive] = useState(-1);
  const isOpen = useAppSelector((state) => state.appUi.typeaheadOpen);
  const scope = scopeOfPath(pathname);
  const recents = useRecentSearches(isOpen, scope);
  const suggestions = useSuggestions(term, recents.recents, isOpen);
  useEffect(() => setTerm(query), [query]);
  const isSignedIn = useViewer() !== null;
  const picture = usePictureSearch();
  const field = useEarlyTyping<HTMLInputElement>();
  useSearchKey(field);

  const toggle = (open: boolean) => {
    setActive(-1);
    dispatch(typeaheadToggled(open));
  };
  const leave = (path: string) => {
    toggle(false);
    field.current?.blur();
    void navigate(path);
  };
  const search = (words: string) => {
    const wanted = cutQuery(words);
    if (wanted === '') return;
    setTerm(wanted);
    leave(searchPath(wanted, scope));
  };
  const choose = ({ kind, label, href }: Suggestion) => (isPlace(kind) ? leave(href) : search(label));
  const empty = () => {
    setTerm('');
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = suggestions[active];
    if (isOpen && chosen) choose(chosen);
    else search(term);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = suggestions[active];
    if (event.key === 'Delete' && chosen?.kind === 'recent') recents.remove(chosen.label);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1);
    else return;
    event.preventDefault();
  };
  /** Closes the list from the field and from the button in it. */
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    field.current?.focus();
    toggle(false);
  };
  const clear = () => {
    recents.clear();
    field.current?.focus();
  };
  const move = (step: number) => {
    if (!isOpen) return toggle(true);
    // The field itself is one of the places, before the first line.
    const places = suggestions.length + 1;
    setActive(((active + 1 + step + places) % places) - 1);
  };
  const onPaste = (event: ClipboardEvent) => {
    const file = isSignedIn ? pastedPicture(event.clipboardData) : null;
    if (!file) return;
    event.preventDefault();
    toggle(false);
    picture.search(file);
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) toggle(false);
  };
  const hasLines = isOpen && suggestions.length > 0;
  return (
    <div className={styles.place} onBlur={onBlur} onKeyDown={onEscape}>
      <form role="search" className={styles.bar} onSubmit={submit} action="/search/pins/">
        <Icon name="magnifying-glass" size={20} />
        <input
          ref={field}
          className={styles.field}
          type="search"
          name="q"
          role="combobox"
          autoComplete="off"
          enterKeyHint="search"
          dir="auto"
          value={term}
          placeholder={text('search.placeholder')}
          aria-label={text('search.placeholder')}
          aria-keyshortcuts="/"
          aria-expanded={hasLines}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={hasLines && active >= 0 ? `${listId}-${active}` : undefined}
          onChange={(event) => {
            setTerm(event.target.value);
            toggle(true);
          }}
          onPointerEnter={() => void loadList().catch(() => undefined)}
          onFocus={() => toggle(true)}
          onClick={() => !isOpen && toggle(true)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        {term !== '' && <IconButton label={text('search.empty')} icon={<Icon name="x" size={20} />} onClick={empty} />}
        {isSignedIn && <PictureSearchButton kit={picture} />}
      </form>
      {hasLines && (
        <Suspense fallback={null}>
          <TypeaheadList
            id={listId}
            term={term}
            suggestions={suggestions}
            active={active}
            onChoose={choose}
            onActive={setActive}
            onRemove={recents.remove}
            onClear={clear}
          />
        </Suspense>
      )}
    </div>
  );
}
