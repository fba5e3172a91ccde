import type { CastName } from '../cast.ts';

export type Privacy = 'public' | 'protected' | 'secret';

export type DemoBoard = {
  key: string;
  owner: CastName;
  name: string;
  description: string;
  privacy?: Privacy;
  /** Kinds of drawing that the owner makes for this board; with `only`, those alone that bear one of the topics. */
  kinds?: readonly string[];
  only?: readonly string[];
  /** Topics that the owner saves here from others, and how many pins at most. */
  gathers?: { topics: readonly string[]; count: number };
  /** A pin goes to the first section that shares a topic or a kind with it. */
  sections?: readonly { title: string; takes: readonly string[] }[];
};
