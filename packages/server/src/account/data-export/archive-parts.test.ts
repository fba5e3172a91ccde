import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_PART_BYTES } from '@bowerbird/domain/account/archive-parts.ts';
import { importLimits } from '@bowerbird/domain/creation/imports.ts';
import { beginParts } from './archive-parts.service.ts';

describe('the parts of an archive', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bowerbird-parts-'));
    await writeFile(join(folder, 'thousand'), Buffer.alloc(1_000));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const file = (name: string) => ({ name, path: join(folder, 'thousand') });
  const shown = (parts: ReturnType<typeof beginParts>) => parts.files().map(({ part, name }) => `${part} ${name}`);

  it('begin anew where something does not fit, keep what belongs together, and repeat what each needs', async () => {
    const parts = beginParts(5_000);
    await parts.addToEach([file('list')]);
    expect(await parts.add([file('a'), file('b')])).toBe(1);
    expect(await parts.add([file('c'), file('d')])).toBe(2);
    expect(await parts.add([file('e')], 2_000)).toBe(3);
    expect(shown(parts)).toEqual(['1 list', '1 a', '1 b', '2 list', '2 c', '2 d', '3 list', '3 e']);
  });

  it('have a file once that several things name, and again in the next part', async () => {
    const parts = beginParts(5_000);
    await parts.add([file('a')]);
    await parts.add([file('a'), file('b')]);
    await parts.add([file('a'), file('a'), file('c'), file('d'), file('e')]);
    expect(shown(parts)).toEqual(['1 a', '1 b', '2 a', '2 c', '2 d', '2 e']);
  });

  it('hold what is larger than a part by itself, and are smaller than what an import takes', async () => {
    const parts = beginParts(500);
    expect([await parts.add([file('a')]), await parts.add([file('b')])]).toEqual([1, 2]);
    expect(MOST_PART_BYTES).toBeLessThan(importLimits.bytes);
  });
});
