import { ShoppingFacetsResource } from '@bowerbird/contract/discovery/shopping/calls.ts';
import { useLocation } from 'react-router';
import { moneyShown } from '../../i18n/formats.ts';
import { useLocale, useText } from '../../i18n/i18n.tsx';
import { useAppSelector, useResource } from '../../store/hooks.ts';
import { ChipLink, ChipRow } from '../../ui/chip/chip.tsx';
import { withFilter, type ShoppingFilter } from './shopping-options.ts';
import styles from './shopping-page.module.css';

interface Filter {
  readonly name: ShoppingFilter;
  readonly value: string;
  readonly words: string;
  readonly count?: number;
}

/** What products can be narrowed by; each is a link, so that Back takes it away. */
export function ShoppingFilters({ search }: { search: URLSearchParams }) {
  const text = useText();
  const locale = useLocale();
  const { pathname } = useLocation();
  const isSignedIn = useAppSelector((state) => state.session.isAuthenticated);
  const { data } = useResource(ShoppingFacetsResource.get, {});
  if (!data) return null;
  const filters: Filter[] = [
    ...(search.has('board') ? [{ name: 'board', value: search.get('board') ?? '', words: text('shopping.ofBoard') } as const] : []),
    ...(isSignedIn ? [{ name: 'saved', value: '1', words: text('shopping.saved') } as const] : []),
    ...(data.reduced > 0 ? [{ name: 'reduced', value: '1', words: text('shopping.reduced'), count: data.reduced } as const] : []),
    { name: 'stock', value: '1', words: text('shopping.inStock') },
    ...data.prices.map(({ max, count }) => ({
      name: 'max' as const,
      value: String(max),
      words: text('shopping.upTo', { price: data.currency === '' ? String(max) : moneyShown(locale, String(max), data.currency) }),
      count,
    })),
    ...data.shops.map(({ domain, count }) => ({ name: 'shop' as const, value: domain, words: domain, count })),
  ];
  const number = new Intl.NumberFormat(locale);
  return (
    <div>
      <ChipRow label={text('shopping.filters')}>
        {filters.map(({ name, value, words, count }) => (
          <ChipLink key={`${name} ${value}`} href={pathname + withFilter(search, name, value)} selected={search.get(name) === value}>
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
