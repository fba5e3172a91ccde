import { describe, expect, it } from 'vitest';
import type { StoryContent } from './blocks.ts';
import { applyStoryChanges, isBadChange, type StoryChange } from './changes.ts';
import { emptyStory, newStoryBlock, newStoryPage } from './defaults.ts';
import { storyLimits } from './limits.ts';
import { storyProblems } from './problems.ts';
import { wordsOfStory } from './words.ts';

const page = (id: string) => {
  const { blocks: _, ...fields } = newStoryPage(id);
  return fields;
};
const words = (id: string, text: string) =>
  ({ ...newStoryBlock(id, 'story_pin_paragraph_block'), text }) as ReturnType<typeof newStoryBlock>;
const after = (changes: readonly StoryChange[], content: StoryContent = emptyStory): StoryContent => {
  const result = applyStoryChanges(content, changes);
  if (isBadChange(result)) throw new Error(result.rule);
  return result;
};
const two: readonly StoryChange[] = [
  { op: 'set_page', page: page('one') },
  { op: 'set_page', page: page('two') },
];

describe('small steps', () => {
  it('add a page at the end or before another one, and change one in its place', () => {
    const story = after([
      ...two,
      { op: 'set_page', page: page('first'), before: 'one' },
      { op: 'set_page', page: { ...page('one'), layout: 'fit' } },
    ]);
    expect(story.pages.map(({ id, layout }) => [id, layout])).toEqual([
      ['first', 'full'],
      ['one', 'fit'],
      ['two', 'full'],
    ]);
  });

  it('keep the blocks of a page that is changed', () => {
    const story = after([...two, { op: 'set_block', pageId: 'one', block: words('a', 'Salt') }, { op: 'set_page', page: page('one') }]);
    expect(story.pages[0]!.blocks).toHaveLength(1);
  });

  it('order pages, with those that nobody named behind', () => {
    expect(after([...two, { op: 'order_pages', ids: ['two', 'gone', 'two'] }]).pages.map(({ id }) => id)).toEqual(['two', 'one']);
  });

  it('let go of a cover that is deleted', () => {
    const story = after([...two, { op: 'set_cover', pageId: 'two' }]);
    expect(story.coverPageId).toBe('two');
    expect(after([{ op: 'delete_page', pageId: 'two' }], story).coverPageId).toBeNull();
  });

  it('delete twice as once', () => {
    const gone: StoryChange = { op: 'delete_page', pageId: 'two' };
    expect(after([...two, gone, gone]).pages).toHaveLength(1);
  });

  it('name the first step that cannot be made', () => {
    expect(applyStoryChanges(emptyStory, [...two, { op: 'set_block', pageId: 'gone', block: words('a', '') }])).toEqual({
      rule: 'unknown_page',
      index: 2,
    });
    const many = Array.from({ length: storyLimits.pages + 1 }, (_, index): StoryChange => ({ op: 'set_page', page: page(`p${index}`) }));
    expect(applyStoryChanges(emptyStory, many)).toEqual({ rule: 'maxPages', index: storyLimits.pages });
  });
});

describe('what keeps an idea pin from being published', () => {
  it('is a page that shows nothing, also where all of its layers are hidden', () => {
    const hidden = { ...words('a', 'Salt'), isHidden: true };
    const story = after([
      ...two,
      { op: 'set_block', pageId: 'one', block: hidden },
      { op: 'set_block', pageId: 'two', block: words('b', 'Oil') },
    ]);
    expect(storyProblems(story)).toEqual([{ pageId: 'one', blockId: null, field: 'blocks', rule: 'empty_page' }]);
  });

  it('is a page on which nobody wrote what it asks for', () => {
    const asking = { ...words('a', ' '), prompt: 'Write something' };
    const story = after([
      { op: 'set_page', page: page('one') },
      { op: 'set_block', pageId: 'one', block: asking },
    ]);
    expect(storyProblems(story).map(({ rule }) => rule)).toEqual(['empty_page']);
    const written = after([{ op: 'set_block', pageId: 'one', block: words('b', 'Oil') }], story);
    expect(storyProblems(written)).toEqual([]);
  });

  it('is a link that runs something', () => {
    const link = { ...newStoryBlock('link', 'story_pin_link_block'), srcUrl: 'javascript:alert(1)' } as ReturnType<typeof newStoryBlock>;
    const story = after([
      { op: 'set_page', page: page('one') },
      { op: 'set_block', pageId: 'one', block: link },
    ]);
    expect(storyProblems(story)).toEqual([{ pageId: 'one', blockId: 'link', field: 'srcUrl', rule: 'format' }]);
  });
});

describe('the words of an idea pin', () => {
  it('come page by page, without those of hidden layers', () => {
    const story = after([
      ...two,
      { op: 'set_block', pageId: 'two', block: words('b', 'Oil') },
      { op: 'set_block', pageId: 'one', block: words('a', 'Salt') },
      { op: 'set_block', pageId: 'one', block: { ...words('c', 'Secret'), isHidden: true } },
    ]);
    expect(wordsOfStory(story)).toEqual(['Salt', 'Oil']);
  });
});
