import type { Transport } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { describe, expect, it } from 'vitest';
import { createAppStore } from '../../boot/create-app-store.ts';
import { preloadShopping, shoppingRedirect } from './shopping-options.ts';
import { preloadVideos, videosRedirect } from '../videos/index.ts';

/** Topic 5 is pottery, which no list of categories holds; topic 4 was merged into it. */
const pottery = { type: 'topic', id: '5', slug: 'pottery', name: 'Pottery' };
const nothing = { categories: [], shops: [], prices: [], currency: '', reduced: 0 };
const transport = (async ({ name }: { name: string }) => {
  if (name === 'TopicResource.get') return { data: pottery };
  return { data: name === 'ShoppingFacetsResource.get' ? nothing : [] };
}) as unknown as Transport;

async function leadsTo(page: 'shopping' | 'videos', category: string, id: string, query = '') {
  const store = createAppStore(transport);
  const input = { params: { category, id }, search: new URLSearchParams(query) };
  const [preload, redirect] = page === 'shopping' ? [preloadShopping, shoppingRedirect] : [preloadVideos, videosRedirect];
  await preload({ ...input, dispatch: store.dispatch, state: store.getState } as never);
  return redirect(input, store.getState());
}

describe.each(['shopping', 'videos'] as const)('the address of a category of %s', (page) => {
  it('leads to the right words where it has others, also of a topic without any of it', async () => {
    expect(await leadsTo(page, 'nonsense', '5')).toBe(`/${page}/pottery/5/`);
  });

  it('leads to the topic that another was merged into', async () => {
    expect(await leadsTo(page, 'ceramics', '4')).toBe(`/${page}/pottery/5/`);
  });

  it('stays where it is right', async () => {
    expect(await leadsTo(page, 'pottery', '5')).toBeNull();
  });
});

it('keeps the filters of shopping on the way', async () => {
  expect(await leadsTo('shopping', 'nonsense', '5', 'max=50')).toBe('/shopping/pottery/5/?max=50');
});
