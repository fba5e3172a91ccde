import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { createPicturePool, type PicturePool, type PicturePoolOptions } from './picture-pool.ts';

const program = fileURLToPath(new URL('./testing/stubborn-worker.ts', import.meta.url));
let pool: PicturePool;

function openPool(options: PicturePoolOptions = {}): PicturePool {
  pool = createPicturePool({ program, milliseconds: 1_500, ...options });
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

  it('are killed when a picture takes too long, and the next picture gets a new one', async () => {
    openPool();
    const first = await look('quick');
    const [slow, next] = await Promise.allSettled([look('hangs'), look('quick')]);
    expect(slow).toMatchObject({ status: 'rejected', reason: { reason: 'too_slow' } });
    expect(next.status).toBe('fulfilled');
    expect(next).not.toMatchObject({ value: first });
    expect(() => process.kill(first, 0)).toThrow();
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
