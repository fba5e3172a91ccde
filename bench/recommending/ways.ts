import { createVote, type GraphMemory } from '@bowerbird/domain/discovery/graph/index.ts';
import { chances } from './world.ts';

/** A way to find what is like a picture: numbers of pictures, the best first. */
export type Way = (picture: number) => number[];

const LISTED = 50;
const STEPS = 20_000;
const WALK_LENGTH = 4;

/** The vote as it ships. */
export function voteWay(graph: GraphMemory): Way {
  const vote = createVote(graph);
  const bias = { language: 0, shift: 0.5, without: new Set<number>() };
  return (picture) => vote.related(picture, bias, LISTED).map((hit) => hit.picture);
}

/** A walk from picture to board to picture, again and again, that begins anew every few steps; what it meets most counts. */
export function walkWay(graph: GraphMemory): Way {
  const { pictures, boards } = graph;
  const chance = chances(7);
  const visits = new Uint16Array(pictures.start.length);
  const entry = ({ start, length, pool }: GraphMemory['pictures'], list: number) =>
    length[list] === 0 ? -1 : pool[start[list]! + Math.floor(chance() * length[list]!)]!;
  return (from) => {
    const met: number[] = [];
    let at = from;
    for (let step = 0; step < STEPS; step += 1) {
      if (step % WALK_LENGTH === 0) at = from;
      const board = entry(pictures, at);
      if (board < 0) break;
      at = entry(boards, board);
      if (visits[at] === 0) met.push(at);
      visits[at]! += 1;
    }
    const best = topOf(met, (picture) => visits[picture]!, from);
    for (const picture of met) visits[picture] = 0;
    return best;
  };
}

/** Everything on the boards of the picture, the most saved first. */
export function sameBoardWay({ pictures, boards }: GraphMemory): Way {
  return (from) => {
    const met = new Set<number>();
    for (let at = 0; at < pictures.length[from]!; at += 1) {
      const board = pictures.pool[pictures.start[from]! + at]!;
      for (let place = 0; place < boards.length[board]!; place += 1) met.add(boards.pool[boards.start[board]! + place]!);
    }
    return topOf([...met], (picture) => pictures.length[picture]!, from);
  };
}

function topOf(met: readonly number[], score: (picture: number) => number, from: number): number[] {
  return met
    .filter((picture) => picture !== from)
    .toSorted((a, b) => score(b) - score(a) || a - b)
    .slice(0, LISTED);
}
