import type { Work } from '../art/drawing/work.ts';

/**
 * The order in which the pictures are made. One of each kind comes first, so that the first page is varied within a minute. In
 * the rest, the pictures of a kind stand as far apart as they can. The tables begin with their best, so the rest goes backwards:
 * what is newest in the end is the second best of each kind.
 */
export function inMakingOrder<T extends Pick<Work, 'id' | 'kind'>>(pictures: readonly T[]): T[] {
  const byKind = Map.groupBy(pictures, ({ kind }) => kind);
  const firsts = [...byKind.values()].flatMap((all) => all.slice(0, 1));
  const rest = [...byKind.values()].flatMap((all) =>
    all
      .slice(1)
      .toReversed()
      .map((picture, index) => ({ picture, place: (index + fraction(picture.kind)) / (all.length - 1) })),
  );
  return [
    ...firsts.toSorted((a, b) => fraction(a.id) - fraction(b.id)),
    ...rest.toSorted((a, b) => a.place - b.place).map(({ picture }) => picture),
  ];
}

/** A number from 0 to 1 that depends on the word alone. */
function fraction(word: string): number {
  let hash = 2166136261;
  for (const letter of word) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (hash >>> 0) / 4294967296;
}
