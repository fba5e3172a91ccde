import type {
  BlockEdits,
  StoryBlock,
  StoryBlockType,
  StoryLayout,
  StoryPage,
  StoryTemplate,
  TextStyle,
} from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { newStoryBlock, newStoryPage } from '@bowerbird/domain/creation/story-pins/defaults.ts';
import { itemsOfPrompt } from '@bowerbird/domain/creation/story-pins/prompts.ts';
import type { MessageId } from '../../../i18n/message-id.ts';

export const templateNames = ['recipe', 'how_to', 'tour', 'list'] as const satisfies readonly StoryTemplate[];
export type TemplateName = (typeof templateNames)[number];

interface TemplateBlock {
  readonly type: StoryBlockType;
  readonly words: MessageId;
  readonly at: Pick<BlockEdits, 'left' | 'top'>;
  readonly style?: Partial<TextStyle>;
}

interface TemplatePage {
  readonly layout: StoryLayout;
  readonly backgroundColor: string;
  readonly blocks: readonly TemplateBlock[];
}

const BROWN = '#78371f';
const BLUE = '#2b3fd9';
const GREEN = '#23603f';
const CREAM = '#fdf1dc';
const ICE = '#e8ebfd';
const MINT = '#e4f3ea';
const WHITE = '#ffffff';
const GREY = '#3f3f49';

const heading = (words: MessageId, top: number, color: string, size = 24): TemplateBlock => ({
  type: 'story_pin_heading_block',
  words,
  at: { left: 50, top },
  style: { color, size, alignment: 'center' },
});
const paragraph = (words: MessageId, top: number): TemplateBlock => ({
  type: 'story_pin_paragraph_block',
  words,
  at: { left: 50, top },
  style: { color: GREY, size: 11, alignment: 'center' },
});

/** A page under a picture, which its maker puts there. */
const pictured = (title: MessageId, text: MessageId, backgroundColor: string, color: string): TemplatePage => ({
  layout: 'top',
  backgroundColor,
  blocks: [heading(title, 73, color), paragraph(text, 86)],
});

const lined = (type: StoryBlockType, title: MessageId, words: MessageId, backgroundColor: string, color: string): TemplatePage => ({
  layout: 'full',
  backgroundColor,
  blocks: [heading(title, 18, color), { type, words, at: { left: 50, top: 45 }, style: { color: GREY, size: 12 } }],
});

const pages: Readonly<Record<TemplateName, readonly TemplatePage[]>> = {
  recipe: [
    pictured('ideas.recipeTitle', 'ideas.recipeText', CREAM, BROWN),
    lined('story_pin_ingredient_block', 'ideas.youNeed', 'ideas.ingredientLines', ICE, BLUE),
    pictured('ideas.stepTitle', 'ideas.stepText', CREAM, BROWN),
  ],
  how_to: [
    pictured('ideas.howToTitle', 'ideas.howToText', MINT, GREEN),
    lined('story_pin_supply_block', 'ideas.youNeed', 'ideas.supplyLines', MINT, GREEN),
    pictured('ideas.stepTitle', 'ideas.stepText', WHITE, GREEN),
  ],
  tour: [
    pictured('ideas.tourTitle', 'ideas.tourText', ICE, BLUE),
    pictured('ideas.stopTitle', 'ideas.stopText', WHITE, BLUE),
    pictured('ideas.stopTitle', 'ideas.stopText', ICE, BLUE),
  ],
  list: [
    pictured('ideas.listTitle', 'ideas.listText', WHITE, BLUE),
    lined('story_pin_list_block', 'ideas.listHeading', 'ideas.listLines', CREAM, BROWN),
  ],
};

/** The pages of a template. In the language of their maker, each text asks for what belongs there. */
export function pagesOfTemplate(name: TemplateName, text: (id: MessageId) => string, makeId: () => string): readonly StoryPage[] {
  return pages[name].map(({ blocks, ...page }) => ({
    ...newStoryPage(makeId()),
    ...page,
    blocks: blocks.map((block) => blockOf(block, text, makeId())),
  }));
}

function blockOf({ type, words, at, style }: TemplateBlock, text: (id: MessageId) => string, id: string): StoryBlock {
  const made = newStoryBlock(id, type);
  const placed = { ...made, edits: { ...made.edits, ...at } };
  if (!('style' in placed)) return placed;
  const styled = { ...placed, style: { ...placed.style, ...style }, prompt: text(words) };
  if (!('items' in styled)) return styled;
  return { ...styled, items: itemsOfPrompt(styled.prompt).map(() => ({ amount: '', text: '' })) };
}
