import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { createPicturePool, type PicturePool, type PicturePoolOptions } from './picture-pool.ts';

const program = fileURLToPath(new URL('./testing/stubborn-worker.ts', import.meta.url));
let pool: PicturePool;

function openPool(options: PicturePoolOptions = {}): PicturePool {
  pool = createPicturePool({ program, milliseconds: 1_500, patience: 30_000, ...options });
  return pool;
}

function look(file: string): Promise<number> {
  return pool.run({ kind: 'inspect', file, format: 'png' }).then(({ width }) => width);
}

afterEach(() => pool.close());

describe('the processes that decode pictures', () => {
  it('are used again for the next picture', async () => {
    openPool();
    const first = await look('quick');
    expect(await look('quick')).toBe(first);
  });

  it('are killed when nothing comes for long, and the next picture gets a new one', async () => {
    openPool({ patience: 5_000 });
    const first = await look('quick');
    const [slow, next] = await Promise.allSettled([look('hangs'), look('quick')]);
    // The reason is the time, and not the picture.
    expect(slow).toMatchObject({ status: 'rejected', reason: { reason: 'busy' } });
    expect(next.status).toBe('fulfilled');
    expect(next).not.toMatchObject({ value: first });
    expect(() => process.kill(first, 0)).toThrow();
  });

  it('have all the time of the clock that they need while others use the processor', async () => {
    openPool({ milliseconds: 200, patience: 10_000 });
    const first = await look('quick');
    expect(await look('waits')).toBe(first);
  });

  it('are killed when a picture takes too much of the processor, and only then', { timeout: 60_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pool-'));
    const file = join(folder, 'noise.png');
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
    await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#777777', noise } })
      .png({ compressionLevel: 1 })
      .toFile(file);
    openPool({ program: undefined, milliseconds: 30, patience: 60_000 });
    await expect(look(file)).rejects.toMatchObject({ reason: 'too_slow' });
    await pool.close();
    openPool({ program: undefined, milliseconds: 30_000, patience: 60_000 });
    expect(await look(file)).toBe(4000);
    await rm(folder, { recursive: true });
  });

  it('may die without harm to the pictures that wait', async () => {
    openPool();
    const [died, grew, next] = await Promise.allSettled([look('dies'), look('grows'), look('quick')]);
    expect(died).toMatchObject({ reason: { reason: 'broken' } });
    expect(grew).toMatchObject({ reason: { reason: 'too_demanding' } });
    expect(next.status).toBe('fulfilled');
  });

  it('are renewed after a number of pictures', async () => {
    openPool({ jobsPerWorker: 2 });
    const [first, second, third] = [await look('quick'), await look('quick'), await look('quick')];
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('refuse what the queue cannot hold', async () => {
    openPool({ queueLimit: 2 });
    const looks = await Promise.allSettled(['quick', 'quick', 'quick', 'quick', 'quick'].map(look));
    const refused = looks.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBe(2);
    expect(refused[0]).toMatchObject({ reason: { reason: 'busy' } });
  });

  it('end at once when the pool is closed, and what waited is told so', async () => {
    openPool();
    const waiting = Promise.allSettled([look('hangs'), look('quick')]);
    await pool.close();
    for (const result of await waiting) expect(result).toMatchObject({ reason: { reason: 'busy' } });
    await expect(look('quick')).rejects.toMatchObject({ reason: 'busy' });
  });
});
