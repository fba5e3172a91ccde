import { defaultTextStyle, newStoryBlock, newStoryPage } from '@bowerbird/domain/creation/story-pins/defaults.ts';
import type { StoryBlock, StoryPage } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { stickerShapes } from '@bowerbird/domain/creation/story-pins/sticker-shapes.ts';
import { describe, expect, it } from 'vitest';
import { coverOf } from './story-cover.views.ts';
import type { ThingsJson } from './story-things.queries.ts';

const heading = (fields: object): StoryBlock =>
  ({ ...newStoryBlock('title', 'story_pin_heading_block'), text: 'Nine jars', ...fields }) as StoryBlock;
const picture = (fields: object): StoryBlock =>
  ({ ...newStoryBlock('jar', 'story_pin_image_block'), media: { signature: 'ab'.repeat(16), altText: '' }, ...fields }) as StoryBlock;
const nothing: ThingsJson = { media: null, products: null, people: null, comments: null };
const page = (...blocks: StoryBlock[]): StoryPage => ({ ...newStoryPage('one'), blocks });

describe('the drawn cover of an idea pin', () => {
  it('has the words and pictures that stand on its page', () => {
    const [words, parts] = coverOf(page(heading({}), picture({})), nothing).layers;
    expect(words).toMatchObject({ drawing: expect.stringContaining('<path') });
    expect(parts).toMatchObject({ parts: [{ signature: 'ab'.repeat(16) }] });
  });

  it('has its layers in the order of the page', () => {
    const kinds = coverOf(page(picture({}), heading({}), picture({ id: 'over' })), nothing).layers.map((layer) => Object.keys(layer)[0]);
    expect(kinds).toEqual(['parts', 'drawing', 'parts']);
  });

  it('has the stickers of its page in their colours', () => {
    const sticker = { ...newStoryBlock('star', 'story_pin_generic_sticker_block'), color: '#efae45' } as StoryBlock;
    const [layer] = coverOf(page(sticker), nothing).layers;
    expect(layer).toMatchObject({ drawing: expect.stringContaining(`d="${stickerShapes.star.path}" fill="#efae45"`) });
  });

  it('names who is mentioned, with their picture in a circle', () => {
    const mention = { ...newStoryBlock('who', 'story_pin_mention_sticker_block'), userId: '7' } as StoryBlock;
    const people = [{ id: '7', username: 'noor', full_name: 'Noor Haddad', picture_signature: 'cd'.repeat(16) }];
    const [words, face] = coverOf(page(mention), { ...nothing, people }).layers;
    expect(words).toMatchObject({ drawing: expect.stringContaining('fill="#16161d"') });
    expect(face).toMatchObject({ parts: [{ signature: 'cd'.repeat(16), corners: { across: 0.5, down: 0.5, areAll: true } }] });
    expect(coverOf(page(mention), nothing).layers).toEqual([]);
  });

  it('writes amounts in bold before the lines of a list, and numbers where it is ordered', () => {
    const pathsOf = (block: StoryBlock) => {
      const [layer] = coverOf(page(block), nothing).layers;
      return layer && 'drawing' in layer ? [...layer.drawing.matchAll(/<path d="([^"]+)"/g)].map(([, path]) => path) : [];
    };
    const list = (fields: object) => ({ ...newStoryBlock('list', 'story_pin_list_block'), ...fields }) as StoryBlock;
    const style = { ...defaultTextStyle, size: 12 };
    const [bold] = pathsOf(list({ style: { ...style, isBold: true }, items: [{ text: '3', amount: '' }] }));
    const [line] = pathsOf(list({ style, items: [{ text: 'oranges', amount: '3' }] }));
    expect(line?.startsWith(bold!.slice(0, 40))).toBe(true);
    expect(pathsOf(list({ style, isOrdered: true, items: [{ text: 'Boil', amount: '' }] }))).toHaveLength(2);
  });

  it('leaves out what is hidden', () => {
    expect(coverOf(page(heading({ isHidden: true }), picture({ isHidden: true })), nothing).layers).toEqual([]);
  });
});
