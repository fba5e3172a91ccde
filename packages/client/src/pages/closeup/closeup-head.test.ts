import { describe, expect, it } from 'vitest';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import type { Transport } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { createAppStore } from '../../boot/create-app-store.ts';
import { siteOf } from '../../routing/structured-data.ts';
import { ensureResource } from '../../store/call.ts';
import { closeupHead } from './closeup-head.ts';
import { closeupStructuredData } from './closeup-structured-data.ts';

const picture = { width: 800, height: 1200, dominantColor: '#336699' };
const pin = {
  type: 'pin',
  id: '9',
  entityId: '9',
  title: 'A jug',
  seoTitle: 'A jug',
  description: 'Seen in Porto.',
  altText: 'A white jug',
  autoAltText: '',
  images: { '236x': { ...picture, url: '/media/236x/j.jpg' }, orig: { ...picture, url: '/media/orig/j.jpg' } },
  videos: null as unknown,
  pinner: { type: 'user', id: '1', username: 'noor', fullName: 'Noor Haddad', profileUrl: '/noor/' },
  board: { type: 'board', id: '51', name: 'Glazes', url: '/lena/glazes/', privacy: 'public' },
  section: { id: '61', title: 'Blue', url: '/lena/glazes/blue/' },
  domain: 'porto.example',
  link: 'https://porto.example/jug',
  createdAt: '2026-01-02T03:04:05.000Z',
  saveCount: 4,
  privacy: 'public',
  seoNoindexReason: null as string | null,
};
const film = { url: '/media/videos/f.mp4', width: 720, height: 1280, duration: 8500, thumbnail: '/media/736x/j.jpg' };
const at = { params: { id: '9' }, search: new URLSearchParams() };
const site = siteOf({ appName: 'Bowerbird', origin: 'https://pins.example.org' });

async function stateWith(fields: Partial<typeof pin> = {}) {
  const store = createAppStore((async () => ({ data: { ...pin, ...fields } })) as unknown as Transport);
  await store.dispatch(ensureResource(PinResource.get, { id: '9' }));
  return store.getState();
}

describe('the head of a pin', () => {
  it.each([
    [undefined, null],
    ['not_listed', 'not_listed'],
    ['not_public', 'not_public'],
  ])('says why search engines are not to list it: %s', async (said, seoNoindexReason) => {
    expect(closeupHead('9', await stateWith({ seoNoindexReason })).noIndex).toBe(said);
  });

  it('gives link previews the film of a video', async () => {
    const state = await stateWith({ videos: { videoList: { v720P: film, vHLSV4: null } } });
    expect(closeupHead('9', state)).toMatchObject({ kind: 'video.other', video: { url: film.url, width: 720, height: 1280 } });
    expect(closeupHead('9', await stateWith()).video).toBeUndefined();
  });
});

describe('what a pin says to machines', () => {
  it('is its picture with whom to credit, and the way there over its board and section', async () => {
    const things = closeupStructuredData(at, await stateWith(), site);
    expect(things.map((thing) => (thing as { '@type': string })['@type'])).toEqual(['ImageObject', 'BreadcrumbList']);
    expect(things[0]).toMatchObject({
      contentUrl: 'https://pins.example.org/media/orig/j.jpg',
      creditText: 'porto.example',
      caption: 'A white jug',
      interactionStatistic: { interactionType: { '@type': 'BookmarkAction' }, userInteractionCount: 4 },
    });
    expect(things[1]).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Bowerbird' },
        { position: 2, name: 'Glazes', item: 'https://pins.example.org/lena/glazes/' },
        { position: 3, name: 'Blue' },
        { position: 4, name: 'A jug', item: 'https://pins.example.org/pin/9/' },
      ],
    });
  });

  it('credits whom the page names, with the licence, and names the article that shows it', async () => {
    const ccUrl = 'https://creativecommons.org/licenses/by/4.0/';
    const attribution = { authorName: 'Mei Tan', authorUrl: 'https://mei.example/', providerName: null, ccUrl };
    const relatedArticle = { id: '3', title: 'Clay', url: '/today/best/clay/3/' };
    const [image] = closeupStructuredData(at, await stateWith({ attribution, relatedArticle } as unknown as Partial<typeof pin>), site);
    expect(image).toMatchObject({
      creditText: 'Mei Tan',
      creator: { '@type': 'Person', name: 'Mei Tan', url: 'https://mei.example/' },
      license: ccUrl,
      subjectOf: { '@type': 'Article', headline: 'Clay', url: 'https://pins.example.org/today/best/clay/3/' },
    });
  });

  it('credits who pinned a picture that comes from no site, and calls a nameless pin by its board', async () => {
    const [image] = closeupStructuredData(
      at,
      await stateWith({ domain: null, title: '', seoTitle: 'Glazes' } as unknown as Partial<typeof pin>),
      site,
    );
    expect(image).toMatchObject({ creditText: 'Noor Haddad', name: 'Glazes' });
  });

  it('is its film, too, with all that a search needs of one', async () => {
    const things = closeupStructuredData(at, await stateWith({ videos: { videoList: { v720P: film, vHLSV4: null } } }), site);
    expect(things[1]).toMatchObject({
      '@type': 'VideoObject',
      name: 'A jug',
      thumbnailUrl: 'https://pins.example.org/media/736x/j.jpg',
      uploadDate: '2026-01-02T03:04:05.000Z',
      contentUrl: 'https://pins.example.org/media/videos/f.mp4',
      embedUrl: 'https://pins.example.org/widgets/pins/9/',
      duration: 'PT8.500S',
    });
  });

  it('names the captions of its film by their languages', async () => {
    const captions = [{ language: 'de', url: '/captions/9/de.vtt' }];
    const more = { videos: { videoList: { v720P: film, vHLSV4: null } }, captions };
    const things = closeupStructuredData(at, await stateWith(more), site);
    expect(things[1]).toMatchObject({
      caption: [
        {
          '@type': 'MediaObject',
          encodingFormat: 'text/vtt',
          inLanguage: 'de',
          contentUrl: 'https://pins.example.org/captions/9/de.vtt',
        },
      ],
    });
  });
});
