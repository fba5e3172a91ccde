/** How much of everything stands in a database of so many pins; the shares are those of an instance that people use. */
export interface Sizes {
  readonly pins: number;
  readonly people: number;
  readonly boards: number;
  readonly pictures: number;
}

/** Three saves for every two new pictures. */
export const PINS_OF_FIVE_THAT_ARE_NEW = 2;

export function sizesFor(pins: number): Sizes {
  if (pins % 5 !== 0 || pins < 10_000) throw new Error('The number of pins must be a multiple of five, 10000 at least.');
  return { pins, people: pins / 10, boards: (pins * 3) / 20, pictures: (pins / 5) * PINS_OF_FIVE_THAT_ARE_NEW };
}
