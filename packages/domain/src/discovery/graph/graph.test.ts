import { describe, expect, it } from 'vitest';
import { allocateGraph, collectGraph, counts, findId, highOf, idAt, lowOf, openGraph, type GraphMemory } from './index.ts';

const FACTS = { owner: 7n, trust: 1 };

/** A generator of chances that gives the same ones each time. */
function chances(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A plain graph: the pictures of each board in order. */
type Model = Map<bigint, bigint[]>;

function readBoard(graph: GraphMemory, board: bigint): bigint[] {
  const number = findId(graph.boards, highOf(board), lowOf(board));
  if (number < 0) return [];
  const { start, length, pool } = graph.boards;
  return [...pool.subarray(start[number], start[number]! + length[number]!)].map((picture) => idAt(graph.pictures, picture));
}

function readBoardsOf(graph: GraphMemory, picture: bigint): bigint[] {
  const number = findId(graph.pictures, highOf(picture), lowOf(picture));
  if (number < 0) return [];
  const { start, length, pool } = graph.pictures;
  return [...pool.subarray(start[number], start[number]! + length[number]!)].map((board) => idAt(graph.boards, board));
}

function expectSame(graph: GraphMemory, model: Model, ids: { boards: bigint[]; pictures: bigint[] }): void {
  for (const board of ids.boards) expect(readBoard(graph, board)).toEqual(model.get(board) ?? []);
  for (const picture of ids.pictures) {
    const holders = ids.boards.filter((board) => model.get(board)?.includes(picture));
    const found = readBoardsOf(graph, picture);
    expect(found).toHaveLength(holders.length);
    expect(new Set(found)).toEqual(new Set(holders));
  }
  const saves = [...model.values()].reduce((sum, held) => sum + held.length, 0);
  expect(graph.counts[counts.saves]).toBe(saves);
}

function change(
  writer: ReturnType<typeof openGraph>,
  model: Model,
  ids: { boards: bigint[]; pictures: bigint[] },
  next: (n: number) => number,
) {
  const board = ids.boards[next(ids.boards.length)]!;
  const picture = ids.pictures[next(ids.pictures.length)]!;
  const held = model.get(board) ?? [];
  const act = next(100);
  if (act < 65) {
    expect(writer.addSave(board, picture, FACTS)).toBe(true);
    if (!held.includes(picture)) model.set(board, [...held, picture]);
  } else if (act < 98) {
    writer.removeSave(board, picture);
    model.set(
      board,
      held.filter((other) => other !== picture),
    );
  } else {
    writer.clearBoard(board);
    model.delete(board);
  }
}

const ids = {
  // Both words of an id matter, and the upper bit of the lower one too.
  boards: Array.from({ length: 40 }, (_, at) => 5_000_000_000_000_000n + BigInt(at) * 0x8000_0001n),
  pictures: Array.from({ length: 90 }, (_, at) => 9_000_000_000_000_000n + BigInt(at) * 0x7fff_fff3n),
};

describe('the graph of saves', () => {
  it('equals a plain model after twenty thousand changes by chance, also where a new writer takes over', () => {
    const graph = allocateGraph({ pictures: 100, boards: 50, picturePool: 20_000, boardPool: 20_000 });
    const model: Model = new Map();
    const next = chances(1);
    for (let round = 0; round < 10; round += 1) {
      const writer = openGraph(graph);
      for (let at = 0; at < 2_000; at += 1) change(writer, model, ids, next);
      expectSame(graph, model, ids);
    }
  });

  it('keeps each entry in range at any moment, and no two lists in one place', () => {
    const graph = allocateGraph({ pictures: 100, boards: 50, picturePool: 20_000, boardPool: 20_000 });
    const writer = openGraph(graph);
    const model: Model = new Map();
    const next = chances(2);
    for (let at = 0; at < 3_000; at += 1) {
      change(writer, model, ids, next);
      if (at % 50 > 0) continue;
      for (const [side, most] of [
        [graph.boards, graph.counts[counts.pictures]!],
        [graph.pictures, graph.counts[counts.boards]!],
      ] as const) {
        expect(Math.max(...side.pool)).toBeLessThan(Math.max(most, 1));
        expect(Math.min(...side.pool)).toBe(0);
        const places = [...side.length].flatMap((length, list) => Array.from({ length }, (_, entry) => side.start[list]! + entry));
        expect(new Set(places).size).toBe(places.length);
      }
    }
  });

  it('finds room that others left, so that a pool in steady use does not grow', () => {
    const graph = allocateGraph({ pictures: 100, boards: 50, picturePool: 20_000, boardPool: 20_000 });
    const writer = openGraph(graph);
    const model: Model = new Map();
    const next = chances(3);
    for (let at = 0; at < 10_000; at += 1) change(writer, model, ids, next);
    const used = graph.counts[counts.boardPool]!;
    for (let at = 0; at < 30_000; at += 1) change(writer, model, ids, next);
    expect(graph.counts[counts.boardPool]).toBeLessThan(used * 1.5);
  });

  it('says that it is full, and stands as it did', () => {
    const graph = allocateGraph({ pictures: 4, boards: 1, picturePool: 100, boardPool: 5 });
    const writer = openGraph(graph);
    expect([10n, 11n].map((picture) => writer.addSave(1n, picture, FACTS))).toEqual([true, true]);
    expect(writer.addSave(1n, 12n, FACTS)).toBe(true);
    expect(writer.addSave(1n, 13n, FACTS)).toBe(false);
    expect(writer.addSave(2n, 10n, FACTS)).toBe(false);
    expect(readBoard(graph, 1n)).toEqual([10n, 11n, 12n]);
    expect(graph.counts[counts.saves]).toBe(3);
  });

  it('is made whole again by saying what is true where a writer stopped half way', () => {
    const graph = allocateGraph({ pictures: 4, boards: 4, picturePool: 100, boardPool: 100 });
    openGraph(graph).addSave(1n, 10n, FACTS);
    // The picture names the board, and the board does not name the picture.
    graph.boards.length[0] = 0;
    graph.counts[counts.saves] = 0;
    openGraph(graph).addSave(1n, 10n, FACTS);
    expect(readBoard(graph, 1n)).toEqual([10n]);
    expect(readBoardsOf(graph, 10n)).toEqual([1n]);
  });
});

describe('a graph that is collected', () => {
  it('holds each picture of a board once, in order, and can be changed on', () => {
    const collector = collectGraph();
    const model: Model = new Map();
    const next = chances(4);
    for (const board of ids.boards) {
      collector.beginBoard(highOf(board), lowOf(board), 0, 7, 1);
      const held = Array.from({ length: next(60) }, () => ids.pictures[next(ids.pictures.length)]!);
      for (const picture of held) collector.addSave(highOf(picture), lowOf(picture));
      model.set(board, [...new Set(held)]);
    }
    const graph = collector.finish();
    expectSame(graph, model, ids);
    const writer = openGraph(graph);
    for (let at = 0; at < 2_000; at += 1) change(writer, model, ids, next);
    expectSame(graph, model, ids);
  });

  it('may be empty', () => {
    const graph = collectGraph().finish();
    expect(openGraph(graph).addSave(1n, 2n, FACTS)).toBe(true);
    expect(readBoard(graph, 1n)).toEqual([2n]);
  });
});
