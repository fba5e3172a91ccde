/** A seeded source of chance: the same seed always draws the same picture. */
export type Random = {
  next(): number;
  between(low: number, high: number): number;
  integer(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
  chance(probability: number): boolean;
};

export function createRandom(seed: number): Random {
  let state = Math.imul(seed, 2654435761) >>> 0 || 1;

  // Mulberry32: small, fast, and good enough for drawing.
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  const between = (low: number, high: number): number => low + (high - low) * next();
  const integer = (low: number, high: number): number => Math.floor(between(low, high + 1));

  function pick<T>(list: readonly T[]): T {
    const chosen = list[Math.floor(next() * list.length)];
    if (chosen === undefined) throw new RangeError('pick needs at least one value');
    return chosen;
  }

  function shuffle<T>(list: readonly T[]): T[] {
    return list
      .map((value) => ({ value, order: next() }))
      .toSorted((a, b) => a.order - b.order)
      .map(({ value }) => value);
  }

  return { next, between, integer, pick, shuffle, chance: (probability) => next() < probability };
}
