import { describe, expect, it } from 'vitest';
import type { StoryContent } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { applyStoryChanges } from '@bowerbird/domain/creation/story-pins/changes.ts';
import { emptyStory, newStoryBlock, newStoryPage } from '@bowerbird/domain/creation/story-pins/defaults.ts';
import { changesBetween } from './story-changes.ts';

const block = (id: string) => newStoryBlock(id, 'story_pin_heading_block');
const page = (id: string, ...blocks: string[]) => ({ ...newStoryPage(id), blocks: blocks.map(block) });
const story = (...pages: ReturnType<typeof page>[]): StoryContent => ({ ...emptyStory, pages });
const start = { ...story(page('a', 'one', 'two', 'three'), page('b'), page('c')), coverPageId: 'b' };

describe('the steps from one state to another', () => {
  const cases: Record<string, StoryContent> = {
    nothing: start,
    'a page that came between': { ...start, pages: start.pages.toSpliced(1, 0, page('new', 'five')) },
    'pages in another order': { ...start, pages: start.pages.toReversed() },
    'a page that went, which was the cover': { ...start, pages: start.pages.toSpliced(1, 1), coverPageId: null },
    'another cover': { ...start, coverPageId: 'c' },
    'another title': { ...start, metadata: { ...start.metadata, pinTitle: 'Citrus' } },
    'all pages new': story(page('x', 'one'), page('y')),
    'no pages': story(),
  };
  for (const [name, now] of Object.entries(cases))
    it(`lead there: ${name}`, () => {
      expect(applyStoryChanges(start, changesBetween(start, now))).toEqual(now);
    });

  it('lead to blocks that came, went, changed and moved', () => {
    const blocks = [block('new'), block('three'), { ...block('one'), isHidden: true }];
    const now = { ...start, pages: start.pages.with(0, { ...start.pages[0]!, backgroundColor: '#fdf1dc', blocks }) };
    expect(applyStoryChanges(start, changesBetween(start, now))).toEqual(now);
  });

  it('name one block only when one was dragged', () => {
    const moved = { ...block('two'), edits: { ...block('two').edits, left: 20 } };
    const now = { ...start, pages: start.pages.with(0, { ...start.pages[0]!, blocks: [block('one'), moved, block('three')] }) };
    expect(changesBetween(start, now)).toEqual([{ op: 'set_block', pageId: 'a', block: moved }]);
  });

  it('make room before they add, so that a full story can be filled anew', () => {
    const full = story(...Array.from({ length: 10 }, (_, index) => page(`old-${index}`)));
    const now = story(...Array.from({ length: 10 }, (_, index) => page(`new-${index}`)));
    expect(applyStoryChanges(full, changesBetween(full, now))).toEqual(now);
  });
});
