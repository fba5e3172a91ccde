import { open, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { archiveLimits, openArchive, type Archive } from './archive.ts';
import { fileSource, type ByteSource } from './byte-source.ts';
import { readableEntries, textEntries } from './detect-format.ts';
import type { ImportSource, TextSource } from './reading/found.ts';
import { ImportFileError } from './import-file-error.ts';
import { decodeText, findEncoding } from './text-encoding.ts';

/** A file that somebody brought, open for reading. */
export interface ImportFile {
  readonly source: ImportSource;
  /** Files of an archive that are not touched. */
  readonly refused: readonly string[];
  /** Whether reading it takes long, by its texts as they unpack, and by how many files it holds. */
  readonly isLarge: boolean;
  openEntry(name: string): Promise<Readable>;
  sizeOf(name: string): number;
  close(): void;
}

/** What is read within a few seconds. */
const SMALL = { textBytes: 8 * 1024 ** 2, entries: 20_000 };

/** Opens a file, told by its first bytes: a zip, a picture, or a text of any encoding. */
export async function openImportFile(path: string, name: string): Promise<ImportFile> {
  if (!(await isZip(path))) {
    const source = textSource(fileSource(path, ''));
    return {
      source: { ...source, entries: [], open: () => source, head: noHead },
      refused: [],
      isLarge: (await stat(path)).size > SMALL.textBytes,
      openEntry: noEntry,
      sizeOf: () => 0,
      close: () => {},
    };
  }
  const archive = await openArchive(path);
  return {
    source: archiveSource(archive, name),
    refused: archive.refused,
    isLarge: isLargeArchive(archive),
    openEntry: (entry) => archive.open(entry),
    sizeOf: (entry) => archive.sizeOf(entry),
    close: () => archive.close(),
  };
}

function isLargeArchive({ names, sizeOf }: Archive): boolean {
  const textBytes = textEntries(names).reduce((sum, name) => sum + sizeOf(name), 0);
  return textBytes > SMALL.textBytes || names.length > SMALL.entries;
}

async function isZip(path: string): Promise<boolean> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return bytesRead === 4 && (buffer.readUInt32LE() === 0x04034b50 || buffer.readUInt32LE() === 0x06054b50);
  } finally {
    await handle.close();
  }
}

/** An archive; where it wraps a single export, that one is its text. */
function archiveSource(archive: Archive, name: string): ImportSource {
  const budget = { bytes: archiveLimits.textBytes };
  const openEntry = (entry: string) => textSource({ name: entry, bytes: () => entryBytes(archive, entry, budget) });
  const [first] = readableEntries(archive.names);
  const inner = openEntry(first ?? '');
  const head = (entry: string) => headOf(entryBytes(archive, entry, budget));
  return { name, entries: archive.names, open: openEntry, head, sameAs: archive.checksumOf, text: inner.text };
}

/** Cameras and programs write what they know before the picture itself. */
const HEAD_BYTES = 256 * 1024;

async function headOf(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of bytes) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= HEAD_BYTES) break;
    }
  } catch {
    // A broken file is told when its picture is read.
    return Buffer.alloc(0);
  }
  return Buffer.concat(chunks).subarray(0, HEAD_BYTES);
}

const noHead = () => Promise.resolve(Buffer.alloc(0));

/** A thousand small files may unpack to as much as one large one, so that all draw on one budget. */
async function* entryBytes(archive: Archive, entry: string, budget: { bytes: number }): AsyncGenerator<Uint8Array> {
  for await (const chunk of (await archive.open(entry)) as AsyncIterable<Uint8Array>) {
    budget.bytes -= chunk.length;
    if (budget.bytes < 0) throw new ImportFileError('too_many_files');
    yield chunk;
  }
}

function textSource(bytes: ByteSource): TextSource {
  let encoding: Promise<string> | null = null;
  return {
    name: bytes.name,
    async *text() {
      encoding ??= findEncoding(bytes);
      yield* decodeText(bytes, await encoding);
    },
  };
}

function noEntry(): Promise<never> {
  return Promise.reject(new ImportFileError('broken_archive'));
}
