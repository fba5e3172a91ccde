import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of real inputs beside the project (`CORPORA_DIR` elsewhere); tests that need it are skipped where it is absent. */
const beside = fileURLToPath(new URL('../../../../../../shared/corpora/', import.meta.url));

export const corporaDir = process.env['CORPORA_DIR'] ?? beside;

export function corpusIsThere(name: string): boolean {
  return existsSync(join(corporaDir, name));
}

/** Every file of a corpus, in a fixed order. */
export function corpusFiles(name: string): Promise<string[]> {
  return filesBelow(join(corporaDir, name));
}

/** Every file below a folder, in a fixed order. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}
