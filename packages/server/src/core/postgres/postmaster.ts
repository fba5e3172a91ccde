import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { readFile, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a running PostgreSQL says of itself in its folder. */
export type Postmaster = { pid: number; socketDir: string; isReady: boolean };

/** Reads `postmaster.pid`; its lines are pid, data folder, start time, port, socket folder, address, key, state. */
export async function readPostmaster(folder: string): Promise<Postmaster | undefined> {
  const lines = (await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Math.abs(Number(lines[0]));
  if (!Number.isInteger(pid) || pid === 0) return undefined;
  return { pid, socketDir: lines[4] ?? '', isReady: lines[7]?.trim() === 'ready' };
}

/**
 * Ends what an earlier process left behind after it was killed: a server that still runs on this folder, its backends, or a
 * lock with the process id of something else. Backends outlive their server while they are at work, and keep a new one from
 * starting. PostgreSQL itself would take such a lock for a running server. The folder of our own socket stays.
 */
export async function clearLeftovers(folder: string, socketDir: string): Promise<void> {
  const left = await readPostmaster(folder);
  if (left && isServerOf(left.pid, folder)) await stopServer(left.pid);
  await endOrphans(folder);
  // Also one that says nothing: PostgreSQL, killed between making and writing it, would never start again.
  await rm(join(folder, 'postmaster.pid'), { force: true });
  if (left === undefined) return;
  if (left.socketDir !== socketDir && left.socketDir.includes('bowerbird-')) await rm(left.socketDir, { recursive: true, force: true });
}

/** Backends of a killed server are known by the folder that they work in; SIGQUIT has them leave without a word. */
async function endOrphans(folder: string): Promise<void> {
  if (process.platform !== 'linux') return;
  const place = await realpath(folder);
  const names = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && worksIn(name, place) && isNamedPostgres(name));
  // All at once: one that waits for a busy disk holds up nobody else's end.
  await Promise.all(names.map(Number).map(endOrphan));
}

async function endOrphan(pid: number): Promise<void> {
  send(pid, 'SIGQUIT');
  if (await endsWithin(pid, 2_000)) return;
  send(pid, 'SIGKILL');
  await endsWithin(pid, 2_000);
}

function worksIn(pid: string, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch {
    return false;
  }
}

function isNamedPostgres(pid: string): boolean {
  return readProcFile(Number(pid), 'comm').trim() === 'postgres';
}

/** Asks a server to finish its transactions' ends and stop; after 20 s it must stop at once (and recovers later). */
export async function stopServer(pid: number): Promise<void> {
  send(pid, 'SIGINT');
  if (await endsWithin(pid, 20_000)) return;
  send(pid, 'SIGQUIT');
  if (await endsWithin(pid, 10_000)) return;
  throw new Error(`The embedded PostgreSQL (process ${pid}) does not stop.`);
}

async function endsWithin(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (Date.now() < deadline) {
    if (!isAlive(pid)) return true;
    await sleep(20);
  }
  return false;
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // An orphan whose new parent has not collected it yet is a name without a process.
  return !/^State:\s+Z/m.test(readProcFile(pid, 'status'));
}

function isServerOf(pid: number, folder: string): boolean {
  if (!isAlive(pid)) return false;
  const commandLine = readProcFile(pid, 'cmdline').split('\0');
  // Where there is no /proc, the pid file is believed.
  if (commandLine.length < 2) return process.platform !== 'linux';
  return commandLine.includes(folder);
}

function readProcFile(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
