import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeReport } from './report.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bowerbird-results-'));
  vi.spyOn(console, 'table').mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

const found = { name: 'feed', figure: 1.5, unit: '× bare', reach: 2, holds: true, detail: [{ round: 0, ratio: 1.5 }] };

it('writes what was found, all of it and nothing else', async () => {
  await writeReport(found, folder);
  expect(JSON.parse(await readFile(join(folder, 'feed.json'), 'utf8'))).toEqual(found);
});

it.each([Number.NaN, Infinity, -Infinity])('holds nothing by a figure of %s, which was not measured', async (figure) => {
  expect((await writeReport({ ...found, figure }, folder)).holds).toBe(false);
});
