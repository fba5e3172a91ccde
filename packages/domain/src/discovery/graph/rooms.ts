/** The sizes that blocks of a pool have: 2, 3, 4, 6, 8, 12, … A full block moves to the next size. */
export const ROOMS: readonly number[] = Array.from({ length: 54 }, (_, at) => (at % 2 === 0 ? 2 : 3) * 2 ** (at >> 1));

/** The smallest class of block that holds so many entries, counted from 1; 0 is no block at all. */
export function roomFor(entries: number): number {
  if (entries === 0) return 0;
  let room = 1;
  while (ROOMS[room - 1]! < entries) room += 1;
  return room;
}

/** How many entries a class of block holds. */
export function entriesOf(room: number): number {
  return room === 0 ? 0 : ROOMS[room - 1]!;
}
