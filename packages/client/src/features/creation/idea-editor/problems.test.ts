import { describe, expect, it } from 'vitest';
import { newStoryBlock } from '@bowerbird/domain/creation/story-pins/defaults.ts';
import { problemsOf } from './problems.ts';
import { addBlock } from './story-draft.ts';
import { newStory } from './story-record.ts';

const board = { id: '1', name: 'Tiles', url: '/ines/tiles/' };
const start = { ...newStory('one'), board };

describe('what keeps an idea pin from going out', () => {
  it('is an empty page, and a board that is missing', () => {
    expect(problemsOf({ ...start, board: null }, []).map(({ pageId, field }) => [pageId, field])).toEqual([
      ['one', 'blocks'],
      [null, 'board_id'],
    ]);
  });

  it('is told at its block', () => {
    const story = addBlock('one', newStoryBlock('h', 'story_pin_heading_block'))(start);
    expect(problemsOf(story, [])).toEqual([{ pageId: 'one', blockId: 'h', field: 'text', words: { id: 'ideas.needsWords' } }]);
  });

  it('is what the server alone knows, as long as its block is there', () => {
    const block = { ...newStoryBlock('p', 'story_pin_product_sticker_block'), pinId: '9' } as never;
    const said = [{ pageId: 'one', blockId: 'p', field: 'pinId', rule: 'gone', message: '' }];
    expect(problemsOf(addBlock('one', block)(start), said).map(({ words }) => words.id)).toEqual(['ideas.goneThing']);
    expect(problemsOf(addBlock('one', newStoryBlock('x', 'story_pin_generic_sticker_block'))(start), said)).toEqual([]);
  });

  it('is a fact that is too long, told once', () => {
    const long = { title: 'Time', text: 'a'.repeat(201) };
    const basics = { keyValueBlocks: [long, long], listBlocks: [] };
    const filled = addBlock('one', newStoryBlock('x', 'story_pin_generic_sticker_block'))(start);
    const story = { ...filled, metadata: { ...filled.metadata, basics } };
    expect(problemsOf(story, [])).toEqual([
      { pageId: null, blockId: null, field: 'basics', words: { id: 'builder.longerThan', values: { limit: 200 } } },
    ]);
  });

  it('is a wrong link and texts that are too long', () => {
    const story = {
      ...addBlock('one', newStoryBlock('x', 'story_pin_generic_sticker_block'))(start),
      link: 'no link',
      altText: 'a'.repeat(9_000),
    };
    expect(problemsOf(story, []).map(({ field }) => field)).toEqual(['link', 'alt_text']);
  });
});
