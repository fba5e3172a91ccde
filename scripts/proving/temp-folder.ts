import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endLater } from './leave-nothing.ts';

/** A folder of a tool's own; `remove` takes it away with all that is in it. */
export interface TempFolder {
  readonly path: string;
  readonly remove: () => Promise<void>;
}

/** Makes a folder that is gone when the tool is, also when it is broken off. */
export async function makeTempFolder(purpose: string): Promise<TempFolder> {
  const path = await mkdtemp(join(tmpdir(), `bowerbird-${purpose}-`));
  // What is just ending may still write into it.
  return { path, remove: endLater(() => rm(path, { recursive: true, force: true, maxRetries: 3 })) };
}
