import { addId } from './ids.ts';
import { counts, type GraphMemory, type IdMemory, type ListMemory } from './memory.ts';
import { entriesOf, ROOMS } from './rooms.ts';

/** Fills the tables that find numbers by ids, which a graph is kept without. */
export function numberAgain({ counts: kept, pictures, boards }: GraphMemory): void {
  numberSide(pictures, kept[counts.pictures]!);
  numberSide(boards, kept[counts.boards]!);
}

function numberSide(side: IdMemory, count: number): void {
  for (let number = 0; number < count; number += 1) addId(side, number, side.high[number]!, side.low[number]!);
}

/** Whether every block lies in the pool and every entry names something that is there. */
export function isInRange({ counts: kept, pictures, boards }: GraphMemory): boolean {
  return (
    isSideInRange(pictures, kept[counts.pictures]!, kept[counts.picturePool]!, kept[counts.boards]!) &&
    isSideInRange(boards, kept[counts.boards]!, kept[counts.boardPool]!, kept[counts.pictures]!)
  );
}

function isSideInRange({ start, length, room, pool }: ListMemory, lists: number, tail: number, others: number): boolean {
  for (let list = 0; list < lists; list += 1) {
    if (room[list]! > ROOMS.length) return false;
    const size = entriesOf(room[list]!);
    if (start[list]! < 0 || start[list]! + size > tail || length[list]! < 0 || length[list]! > size) return false;
  }
  for (let at = 0; at < tail; at += 1) if (pool[at]! < 0 || (pool[at]! >= others && pool[at]! > 0)) return false;
  return true;
}
