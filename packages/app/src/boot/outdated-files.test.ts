import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeOutdated } from './outdated-files.ts';

const HOUR = 60 * 60 * 1000;
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'bowerbird-build-'));
  await mkdir(join(root, 'assets'));
});
afterEach(() => rm(root, { recursive: true }));

async function build(files: readonly string[], hour: number): Promise<string[]> {
  const folder = join(root, 'assets');
  for (const file of files) for (const ending of ['', '.br']) await writeFile(join(folder, file + ending), file);
  await removeOutdated({ folder, current: files, notes: join(root, 'outdated.json') }, hour * HOUR);
  return (await readdir(folder)).toSorted();
}

test('files of earlier builds stay for a day after they were outdated, and go with their compressed ones', async () => {
  expect(await build(['entry-1.js', 'shared.js'], 0)).toEqual(['entry-1.js', 'entry-1.js.br', 'shared.js', 'shared.js.br']);
  // Built long ago, in use until now.
  expect(await build(['entry-2.js', 'shared.js'], 1000)).toContain('entry-1.js.br');
  expect(await build(['entry-3.js', 'shared.js'], 1020)).toEqual(expect.arrayContaining(['entry-1.js', 'entry-2.js', 'entry-3.js']));
  expect(await build(['entry-4.js', 'shared.js'], 1030)).toEqual(
    ['entry-2.js', 'entry-3.js', 'entry-4.js', 'shared.js'].flatMap((file) => [file, `${file}.br`]),
  );
});

test('a file that is built again is outdated anew', async () => {
  await build(['blue.js'], 0);
  await build(['red.js'], 1);
  await build(['blue.js'], 2);
  expect(await build(['red.js'], 27)).toContain('blue.js');
});
