import type { StoryBlock, StoryItem, StoryPage, StoryTemplate, TextStyle } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { newStoryBlock, newStoryPage } from '@bowerbird/domain/creation/story-pins/defaults.ts';
import type { CastName } from './cast.ts';

/** A page of a demo's idea pin: a picture of its maker's, named by its work, and what stands beneath or on it. */
export interface DemoStoryPage {
  readonly work?: string;
  readonly layout?: StoryPage['layout'];
  readonly background: string;
  readonly ink: string;
  readonly heading: string;
  readonly text?: string;
  readonly list?: {
    readonly kind: 'ingredient' | 'supply' | 'list';
    readonly title: string;
    readonly lines: readonly (readonly [string, string])[];
  };
  readonly mention?: CastName;
  readonly music?: { readonly title: string; readonly artist: string };
  readonly sticker?: Extract<StoryBlock, { type: 'story_pin_generic_sticker_block' }>['sticker'];
}

export interface DemoStory {
  readonly key: string;
  readonly maker: CastName;
  readonly board: string;
  readonly title: string;
  readonly description: string;
  readonly template: StoryTemplate;
  readonly fontId: string;
  readonly basics: readonly (readonly [string, string])[];
  readonly pages: readonly DemoStoryPage[];
}

const cream = { background: '#fdf1dc', ink: '#7a3b2e' } as const;
const mist = { background: '#e6ecf8', ink: '#1f2f6b' } as const;
const leaf = { background: '#e9f1e4', ink: '#23513c' } as const;
const rose = { background: '#fbe9e4', ink: '#7b2d3b' } as const;

export const STORIES: readonly DemoStory[] = [
  {
    key: 'winter-citrus',
    maker: 'tomas',
    board: 'sunday-cooking',
    title: 'Winter citrus in ten minutes',
    description: 'Four kinds of orange, one knife, and salt at the end.',
    template: 'recipe',
    fontId: 'teaspoon',
    basics: [
      ['Serves', '4'],
      ['Takes', '10 minutes'],
    ],
    pages: [
      {
        ...cream,
        work: 'winter-citrus-plate',
        layout: 'top',
        heading: 'Winter citrus plate',
        text: 'Four kinds of orange, one knife, ten minutes.',
      },
      {
        ...mist,
        heading: 'You need',
        list: {
          kind: 'ingredient',
          title: 'For four plates',
          lines: [
            ['2', 'blood oranges'],
            ['2', 'oranges'],
            ['1', 'grapefruit'],
            ['1', 'lime'],
            ['2 tbsp', 'olive oil'],
            ['1 pinch', 'flaky salt'],
          ],
        },
      },
      {
        ...cream,
        work: 'winter-citrus-plate',
        layout: 'top',
        heading: 'Slice across, not down',
        text: 'Keep the slices as thin as a coin. Pick the seeds out with the knife point.',
      },
      { ...rose, heading: 'Oil, then salt', text: 'Oil first, so that the salt stays dry and crackles.', sticker: 'spark', mention: 'mei' },
    ],
  },
  {
    key: 'tile-by-hand',
    maker: 'ines',
    board: 'tiles',
    title: 'Paint one tile by hand',
    description: 'An azulejo from memory, in an afternoon.',
    template: 'how_to',
    fontId: 'serif',
    basics: [['Takes', 'An afternoon, and a night in the kiln']],
    pages: [
      {
        ...mist,
        work: 'azulejo-drawn-from-memory',
        layout: 'top',
        heading: 'Paint one tile',
        text: 'Draw a quarter. The other three are its mirrors.',
      },
      {
        ...cream,
        heading: 'What to have ready',
        list: {
          kind: 'supply',
          title: 'On the table',
          lines: [
            ['1', 'bisque tile, 15 cm'],
            ['', 'cobalt oxide'],
            ['', 'a brush that keeps its point'],
            ['', 'tracing paper'],
          ],
        },
      },
      {
        ...mist,
        heading: 'Prick the lines',
        text: 'Prick the drawing with a needle and dab charcoal through it. It burns away in the kiln.',
      },
      {
        ...mist,
        work: 'violet-azulejos',
        layout: 'top',
        heading: 'Two coats',
        text: 'The first one looks too pale. It is not.',
        sticker: 'check',
      },
    ],
  },
  {
    key: 'plants-that-forgive',
    maker: 'mei',
    board: 'forgiving-plants',
    title: 'Five plants that forgive you',
    description: 'For people who travel, forget, or both.',
    template: 'list',
    fontId: 'plain',
    basics: [],
    pages: [
      { ...leaf, heading: 'Plants that forgive', text: 'For people who travel, forget, or both.', sticker: 'heart' },
      {
        ...leaf,
        heading: 'The five',
        list: {
          kind: 'list',
          title: 'From most to least patient',
          lines: [
            ['', 'Snake plant'],
            ['', 'ZZ plant'],
            ['', 'Pothos'],
            ['', 'Spider plant'],
            ['', 'Aloe'],
          ],
        },
      },
      {
        ...cream,
        heading: 'One rule',
        text: 'If you cannot remember when you watered it last, it was not long ago enough.',
        music: { title: 'Slow leaves', artist: 'Jonas Weber' },
      },
    ],
  },
  {
    key: 'pressing-stems',
    maker: 'sam',
    board: 'pressed',
    title: 'Pressing stems flat',
    description: 'What I learned from a winter of cyanotypes.',
    template: 'tour',
    fontId: 'hand',
    basics: [],
    pages: [
      { ...mist, work: 'cyanotype-retouched', layout: 'top', heading: 'Pressing stems', text: 'A winter of cyanotypes, in four pages.' },
      {
        ...rose,
        work: 'blue-stems-red-berries',
        layout: 'top',
        heading: 'Berries last',
        text: 'Press the stem for a week, then add the berries.',
      },
      { ...cream, work: 'autumn-stems-copper-ink', layout: 'top', heading: 'Copper ink', text: 'It dries darker than it looks.' },
      { ...leaf, heading: 'Try it', text: 'Two old bricks and a telephone book do as well as any press.', sticker: 'arrow' },
    ],
  },
];

/** A page laid out as the editor would: its heading, its words, and what lies on it. `things` finds what the page names. */
export function layOutStory(
  story: DemoStory,
  things: { readonly picture: (work: string) => string; readonly person: (name: CastName) => string },
): StoryPage[] {
  return story.pages.map((page, index) => ({
    ...newStoryPage(`page-${index + 1}`),
    layout: page.layout ?? 'full',
    backgroundColor: page.background,
    media: page.work === undefined ? null : { signature: things.picture(page.work), altText: '' },
    blocks: blocksOf(page, story.fontId, things),
  }));
}

function blocksOf(page: DemoStoryPage, fontId: string, { person }: { person: (name: CastName) => string }): StoryBlock[] {
  const isUnder = page.work !== undefined;
  const style = { color: page.ink, fontId };
  const blocks = [
    words('heading', 'story_pin_heading_block', {
      text: page.heading,
      top: isUnder ? 71 : 22,
      style: { ...style, size: 24, isBold: true },
    }),
  ];
  if (page.text !== undefined) {
    blocks.push(words('text', 'story_pin_paragraph_block', { text: page.text, top: isUnder ? 83 : 45, style: { ...style, size: 12 } }));
  }
  if (page.list) blocks.push(listOf(page.list, style));
  if (page.mention !== undefined)
    blocks.push(at({ ...newStoryBlock('mention', 'story_pin_mention_sticker_block'), userId: person(page.mention) } as StoryBlock, 62));
  if (page.music) {
    const attribution = { ...page.music, isrc: '', shouldMute: false, thumbnailSignature: null };
    blocks.push(at({ ...newStoryBlock('music', 'story_pin_music_block'), attribution } as StoryBlock, 72));
  }
  if (page.sticker !== undefined) {
    const sticker = {
      ...newStoryBlock('sticker', 'story_pin_generic_sticker_block'),
      sticker: page.sticker,
      color: page.ink,
    } as StoryBlock;
    blocks.push(isUnder ? { ...sticker, edits: { ...sticker.edits, left: 84, top: 64, width: 16 } } : at(sticker, 80));
  }
  return blocks;
}

function words(
  id: string,
  type: 'story_pin_heading_block' | 'story_pin_paragraph_block',
  { text, top, style }: { text: string; top: number; style: Partial<TextStyle> },
): StoryBlock {
  const block = newStoryBlock(id, type) as Extract<StoryBlock, { type: typeof type }>;
  return at({ ...block, text, style: { ...block.style, alignment: 'center', ...style } }, top);
}

function listOf({ kind, title, lines }: NonNullable<DemoStoryPage['list']>, style: Partial<TextStyle>): StoryBlock {
  const block = newStoryBlock('list', `story_pin_${kind}_block`) as Extract<StoryBlock, { items: readonly StoryItem[] }>;
  const items = lines.map(([amount, text]) => ({ amount, text }));
  return at({ ...block, text: title, items, style: { ...block.style, ...style, size: 12 } }, 58);
}

function at(block: StoryBlock, top: number): StoryBlock {
  return { ...block, edits: { ...block.edits, top } };
}
