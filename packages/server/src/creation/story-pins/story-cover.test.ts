import { newStoryBlock, newStoryPage } from '@bowerbird/domain/creation/story-pins/defaults.ts';
import type { StoryBlock, StoryPage } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { describe, expect, it } from 'vitest';
import { coverOf } from './story-cover.views.ts';

const heading = (fields: object): StoryBlock =>
  ({ ...newStoryBlock('title', 'story_pin_heading_block'), text: 'Nine jars', ...fields }) as StoryBlock;
const picture = (fields: object): StoryBlock =>
  ({ ...newStoryBlock('jar', 'story_pin_image_block'), media: { signature: 'ab'.repeat(16), altText: '' }, ...fields }) as StoryBlock;
const page = (...blocks: StoryBlock[]): StoryPage => ({ ...newStoryPage('one'), blocks });

describe('the drawn cover of an idea pin', () => {
  it('has the words and pictures that stand on its page', () => {
    const { words, parts } = coverOf(page(heading({}), picture({})));
    expect(words).toContain('<path');
    expect(parts).toHaveLength(1);
  });

  it('leaves out what is hidden', () => {
    const { words, parts } = coverOf(page(heading({ isHidden: true }), picture({ isHidden: true })));
    expect(words).not.toContain('<path');
    expect(parts).toEqual([]);
  });
});
