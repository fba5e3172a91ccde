import { PassThrough, type Readable } from 'node:stream';
import { open, type Entry, type ZipFile } from 'yauzl';
import { ImportFileError } from './import-file-error.ts';
import { storableText } from '../well-formed.ts';

/** What an archive may hold: more is made to fill a disk. */
export const archiveLimits = {
  entries: 250_000,
  /** Of all names and remarks in its list of files, which is held in memory. */
  listBytes: 64 * 1024 ** 2,
  /** Unpacked bytes of one file, and how much larger than packed it may be. */
  entryBytes: 4 * 1024 ** 3,
  ratio: 200,
  /** Of all texts together, each of which is read two or three times. */
  textBytes: 16 * 1024 ** 3,
  /** Below this size any ratio is harmless. */
  harmlessBytes: 64 * 1024 ** 2,
} as const;

/** A zip whose files can be read in any order. */
export interface Archive {
  readonly names: readonly string[];
  /** Files whose names lead out of the archive, or that unpack to far more than they say. */
  readonly refused: readonly string[];
  open(name: string): Promise<Readable>;
  /** How many bytes a file unpacks to; one that unpacks to more ends with an error. */
  sizeOf(name: string): number;
  /** The checksum and the size of a file, as the list of files names them. */
  checksumOf(name: string): string | undefined;
  close(): void;
}

/** Opens a zip and reads its list of files. Throws an `ImportFileError` where it is none. */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await openZip(path);
  try {
    const { entries, refused } = await readEntries(zip);
    return {
      names: [...entries.keys()],
      refused,
      open: (name) => openEntry(zip, entries.get(name)),
      sizeOf: (name) => entries.get(name)?.uncompressedSize ?? 0,
      checksumOf: (name) => checksumOf(entries.get(name)),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

function checksumOf(entry: Entry | undefined): string | undefined {
  return entry && `${entry.crc32}-${entry.uncompressedSize}`;
}

function openZip(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    open(path, { lazyEntries: true, autoClose: false, decodeStrings: false, validateEntrySizes: true }, (error, zip) => {
      if (error || !zip) reject(new ImportFileError('broken_archive', { cause: error }));
      else resolve(zip);
    });
  });
}

function readEntries(zip: ZipFile): Promise<{ entries: Map<string, Entry>; refused: string[] }> {
  const entries = new Map<string, Entry>();
  const refused: string[] = [];
  const listed = { entries: 0, bytes: 0 };
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      listed.entries += 1;
      listed.bytes += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
      if (listed.entries > archiveLimits.entries || listed.bytes > archiveLimits.listBytes) {
        return reject(new ImportFileError('too_many_files'));
      }
      const name = nameOf(entry);
      if (isUnsafe(name) || isBomb(entry)) refused.push(storableText(name.slice(0, 200)));
      else if (!isFolder(name)) entries.set(name, entry);
      zip.readEntry();
    });
    zip.once('end', () => resolve({ entries, refused }));
    // The list of files broke off: what was listed before it stands.
    zip.once('error', (error: Error) => {
      if (entries.size > 0) resolve({ entries, refused: [...refused, '…'] });
      else reject(new ImportFileError('broken_archive', { cause: error }));
    });
    zip.readEntry();
  });
}

function nameOf({ fileName, generalPurposeBitFlag }: Entry): string {
  const raw = fileName as unknown as Buffer;
  const isUtf8 = (generalPurposeBitFlag & 0x800) !== 0;
  // Old programs write UTF-8 without saying so; the rest means an alphabet of its own, whose names are only shown.
  return (isUtf8 ? raw.toString('utf8') : decodeLoosely(raw)).replaceAll('\\', '/');
}

function decodeLoosely(raw: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(raw);
  } catch {
    return raw.toString('latin1');
  }
}

function isFolder(name: string): boolean {
  return name.endsWith('/');
}

function isUnsafe(name: string): boolean {
  return name === '' || name.startsWith('/') || /^[a-z]:/i.test(name) || name.includes('\0') || name.split('/').includes('..');
}

function isBomb({ compressedSize, uncompressedSize }: Entry): boolean {
  if (uncompressedSize > archiveLimits.entryBytes) return true;
  return uncompressedSize > archiveLimits.harmlessBytes && uncompressedSize > compressedSize * archiveLimits.ratio;
}

/** A file of an archive. Where its bytes are broken, the stream ends with an `ImportFileError`; the other files may be sound. */
function openEntry(zip: ZipFile, entry: Entry | undefined): Promise<Readable> {
  if (!entry) return Promise.reject(new ImportFileError('broken_archive'));
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error || !stream) return reject(brokenBy(error));
      const told = new PassThrough();
      // It may break before anybody reads it. Whoever then does gets the error, and no process ends by it.
      told.on('error', () => {});
      told.on('close', () => stream.destroy());
      stream.on('error', (broken) => told.destroy(brokenBy(broken)));
      resolve(stream.pipe(told));
    });
  });
}

/** What the disk says has a system call, and is no fault of the archive. */
function brokenBy(error: Error | null): Error {
  return error && 'syscall' in error ? error : new ImportFileError('broken_archive', { cause: error });
}
