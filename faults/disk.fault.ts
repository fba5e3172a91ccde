import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endLater } from '../scripts/proving/leave-nothing.ts';
import { makeTempFolder } from '../scripts/proving/temp-folder.ts';
import { howItEnded, startProcess } from '../scripts/proving/process-instance.ts';
import type { Result } from '../scripts/proving/report.ts';
import { startPostgres } from '../scripts/proving/postgres.ts';
import { report, type Trial } from './support/report.ts';
import { asksBack, enter, type Visitor } from './support/visitor.ts';

export const help =
  'A full and a read-only disk below the pictures (a small tmpfs; needs root or user namespaces, on Linux): a clear error, and well again.';

const DISK_MEGABYTES = 16;
const INSIDE = 'BOWERBIRD_FAULTS_INSIDE';

/** Fills the disk and takes the right to write away; outside of root it runs itself in a namespace where it may mount. */
export async function run(): Promise<Result> {
  if (process.getuid?.() !== 0 && process.env[INSIDE] === undefined) {
    const command = [process.execPath, join(import.meta.dirname, 'run.ts'), 'disk'];
    const { error, status } = spawnSync('unshare', ['-rm', ...command], { stdio: 'inherit', env: { ...process.env, [INSIDE]: 'yes' } });
    if (error || status === null)
      throw new Error('A namespace of its own, where a disk may be mounted, is not to be had.', { cause: error });
    return JSON.parse(await readFile(join(import.meta.dirname, 'results/disk.json'), 'utf8')) as Result;
  }
  const { path: home } = await makeTempFolder('disk');
  const dataDir = join(home, 'data');
  const postgres = await startPostgres(join(home, 'database'));
  await mkdir(dataDir);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m`, 'tmpfs', dataDir]);
  endLater(async () => execFileSync('umount', [dataDir]));
  const instance = await startProcess({ dataDir, env: { DATABASE_URL: postgres.databaseUrl }, onError: () => {} });
  const visitor = await enter(instance.url);
  const trials = [...(await tryFull(visitor, dataDir)), ...(await tryReadOnly(visitor, dataDir))];
  const ended = howItEnded(instance.process);
  return report('disk', [...trials, { group: 'afterwards', what: 'the process lives', failure: ended && `it ended with ${ended}` }]);
}

async function tryFull(visitor: Visitor, dataDir: string): Promise<Trial[]> {
  const filler = join(dataDir, 'filler');
  await writeFile(filler, Buffer.alloc(DISK_MEGABYTES * 1024 * 1024)).catch(() => {});
  const trials = await tryWithoutRoom('full', visitor);
  await rm(filler);
  return [...trials, await tryAgain('full', visitor)];
}

async function tryReadOnly(visitor: Visitor, dataDir: string): Promise<Trial[]> {
  execFileSync('mount', ['-o', 'remount,ro', dataDir]);
  const trials = await tryWithoutRoom('read-only', visitor);
  execFileSync('mount', ['-o', 'remount,rw', dataDir]);
  return [...trials, await tryAgain('read-only', visitor)];
}

/** An upload is refused for now, with words of ours; what needs no room goes on. */
async function tryWithoutRoom(group: string, visitor: Visitor): Promise<Trial[]> {
  const upload = await visitor['an upload']();
  const isClear = asksBack(upload) && upload.body.includes('unavailable');
  const others = await Promise.all((['a page', 'a read', 'a write'] as const).map(async (what) => [what, await visitor[what]()] as const));
  return [
    {
      group,
      what: 'an upload is refused for now',
      failure: isClear ? undefined : `answered ${upload.status}: ${upload.body.slice(0, 200)}`,
    },
    ...others.map(([what, { status }]) => ({ group, what: `${what} goes on`, failure: status === 200 ? undefined : `answered ${status}` })),
  ];
}

async function tryAgain(group: string, visitor: Visitor): Promise<Trial> {
  const { status, body } = await visitor['an upload']();
  return { group, what: 'an upload works again', failure: status === 200 ? undefined : `answered ${status}: ${body.slice(0, 200)}` };
}
