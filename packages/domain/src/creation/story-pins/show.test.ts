import { describe, expect, it } from 'vitest';
import type { StoryBlock, StoryContent, StoryPage } from './blocks.ts';
import { emptyMetadata, newStoryBlock, newStoryPage } from './defaults.ts';
import { noStoryThings, showStory, showStoryPage, type StoryMedia, type StoryThings } from './show.ts';

const picture: StoryMedia = {
  signature: 'wall',
  width: 600,
  height: 900,
  dominantColor: '#336699',
  images: { '236x': { url: '/wall-236x.webp', width: 236, height: 354 }, '736x': { url: '/wall-736x.webp', width: 736, height: 1104 } },
  videos: null,
};
const rendition = (duration: number) => ({ url: '/film', width: 720, height: 1280, duration, thumbnail: '/film.webp' });
const film = (signature: string, videos: { v720P?: number; vHLSV4?: number }): StoryMedia => ({
  ...picture,
  signature,
  videos: {
    videoList: {
      v720P: videos.v720P === undefined ? null : rendition(videos.v720P),
      vHLSV4: videos.vHLSV4 === undefined ? null : rendition(videos.vHLSV4),
    },
  },
});
const things: StoryThings = {
  ...noStoryThings,
  media: {
    wall: picture,
    glaze: film('glaze', { v720P: 4_000, vHLSV4: 4_100 }),
    kiln: film('kiln', { vHLSV4: 9_000 }),
  },
};
const shown = (signature: string) => ({ signature, altText: '' });
const page = (id: string, signature: string | null, blocks: readonly StoryBlock[] = []): StoryPage => ({
  ...newStoryPage(id),
  media: signature === null ? null : shown(signature),
  blocks,
});
const videoBlock = (signature: string, isHidden = false) =>
  ({ ...newStoryBlock('film', 'story_pin_video_block'), media: shown(signature), isHidden }) as StoryBlock;
const music = (thumbnailSignature: string | null, isHidden = false) =>
  ({
    ...newStoryBlock('song', 'story_pin_music_block'),
    isHidden,
    attribution: { artist: 'The Kilns', isrc: 'DE1234567890', title: 'Glaze', shouldMute: true, thumbnailSignature },
  }) as StoryBlock;
const story = (pages: readonly StoryPage[]): StoryContent => ({ pages, metadata: emptyMetadata, coverPageId: null });

describe('an idea pin as it is shown', () => {
  it('shows a link with the picture of its page, unless that is gone', () => {
    const link = (imageSignature: string | null) => ({
      ...newStoryBlock('link', 'story_pin_link_block'),
      preview: { canonicalUrl: 'https://example.com/glaze', title: 'Glaze', imageSignature },
    });
    const imageOf = (imageSignature: string | null) => {
      const page = { ...newStoryPage('one'), blocks: [link(imageSignature) as StoryBlock] };
      return showStoryPage(page, things).blocks[0]!.image?.signature;
    };
    expect([imageOf('wall'), imageOf('gone'), imageOf(null)]).toEqual(['wall', undefined, undefined]);
  });

  it('lasts as long as its films, of which a page plays its longest', () => {
    const { totalVideoDuration } = showStory(
      '1',
      story([page('a', 'glaze'), page('b', 'glaze', [videoBlock('kiln')]), page('c', 'wall', [videoBlock('glaze')])]),
      things,
    );
    expect(totalVideoDuration).toBe(4_000 + 9_000 + 4_000);
  });

  it('counts the pages on which no film plays', () => {
    const pages = [page('a', 'wall'), page('b', 'glaze'), page('c', null), page('d', null, [videoBlock('kiln')])];
    expect(showStory('1', story(pages), things)).toMatchObject({ staticPageCount: 2, totalVideoDuration: 13_000 });
    expect(showStory('1', story(pages), noStoryThings)).toMatchObject({ staticPageCount: 4, totalVideoDuration: 0 });
  });

  it('leaves out hidden layers, with the film that they play and the music that they name', () => {
    const heading = newStoryBlock('words', 'story_pin_heading_block');
    const pages = [page('a', 'wall', [videoBlock('kiln', true), heading, music(null, true)])];
    const { pages: seen, ...about } = showStory('1', story(pages), things);
    expect(seen[0]!.blocks.map(({ id }) => id)).toEqual(['words']);
    expect(seen[0]!.musicAttributions).toEqual([]);
    expect(about).toMatchObject({ totalVideoDuration: 0, staticPageCount: 1 });
  });

  it('names the music of a page with its small picture, and without one that is gone', () => {
    const namedWith = (signature: string | null) => showStoryPage(page('a', null, [music(signature)]), things).musicAttributions;
    const song = { artist: 'The Kilns', isrc: 'DE1234567890', title: 'Glaze', shouldMute: true };
    expect(namedWith('wall')).toEqual([{ ...song, thumbnailImageUrl: '/wall-236x.webp' }]);
    expect(namedWith('gone')).toEqual([{ ...song, thumbnailImageUrl: null }]);
    expect(namedWith(null)).toEqual([{ ...song, thumbnailImageUrl: null }]);
  });

  it('stands for its first page until another is chosen, and when that one is gone', () => {
    const coverOf = (coverPageId: string | null) =>
      showStory('1', { ...story([page('a', null), page('b', null)]), coverPageId }, things).coverPageIndex;
    expect([coverOf(null), coverOf('b'), coverOf('gone')]).toEqual([0, 1, 0]);
  });

  it('says whether it shows products that are still there', () => {
    const sticker = { ...newStoryBlock('jug', 'story_pin_product_sticker_block'), pinId: '7' } as StoryBlock;
    const jug = { id: '7', title: 'Jug', imageUrl: '/jug.webp', price: null };
    const isShopping = (products: StoryThings['products']) =>
      showStory('1', story([page('a', null, [sticker])]), { ...noStoryThings, products }).hasProductPins;
    expect([isShopping({ '7': jug }), isShopping({})]).toEqual([true, false]);
  });
});
