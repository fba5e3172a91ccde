import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** How long files stay after the build that did without them: a page that is open, and a server that runs on, still ask for them. */
const KEPT_MILLISECONDS = 24 * 60 * 60 * 1000;

export interface BuiltFolder {
  /** Holds nothing but built files, whose names change with their content. */
  readonly folder: string;
  /** The files of the build that was just made; the same name with an ending more belongs to them. */
  readonly current: readonly string[];
  /** Keeps since when others have been outdated. */
  readonly notes: string;
}

/** Removes what earlier builds left, a day after it was outdated. */
export async function removeOutdated({ folder, current, notes }: BuiltFolder, now = Date.now()): Promise<void> {
  const known = await readNotes(notes);
  const isCurrent = (file: string) => current.includes(file) || current.includes(file.replace(/\.(br|gz)$/, ''));
  const outdated = (await readdir(folder)).filter((file) => !isCurrent(file)).map((file) => ({ file, since: known[file] ?? now }));
  const isOver = ({ since }: { since: number }) => now - since > KEPT_MILLISECONDS;
  await Promise.all(outdated.filter(isOver).map(({ file }) => rm(join(folder, file))));
  const kept = outdated.filter((entry) => !isOver(entry)).map(({ file, since }) => [file, since]);
  await writeFile(notes, JSON.stringify(Object.fromEntries(kept)));
}

async function readNotes(path: string): Promise<Readonly<Record<string, number>>> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Record<string, number>;
  } catch {
    // The first build, or one that was broken off.
    return {};
  }
}
