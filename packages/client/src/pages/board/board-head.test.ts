import { describe, expect, it } from 'vitest';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { BoardSectionResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import type { Transport } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { createAppStore } from '../../boot/create-app-store.ts';
import { siteOf } from '../../routing/structured-data.ts';
import { boardHead, sectionHead } from './board-head.ts';
import { boardStructuredData, sectionStructuredData } from './board-structured-data.ts';
import { preloadSection } from './board-options.ts';

const noor = {
  type: 'user',
  id: '1',
  username: 'noor',
  fullName: 'Noor Haddad',
  profileUrl: '/noor/',
  isPrivateProfile: false,
  isHiddenFromSearch: false,
};
const cover = { pinId: '7', url: '/media/236x/g.jpg', width: 236, height: 354, dominantColor: '#336699' };
const card = { url: '/widgets/boards/51/card.jpg?v=1770091506000-12', width: 1200, height: 630 };
const wide = { url: '/media/600x315/g.jpg', width: 600, height: 315 };
const board = {
  type: 'board',
  id: '51',
  name: 'Glazes',
  url: '/noor/glazes/',
  privacy: 'public',
  description: 'Ash and iron',
  pin_count: 12,
  createdAt: '2026-01-02T03:04:05.000Z',
  modifiedAt: '2026-02-03T04:05:06.000Z',
  owner: noor,
  cover_images: [cover],
  preview_image: wide,
};
const section = {
  type: 'section',
  id: '61',
  title: 'Blue',
  url: '/noor/glazes/blue/',
  pin_count: 3,
  cover_images: [],
  preview_image: null,
};
const at = { params: { username: 'noor', slug: 'glazes', section: 'blue' }, search: new URLSearchParams() };

async function storeWith(records: { board: object; section: object }) {
  const transport = async ({ name }: { name: string }) => ({
    data: name === BoardResource.get.name ? records.board : name === BoardSectionResource.get.name ? records.section : [],
  });
  const store = createAppStore(transport as unknown as Transport);
  await preloadSection({ ...at, pageGroup: 'web', dispatch: store.dispatch, state: store.getState });
  return store.getState();
}

describe('the head of a board and of a section', () => {
  it('gives link previews the drawn card of a board and of a section, not a picture of a card', async () => {
    const state = await storeWith({ board, section: { ...section, preview_image: { ...wide, url: '/media/600x315/b.jpg' } } });
    expect(boardHead(at, state).image).toEqual({ ...card, alt: 'Glazes' });
    expect(sectionHead(at, state).image).toEqual({ ...card, url: '/widgets/sections/61/card.jpg?v=0-3', alt: 'Blue' });
  });

  it('lets an empty section show the picture of its board, and an empty board none', async () => {
    expect(sectionHead(at, await storeWith({ board, section })).image).toEqual({ ...card, alt: 'Glazes' });
    expect(boardHead(at, await storeWith({ board: { ...board, preview_image: null }, section })).image).toBeUndefined();
  });

  it('offers a feed and a frame of a board, and none of a section', async () => {
    const state = await storeWith({ board, section });
    expect(boardHead(at, state)).toMatchObject({ hasFeed: true, isEmbeddable: true });
    expect(sectionHead(at, state)).toMatchObject({ hasFeed: false, isEmbeddable: false });
  });

  it.each([
    ['not_public', { privacy: 'protected' }],
    ['not_public', { owner: { ...noor, isPrivateProfile: true } }],
    ['not_listed', { owner: { ...noor, isHiddenFromSearch: true }, pin_count: 0 }],
    ['empty', { pin_count: 0 }],
    [undefined, {}],
  ])('says why search engines are not to list it: %s', async (reason, fields) => {
    const state = await storeWith({ board: { ...board, ...fields }, section: { ...section, pin_count: 0 } });
    expect(boardHead(at, state).noIndex).toBe(reason);
    expect(sectionHead(at, state).noIndex).toBe(reason ?? 'empty');
  });
});

describe('what a board and a section say to machines', () => {
  const site = siteOf({ appName: 'Bowerbird', origin: 'https://pins.example.org' });
  const way = (things: readonly object[]) => (things[1] as { itemListElement: { name: string }[] }).itemListElement.map(({ name }) => name);

  it('is what they collect, whose it is, and the way there', async () => {
    const state = await storeWith({ board, section });
    const ofBoard = boardStructuredData(at, state, site);
    expect(ofBoard[0]).toMatchObject({
      '@type': 'CollectionPage',
      name: 'Glazes',
      url: 'https://pins.example.org/noor/glazes/',
      author: { '@type': 'Person', name: 'Noor Haddad', url: 'https://pins.example.org/noor/' },
      primaryImageOfPage: { '@type': 'ImageObject', contentUrl: `https://pins.example.org${card.url}` },
      mainEntity: { '@type': 'ItemList', numberOfItems: 12 },
      dateModified: '2026-02-03T04:05:06.000Z',
    });
    expect(way(ofBoard)).toEqual(['Bowerbird', 'Noor Haddad', 'Glazes']);
    const ofSection = sectionStructuredData(at, state, site);
    expect(ofSection[0]).toMatchObject({
      '@type': 'CollectionPage',
      name: 'Blue',
      isPartOf: { name: 'Glazes' },
      mainEntity: { numberOfItems: 3 },
    });
    expect(way(ofSection)).toEqual(['Bowerbird', 'Noor Haddad', 'Glazes', 'Blue']);
  });
});
