import type { ListMemory } from './memory.ts';
import { entriesOf, roomFor, ROOMS } from './rooms.ts';

/** Changes the lists of one side in place, while others read them. Only one may be open on a memory. */
export interface ListWriter {
  /** Adds an entry at the end; `false` when the pool has no room left, and then nothing has changed. */
  append(list: number, entry: number): boolean;
  /** Takes an entry out, keeping the order of the others. */
  remove(list: number, entry: number): void;
  has(list: number, entry: number): boolean;
  clear(list: number): void;
}

/**
 * Opens the lists for writing. `counts[tail]` is where the unused pool begins. Blocks that are free are known here alone,
 * outside of the memory: a new writer finds them again as the gaps between the blocks in use.
 */
export function openLists(memory: ListMemory, counts: Int32Array, tail: number): ListWriter {
  const { start, length, room, pool } = memory;
  const free = findGaps(memory, counts[tail]!);

  function takeBlock(wanted: number): number {
    const block = free[wanted]!.pop();
    if (block !== undefined) return block;
    const first = counts[tail]!;
    const size = entriesOf(wanted);
    if (first + size > pool.length) return -1;
    counts[tail] = first + size;
    return first;
  }

  function freeBlock(first: number, size: number): void {
    if (size === 0) return;
    // A reader that still holds the old place finds a number that is in range, whatever it reads.
    pool.fill(0, first, first + entriesOf(size));
    free[size]!.push(first);
  }

  function grow(list: number): boolean {
    const [first, size] = [start[list]!, room[list]!];
    const wider = takeBlock(size + 1);
    if (wider < 0) return false;
    pool.copyWithin(wider, first, first + length[list]!);
    Atomics.store(start, list, wider);
    room[list] = size + 1;
    freeBlock(first, size);
    return true;
  }

  function placeOf(list: number, entry: number): number {
    const first = start[list]!;
    for (let at = first + length[list]! - 1; at >= first; at -= 1) if (pool[at] === entry) return at;
    return -1;
  }

  return {
    has: (list, entry) => placeOf(list, entry) >= 0,
    append: (list, entry) => {
      const entries = length[list]!;
      if (entries === entriesOf(room[list]!) && !grow(list)) return false;
      pool[start[list]! + entries] = entry;
      // The length comes last: whoever sees it finds the entry.
      Atomics.store(length, list, entries + 1);
      return true;
    },
    remove: (list, entry) => {
      const at = placeOf(list, entry);
      if (at < 0) return;
      const end = start[list]! + length[list]!;
      pool.copyWithin(at, at + 1, end);
      Atomics.store(length, list, length[list]! - 1);
      pool[end - 1] = 0;
    },
    clear: (list) => {
      const [first, size] = [start[list]!, room[list]!];
      Atomics.store(length, list, 0);
      Atomics.store(start, list, 0);
      room[list] = 0;
      freeBlock(first, size);
    },
  };
}

/** What lies between the blocks in use, cut into blocks, by their class. */
function findGaps({ start, room, pool }: ListMemory, tail: number): number[][] {
  const free: number[][] = Array.from({ length: ROOMS.length + 1 }, () => []);
  const used: number[] = [];
  for (let list = 0; list < start.length; list += 1) if (room[list]! > 0) used.push(list);
  used.sort((a, b) => start[a]! - start[b]!);
  let at = 0;
  for (const list of used) {
    cutGap(free, at, start[list]!);
    at = start[list]! + entriesOf(room[list]!);
  }
  cutGap(free, at, tail);
  for (const [room_, blocks] of free.entries()) for (const block of blocks) pool.fill(0, block, block + entriesOf(room_));
  return free;
}

function cutGap(free: number[][], from: number, to: number): void {
  let at = from;
  while (to - at >= ROOMS[0]!) {
    const exact = roomFor(to - at);
    const fitting = entriesOf(exact) === to - at ? exact : exact - 1;
    free[fitting]!.push(at);
    at += entriesOf(fitting);
  }
}
