import { ShoppingFacetsResource } from '@bowerbird/contract/discovery/shopping/calls.ts';
import type { ShoppingFilters as ShoppingOptions } from '@bowerbird/contract/discovery/shopping/schemas.ts';
import { useLocation } from 'react-router';
import { moneyShown } from '../../i18n/formats.ts';
import { useLocale, useText } from '../../i18n/i18n.tsx';
import { useLatest } from '../../lib/use-latest.ts';
import { useAppSelector, useResource } from '../../store/hooks.ts';
import { ChipLink, ChipRow } from '../../ui/chip/chip.tsx';
import { withFilter, withPrice, type ShoppingFilter } from './shopping-options.ts';
import styles from './shopping-page.module.css';

interface Filter {
  readonly name: ShoppingFilter;
  readonly value: string;
  readonly words: string;
  readonly count?: number;
}

/** What products can be narrowed by; each is a link, so that Back takes it away. */
export function ShoppingFilters({ search, options }: { search: URLSearchParams; options: ShoppingOptions }) {
  const text = useText();
  const locale = useLocale();
  const { pathname } = useLocation();
  const isSignedIn = useAppSelector((state) => state.session.isAuthenticated);
  const data = useLatest(useResource(ShoppingFacetsResource.get, options).data);
  if (!data) return null;
  // What an address says without a currency is a number in any.
  const money = (price: number, currency: string) => (currency === '' ? String(price) : moneyShown(locale, String(price), currency));
  const upTo = (max: number, currency = data.currency) => text('shopping.upTo', { price: money(max, currency) });
  const atLeast = (min: number, currency = data.currency) => text('shopping.atLeast', { price: money(min, currency) });
  const asked = options.currency ?? '';
  const filters: Filter[] = [
    ...(search.has('board') ? [{ name: 'board', value: search.get('board') ?? '', words: text('shopping.ofBoard') } as const] : []),
    ...(isSignedIn && (data.saved > 0 || options.saved)
      ? [{ name: 'saved', value: '1', words: text('shopping.saved'), count: data.saved } as const]
      : []),
    ...(data.reduced > 0 || options.reduced
      ? [{ name: 'reduced', value: '1', words: text('shopping.reduced'), count: data.reduced } as const]
      : []),
    { name: 'stock', value: '1', words: text('shopping.inStock'), count: data.in_stock },
    ...withChosen(
      data.prices.map(({ max, count }): Filter => ({ name: 'max', value: String(max), words: upTo(max), count })),
      options.price_max === undefined ? null : { name: 'max', value: String(options.price_max), words: upTo(options.price_max, asked) },
    ),
    ...withChosen(
      data.floors.map(({ min, count }): Filter => ({ name: 'min', value: String(min), words: atLeast(min), count })),
      options.price_min === undefined ? null : { name: 'min', value: String(options.price_min), words: atLeast(options.price_min, asked) },
    ),
    ...withChosen(
      data.shops.map(({ domain, count }): Filter => ({ name: 'shop', value: domain, words: domain, count })),
      options.domain === undefined ? null : { name: 'shop', value: options.domain, words: options.domain },
    ),
  ];
  const changed = ({ name, value }: Pick<Filter, 'name' | 'value'>) =>
    name === 'min' || name === 'max' ? withPrice(search, name, { value, currency: data.currency }) : withFilter(search, name, value);
  const number = new Intl.NumberFormat(locale);
  return (
    <div>
      <ChipRow label={text('shopping.filters')}>
        {filters.map(({ name, value, words, count }) => (
          <ChipLink key={`${name} ${value}`} href={pathname + changed({ name, value })} selected={search.get(name) === value}>
            <span>
              {words}
              {count !== undefined && <span className={styles.count}> {number.format(count)}</span>}
            </span>
          </ChipLink>
        ))}
      </ChipRow>
    </div>
  );
}

/** The choices, and the one that is on though it leaves nothing or all: it can be taken off. */
function withChosen(choices: readonly Filter[], chosen: Filter | null): readonly Filter[] {
  return chosen === null || choices.some(({ value }) => value === chosen.value) ? choices : [chosen, ...choices];
}
