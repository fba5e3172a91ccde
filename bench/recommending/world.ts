import { collectGraph, type GraphMemory } from '@bowerbird/domain/discovery/graph/index.ts';

export interface WorldSize {
  readonly name: 'S' | 'M' | 'L';
  readonly pictures: number;
  readonly boards: number;
  /** Of a board, on average. */
  readonly saves: number;
  readonly tastes: number;
  readonly cases: number;
}

export const SIZES: readonly WorldSize[] = [
  { name: 'S', pictures: 10_000, boards: 1_000, saves: 51, tastes: 300, cases: 400 },
  { name: 'M', pictures: 100_000, boards: 10_000, saves: 89, tastes: 300, cases: 2_000 },
  { name: 'L', pictures: 1_000_000, boards: 100_000, saves: 98, tastes: 1_200, cases: 2_000 },
];

const TOPICS = 40;
const DIMENSIONS = 8;
/** How steeply a few pictures are saved by many: the exponent of the power law. */
const POPULARITY = 0.8;
const BOARDS_OF_OWNER = 3;
/** Of so many pictures that a board might take, it takes the one nearest to what it likes. */
const DRAWN_AT_ONCE = 16;

/** A board from which one save is hidden; whoever is asked about `start` should find it. */
export interface HiddenSave {
  readonly start: number;
  readonly hidden: number;
}

export interface World {
  readonly graph: GraphMemory;
  readonly cases: readonly HiddenSave[];
  readonly topicOf: (picture: number) => number;
}

/** Chances that are the same each time. */
export function chances(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * A world of pictures with a fine taste in a topic and some hidden ones besides, of which few are saved by many; and of boards
 * that keep to one taste, to one topic, or to nothing. Ids are the numbers of pictures and boards.
 */
export function makeWorld(size: WorldSize, seed = 1): World {
  const chance = chances(seed);
  const below = (most: number) => Math.floor(chance() * most);
  const perTaste = Math.ceil(size.pictures / size.tastes);
  const perTopic = size.tastes / TOPICS;
  const hidden = Float32Array.from({ length: size.pictures * DIMENSIONS }, () => chance() - 0.5);
  const shuffled = shuffle(size.pictures, below);
  /** A picture of a taste, popular ones more often: the places of a taste are a power law. */
  const drawOf = (taste: number) =>
    shuffled[Math.min(size.pictures - 1, taste * perTaste + Math.floor(perTaste * chance() ** (1 / (1 - POPULARITY))))]!;
  const tasteOf = Int32Array.from({ length: size.pictures });
  for (const [at, picture] of shuffled.entries()) tasteOf[picture] = Math.floor(at / perTaste);

  const closeness = (picture: number, liking: Float32Array) => {
    let sum = 0;
    for (let dimension = 0; dimension < DIMENSIONS; dimension += 1)
      sum -= (hidden[picture * DIMENSIONS + dimension]! - liking[dimension]!) ** 2;
    return sum;
  };
  const drawLiked = (taste: number, liking: Float32Array) => {
    let best = drawOf(taste);
    for (let turn = 1; turn < DRAWN_AT_ONCE; turn += 1) {
      const other = drawOf(taste);
      if (closeness(other, liking) > closeness(best, liking)) best = other;
    }
    return best;
  };

  const collector = collectGraph();
  const cases: HiddenSave[] = [];
  const hidesEach = Math.max(1, Math.floor(size.boards / size.cases / 2));
  for (let board = 0; board < size.boards; board += 1) {
    const kind = chance();
    const own = below(size.tastes);
    const tastes = kind < 0.6 ? [own] : Array.from({ length: 4 }, () => Math.floor((Math.floor(own / perTopic) + chance()) * perTopic));
    const noise = 0.03 + 0.25 * chance();
    const liking = Float32Array.from({ length: DIMENSIONS }, () => chance() - 0.5);
    const length = Math.max(3, Math.round(size.saves * 0.35 * (chance() + 0.02) ** -0.65));
    const saves = new Set<number>();
    for (let tries = 0; saves.size < length && tries < length * 4; tries += 1) {
      const isStray = kind > 0.92 || chance() < noise;
      saves.add(isStray ? drawOf(below(size.tastes)) : drawLiked(tastes[below(tastes.length)]!, liking));
    }
    const list = [...saves];
    const isCase = board % hidesEach === 0 && list.length >= 5 && cases.length < size.cases;
    const [start, hide] = isCase ? [below(list.length), below(list.length - 1)] : [-1, -1];
    const left = isCase ? list.toSpliced(hide >= start ? hide + 1 : hide, 1) : list;
    if (isCase) cases.push({ start: list[start]!, hidden: list[hide >= start ? hide + 1 : hide]! });
    collector.beginBoard(1, board, 2, Math.floor(board / BOARDS_OF_OWNER), 1);
    for (const picture of left) collector.addSave(3, picture);
  }
  return { graph: collector.finish(), cases, topicOf: (picture) => Math.floor(tasteOf[picture]! / perTopic) };
}

function shuffle(length: number, below: (most: number) => number): Int32Array {
  const numbers = Int32Array.from({ length }, (_, at) => at);
  for (let at = length - 1; at > 0; at -= 1) {
    const other = below(at + 1);
    [numbers[at], numbers[other]] = [numbers[other]!, numbers[at]!];
  }
  return numbers;
}
