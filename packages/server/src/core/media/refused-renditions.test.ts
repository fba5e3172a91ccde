import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { originalFile } from './media.paths.ts';
import { PictureError, type PictureErrorReason } from './picture-error.ts';
import type { PicturePool } from './picture-pool.ts';
import { createRenditions, type Renditions } from './renditions.service.ts';

const signature = 'ab'.repeat(32);
let mediaDir: string;
let tries: number;
let clock: number;

function openRefusing(reason: PictureErrorReason): Renditions {
  const pool: PicturePool = {
    run: async () => {
      tries += 1;
      throw new PictureError(reason);
    },
    close: async () => {},
  };
  return createRenditions(mediaDir, pool, () => clock);
}

const ask = (renditions: Renditions) => renditions.ensureRendition({ signature, size: 'orig', format: 'jpg' });

describe('a rendition that cannot be made', () => {
  beforeEach(async () => {
    tries = 0;
    clock = 0;
    mediaDir = await mkdtemp(join(tmpdir(), 'media-'));
    const file = originalFile(mediaDir, signature, 'jpeg');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, 'a picture');
  });
  afterEach(() => rm(mediaDir, { recursive: true }));

  it('is refused without another try for some minutes: each costs seconds of what decodes for everybody', async () => {
    const renditions = openRefusing('too_demanding');
    for (let asked = 0; asked < 3; asked += 1) await expect(ask(renditions)).rejects.toMatchObject({ reason: 'too_demanding' });
    expect(tries).toBe(1);
    clock += 11 * 60_000;
    await expect(ask(renditions)).rejects.toMatchObject({ reason: 'too_demanding' });
    expect(tries).toBe(2);
  });

  it.each(['busy', 'too_slow'] as const)('is tried again at once when it was a matter of time: %s', async (reason) => {
    const renditions = openRefusing(reason);
    for (let asked = 0; asked < 3; asked += 1) await expect(ask(renditions)).rejects.toMatchObject({ reason });
    expect(tries).toBe(3);
  });

  it.each([
    ['too_slow', 2],
    ['busy', 2],
    ['too_demanding', 1],
  ] as const)('is tried %s, in a job, so many times: %i', async (reason, expected) => {
    await expect(openRefusing(reason).makeRenditions(signature)).rejects.toMatchObject({ reason });
    expect(tries).toBe(expected);
  });
});
