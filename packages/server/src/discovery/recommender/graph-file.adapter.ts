import { open, mkdir, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import { Type, type Static } from 'typebox';
import { Check } from 'typebox/value';
import {
  allocateGraph,
  counts,
  isInRange,
  numberAgain,
  roomToGrow,
  type GraphMemory,
  type GraphRoom,
} from '@bowerbird/domain/discovery/graph/index.ts';

const MAGIC = 'BWGRAPH1';
const CHUNK = 4 * 1024 * 1024;

/** What a kept graph says of itself. */
export interface GraphFacts {
  readonly builtAt: number;
  readonly savedAt: number;
  /** Changes by transactions from this one on are not all in it. */
  readonly ended: string;
  /** The epoch of the changes that it goes on with. */
  readonly epoch: string;
}

export interface StoredGraph {
  readonly graph: GraphMemory;
  readonly facts: GraphFacts;
}

const headerShape = Type.Object({
  builtAt: Type.Number(),
  savedAt: Type.Number(),
  ended: Type.String({ pattern: '^[0-9]+$' }),
  epoch: Type.String(),
  counts: Type.Array(Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 }), { minItems: 8, maxItems: 8 }),
});
type Header = Static<typeof headerShape>;

/** A file that is no whole graph of this version. */
export class GraphFileError extends Error {}

/** Keeps a graph, so that a reader finds it whole or not at all. Nobody may change it meanwhile. */
export async function writeGraph(path: string, { graph, facts }: StoredGraph): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}.partial`;
  try {
    const file = await open(draft, 'w', 0o600);
    try {
      await writeAll(file, graph, { ...facts, counts: [...graph.counts] });
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
    await syncFolder(dirname(path));
  } finally {
    await rm(draft, { force: true });
  }
}

async function writeAll(file: FileHandle, graph: GraphMemory, header: Header): Promise<void> {
  const text = Buffer.from(JSON.stringify(header));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(text.length);
  let sum = 0;
  const write = async (bytes: Buffer) => {
    sum = crc32(bytes, sum);
    await file.write(bytes);
  };
  for (const bytes of [Buffer.from(MAGIC), size, text]) await write(bytes);
  // Shared memory is copied first: what the checksum sees has to be what is written.
  for (const part of partsOf(graph, header.counts)) {
    for (let at = 0; at < part.length; at += CHUNK) await write(Buffer.from(part.subarray(at, at + CHUNK)));
  }
  const end = Buffer.alloc(4);
  end.writeUInt32LE(sum);
  await file.write(end);
}

/** Reads a kept graph into memory of its own, with room to grow; `null` where there is none. Throws `GraphFileError`. */
export async function readGraph(path: string): Promise<StoredGraph | null> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!file) return null;
  try {
    return await readAll(file);
  } finally {
    await file.close();
  }
}

async function readAll(file: FileHandle): Promise<StoredGraph> {
  let sum = 0;
  const take = async (bytes: Uint8Array): Promise<void> => {
    const { bytesRead } = await file.read(bytes);
    if (bytesRead < bytes.length) throw new GraphFileError('The file ends too early.');
    sum = crc32(bytes, sum);
  };
  const start = Buffer.alloc(MAGIC.length + 4);
  await take(start);
  if (start.toString('latin1', 0, MAGIC.length) !== MAGIC) throw new GraphFileError('The file is of another kind.');
  const text = Buffer.alloc(Math.min(start.readUInt32LE(MAGIC.length), CHUNK));
  await take(text);
  const { counts: kept, ...facts } = readHeader(text);
  const used = (name: keyof GraphRoom) => kept[counts[name]]!;
  // Memory is taken by these numbers, before the checksum can tell that one of them is wrong.
  const size = start.length + text.length + sizeOfParts(kept) + 4;
  if (size !== (await file.stat()).size) throw new GraphFileError('The file is longer or shorter than it says.');
  const graph = allocateGraph(
    roomToGrow({ pictures: used('pictures'), boards: used('boards'), picturePool: used('picturePool'), boardPool: used('boardPool') }),
  );
  graph.counts.set(kept);
  const chunk = Buffer.alloc(CHUNK);
  for (const part of partsOf(graph, kept)) {
    for (let at = 0; at < part.length; at += CHUNK) {
      const bytes = chunk.subarray(0, Math.min(CHUNK, part.length - at));
      await take(bytes);
      part.set(bytes, at);
    }
  }
  const end = Buffer.alloc(4);
  const found = sum;
  await take(end);
  if (end.readUInt32LE() !== found) throw new GraphFileError('The checksum is another one.');
  numberAgain(graph);
  if (!isInRange(graph)) throw new GraphFileError('The file names what it does not hold.');
  return { graph, facts };
}

function readHeader(text: Buffer): Header {
  const header = parseJson(text.toString());
  if (!Check(headerShape, header)) throw new GraphFileError('The file begins wrongly.');
  return header;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The bytes in use. Slots of ids are left out, since another room has others. */
function partsOf(graph: GraphMemory, kept: readonly number[]): Uint8Array[] {
  const [pictures, boards] = [kept[counts.pictures]!, kept[counts.boards]!];
  const bytes = ({ buffer, BYTES_PER_ELEMENT }: Int32Array | Uint8Array | Float32Array, length: number) =>
    new Uint8Array(buffer, 0, length * BYTES_PER_ELEMENT);
  const side = (of: GraphMemory['pictures'], entries: number, pool: number) => [
    ...[of.high, of.low, of.start, of.length, of.room].map((column) => bytes(column, entries)),
    bytes(of.pool, pool),
  ];
  return [
    ...side(graph.pictures, pictures, kept[counts.picturePool]!),
    ...side(graph.boards, boards, kept[counts.boardPool]!),
    bytes(graph.language, pictures),
    bytes(graph.owner, boards),
    bytes(graph.trust, boards),
  ];
}

const BYTES_OF_PICTURE = 18;
const BYTES_OF_BOARD = 25;
const BYTES_OF_ENTRY = 4;

/** How many bytes `partsOf` gives for these numbers. */
function sizeOfParts(kept: readonly number[]): number {
  const used = (name: keyof GraphRoom) => kept[counts[name]]!;
  const entries = used('picturePool') + used('boardPool');
  return used('pictures') * BYTES_OF_PICTURE + used('boards') * BYTES_OF_BOARD + entries * BYTES_OF_ENTRY;
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
