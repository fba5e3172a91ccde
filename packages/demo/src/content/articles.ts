import type { EditorialLanguage } from '@bowerbird/domain/discovery/articles.ts';
import type { CastName } from './cast.ts';

/** A part of an article; `works` and `board` are keys of other demo content. */
export type DemoBlock =
  { readonly heading: string } | { readonly text: string } | { readonly works: readonly string[] } | { readonly board: string };

export interface DemoArticle {
  readonly key: string;
  readonly editor: CastName;
  /** English without one. */
  readonly language?: EditorialLanguage;
  /** The key of the English article whose words these are. */
  readonly translates?: string;
  readonly title: string;
  readonly lead: string;
  readonly term: string;
  readonly shop?: true;
  /** 0 and 2 are trending, 1 is the best, 3 is an article. */
  readonly type: 0 | 1 | 2 | 3;
  readonly cover: string;
  readonly blocks: readonly DemoBlock[];
}

/** The articles of the today tab in English, the newest first. */
export const ARTICLES: readonly DemoArticle[] = [
  {
    key: 'one-blue-thing',
    editor: 'lena',
    title: 'The case for one blue thing',
    lead: 'A jug, a chair, a door. Rooms that stopped at one, and what the one is doing there.',
    term: 'At home',
    type: 3,
    cover: 'blue-jug-three-oranges',
    blocks: [
      {
        text: 'A bowerbird does not paint his bower blue. He carries in one bottle cap, sets it down, and looks at it for a week. Then he moves it a hand’s width to the left.',
      },
      { text: 'Rooms work like that too. When everything is blue, nothing is. When one thing is, you see it each time you come home.' },
      { heading: 'Start with what you touch' },
      {
        text: 'A jug is better than a wall. You lift it, it moves about the house, and if you tire of it you can give it away with flowers in it.',
      },
      { works: ['first-tulips-of-the-year', 'shell-chair-cobalt-wool'] },
      { text: 'Jonas tried a door first. “Everybody who visits now touches the door frame,” he says. “Nobody did before.”' },
      { works: ['tiny-blue-living-room', 'cobalt-sofa-best-seat-in-the-house', 'the-blue-door-at-number-seven'] },
    ],
  },
  {
    key: 'broth-before-work',
    editor: 'tomas',
    title: 'Broth before work',
    lead: 'Bowls that are faster than the kettle, nearly.',
    term: 'Food',
    type: 0,
    cover: 'shoyu-ramen-in-forty-minutes',
    blocks: [
      { text: 'The night before does the work. You only bring the heat.' },
      { works: ['shoyu-ramen-in-forty-minutes', 'spicy-noodles-for-two'] },
      { text: 'Keep noodles and broth apart until the last minute. A noodle that waits is a noodle that sulks.' },
      { heading: 'On the days without broth' },
      { works: ['pancakes-tall-as-they-come', 'winter-citrus-plate'] },
    ],
  },
  {
    key: 'draw-the-walk-first',
    editor: 'oskar',
    title: 'Draw the walk first',
    lead: 'How a day is mapped before it is taken.',
    term: 'Outside',
    type: 3,
    cover: 'two-summits-one-day',
    blocks: [
      { text: 'Trace the contour that frightens you, then the one that does not. The walk is between the two.' },
      { works: ['two-summits-one-day', 'the-ridge-nobody-names', 'volcano-walk-anticlockwise'] },
      { heading: 'Then the way home' },
      { text: 'Mark the last bus in ink. All else may stay in pencil.' },
      { works: ['over-the-pass-in-second-gear', 'blue-tent-at-the-edge-of-the-wood'] },
      { board: 'two-summits' },
    ],
  },
  {
    key: 'lamps-for-late-evenings',
    editor: 'jonas',
    title: 'Lamps for late evenings',
    lead: 'Things with a plug that earn their place.',
    term: 'Things',
    shop: true,
    type: 3,
    cover: 'field-lamp-clay',
    blocks: [
      { text: 'A lamp is a chair for the eye. Put it where you would sit down.' },
      { works: ['field-lamp-clay', 'field-lamp-violet'] },
      { text: 'The rest of the evening fits on one small table.' },
      { works: ['cedar-and-fig-candle', 'glazed-mug-bower-blue', 'headphones-ink-and-honey'] },
    ],
  },
  {
    key: 'tiles-that-travelled',
    editor: 'ines',
    title: 'Tiles that travelled',
    lead: 'One pattern, four walls, and the glaze that would not stay put.',
    term: 'Craft',
    type: 1,
    cover: 'azulejo-drawn-from-memory',
    blocks: [
      { text: 'I drew the first one from memory, and my memory had added a leaf. The leaf stayed.' },
      { works: ['azulejo-drawn-from-memory', 'zellige-pattern-for-the-bathroom-floor'] },
      { heading: 'What the second firing does' },
      { text: 'Cobalt creeps. Leave it a millimetre of white, or it takes the millimetre itself.' },
      { works: ['kitchen-tiles-tomato-glaze', 'violet-azulejos', 'pool-edge-hand-painted'] },
    ],
  },
  {
    key: 'birds-that-hold-still',
    editor: 'lena',
    title: 'Birds that hold still',
    lead: 'For those who get up too late for the others.',
    term: 'Nature',
    type: 2,
    cover: 'kingfisher-sitting-still-for-once',
    blocks: [
      { text: 'A drawn bird does not mind your boots. It sits until you have counted its feathers, and then it sits on.' },
      { works: ['kingfisher-sitting-still-for-once', 'robin-in-november', 'plum-finch-early'] },
      { heading: 'Begin with the eye' },
      { text: 'Everything else may be wrong by a finger. The eye may not.' },
      { works: ['the-collector', 'blackbird-on-the-lilac'] },
    ],
  },
  {
    key: 'paper-that-stays-up',
    editor: 'yuki',
    title: 'Paper that stays up',
    lead: 'Cut, print, pin to the wall. No frame, no nails worth mentioning.',
    term: 'Craft',
    type: 3,
    cover: 'painted-with-scissors',
    blocks: [
      { text: 'Cut before you draw. Scissors have better taste than pencils.' },
      { works: ['painted-with-scissors', 'four-greens-and-a-scissor'] },
      { text: 'Print what you like twice, and hang the worse one. It has more life.' },
      { works: ['canary-linocut-style', 'lino-leaves-print-no-9', 'pressed-flat-painted-twice'] },
    ],
  },
  {
    key: 'doors-people-remember',
    editor: 'elif',
    title: 'Doors people remember',
    lead: 'A street is read from its handles.',
    term: 'Places',
    type: 1,
    cover: 'six-doors-six-opinions-on-colour',
    blocks: [
      { text: 'Ask somebody the way and they will say “the red door”. Nobody has ever said “the beige one”.' },
      { works: ['six-doors-six-opinions-on-colour', 'four-doors-from-one-street'] },
      { heading: 'And the fronts around them' },
      { works: ['canal-houses-before-breakfast', 'the-street-that-repainted-itself', 'pink-canal-four-gables'] },
    ],
  },
];
