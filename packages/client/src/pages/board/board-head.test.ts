import { describe, expect, it } from 'vitest';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { BoardSectionResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import type { Transport } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { createAppStore } from '../../boot/create-app-store.ts';
import { boardHead, sectionHead } from './board-head.ts';
import { preloadSection } from './board-options.ts';

const cover = { pinId: '7', url: '/media/236x/g.jpg', width: 236, height: 354, dominantColor: '#336699' };
const wide = { url: '/media/600x315/g.jpg', width: 600, height: 315 };
const board = {
  type: 'board',
  id: '51',
  name: 'Glazes',
  url: '/noor/glazes/',
  privacy: 'public',
  cover_images: [cover],
  preview_image: wide,
};
const section = { type: 'section', id: '61', title: 'Blue', url: '/noor/glazes/blue/', cover_images: [], preview_image: null };
const at = { params: { username: 'noor', slug: 'glazes', section: 'blue' }, search: new URLSearchParams() };

async function storeWith(records: { board: object; section: object }) {
  const transport = async ({ name }: { name: string }) => ({
    data: name === BoardResource.get.name ? records.board : name === BoardSectionResource.get.name ? records.section : [],
  });
  const store = createAppStore(transport as unknown as Transport);
  await preloadSection({ params: at.params, dispatch: store.dispatch, state: store.getState });
  return store.getState();
}

describe('the head of a board and of a section', () => {
  it('gives link previews the wide picture, not the one of a card', async () => {
    const state = await storeWith({ board, section: { ...section, preview_image: { ...wide, url: '/media/600x315/b.jpg' } } });
    expect(boardHead(at, state).image).toEqual({ ...wide, alt: 'Glazes' });
    expect(sectionHead(at, state).image).toEqual({ url: '/media/600x315/b.jpg', width: 600, height: 315, alt: 'Blue' });
  });

  it('lets an empty section show the picture of its board, and an empty board none', async () => {
    expect(sectionHead(at, await storeWith({ board, section })).image).toEqual({ ...wide, alt: 'Glazes' });
    expect(boardHead(at, await storeWith({ board: { ...board, preview_image: null }, section })).image).toBeUndefined();
  });
});
