import { describe, expect, it } from 'vitest';
import type { StoryBlock } from './blocks.ts';
import { emptyStory, newStoryBlock, newStoryPage } from './defaults.ts';
import { isUnwritten, itemsOfPrompt, withPromptWritten, writtenStory } from './prompts.ts';

const block = (type: StoryBlock['type'], fields: object) => ({ ...newStoryBlock('a', type), ...fields }) as StoryBlock;
const blank = [
  { amount: '', text: '' },
  { amount: '', text: ' ' },
];
const list = block('story_pin_ingredient_block', { prompt: '200 g | flour\nsalt', items: blank });

describe('a text that asks for words', () => {
  it('is unwritten until there is a word, a line or an amount', () => {
    expect(isUnwritten(block('story_pin_heading_block', { prompt: 'Name of the dish', text: '  ' }))).toBe(true);
    expect(isUnwritten(block('story_pin_heading_block', { prompt: 'Name of the dish', text: 'Soup' }))).toBe(false);
    expect(isUnwritten(list)).toBe(true);
    expect(isUnwritten({ ...list, items: [{ amount: '1', text: '' }] } as StoryBlock)).toBe(false);
    expect(isUnwritten(block('story_pin_link_block', { prompt: 'Where to', srcUrl: 'https://a.example' }))).toBe(false);
  });

  it('is one that asks: an empty text of its own is none', () => {
    expect(isUnwritten(block('story_pin_heading_block', { text: '' }))).toBe(false);
    expect(isUnwritten(newStoryBlock('a', 'story_pin_image_block'))).toBe(false);
  });

  it('does not go out, and what is written goes out without what was asked', () => {
    const written = block('story_pin_paragraph_block', { prompt: 'Write something', text: 'Salt' });
    const story = { ...emptyStory, pages: [{ ...newStoryPage('one'), blocks: [list, written] }] };
    const [only] = writtenStory(story).pages;
    expect(only!.blocks).toEqual([block('story_pin_paragraph_block', { text: 'Salt' })]);
    expect('prompt' in only!.blocks[0]!).toBe(false);
  });

  it('keeps facts and lines of what is needed alone where somebody wrote them', () => {
    const flour = { amount: '200 g', text: 'flour' };
    const basics = {
      keyValueBlocks: [
        { title: 'Time', text: '40 minutes' },
        { title: 'Servings', text: ' ' },
      ],
      listBlocks: [
        { title: 'Ingredients', items: [flour, ...blank] },
        { title: 'Supplies', items: blank },
      ],
    };
    const story = { ...emptyStory, metadata: { ...emptyStory.metadata, basics } };
    expect(writtenStory(story).metadata.basics).toEqual({
      keyValueBlocks: [{ title: 'Time', text: '40 minutes' }],
      listBlocks: [{ title: 'Ingredients', items: [flour] }],
    });
  });

  it('shows what it asks for where it is made, a line each', () => {
    expect(withPromptWritten(block('story_pin_heading_block', { prompt: 'Name', text: '' }))).toMatchObject({ text: 'Name' });
    expect(withPromptWritten(list)).toMatchObject({ items: itemsOfPrompt('200 g | flour\nsalt') });
    expect(itemsOfPrompt('200 g | flour\nsalt')).toEqual([
      { amount: '200 g', text: 'flour' },
      { amount: '', text: 'salt' },
    ]);
  });
});
