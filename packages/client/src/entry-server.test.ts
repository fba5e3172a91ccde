import { describe, expect, it } from 'vitest';
import type { Transport } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { preparePage, type PageRequest } from './entry-server.tsx';

/** Topic 5 is pottery, whatever words stand in the address. */
const pottery = {
  type: 'topic',
  id: '5',
  slug: 'pottery',
  name: 'Pottery',
  is_followed: false,
  cover: null,
  follower_count: 0,
  parent: null,
  children: [],
  related: [],
};
const nothing = { categories: [], shops: [], prices: [], currency: '', reduced: 0 };
const transport = (async ({ name }: { name: string }) => {
  if (name === 'TopicResource.get') return { data: pottery };
  return { data: name === 'ShoppingFacetsResource.get' ? nothing : [] };
}) as unknown as Transport;

async function open(path: string) {
  const page = await preparePage({
    url: `https://bowerbird.example${path}`,
    context: { locale: 'en', device: 'desktop', country: 'US' },
    viewer: { is_authenticated: false },
    settings: { appName: 'Bowerbird', origin: 'https://bowerbird.example' },
    isCachedRender: false,
    daysToExpiration: null,
    transport,
  } as unknown as PageRequest);
  return page.kind === 'redirect' ? page : { kind: page.kind, status: page.status };
}

describe('the address of a category', () => {
  it.each(['/shopping/nonsense/5/', '/videos/nonsense/5/', '/ideas/nonsense/5/'])('with other words moves for good: %s', async (path) => {
    expect(await open(path)).toEqual({ kind: 'redirect', status: 301, location: path.replace('nonsense', 'pottery') });
  });

  it.each(['/shopping/pottery/5/', '/videos/pottery/5/', '/ideas/pottery/5/'])('with the right words stays: %s', async (path) => {
    expect(await open(path)).toEqual({ kind: 'page', status: 200 });
  });

  it('leads a stranger to the way in for now alone, where a page asks for an account', async () => {
    expect(await open('/pin-builder/')).toMatchObject({ kind: 'redirect', status: 302 });
  });
});
