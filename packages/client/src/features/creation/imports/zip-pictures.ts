/** A file with its place in a folder, such as `Rooms/Hall/lamp.jpg`. */
export interface PlacedFile {
  readonly path: string;
  readonly file: File;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Names are UTF-8. */
const UTF8 = 0x0800;
/** 1 January 1980, the first day that a zip knows: the day of a file is not asked for. */
const FIRST_DAY = 0x21;

/** How far packing is, and how to stop it. */
export interface Packing {
  readonly onPacked?: (files: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Packs files as they are into one zip. Each is read once for its checksum, and none is held in memory. Throws once it is
 * stopped.
 */
export async function zipOf(name: string, files: readonly PlacedFile[], { onPacked, signal }: Packing = {}): Promise<File> {
  const parts: BlobPart[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const [at, { path, file }] of files.entries()) {
    signal?.throwIfAborted();
    const place = new TextEncoder().encode(path);
    const facts = [VERSION, UTF8, 0, 0, FIRST_DAY] as const;
    const sums = [await checksumOf(file), file.size, file.size] as const;
    const head = join(bytesOf([LOCAL], facts, sums, [place.length, 0]), place);
    parts.push(head, file);
    directory.push(join(bytesOf([CENTRAL], [VERSION, ...facts], sums, [place.length, 0, 0, 0, 0], [0, offset]), place));
    offset += head.length + file.size;
    onPacked?.(at + 1);
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = bytesOf([END], [0, 0, files.length, files.length], [size, offset], [0]);
  return new File([...parts, ...directory, end], name, { type: 'application/zip' });
}

/** Groups of numbers, in turn of four bytes and of two. */
function bytesOf(...groups: readonly (readonly number[])[]): Uint8Array<ArrayBuffer> {
  const bytes = groups.flatMap((group, at) => group.flatMap((value) => littleEndian(value, at % 2 === 0 ? 4 : 2)));
  return new Uint8Array(bytes);
}

function littleEndian(value: number, length: number): number[] {
  return Array.from({ length }, (_, at) => (value >>> (8 * at)) & 0xff);
}

function join(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** The CRC-32 of a file. */
async function checksumOf(file: Blob): Promise<number> {
  let sum = 0xffffffff;
  for (const byte of new Uint8Array(await file.arrayBuffer())) sum = (sum >>> 8) ^ table[(sum ^ byte) & 0xff]!;
  return (sum ^ 0xffffffff) >>> 0;
}
