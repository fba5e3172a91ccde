import type { ReactionType } from '@bowerbird/domain/social/reactions.ts';
import type { CastName } from './cast.ts';

export interface DemoComment {
  /** Names it for good. */
  readonly key: string;
  readonly work: string;
  readonly person: CastName;
  readonly text: string;
  /** The comment that it answers. */
  readonly answers?: string;
  readonly reactions?: readonly (readonly [CastName, ReactionType])[];
}

/** What the cast say under pins; an answer stands after what it answers. */
export const TALK: readonly DemoComment[] = [
  {
    key: 'ramen 1',
    work: 'shoyu-ramen-in-forty-minutes',
    person: 'priya',
    text: 'Made it on a Tuesday. Forty minutes is true if the eggs are started first.',
    reactions: [
      ['tomas', 1],
      ['noor', 5],
      ['mei', 1],
    ],
  },
  {
    key: 'ramen 2',
    work: 'shoyu-ramen-in-forty-minutes',
    person: 'tomas',
    text: 'Eggs first, always. I should write that on top.',
    answers: 'ramen 1',
  },
  { key: 'ramen 3', work: 'shoyu-ramen-in-forty-minutes', person: 'yuki', text: 'What do you use in place of dried sardines?' },
  {
    key: 'jug 1',
    work: 'blue-jug-three-oranges',
    person: 'ines',
    text: 'That blue next to that orange. I keep coming back.',
    reactions: [
      ['lena', 1],
      ['elif', 11],
    ],
  },
  {
    key: 'azulejo 1',
    work: 'azulejo-drawn-from-memory',
    person: 'elif',
    text: 'From memory! Which street was it on?',
    reactions: [['ines', 13]],
  },
  {
    key: 'azulejo 2',
    work: 'azulejo-drawn-from-memory',
    person: 'ines',
    text: 'Behind the bakery, second door. It is gone now.',
    answers: 'azulejo 1',
  },
  {
    key: 'yoke 1',
    work: 'yoke-pattern-free-chart',
    person: 'lena',
    text: 'For a thicker yarn leave out rows 14 to 17. Nobody will see it.',
    reactions: [
      ['yuki', 5],
      ['elif', 5],
      ['amara', 1],
    ],
  },
  {
    key: 'cat 1',
    work: 'he-owns-the-window',
    person: 'sam',
    text: 'He has the face of somebody who pays rent.',
    reactions: [
      ['noor', 13],
      ['priya', 13],
    ],
  },
  { key: 'mug 1', work: 'glazed-mug-bower-blue', person: 'noor', text: 'Does the handle get hot?' },
  { key: 'mug 2', work: 'glazed-mug-bower-blue', person: 'jonas', text: 'No. It is why I still have it.', answers: 'mug 1' },
];

export interface DemoReactions {
  readonly work: string;
  readonly reactions: readonly (readonly [CastName, ReactionType])[];
}

/** How the cast react to pins. */
export const REACTIONS: readonly DemoReactions[] = [
  {
    work: 'blue-jug-three-oranges',
    reactions: [
      ['priya', 1],
      ['mei', 1],
      ['elif', 7],
      ['noor', 1],
      ['jonas', 13],
    ],
  },
  {
    work: 'he-owns-the-window',
    reactions: [
      ['tomas', 5],
      ['noor', 5],
      ['priya', 1],
    ],
  },
  {
    work: 'azulejo-drawn-from-memory',
    reactions: [
      ['elif', 13],
      ['lena', 7],
    ],
  },
  {
    work: 'shoyu-ramen-in-forty-minutes',
    reactions: [
      ['priya', 11],
      ['yuki', 11],
      ['noor', 1],
    ],
  },
  { work: 'glazed-mug-bower-blue', reactions: [['noor', 7]] },
];
