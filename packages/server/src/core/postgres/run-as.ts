import { execFile } from 'node:child_process';
import { chmod, chown, readFile, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** How a PostgreSQL program is started: what stands before it, and as which user. */
export type RunAs = {
  prefix: string[];
  uid?: number;
  gid?: number;
  /** Gives a file, or a folder and what it holds, to the user that PostgreSQL runs as. */
  own(path: string): Promise<void>;
};

const AS_MYSELF: RunAs = { prefix: [], own: async () => {} };
const USER_NAMESPACE = ['unshare', '--user', '--map-user=1000', '--map-group=1000'];

/**
 * PostgreSQL refuses to run as root. A user namespace hides root from it and keeps the files root's own; where such
 * namespaces are forbidden (many containers), it runs as `nobody`, who then owns the database's folder.
 */
export async function chooseUser(): Promise<RunAs> {
  if (process.getuid?.() !== 0) return AS_MYSELF;
  if (await canUseNamespace()) return { prefix: USER_NAMESPACE, own: (path) => give(path, 0, 0) };
  const nobody = await findNobody();
  return { prefix: [], ...nobody, own: (path) => giveToNobody(path, nobody) };
}

async function canUseNamespace(): Promise<boolean> {
  const [command = '', ...args] = USER_NAMESPACE;
  return run(command, [...args, 'true']).then(
    () => true,
    () => false,
  );
}

async function findNobody(): Promise<{ uid: number; gid: number }> {
  const users = await readFile('/etc/passwd', 'utf8');
  const [, , uid, gid] =
    users
      .split('\n')
      .find((line) => line.startsWith('nobody:'))
      ?.split(':') ?? [];
  if (uid === undefined || gid === undefined) {
    throw new Error('PostgreSQL does not run as root, and there is no user "nobody" here: start as an ordinary user.');
  }
  return { uid: Number(uid), gid: Number(gid) };
}

async function giveToNobody(path: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  await letThrough(dirname(path));
  await give(path, uid, gid);
}

async function give(path: string, uid: number, gid: number): Promise<void> {
  const found = await stat(path);
  if (found.uid === uid) return;
  await chown(path, uid, gid);
  if (!found.isDirectory()) return;
  for (const entry of await readdir(path, { recursive: true })) await chown(join(path, entry), uid, gid);
}

/** The data folder is root's alone; passing through it to the database's folder is all that `nobody` may do. */
async function letThrough(folder: string): Promise<void> {
  const { mode } = await stat(folder);
  if ((mode & 0o001) === 0) await chmod(folder, mode | 0o001);
}
