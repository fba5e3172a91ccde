import type { SearchFilters } from '@bowerbird/contract/discovery/search/schemas.ts';
import type { FilterName } from '@bowerbird/domain/discovery/search-filters.ts';
import { colorShades } from '@bowerbird/domain/media/color-names.ts';
import { skinToneShades } from '@bowerbird/domain/media/skin-tones.ts';
import { useCountText } from '../../../i18n/formats.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { SaveSearchButton } from '../saved-searches/index.ts';
import { noFilters, toggleFilter, type FilterList } from './filter-list.ts';
import { wordsOfFilters } from './filter-words.ts';
import styles from './search-page.module.css';
import type { SearchRequest } from './search-options.ts';
import type { SearchFilterKit } from './use-search-filters.ts';

interface Applied {
  readonly key: string;
  readonly words: string;
  readonly color?: string | undefined;
  readonly without: FilterList;
}

const shades: Readonly<Partial<Record<FilterName, Readonly<Record<string, string>>>>> = { color: colorShades, skin_tone: skinToneShades };

interface AppliedFiltersProps {
  readonly kit: SearchFilterKit;
  readonly request: SearchRequest;
  readonly mayKeep: boolean;
}

/** How many pins are left, what is on, and a way to keep the search. Without filters the head has that way. */
export function AppliedFilters({ kit, request, mayKeep }: AppliedFiltersProps) {
  const text = useText();
  const countText = useCountText();
  const applied = useApplied(kit);
  if (applied.length === 0) return null;
  const { counts } = kit;
  return (
    <div className={styles.applied}>
      <strong aria-live="polite">{counts && countText(counts.isMore ? 'search.pinsOrMore' : 'search.pins', counts.total)}</strong>
      {applied.map(({ key, words, color, without }) => (
        <button key={key} type="button" className={styles.token} onClick={() => kit.change(without)}>
          {color && <span className={styles.dot} style={{ backgroundColor: color }} />}
          <bdi>{words}</bdi>
          <Icon name="x" weight="bold" size={12} />
          <VisuallyHidden>{text('search.removeFilter')}</VisuallyHidden>
        </button>
      ))}
      <button type="button" className={styles.clear} onClick={() => kit.change(noFilters)}>
        {text('search.clearFilters')}
      </button>
      {mayKeep && <SaveSearchButton search={request} />}
    </div>
  );
}

function useApplied({ list, counts }: SearchFilterKit): Applied[] {
  const text = useText();
  const locale = useLocale();
  return wordsOfFilters({ text, locale, labelOf: (name, value) => labelOf(counts, name, value) }, list).map((filter) => ({
    key: filter.name === 'price' ? 'price' : `${filter.name}:${filter.value}`,
    words: filter.words,
    color: filter.name === 'price' ? undefined : shades[filter.name]?.[filter.value],
    without:
      filter.name === 'price' ? { ...list, priceMin: null, priceMax: null, currency: null } : toggleFilter(list, filter.name, filter.value),
  }));
}

/** A topic is known by its id until its name has come. */
function labelOf(counts: SearchFilters | null, name: FilterName, value: string): string {
  const options = counts?.filters.find((filter) => filter.name === name)?.options ?? [];
  return options.find((option) => option.value === value)?.label ?? '…';
}
