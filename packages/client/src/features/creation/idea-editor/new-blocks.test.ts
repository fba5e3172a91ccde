import { describe, expect, it } from 'vitest';
import { newStoryPage } from '@bowerbird/domain/creation/story-pins/defaults.ts';
import { storyPage, storySafeArea } from '@bowerbird/domain/creation/story-pins/limits.ts';
import { blockFor } from './new-blocks.ts';

describe('a new block', () => {
  it('finds a place of its own below the others, and above them once there is none below', () => {
    let page = newStoryPage('page');
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
      page = { ...page, blocks: [...page.blocks, blockFor(page, id, 'story_pin_link_block', '')] };
    const tops = page.blocks.map(({ edits }) => edits.top);
    expect(new Set(tops).size).toBe(tops.length);
    for (const top of tops) {
      expect(top).toBeGreaterThan((storySafeArea.top / storyPage.height) * 100);
      expect(top).toBeLessThan((storySafeArea.bottom / storyPage.height) * 100);
    }
  });

  it('lies beside the pictures before it, so that none is covered whole', () => {
    let page = newStoryPage('page');
    for (const id of ['a', 'b', 'c']) page = { ...page, blocks: [...page.blocks, blockFor(page, id, 'story_pin_image_block', '')] };
    expect(page.blocks.map(({ edits: { left, top } }) => [left, top])).toEqual([
      [50, 50],
      [56, 56],
      [62, 62],
    ]);
  });
});
