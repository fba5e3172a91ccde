import { ShoppingFacetsResource, ShoppingFeedResource } from '@bowerbird/contract/discovery/shopping/calls.ts';
import type { ShoppingFacets, ShoppingFilters } from '@bowerbird/contract/discovery/shopping/schemas.ts';
import { TopicResource } from '@bowerbird/contract/discovery/topics/calls.ts';
import { isCurrency } from '@bowerbird/domain/discovery/currencies.ts';
import { selectNamedTopic } from '../../features/discovery/topics/index.ts';
import type { Text } from '../../i18n/i18n.tsx';
import type { PreloadInput, RouteInput } from '../../routing/define-route.ts';
import type { HeadTags } from '../../routing/head.ts';
import { ensureResource } from '../../store/call.ts';
import type { RootState } from '../../store/create-store.ts';
import { resourceOf } from '../../store/resource-of.ts';
import type { ResourceState } from '../../store/resources.slice.ts';
import type { StoredValue } from '../../store/stored.ts';

export const SHOPPING_PATH = '/shopping/';

/** What the address narrows products by. */
export const shoppingQuery = ['shop', 'min', 'max', 'cur', 'reduced', 'stock', 'saved', 'board'] as const;
export type ShoppingFilter = (typeof shoppingQuery)[number];

/** The products of a category: `/shopping/:category/:id` (`C2.13`). */
export function shoppingPath({ slug, id }: { readonly slug: string; readonly id: string }): string {
  return `${SHOPPING_PATH}${slug}/${id}/`;
}

/** Whether an address can name a category. */
export function isShoppingAddress({ params }: RouteInput): boolean {
  return /^[1-9][0-9]{0,18}$/u.test(params.id ?? '');
}

/** What an address asks for. What it says in no known way narrows nothing. */
export function shoppingOptionsOf({ params, search }: Pick<RouteInput, 'params' | 'search'>): ShoppingFilters {
  const [min, max] = [priceOf(search.get('min')), priceOf(search.get('max'))];
  const currency = search.get('cur') ?? '';
  const board = search.get('board') ?? '';
  const shop = search.get('shop') ?? '';
  return {
    ...(params.id === undefined ? {} : { category: params.id }),
    ...(/^[1-9][0-9]{0,18}$/u.test(board) ? { board_id: board } : {}),
    ...(shop !== '' && shop.length <= 253 ? { domain: shop } : {}),
    ...(min === null ? {} : { price_min: min }),
    ...(max === null ? {} : { price_max: max }),
    ...((min !== null || max !== null) && isCurrency(currency) ? { currency } : {}),
    ...(search.get('reduced') === '1' ? { reduced: true } : {}),
    ...(search.get('stock') === '1' ? { in_stock: true } : {}),
    ...(search.get('saved') === '1' ? { saved: true } : {}),
  };
}

function priceOf(typed: string | null): number | null {
  const price = Number(typed ?? '');
  return price > 0 && price <= 100_000_000 ? price : null;
}

/**
 * The address with a price changed, which is one in that currency; the same again takes it away. It stands instead of any other
 * price, because the count of each is that of itself alone.
 */
export function withPrice(search: URLSearchParams, name: 'min' | 'max', { value, currency }: { value: string; currency: string }): string {
  const isTakenOff = search.get(name) === value;
  const changed = new URLSearchParams(search);
  if (isTakenOff) changed.delete(name);
  else for (const price of ['min', 'max', 'cur']) changed.delete(price);
  if (!isTakenOff) changed.set(name, value);
  if (!isTakenOff && isCurrency(currency)) changed.set('cur', currency);
  if (!changed.has('min') && !changed.has('max')) changed.delete('cur');
  return queryOf(changed);
}

/** The address with one filter changed; the same value again takes it away. */
export function withFilter(search: URLSearchParams, name: ShoppingFilter, value: string): string {
  const changed = new URLSearchParams(search);
  if (changed.get(name) === value) changed.delete(name);
  else changed.set(name, value);
  return queryOf(changed);
}

function queryOf(search: URLSearchParams): string {
  const query = search.toString();
  return query === '' ? '' : `?${query}`;
}

export async function preloadShopping({ dispatch, state, ...input }: PreloadInput): Promise<void> {
  await Promise.all([
    dispatch(ensureResource(ShoppingFeedResource.get, shoppingOptionsOf(input))),
    dispatch(ensureResource(ShoppingFacetsResource.get, shoppingOptionsOf(input))),
    ...(input.params.id === undefined ? [] : [dispatch(ensureResource(TopicResource.get, { interest: input.params.id }))]),
  ]);
  if (isWithoutCategories(state(), shoppingOptionsOf(input))) await dispatch(ensureResource(ShoppingFacetsResource.get, {}));
}

/** Whether filters leave no category, so that those of all products lead away. */
function isWithoutCategories(state: RootState, options: ShoppingFilters): boolean {
  const facets = resourceOf(state, ShoppingFacetsResource.get, options).data as StoredValue<ShoppingFacets> | null;
  return facets?.categories.length === 0;
}

export function selectShopping(input: RouteInput, state: RootState): ResourceState {
  return resourceOf(state, ShoppingFeedResource.get, shoppingOptionsOf(input));
}

/** Where the products of a category stand whose address names it otherwise. */
export function shoppingRedirect({ params, search }: RouteInput, state: RootState): string | null {
  const topic = selectNamedTopic(state, params.id);
  return topic && (topic.slug !== params['category'] || topic.id !== params.id) ? shoppingPath(topic) + queryOf(search) : null;
}

export function shoppingHead({ params }: RouteInput, state: RootState, text: Text): HeadTags {
  const topic = params.id === undefined ? undefined : state.entities.topic[params.id];
  const title = topic ? text('shopping.titleOf', { name: topic.name }) : text('shopping.title');
  return { title, description: text('shopping.lead'), canonicalPath: topic ? shoppingPath(topic) : SHOPPING_PATH };
}
