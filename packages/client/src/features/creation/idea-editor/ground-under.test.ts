import { describe, expect, it } from 'vitest';
import type { StoryBlock, StoryPage } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { newStoryBlock, newStoryPage } from '@bowerbird/domain/creation/story-pins/defaults.ts';
import { noStoryThings, showStoryPage, type StoryMedia } from '@bowerbird/domain/creation/story-pins/show.ts';
import { groundUnder } from './ground-under.ts';

const media = (signature: string, dominantColor: string, width = 400, height = 400): StoryMedia => ({
  signature,
  width,
  height,
  dominantColor,
  images: {},
  videos: null,
});
const things = { ...noStoryThings, media: { night: media('night', '#101020'), sand: media('sand', '#e0d0b0', 800, 200) } };
const ref = (signature: string) => ({ signature, altText: '' });
const text = (top: number) => placed(newStoryBlock('text', 'story_pin_heading_block'), { top });
const picture = (signature: string, edits: object = {}) =>
  placed({ ...newStoryBlock(signature, 'story_pin_image_block'), media: ref(signature) } as StoryBlock, edits);
const placed = (block: StoryBlock, edits: object): StoryBlock => ({ ...block, edits: { ...block.edits, ...edits } });
const under = (blocks: readonly StoryBlock[], page: Partial<StoryPage> = {}) =>
  groundUnder(showStoryPage({ ...newStoryPage('one'), blocks, ...page }, things), 'text');

describe('what lies under a text', () => {
  it('is the picture there that is next below it', () => {
    expect(under([picture('sand'), picture('night'), text(50)])).toBe('#101020');
    expect(under([picture('night'), picture('sand'), text(50)])).toBe('#e0d0b0');
  });

  it('is no picture above it, beside it, hidden or without a file', () => {
    expect(under([text(50), picture('night')])).toBe('#ffffff');
    expect(under([picture('night'), text(95)])).toBe('#ffffff');
    expect(under([{ ...picture('night'), isHidden: true }, text(50)])).toBe('#ffffff');
    expect(under([newStoryBlock('empty', 'story_pin_image_block'), text(50)])).toBe('#ffffff');
  });

  it('follows a picture that is turned', () => {
    const flat = { width: 100, left: 50, top: 50 };
    const turned = { ...flat, transform: { rotate: 90, scaleX: 1, scaleY: 1 } };
    expect(under([picture('sand', flat), text(70)])).toBe('#ffffff');
    expect(under([picture('sand', turned), text(70)])).toBe('#e0d0b0');
  });

  it('is the picture of the page where that reaches, else its colour', () => {
    const page = { media: ref('night'), backgroundColor: '#fdf1dc' };
    expect(under([text(50)], { ...page, layout: 'full' })).toBe('#101020');
    expect([under([text(50)], { ...page, layout: 'top' }), under([text(80)], { ...page, layout: 'top' })]).toEqual(['#101020', '#fdf1dc']);
    expect([under([text(50)], { ...page, layout: 'fit' }), under([text(10)], { ...page, layout: 'fit' })]).toEqual(['#101020', '#fdf1dc']);
  });
});
