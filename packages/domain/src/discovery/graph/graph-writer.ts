import { addId, findId, highOf, lowOf, mixWords } from './ids.ts';
import { openLists } from './list-writer.ts';
import { counts, type GraphMemory } from './memory.ts';

/** What a board brings to its vote, beside what it holds. */
export interface BoardFacts {
  readonly owner: bigint;
  readonly trust: number;
}

/**
 * Changes a graph in place. Every act says what is true. So doing it twice, or after one that was half done, is the same as
 * once. `false` means that the memory is full, and a graph with more room has to be built.
 */
export interface GraphWriter {
  addSave(board: bigint, picture: bigint, facts: BoardFacts): boolean;
  removeSave(board: bigint, picture: bigint): void;
  /** Takes everything off a board. */
  clearBoard(board: bigint): void;
  /** The pictures of a board, oldest first. */
  picturesOf(board: bigint): bigint[];
  setLanguage(picture: bigint, language: number): void;
  knowsPicture(picture: bigint): boolean;
}

/** Opens a graph for writing: the only writer there may be. */
export function openGraph(graph: GraphMemory): GraphWriter {
  const { pictures, boards } = graph;
  const boardsOf = openLists(pictures, graph.counts, counts.picturePool);
  const picturesOf = openLists(boards, graph.counts, counts.boardPool);

  function numberOf(side: GraphMemory['pictures'], count: number, id: bigint): number {
    const [high, low] = [highOf(id), lowOf(id)];
    const known = findId(side, high, low);
    if (known >= 0) return known;
    const number = graph.counts[count]!;
    if (number === side.start.length) return -1;
    addId(side, number, high, low);
    graph.counts[count] = number + 1;
    return number;
  }

  const find = (side: GraphMemory['pictures'], id: bigint) => findId(side, highOf(id), lowOf(id));

  function takeOff(board: number, picture: number): void {
    if (picturesOf.has(board, picture)) graph.counts[counts.saves] = graph.counts[counts.saves]! - 1;
    picturesOf.remove(board, picture);
    boardsOf.remove(picture, board);
  }

  return {
    addSave: (boardId, pictureId, { owner, trust }) => {
      const board = numberOf(boards, counts.boards, boardId);
      const picture = numberOf(pictures, counts.pictures, pictureId);
      if (board < 0 || picture < 0) return false;
      graph.owner[board] = mixWords(highOf(owner), lowOf(owner));
      graph.trust[board] = trust;
      const isNew = !picturesOf.has(board, picture);
      if (!boardsOf.has(picture, board) && !boardsOf.append(picture, board)) return false;
      if (!isNew) return true;
      if (!picturesOf.append(board, picture)) return false;
      graph.counts[counts.saves] = graph.counts[counts.saves]! + 1;
      return true;
    },
    removeSave: (boardId, pictureId) => {
      const [board, picture] = [find(boards, boardId), find(pictures, pictureId)];
      if (board >= 0 && picture >= 0) takeOff(board, picture);
    },
    clearBoard: (boardId) => {
      const board = find(boards, boardId);
      if (board < 0) return;
      const first = boards.start[board]!;
      const held = boards.pool.slice(first, first + boards.length[board]!);
      // First the board itself, so that no answer begins with it any more.
      picturesOf.clear(board);
      for (const picture of held) boardsOf.remove(picture, board);
      graph.counts[counts.saves] = graph.counts[counts.saves]! - held.length;
    },
    picturesOf: (boardId) => {
      const board = find(boards, boardId);
      if (board < 0) return [];
      const first = boards.start[board]!;
      return [...boards.pool.subarray(first, first + boards.length[board]!)].map(
        (picture) => (BigInt(pictures.high[picture]!) << 32n) | BigInt(pictures.low[picture]! >>> 0),
      );
    },
    setLanguage: (pictureId, language) => {
      const picture = find(pictures, pictureId);
      if (picture >= 0) graph.language[picture] = language;
    },
    knowsPicture: (pictureId) => find(pictures, pictureId) >= 0,
  };
}
