import { isItemsBlock, isTextBlock, type StoryBlock, type StoryContent, type StoryItem } from './blocks.ts';

/** All that a block says in words, each line by itself. */
export function wordsOfBlock(block: StoryBlock): string[] {
  if (block.isHidden) return [];
  if (block.type === 'story_pin_music_block') return filled([block.attribution.title, block.attribution.artist]);
  if (block.type === 'story_pin_generic_sticker_block') return filled([block.text]);
  if (!isTextBlock(block)) return [];
  if (block.type === 'story_pin_link_block') return filled([block.text || (block.preview?.title ?? '')]);
  return filled([block.text, ...(isItemsBlock(block) ? block.items.map(lineOfItem) : [])]);
}

export function lineOfItem({ amount, text }: StoryItem): string {
  return `${amount} ${text}`.trim();
}

/** All words of an idea pin, from first to last page: for search, and for who reads without pictures. */
export function wordsOfStory({ pages, metadata }: StoryContent): string[] {
  const { keyValueBlocks, listBlocks } = metadata.basics;
  return filled([
    ...keyValueBlocks.flatMap(({ title, text }) => `${title} ${text}`),
    ...listBlocks.flatMap(({ title, items }) => [title, ...items.map(lineOfItem)]),
    ...pages.flatMap(({ blocks }) => blocks.flatMap(wordsOfBlock)),
  ]);
}

function filled(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
