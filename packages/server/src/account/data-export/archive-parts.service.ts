import { stat } from 'node:fs/promises';

/** A file that goes into an archive: its name there, and its place on disk. */
export interface ArchiveFile {
  readonly name: string;
  readonly path: string;
}

export interface PlacedFile extends ArchiveFile {
  readonly part: number;
}

/** The parts of an archive that is being filled. Each is a zip of its own, and the first has the number 1. */
export interface ArchiveParts {
  /**
   * Puts files that belong together into one part, a new one where they do not fit; gives its number. `bytes` are written
   * beside them, into a file that is put there later.
   */
  add(files: readonly ArchiveFile[], bytes?: number): Promise<number>;
  /** Puts a file into a part, after its bytes were counted. */
  put(part: number, file: ArchiveFile): void;
  /** Puts files into this part and each later one, since none is understood without them. */
  addToEach(files: readonly ArchiveFile[]): Promise<void>;
}

export interface FilledParts extends ArchiveParts {
  readonly files: () => readonly PlacedFile[];
}

/** What the lists of a zip say of a file, besides its name twice. */
const LISTED_BYTES = 128;

/** Begins parts that take so many bytes each. A file that is larger has a part for itself. */
export function beginParts(mostBytes: number): FilledParts {
  const placed: PlacedFile[] = [];
  const ofEach: ArchiveFile[] = [];
  const begun = { part: 1, bytes: 0, ofEachBytes: 0, names: new Set<string>() };
  const place = (files: readonly ArchiveFile[]) => {
    for (const file of files) placed.push({ ...file, part: begun.part });
    for (const { name } of files) begun.names.add(name);
  };
  const beginNext = () => {
    begun.part += 1;
    begun.bytes = begun.ofEachBytes;
    begun.names = new Set();
    place(ofEach);
  };
  const add = async (files: readonly ArchiveFile[], bytes = 0): Promise<number> => {
    const sizes = new Map<string, number>();
    for (const file of files) sizes.set(file.name, await bytesOf(file));
    const missing = () => [...new Map(files.map((file) => [file.name, file])).values()].filter(({ name }) => !begun.names.has(name));
    const wanted = () => missing().reduce((sum, { name }) => sum + sizes.get(name)!, bytes);
    if (begun.bytes > begun.ofEachBytes && begun.bytes + wanted() > mostBytes) beginNext();
    begun.bytes += wanted();
    place(missing());
    return begun.part;
  };
  return {
    add,
    put: (part, file) => void placed.push({ ...file, part }),
    addToEach: async (files) => {
      await add(files);
      ofEach.push(...files);
      for (const file of files) begun.ofEachBytes += await bytesOf(file);
    },
    files: () => placed,
  };
}

/** What a file takes in a zip at most. One that is gone is told when it is packed. */
async function bytesOf({ name, path }: ArchiveFile): Promise<number> {
  const size = await stat(path).then(
    (facts) => facts.size,
    () => 0,
  );
  return size + LISTED_BYTES + 2 * Buffer.byteLength(name);
}
