import { setImmediate as rest } from 'node:timers/promises';
import { LOOKS_DIMENSIONS, weighLooks } from '@bowerbird/domain/media/looks.ts';

/** Signs of looks along so many directions: what looks alike has most of them in common. */
const BITS = 256;
const WORDS = BITS / 32;
/** Numbers that each direction adds up. */
const TERMS = 24;
/** Pictures that are compared before others get their turn. */
const AT_A_TIME = 20_000;

const directions = makeDirections();

/** The same directions in every process: a small generator of numbers with a fixed beginning. */
function makeDirections(): Int16Array {
  const terms = new Int16Array(BITS * TERMS);
  let state = 20_261_123;
  for (let at = 0; at < terms.length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    // The upper bits of such a generator are the good ones: seven tell which number, one its sign.
    const place = (state >>> 24) % LOOKS_DIMENSIONS;
    terms[at] = (state >>> 23) & 1 ? place : ~place;
  }
  return terms;
}

export function sketchOf(looks: Int8Array): Uint32Array {
  const weighed = weighLooks(looks);
  const sketch = new Uint32Array(WORDS);
  for (let bit = 0; bit < BITS; bit += 1) {
    let sum = 0;
    for (let at = bit * TERMS; at < (bit + 1) * TERMS; at += 1) {
      const term = directions[at]!;
      sum += term >= 0 ? weighed[term]! : -weighed[~term]!;
    }
    if (sum > 0) sketch[bit >> 5]! |= 1 << (bit & 31);
  }
  return sketch;
}

/** Sketches of all pictures, 40 bytes each: searched from beginning to end. */
export interface Sketches {
  readonly size: () => number;
  readonly add: (pictureId: string, looks: Int8Array) => void;
  /** The pictures whose sketches differ least, nearest first. */
  readonly nearest: (looks: Int8Array, most: number) => Promise<string[]>;
  /** The same for a picture that is among them; nothing for another one. */
  readonly nearestTo: (pictureId: string, most: number) => Promise<string[]>;
}

export function createSketches(): Sketches {
  let ids = new BigInt64Array(1_024);
  let words = new Uint32Array(1_024 * WORDS);
  let size = 0;

  function grow(): void {
    const [moreIds, moreWords] = [new BigInt64Array(ids.length * 2), new Uint32Array(words.length * 2)];
    moreIds.set(ids);
    moreWords.set(words);
    [ids, words] = [moreIds, moreWords];
  }

  const search = async (asked: Uint32Array, most: number): Promise<string[]> => {
    const distances = new Uint16Array(size);
    const counts = new Uint32Array(BITS + 1);
    for (let at = 0; at < distances.length; at += 1) {
      if (at > 0 && at % AT_A_TIME === 0) await rest();
      let distance = 0;
      for (let word = 0; word < WORDS; word += 1) distance += countBits(words[at * WORDS + word]! ^ asked[word]!);
      distances[at] = distance;
      counts[distance]! += 1;
    }
    const farthest = farthestWithin(counts, most);
    const found: { id: string; distance: number }[] = [];
    for (let at = 0; at < distances.length; at += 1) {
      if (distances[at]! <= farthest) found.push({ id: String(ids[at]), distance: distances[at]! });
    }
    return found
      .toSorted((one, other) => one.distance - other.distance)
      .slice(0, most)
      .map(({ id }) => id);
  };

  return {
    size: () => size,
    add: (pictureId, looks) => {
      if (size === ids.length) grow();
      ids[size] = BigInt(pictureId);
      words.set(sketchOf(looks), size * WORDS);
      size += 1;
    },
    nearest: (looks, most) => search(sketchOf(looks), most),
    nearestTo: async (pictureId, most) => {
      const at = ids.subarray(0, size).indexOf(BigInt(pictureId));
      return at === -1 ? [] : search(words.slice(at * WORDS, (at + 1) * WORDS), most);
    },
  };
}

/** The distance within which so many are found. */
function farthestWithin(counts: Uint32Array, most: number): number {
  let seen = 0;
  for (const [distance, count] of counts.entries()) {
    seen += count;
    if (seen >= most) return distance;
  }
  return BITS;
}

function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
