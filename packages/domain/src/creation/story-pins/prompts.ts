import {
  isItemsBlock,
  isTextBlock,
  type StoryBlock,
  type StoryContent,
  type StoryItem,
  type StoryMetadata,
  type TextBlock,
} from './blocks.ts';

const isBlank = (words: string) => words.trim() === '';

/** A text whose maker has written nothing yet, but was asked to. It belongs to no pin that is out. */
export function isUnwritten(block: StoryBlock): block is StoryBlock & TextBlock & { readonly prompt: string } {
  if (!isTextBlock(block) || isBlank(block.prompt ?? '') || !isBlank(block.text)) return false;
  if (isItemsBlock(block)) return block.items.every(({ text, amount }) => isBlank(text) && isBlank(amount));
  return block.type !== 'story_pin_link_block' || isBlank(block.srcUrl);
}

/** What goes out: without texts and lines that nobody wrote, and without what their maker was asked. */
export function writtenStory<Content extends StoryContent>(content: Content): Content {
  const pages = content.pages.map((page) => ({
    ...page,
    blocks: page.blocks.filter((block) => !isUnwritten(block)).map(withoutPrompt),
  }));
  const { basics } = content.metadata;
  return { ...content, pages, metadata: { ...content.metadata, basics: writtenBasics(basics) } };
}

/** Facts and lists without lines that nobody wrote. */
function writtenBasics({ keyValueBlocks, listBlocks }: StoryMetadata['basics']): StoryMetadata['basics'] {
  const lists = listBlocks.map((list) => ({ ...list, items: list.items.filter((item) => !isBlank(item.text + item.amount)) }));
  return {
    keyValueBlocks: keyValueBlocks.filter(({ text }) => !isBlank(text)),
    listBlocks: lists.filter(({ items }) => items.length > 0),
  };
}

function withoutPrompt(block: StoryBlock): StoryBlock {
  if (!('prompt' in block)) return block;
  const { prompt: _, ...written } = block;
  return written;
}

/** The block as it would look with its prompt written in. */
export function withPromptWritten<Block extends StoryBlock>(block: Block): Block {
  if (!isUnwritten(block)) return block;
  return isItemsBlock(block) ? { ...block, items: itemsOfPrompt(block.prompt) } : { ...block, text: block.prompt };
}

/** Lines such as `200 g | flour`; without a bar a line has no amount. */
export function itemsOfPrompt(prompt: string): StoryItem[] {
  return prompt.split('\n').map((line) => {
    const [amount = '', words] = line.split('|').map((part) => part.trim());
    return words === undefined ? { amount: '', text: amount } : { amount, text: words };
  });
}
