import { useText } from '../../../i18n/i18n.tsx';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { BoardArch } from '../../../ui/board-arch/board-arch.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { isPlace, splitLabel, type Suggestion } from './suggestions.ts';
import styles from './typeahead-list.module.css';

export interface TypeaheadListProps {
  readonly id: string;
  readonly term: string;
  readonly suggestions: readonly Suggestion[];
  readonly active: number;
  readonly onChoose: (suggestion: Suggestion) => void;
  readonly onActive: (index: number) => void;
  readonly onRemove: (query: string) => void;
  readonly onClear: () => void;
}

/** The lines under the search field: searches first, then topics, boards and people. Focus stays in the field. */
export default function TypeaheadList({ id, term, suggestions, active, onChoose, onActive, onRemove, onClear }: TypeaheadListProps) {
  const text = useText();
  const firstPlace = suggestions.findIndex(({ kind }) => isPlace(kind));
  const isRecentOnly = term.trim() === '' && suggestions.length > 0;
  const line = (suggestion: Suggestion, index: number) => (
    <div key={`${suggestion.kind} ${suggestion.href}`} role="presentation" className={styles.line}>
      <div
        id={`${id}-${index}`}
        role="option"
        aria-selected={index === active}
        aria-description={suggestion.kind === 'recent' ? text('search.recentHint') : undefined}
        className={classNames(styles.option, index === active && styles.active)}
        onPointerMove={() => index !== active && onActive(index)}
        onClick={() => onChoose(suggestion)}
      >
        <Drawing suggestion={suggestion} />
        <Words suggestion={suggestion} term={term} />
        {index === active && (
          <span className={styles.enter} aria-hidden="true">
            {text('search.enter')}
          </span>
        )}
      </div>
      {suggestion.kind === 'recent' && (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className={styles.remove}
          title={text('search.remove')}
          onClick={() => onRemove(suggestion.label)}
        >
          <Icon name="x" weight="bold" size={16} />
        </button>
      )}
    </div>
  );
  const searches = firstPlace < 0 ? suggestions : suggestions.slice(0, firstPlace);
  const places = firstPlace < 0 ? [] : suggestions.slice(firstPlace);
  return (
    // A press must not take the focus out of the field, or the list would close before the click.
    <div className={styles.surface} onMouseDown={(event) => event.preventDefault()}>
      {isRecentOnly && (
        <div className={styles.head}>
          <span>{text('search.recent')}</span>
          <button type="button" className={styles.clear} onClick={onClear}>
            {text('search.clear')}
          </button>
        </div>
      )}
      <div id={id} role="listbox" aria-label={text('search.suggestions')}>
        {searches.map(line)}
        {places.length > 0 && (
          <div role="group" aria-label={text('search.places')}>
            <div className={styles.head} aria-hidden="true">
              {text('search.places')}
            </div>
            {places.map((suggestion, index) => line(suggestion, index + searches.length))}
          </div>
        )}
      </div>
    </div>
  );
}

function Drawing({ suggestion: { kind, label, imageUrl } }: { suggestion: Suggestion }) {
  if (kind === 'user') return <Avatar name={label} src={imageUrl} size={36} />;
  if (kind === 'board') return <BoardArch small pictures={imageUrl === null ? [] : [{ src: imageUrl }]} />;
  return <span className={styles.drawing}>{symbolOf(kind)}</span>;
}

function symbolOf(kind: Suggestion['kind']) {
  if (kind === 'recent') return <Icon name="clock-counter-clockwise" size={20} />;
  if (kind === 'topic') return <Icon name="compass" size={20} />;
  return <Icon name="magnifying-glass" size={20} />;
}

function Words({ suggestion: { kind, label }, term }: { suggestion: Suggestion; term: string }) {
  if (isPlace(kind))
    return (
      <span className={styles.name} dir="auto">
        {label}
      </span>
    );
  const { typed, added } = splitLabel(label, term);
  return (
    <span className={styles.words} dir="auto">
      {typed}
      <strong>{added}</strong>
    </span>
  );
}
