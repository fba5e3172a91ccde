import { addId, findId, mixWords } from './ids.ts';
import { allocateGraph, roomToGrow, type GraphMemory, type IdMemory, type ListMemory } from './memory.ts';
import { entriesOf, roomFor } from './rooms.ts';

/** Takes saves in, board by board, and makes a graph of them. No id becomes a `bigint`, which would be most of the work. */
export interface GraphCollector {
  /** Begins a board; its saves follow, oldest first. */
  beginBoard(high: number, low: number, ownerHigh: number, ownerLow: number, trust: number): void;
  addSave(high: number, low: number): void;
  setLanguage(high: number, low: number, language: number): void;
  finish(): GraphMemory;
}

/** Begins to collect a graph. */
export function collectGraph(): GraphCollector {
  const pictures = growingIds();
  const boards = growingIds();
  const saves = growing();
  const ends = growing();
  const owners = growing();
  const lastBoard = growing();
  const languages = growing();
  const trusts: number[] = [];

  const closeBoard = () => {
    if (boards.count() > 0) ends.set(boards.count() - 1, saves.length());
  };

  return {
    beginBoard: (high, low, ownerHigh, ownerLow, trust) => {
      closeBoard();
      owners.set(boards.add(high, low), mixWords(ownerHigh, ownerLow));
      trusts.push(trust);
    },
    addSave: (high, low) => {
      const picture = pictures.add(high, low);
      const board = boards.count();
      if (lastBoard.get(picture) === board) return;
      lastBoard.set(picture, board);
      saves.set(saves.length(), picture);
    },
    setLanguage: (high, low, language) => {
      const picture = pictures.find(high, low);
      if (picture >= 0) languages.set(picture, language);
    },
    finish: () => {
      closeBoard();
      return layOut({ pictures: pictures.count(), boards: boards.count(), saves: saves.values(), ends: ends.values() }, (graph) => {
        pictures.copyTo(graph.pictures);
        boards.copyTo(graph.boards);
        graph.owner.set(owners.values());
        graph.trust.set(trusts);
        graph.language.set(languages.values());
      });
    },
  };
}

interface Collected {
  readonly pictures: number;
  readonly boards: number;
  /** The pictures of the first board, of the second, and so on. */
  readonly saves: Int32Array;
  /** Where each board ends in them. */
  readonly ends: Int32Array;
}

function layOut({ pictures, boards, saves, ends }: Collected, fillIn: (graph: GraphMemory) => void): GraphMemory {
  const ofPicture = new Int32Array(pictures);
  for (const picture of saves) ofPicture[picture]! += 1;
  const ofBoard = ends.map((end, board) => end - (board === 0 ? 0 : ends[board - 1]!));
  const pools = { picturePool: poolOf(ofPicture), boardPool: poolOf(ofBoard) };
  const graph = allocateGraph(roomToGrow({ pictures, boards, ...pools }));
  graph.counts.set([pictures, boards, saves.length, pools.picturePool, pools.boardPool]);
  fillIn(graph);
  placeBlocks(graph.pictures, ofPicture);
  placeBlocks(graph.boards, ofBoard);
  let at = 0;
  for (let board = 0; board < boards; board += 1) {
    for (; at < ends[board]!; at += 1) {
      push(graph.boards, board, saves[at]!);
      push(graph.pictures, saves[at]!, board);
    }
  }
  return graph;
}

function poolOf(lengths: Int32Array): number {
  let sum = 0;
  for (const length of lengths) sum += entriesOf(roomFor(length));
  return sum;
}

function placeBlocks({ start, room }: ListMemory, lengths: Int32Array): void {
  let at = 0;
  for (let list = 0; list < lengths.length; list += 1) {
    room[list] = roomFor(lengths[list]!);
    start[list] = room[list] === 0 ? 0 : at;
    at += entriesOf(room[list]!);
  }
}

function push({ start, length, pool }: ListMemory, list: number, entry: number): void {
  pool[start[list]! + length[list]!] = entry;
  length[list]! += 1;
}

/** A list of numbers that grows; what was never set is 0. */
function growing() {
  let values = new Int32Array(1024);
  let length = 0;
  const set = (at: number, value: number) => {
    if (at >= values.length) {
      const wider = new Int32Array(Math.max(values.length * 2, at + 1));
      wider.set(values);
      values = wider;
    }
    values[at] = value;
    if (at >= length) length = at + 1;
  };
  return { set, get: (at: number) => (at < length ? values[at]! : 0), length: () => length, values: () => values.subarray(0, length) };
}

function growingIds() {
  let ids = emptyIds(1024);
  let count = 0;
  const find = (high: number, low: number) => findId(ids, high, low);
  const add = (high: number, low: number) => {
    const known = find(high, low);
    if (known >= 0) return known;
    if (count === ids.high.length) ids = copyIds(ids, emptyIds(count * 2), count);
    addId(ids, count, high, low);
    count += 1;
    return count - 1;
  };
  return { find, add, count: () => count, copyTo: (target: IdMemory) => void copyIds(ids, target, count) };
}

function emptyIds(entries: number): IdMemory {
  return { high: new Int32Array(entries), low: new Int32Array(entries), slots: new Int32Array(entries * 2) };
}

function copyIds(from: IdMemory, to: IdMemory, count: number): IdMemory {
  for (let number = 0; number < count; number += 1) addId(to, number, from.high[number]!, from.low[number]!);
  return to;
}
