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

  it('does not lie on another one while there is room, also beside one that was moved', () => {
    let page = newStoryPage('page');
    for (const id of ['a', 'b', 'c', 'd']) page = { ...page, blocks: [...page.blocks, blockFor(page, id, 'story_pin_heading_block', '')] };
    const tops = page.blocks.map(({ edits }) => edits.top).toSorted((one, other) => one - other);
    for (const [index, top] of tops.slice(1).entries()) expect(top - tops[index]!).toBeGreaterThanOrEqual(13);
    const moved = page.blocks.map((block) => ({ ...block, edits: { ...block.edits, left: 40, top: 55 } })).slice(0, 1);
    expect(blockFor({ ...page, blocks: moved }, 'e', 'story_pin_heading_block', '').edits.top).toBeGreaterThanOrEqual(68);
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
