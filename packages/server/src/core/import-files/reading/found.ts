import type { ImportReason } from '@bowerbird/domain/creation/imports.ts';

/** One thing that a file of another program holds. */
export interface FoundItem {
  readonly kind: 'item';
  /** The collections it lies in, outermost first; empty where it lies in none. */
  readonly path: readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly altText?: string;
  /** Words that their writer alone is to see. */
  readonly note?: string;
  readonly link?: string;
  /** The web address of its picture. */
  readonly picture?: string;
  /** The file of the same archive that is its picture. */
  readonly entry?: string;
  readonly tags?: readonly string[];
  /** When it was kept. */
  readonly savedAt?: Date | null;
  /** When its pin is to go out, as it is written. */
  readonly publishDate?: string;
  /** Why it cannot be taken, as the reader already knows. */
  readonly refused?: ImportReason;
  /** What tells it from all others of the file; its link and picture, unless said. */
  readonly key?: string;
  readonly commentsDisabled?: boolean;
  readonly isCover?: boolean;
  /** Whether no products are shown beside it. */
  readonly shoppingDisabled?: boolean;
  /** What it is about, by the names that topics have in addresses. */
  readonly topics?: readonly string[];
  /** The products on its pictures, as the file has them. A product may name another item of the file by its key. */
  readonly productTags?: readonly FoundTag[];
  /** What its pictures were, and how they were changed. A file is null that the archive lacks. */
  readonly edits?: readonly FoundEdits[];
  /** Its film, and the files with what is said in it, by language. A file is null that the archive lacks. */
  readonly film?: FoundFilm;
  /** The file with the text that is kept of its page; null where the archive lacks it. */
  readonly copy?: string | null;
  /** The pictures of a carousel. A file is null that the archive lacks. */
  readonly slots?: readonly FoundSlot[];
  /**
   * The pages of an idea pin as the file has them. The files of the archive that are its pictures, by signature. Some of these
   * stand for films, and a film is null that the archive lacks.
   */
  readonly story?: {
    readonly content: unknown;
    readonly entries: Readonly<Record<string, string>>;
    readonly films: Readonly<Record<string, string | null>>;
    /** What is said in such a film, as that of a pin. */
    readonly captions: Readonly<Record<string, FoundFilm['captions']>>;
  };
}

export interface FoundSlot {
  readonly signature: string;
  readonly entry: string | null;
  readonly title: string;
  readonly description: string;
  readonly altText: string;
  readonly link: string;
}

export interface FoundTag {
  readonly slot: unknown;
  readonly key: unknown;
  readonly x: unknown;
  readonly y: unknown;
  readonly isCutOff: boolean;
  readonly products: readonly { readonly link: string | null; readonly key: string | null }[];
}

export interface FoundEdits {
  readonly slot: unknown;
  readonly signature: string;
  readonly entry: string | null;
  readonly edits: unknown;
}

export interface FoundFilm {
  readonly entry: string | null;
  /** Its address, where it lies in no archive. Then the item's picture is its cover. */
  readonly url?: string;
  readonly captions: readonly { readonly language: string; readonly entry: string | null }[];
}

/** A collection, with what is known of it; also one that holds nothing. */
export interface FoundBoard {
  readonly kind: 'board';
  readonly path: readonly string[];
  readonly description?: string;
  readonly privacy?: 'public' | 'protected' | 'secret';
  readonly layout?: string;
  readonly isArchived?: boolean;
  readonly commentsDisabled?: boolean;
}

/** Where a file could not be read on; what came before it stands. */
export interface FoundBreak {
  readonly kind: 'break';
  /** The file in an archive, or empty. */
  readonly file: string;
  readonly line: number;
}

export type Found = FoundItem | FoundBoard | FoundBreak;

/** Reads what a file holds, piece by piece. */
export type ImportReader = (source: ImportSource) => AsyncGenerator<Found>;

/** A text that can be read again from its beginning. */
export interface TextSource {
  readonly name: string;
  readonly text: () => AsyncIterable<string>;
}

/** What a reader reads: one text, or the files of an archive. */
export interface ImportSource extends TextSource {
  /** The names of an archive's files; empty where the file is no archive. */
  readonly entries: readonly string[];
  readonly open: (entry: string) => TextSource;
  /** The first bytes of an archive's file, for what it says of itself; fewer, or none, where it cannot be read. */
  readonly head: (entry: string) => Promise<Buffer>;
  /** What is the same for files of an archive with the same bytes, as its list of files tells; absent where it is not known. */
  readonly sameAs?: (entry: string) => string | undefined;
}

/** The day or moment that a program wrote: ISO, seconds, milliseconds or microseconds since 1970; null where it is none. */
export function readMoment(written: unknown): Date | null {
  if (typeof written !== 'string' && typeof written !== 'number') return null;
  const text = String(written).trim();
  if (text === '' || text === '0') return null;
  const moment = /^\d{8,17}$/.test(text)
    ? new Date(millisecondsOf(Number(text)))
    : new Date(text.replace(/^(\d{4})\/(\d\d)\/(\d\d)/, '$1-$2-$3'));
  const year = moment.getUTCFullYear();
  return year >= 1990 && year < 2200 ? moment : null;
}

function millisecondsOf(count: number): number {
  if (count > 1e14) return count / 1000;
  return count > 1e11 ? count : count * 1000;
}

/** The tags of a cell, in which one sign stands between them. */
export function splitTags(written: string | undefined, sign: string): string[] {
  return (written ?? '')
    .split(sign)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}
