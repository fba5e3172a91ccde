import type { Viewer } from '../../endpoints/viewer.ts';

/** What is searched: documents of pictures, a person's own pins, boards, or people. */
export type Corpus = 'pins' | 'own' | 'boards' | 'users';

export interface PriceRange {
  readonly min: number | null;
  readonly max: number | null;
  /** The currency of both; without it they are numbers in any. */
  readonly currency: string | null;
}

/** What is looked for and where, as queries take it. */
export interface SearchAsked {
  readonly viewer: Viewer;
  readonly corpus: Corpus;
  /** Whose pins or boards alone, by username or id; everybody's without. */
  readonly of: string | null;
  /** Only pins that are no saves of others. */
  readonly isMade: boolean;
  readonly tsquery: string;
  readonly price: PriceRange;
  /** How many days ago a pin was made at most. */
  readonly daysBack: number | null;
  /** The words as typed: none of them refines the search, and each may be a slip. */
  readonly words: readonly string[];
  /** The words alone, where topics count besides; null where nothing but words counts. */
  readonly saying: string | null;
  /** Marks of the kinds that words name: what is of such a kind stands before what only says so. */
  readonly kinds: readonly string[];
  /** Any of these colours, where nothing else is looked for: what has more of them stands first. */
  readonly colorsAlone: readonly string[];
}

/** One page of a search. */
export interface SearchRequest extends SearchAsked {
  /** The chain of pages: its list is made once, under this key; access is decided again on each page. */
  readonly key: string;
  readonly isFirst: boolean;
  readonly offset: number;
  readonly limit: number;
  /** Hits that this page shows; what is beyond them is kept for the next one. */
  readonly room: number;
  /** Hits that are read: more than are shown where their number is asked for, or where twins are joined afterwards. */
  readonly most: number;
  /** A pin that stands before the list, whether or not it is a hit. */
  readonly top: string | null;
  readonly wantsGuides: boolean;
  /** Topics are named in it. */
  readonly language: string;
}
