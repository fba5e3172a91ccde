import { link, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openDatabase } from '@bowerbird/server/core/database/database.ts';
import { renditionFile } from '@bowerbird/server/core/media/media.paths.ts';
import { sql } from 'kysely';
import sharp from 'sharp';

/** What a wall of cards asks for, and the width of each. */
const SIZES = [
  ['236x', 236],
  ['474x', 474],
  ['736x', 736],
] as const;
const FORMATS = ['webp', 'jpg'] as const;

/** Gives each picture of a filled database, which has none, renditions of a photograph's weight. */
export async function hangPictures(databaseUrl: string, dataDir: string): Promise<void> {
  const mediaDir = join(dataDir, 'media');
  const signatures = await readSignatures(databaseUrl);
  for (const [size, width] of SIZES) {
    for (const format of FORMATS) {
      const drawn = join(mediaDir, `drawn.${format}`);
      await mkdir(mediaDir, { recursive: true });
      await writeFile(drawn, await draw(width, format));
      for (const signature of signatures) {
        const file = renditionFile(mediaDir, { size, format, signature });
        await mkdir(dirname(file), { recursive: true });
        await link(drawn, file);
      }
      await rm(drawn);
    }
  }
}

async function draw(width: number, format: (typeof FORMATS)[number]): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const grain = sharp({ create: { width, height: Math.round(width * 1.4), channels: 3, background: '#808080', noise } }).blur(1.2);
  return format === 'webp' ? grain.webp({ quality: 80 }).toBuffer() : grain.jpeg({ quality: 82 }).toBuffer();
}

async function readSignatures(databaseUrl: string): Promise<string[]> {
  const db = openDatabase({ url: databaseUrl, poolSize: 1, applicationName: 'bench' });
  try {
    const { rows } = await sql<{ signature: string }>`SELECT encode(signature, 'hex') AS signature FROM pictures`.execute(db);
    return rows.map(({ signature }) => signature);
  } finally {
    await db.destroy();
  }
}
