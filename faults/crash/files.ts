import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { filesBelow } from '@bowerbird/server/core/testing/corpora.ts';
import type { Client } from 'pg';
import type { Ledger } from './ledger.ts';

/** Originals without a row, and acknowledged ones that are missing or whose bytes are not what their name says. */
export async function findWrongFiles(client: Client, dataDir: string, ledger: Ledger, checked: Set<string>): Promise<string[]> {
  const files = await filesBelow(join(dataDir, 'media', 'originals')).catch(() => []);
  const { rows } = await client.query<{ signature: string }>("SELECT encode(signature, 'hex') signature FROM pictures");
  const known = new Set(rows.map(({ signature }) => signature));
  const there = new Map(files.map((file) => [basename(file).split('.')[0]!, file]));
  const broken: string[] = [];
  for (const signature of ledger.uploads) {
    const file = there.get(signature);
    if (file === undefined) broken.push(`the file of ${signature} is missing`);
    else if (
      !checked.has(signature) &&
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex') !== signature
    )
      broken.push(`${file} is broken`);
    checked.add(signature);
  }
  return [...broken, ...[...there.keys()].filter((signature) => !known.has(signature)).map((signature) => `${signature} is an orphan`)];
}
