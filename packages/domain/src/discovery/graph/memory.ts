/** Ids as two 32-bit words, numbered densely in order of arrival. A hash table finds the number of an id. */
export interface IdMemory {
  readonly high: Int32Array;
  readonly low: Int32Array;
  /** A number plus 1, or 0; a quarter more than there may be ids, at least. */
  readonly slots: Int32Array;
}

/** Lists of numbers, one for each number of this side, in blocks of one pool. */
export interface ListMemory {
  readonly start: Int32Array;
  readonly length: Int32Array;
  /** The class of the block (`rooms.ts`). */
  readonly room: Uint8Array;
  readonly pool: Int32Array;
}

/** Pictures and the boards that hold them, both ways, in memory that threads share. One thread writes; others read meanwhile. */
export interface GraphMemory {
  /** See `counts`. */
  readonly counts: Int32Array;
  readonly pictures: IdMemory & ListMemory;
  readonly boards: IdMemory & ListMemory;
  /** The language of a picture's words, 0 where it has none that is known. */
  readonly language: Uint8Array;
  /** What stands for the owner of a board: equal for boards of one person. */
  readonly owner: Int32Array;
  /** How much the vote of a board weighs: 1 unless something speaks against it. */
  readonly trust: Float32Array;
}

/** Places in `GraphMemory.counts`. */
export const counts = { pictures: 0, boards: 1, saves: 2, picturePool: 3, boardPool: 4 } as const;

/** How much a graph may hold. */
export interface GraphRoom {
  readonly pictures: number;
  readonly boards: number;
  readonly picturePool: number;
  readonly boardPool: number;
}

/** Takes memory for a graph. What is never written costs no memory of the machine, so room is cheap. */
export function allocateGraph(room: GraphRoom): GraphMemory {
  return {
    counts: new Int32Array(shared(8 * 4)),
    pictures: allocateSide(room.pictures, room.picturePool),
    boards: allocateSide(room.boards, room.boardPool),
    language: new Uint8Array(shared(room.pictures)),
    owner: new Int32Array(shared(room.boards * 4)),
    trust: new Float32Array(shared(room.boards * 4)),
  };
}

/** What a graph grows by before it has to be built anew, and the least of it. So a young one is not built every hour. */
const SPARE = 1.5;
const LEAST: GraphRoom = { pictures: 65_536, boards: 16_384, picturePool: 524_288, boardPool: 524_288 };
const SLOTS_OF_ID = 1.25;
/** From here on a graph with more room is built while this one still takes changes. */
const NEARLY_FULL = 0.9;

/** Room for a graph that uses so much now. */
export function roomToGrow(used: GraphRoom): GraphRoom {
  const place = (name: keyof GraphRoom) => Math.ceil(used[name] * SPARE) + LEAST[name];
  return { pictures: place('pictures'), boards: place('boards'), picturePool: place('picturePool'), boardPool: place('boardPool') };
}

/** How much a graph uses of its room. */
export function usedBy(graph: GraphMemory): GraphRoom {
  const place = (name: keyof GraphRoom) => graph.counts[counts[name]]!;
  return { pictures: place('pictures'), boards: place('boards'), picturePool: place('picturePool'), boardPool: place('boardPool') };
}

/** Whether a graph with more room should be built. */
export function isNearlyFull(graph: GraphMemory): boolean {
  const [used, room] = [usedBy(graph), roomOf(graph)];
  return (Object.keys(used) as (keyof GraphRoom)[]).some((name) => used[name] > room[name] * NEARLY_FULL);
}

/** How much this memory may hold. */
export function roomOf({ pictures, boards }: GraphMemory): GraphRoom {
  return {
    pictures: pictures.start.length,
    boards: boards.start.length,
    picturePool: pictures.pool.length,
    boardPool: boards.pool.length,
  };
}

function allocateSide(entries: number, pool: number): IdMemory & ListMemory {
  const ints = (length: number) => new Int32Array(shared(length * 4));
  return {
    high: ints(entries),
    low: ints(entries),
    slots: ints(2 ** Math.ceil(Math.log2(Math.max(entries, 4) * SLOTS_OF_ID))),
    start: ints(entries),
    length: ints(entries),
    room: new Uint8Array(shared(entries)),
    pool: ints(pool),
  };
}

function shared(bytes: number): SharedArrayBuffer {
  return new SharedArrayBuffer(bytes);
}
