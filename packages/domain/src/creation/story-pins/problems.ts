import { countCharacters } from '../../clean-text.ts';
import { normaliseLink } from '../../links.ts';
import {
  isItemsBlock,
  isMediaBlock,
  isTextBlock,
  type StoryBlock,
  type StoryContent,
  type StoryItem,
  type StoryMetadata,
  type StoryPage,
} from './blocks.ts';
import { storyLimits } from './limits.ts';
import { isUnwritten } from './prompts.ts';

/** What keeps an idea pin from being published: where, what, and by which rule. */
export interface StoryProblem {
  readonly pageId: string | null;
  readonly blockId: string | null;
  /** Such as `text`, `media` or `items`. */
  readonly field: string;
  readonly rule: 'required' | 'maxLength' | 'format' | 'unknown_picture' | 'gone' | 'empty_page' | 'no_pages';
  readonly limit?: number;
}

type Found = Pick<StoryProblem, 'field' | 'rule' | 'limit'>;

/** What is wrong by the content alone. Whether pictures, pins and people are there, the server adds. */
export function storyProblems({ pages, metadata }: StoryContent): StoryProblem[] {
  const found: StoryProblem[] = [];
  if (pages.length === 0) found.push({ pageId: null, blockId: null, field: 'pages', rule: 'no_pages' });
  for (const page of pages) {
    if (isEmptyPage(page)) found.push({ pageId: page.id, blockId: null, field: 'blocks', rule: 'empty_page' });
    for (const block of page.blocks) {
      for (const problem of blockProblems(block)) found.push({ pageId: page.id, blockId: block.id, ...problem });
    }
  }
  for (const problem of tooLong('pinTitle', metadata.pinTitle, storyLimits.title)) found.push({ pageId: null, blockId: null, ...problem });
  for (const problem of basicsProblems(metadata.basics)) found.push({ pageId: null, blockId: null, ...problem });
  return found;
}

function basicsProblems({ keyValueBlocks, listBlocks }: StoryMetadata['basics']): Found[] {
  return [
    ...keyValueBlocks.flatMap(({ title, text }) => [
      ...tooLong('basics', title, storyLimits.key),
      ...tooLong('basics', text, storyLimits.value),
    ]),
    ...listBlocks.flatMap(({ title, items }) => [...tooLong('basics', title, storyLimits.heading), ...itemsTooLong('basics', items)]),
  ].slice(0, 1);
}

/** A page that shows nothing at all. */
export function isEmptyPage({ media, blocks }: StoryPage): boolean {
  return media === null && blocks.every((block) => block.isHidden || isUnwritten(block));
}

function blockProblems(block: StoryBlock): Found[] {
  if (block.isHidden || isUnwritten(block)) return [];
  const found: Found[] = [];
  if (isMediaBlock(block) && block.media === null) found.push({ field: 'media', rule: 'required' });
  if (isItemsBlock(block)) found.push(...itemProblems(block.items), ...tooLong('text', block.text, storyLimits.heading));
  else if (isTextBlock(block)) found.push(...textProblems(block.type, block.text));
  return [...found, ...ownProblems(block)];
}

function textProblems(type: StoryBlock['type'], text: string): Found[] {
  if (text.trim() === '' && type !== 'story_pin_link_block') return [{ field: 'text', rule: 'required' }];
  return tooLong('text', text, type === 'story_pin_paragraph_block' ? storyLimits.paragraph : storyLimits.heading);
}

function itemProblems(items: readonly StoryItem[]): Found[] {
  const filled = items.filter(({ text }) => text.trim() !== '');
  if (filled.length === 0) return [{ field: 'items', rule: 'required' }];
  return itemsTooLong('items', items);
}

function itemsTooLong(field: string, items: readonly StoryItem[]): Found[] {
  return items.flatMap(({ text, amount }) => [...tooLong(field, text, storyLimits.item), ...tooLong(field, amount, storyLimits.amount)]);
}

function ownProblems(block: StoryBlock): Found[] {
  switch (block.type) {
    case 'story_pin_link_block':
      return linkProblems(block.srcUrl);
    case 'story_pin_music_block':
      return [
        ...(block.attribution.title.trim() === '' ? [{ field: 'title', rule: 'required' } as const] : []),
        ...tooLong('title', block.attribution.title, storyLimits.musicTitle),
        ...tooLong('artist', block.attribution.artist, storyLimits.artist),
        ...isrcProblems(block.attribution.isrc),
      ];
    case 'story_pin_product_sticker_block':
      return block.pinId === null ? [{ field: 'pinId', rule: 'required' }] : [];
    case 'story_pin_mention_sticker_block':
      return block.userId === null ? [{ field: 'userId', rule: 'required' }] : [];
    case 'story_pin_comment_reply_sticker_block':
      return block.commentId === null ? [{ field: 'commentId', rule: 'required' }] : [];
    case 'story_pin_generic_sticker_block':
      return tooLong('text', block.text, storyLimits.sticker);
    default:
      return [];
  }
}

function linkProblems(link: string): Found[] {
  if (link.trim() === '') return [{ field: 'srcUrl', rule: 'required' }];
  const cleaned = normaliseLink(link);
  return typeof cleaned === 'string' ? [{ field: 'srcUrl', rule: cleaned }] : [];
}

/** Twelve letters and digits, with or without hyphens; none is no mistake. */
function isrcProblems(isrc: string): Found[] {
  const bare = isrc.replaceAll(/[\s-]/gu, '').toUpperCase();
  return bare === '' || /^[A-Z]{2}[A-Z0-9]{3}\d{7}$/u.test(bare) ? [] : [{ field: 'isrc', rule: 'format' }];
}

function tooLong(field: string, text: string, limit: number): Found[] {
  return countCharacters(text.trim()) > limit ? [{ field, rule: 'maxLength', limit }] : [];
}
