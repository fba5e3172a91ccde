import { existsSync, readFileSync } from 'node:fs';
import { link, mkdir, readFile, rm, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A start that cannot go on; the message is for the person who started it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Held while a process uses the data folder. */
export type DataFolderLock = { release(): Promise<void> };

type Holder = { pid: number; startedAt: string };

const NAME = 'bowerbird.lock';

/**
 * One process a data folder. The lock names its holder by process id and by when that process began. So the lock of a killed
 * process never blocks, even when its id belongs to another by now. A holder that is just stopping is waited for.
 */
export async function lockDataFolder(dataDir: string, patience = 4_000): Promise<DataFolderLock> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, NAME);
  const deadline = Date.now() + patience;
  for (;;) {
    if (await tryLock(path)) return { release: () => rm(path, { force: true }) };
    const holder = await readHolder(path);
    if (holder === undefined || !isRunning(holder)) {
      await unlink(path).catch(ignoreAbsent);
      continue;
    }
    if (Date.now() >= deadline) {
      throw new StartError(
        `The data folder ${dataDir} is in use by process ${holder.pid}. Stop it, or give this one a folder of its own with DATA_DIR.`,
      );
    }
    await sleep(100);
  }
}

/** Linked into place with its content: whoever sees the lock sees its holder. */
async function tryLock(path: string): Promise<boolean> {
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid) } satisfies Holder), { mode: 0o600 });
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function readHolder(path: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function isRunning({ pid, startedAt }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM' && startOf(pid) === startedAt;
  }
  return startOf(pid) === startedAt;
}

/** When a process began, in ticks since the machine started, with the boot's id; empty where /proc is not. */
function startOf(pid: number): string {
  if (!existsSync('/proc/self/stat')) return '';
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const isZombie = fields[0] === 'Z';
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return isZombie ? 'ended' : `${boot}:${fields[19]}`;
  } catch {
    return 'ended';
  }
}

function ignoreAbsent(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
