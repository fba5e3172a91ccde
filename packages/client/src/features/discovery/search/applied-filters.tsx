import type { SearchFilters } from '@bowerbird/contract/discovery/search/schemas.ts';
import { filterNames, type FilterName } from '@bowerbird/domain/discovery/search-filters.ts';
import { colorShades } from '@bowerbird/domain/media/color-names.ts';
import { skinToneShades } from '@bowerbird/domain/media/skin-tones.ts';
import { moneyShown, useCountText } from '../../../i18n/formats.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { useViewer } from '../../../store/hooks.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { SaveSearchButton } from '../saved-searches/index.ts';
import { noFilters, toggleFilter, type FilterList } from './filter-list.ts';
import { filterValueShown } from './filter-words.ts';
import styles from './search-page.module.css';
import type { SearchRequest } from './search-options.ts';
import type { SearchFilterKit } from './use-search-filters.ts';

interface Applied {
  readonly key: string;
  readonly words: string;
  readonly color?: string;
  readonly without: FilterList;
}

const shades: Readonly<Partial<Record<FilterName, Readonly<Record<string, string>>>>> = { color: colorShades, skin_tone: skinToneShades };

/** How many pins are left, what is on, and a way to keep the search. */
export function AppliedFilters({ kit, request }: { kit: SearchFilterKit; request: SearchRequest }) {
  const text = useText();
  const countText = useCountText();
  const isSignedIn = useViewer() !== null;
  const applied = useApplied(kit);
  if (applied.length === 0 && !isSignedIn) return null;
  const { counts } = kit;
  return (
    <div className={styles.applied}>
      {applied.length > 0 && (
        <>
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
        </>
      )}
      {isSignedIn && <SaveSearchButton search={request} />}
    </div>
  );
}

function useApplied({ list, counts }: SearchFilterKit): Applied[] {
  const text = useText();
  const locale = useLocale();
  const values = filterNames.flatMap((name) =>
    (list.values[name] ?? []).map((value) => ({
      key: `${name}:${value}`,
      words: filterValueShown(text, name, value, labelOf(counts, name, value)),
      color: shades[name]?.[value],
      without: toggleFilter(list, name, value),
    })),
  );
  const { priceMin, priceMax } = list;
  if (priceMin === null && priceMax === null) return values;
  const currency = counts?.prices?.currency ?? '';
  const money = (price: number) => (currency === '' ? String(price) : moneyShown(locale, String(price), currency));
  const words =
    priceMax === null
      ? text('search.priceAtLeast', { price: money(priceMin!) })
      : priceMin === null
        ? text('search.priceAtMost', { price: money(priceMax) })
        : `${money(priceMin)} – ${money(priceMax)}`;
  return [...values, { key: 'price', words, without: { ...list, priceMin: null, priceMax: null } }];
}

/** A topic is known by its id until its name has come. */
function labelOf(counts: SearchFilters | null, name: FilterName, value: string): string {
  if (name === 'domain') return value;
  const options = counts?.filters.find((filter) => filter.name === name)?.options ?? [];
  return options.find((option) => option.value === value)?.label ?? '…';
}
