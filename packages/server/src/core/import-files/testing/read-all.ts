import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { detectFormat, importReaders, openImportFile, type Found, type ImportFile } from '../index.ts';

/** What a file is taken for, and all that is found in it. */
export interface ReadFile {
  readonly format: string | null;
  readonly found: Found[];
  readonly refused: readonly string[];
}

/** Opens what a file holds; `done` closes it and takes it away. */
export async function openBytes(content: string | Uint8Array): Promise<{ file: ImportFile; done: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'import-'));
  const clear = () => rm(folder, { recursive: true, force: true });
  try {
    const path = join(folder, 'file');
    await writeFile(path, content);
    const file = await openImportFile(path, 'file');
    const done = () => {
      file.close();
      return clear();
    };
    return { file, done };
  } catch (error) {
    await clear();
    throw error;
  }
}

/** Reads a file as an import does. */
export async function readAll(content: string | Uint8Array): Promise<ReadFile> {
  const { file, done } = await openBytes(content);
  try {
    const format = await detectFormat(file.source);
    const found = format === null ? [] : await Array.fromAsync(importReaders[format](file.source));
    return { format, found, refused: file.refused };
  } finally {
    await done();
  }
}

/** The items of a file, by what is asked most. */
export function briefly({ found }: ReadFile) {
  return found.flatMap((one) =>
    one.kind === 'item' ? [`${one.path.join(' > ')} | ${one.title ?? ''} | ${one.link || (one.refused ?? '')}`] : [],
  );
}
