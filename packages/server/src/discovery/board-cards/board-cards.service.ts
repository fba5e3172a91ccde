import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Core } from '../../core/core.ts';

/** Changes whenever cards are drawn in another way. */
const LOOK = 1;
/** A card is drawn in less time than it takes to fetch it. What was deleted stands on no card for longer than this. */
const KEPT_MILLISECONDS = 24 * 60 * 60 * 1000;

type Parts = Pick<Core, 'config' | 'media'>;

/** The card of these pictures with its name, drawn once; `null` where none of them can be shown. */
export async function drawCard(
  { config, media }: Parts,
  signatures: readonly string[],
): Promise<{ name: string; bytes: Uint8Array } | null> {
  const name = createHash('sha256')
    .update(`${LOOK} ${signatures.join(' ')}`)
    .digest('hex');
  const folder = cardFolder(config.dataDir);
  const file = join(folder, `${name}.jpg`);
  const kept = await readFile(file).catch(() => null);
  if (kept) return { name, bytes: kept };
  const bytes = await media.drawArches(signatures);
  if (bytes === null) return null;
  await mkdir(folder, { recursive: true });
  const unfinished = join(folder, `${randomUUID()}.unfinished`);
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
  return { name, bytes };
}

/** Lets go of cards that were drawn a day ago, and of what an end left unfinished. */
export async function dropOldCards({ config, now }: Pick<Core, 'config' | 'now'>): Promise<void> {
  const folder = cardFolder(config.dataDir);
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    const facts = await stat(file).catch(() => null);
    if (facts !== null && facts.mtimeMs < now() - KEPT_MILLISECONDS) await rm(file, { force: true });
  }
}

function cardFolder(dataDir: string): string {
  return join(dataDir, 'board-cards');
}
