import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findPostgresBinaries, type PostgresBinaries } from './binaries.ts';
import { keepRunning, type KeepRunningOptions, type RunningServer } from './keep-running.ts';
import { clearLeftovers, readPostmaster, stopServer } from './postmaster.ts';
import { chooseUser, type RunAs } from './run-as.ts';
import { postgresSettings, type Profile } from './settings.ts';

const run = promisify(execFile);
const MAJOR = '18';
const NAME = 'bowerbird';
/** A slow disk needs minutes to recover what was written since the last checkpoint; broken off, it begins anew and never ends. */
const START_DEADLINE = 15 * 60_000;
const SAY_EVERY = 30_000;

export type EmbeddedPostgresOptions = {
  /** The instance's data folder; the database lies in `postgres/` below it. */
  dataDir: string;
  log: { info(message: string): void };
  profile?: Profile;
  /** Starts it again whenever it ends by itself, at the same address; without it, its end is the end of it. */
  keep?: Pick<KeepRunningOptions, 'log' | 'onGiveUp'>;
};

/** A running embedded PostgreSQL. */
export type EmbeddedPostgres = { databaseUrl: string; stop(): Promise<void> };

/** Makes the database on the first start, then starts it; leftovers of a killed process do not stand in the way. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const folder = join(options.dataDir, 'postgres');
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 });
  const [binaries, runAs] = await Promise.all([findPostgresBinaries(), chooseUser()]);
  const password = await readOrMakePassword(join(options.dataDir, 'postgres.password'));

  if (!(await isMade(folder))) {
    options.log.info('Making the database');
    await makeCluster(folder, password, binaries, runAs);
  }

  const socketDir = await mkdtemp(join(tmpdir(), 'bowerbird-'));
  const launch = () => launchServer(folder, socketDir, binaries, runAs, options);
  const first = await launch();
  const keeper = options.keep && keepRunning({ ...options.keep, first, start: launch });

  return {
    databaseUrl: urlOf(socketDir, password),
    stop: async () => {
      await stopServer((await (keeper?.leave() ?? first)).pid);
      await rm(socketDir, { recursive: true, force: true });
    },
  };
}

async function launchServer(
  folder: string,
  socketDir: string,
  binaries: PostgresBinaries,
  runAs: RunAs,
  options: EmbeddedPostgresOptions,
): Promise<RunningServer> {
  await clearLeftovers(folder, socketDir);
  for (const stale of await readdir(socketDir)) await rm(join(socketDir, stale), { force: true });
  await Promise.all([runAs.own(folder), runAs.own(socketDir)]);
  const server = await spawnServer(folder, socketDir, binaries, runAs, options);
  const ended = whenEnded(server);
  return { pid: await waitUntilReady(ended, folder, options), ended };
}

/** The address of an embedded PostgreSQL that another process of ours runs on this data folder right now. */
export async function findRunningPostgres(dataDir: string): Promise<string | undefined> {
  const [postmaster, password] = await Promise.all([
    readPostmaster(join(dataDir, 'postgres')),
    readFile(join(dataDir, 'postgres.password'), 'utf8').catch(() => ''),
  ]);
  return postmaster?.isReady === true ? urlOf(postmaster.socketDir, password) : undefined;
}

function urlOf(socketDir: string, password: string): string {
  return `postgresql://${NAME}:${password}@${encodeURIComponent(socketDir)}/postgres`;
}

async function readOrMakePassword(path: string): Promise<string> {
  const known = await readFile(path, 'utf8').catch(() => '');
  if (known !== '') return known;
  const password = randomBytes(24).toString('hex');
  await writeFile(path, password, { mode: 0o600 });
  return password;
}

async function isMade(folder: string): Promise<boolean> {
  const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (version !== '' && version !== MAJOR) {
    throw new Error(
      `The database in ${folder} is of PostgreSQL ${version}, this version of the application brings ${MAJOR}. ` +
        'Make a backup with the earlier version (npm run backup) and restore it into an empty data folder.',
    );
  }
  return version !== '';
}

/** The cluster is made aside and moved into place, so that a start that was interrupted is simply made again. */
async function makeCluster(folder: string, password: string, binaries: PostgresBinaries, runAs: RunAs): Promise<void> {
  const draft = `${folder}.new`;
  const passwordFile = join(draft, 'password');
  const cluster = join(draft, 'cluster');
  await rm(draft, { recursive: true, force: true });
  await mkdir(cluster, { recursive: true, mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  await runAs.own(draft);

  const [command, ...args] = [
    ...runAs.prefix,
    binaries.initdb,
    '--pgdata',
    cluster,
    '--username',
    NAME,
    '--pwfile',
    passwordFile,
    '--auth=scram-sha-256',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--encoding=UTF8',
    '--no-instructions',
  ];
  await run(command, args, { uid: runAs.uid, gid: runAs.gid });
  await rename(cluster, folder);
  await rm(draft, { recursive: true, force: true });
}

async function spawnServer(
  folder: string,
  socketDir: string,
  binaries: PostgresBinaries,
  runAs: RunAs,
  options: EmbeddedPostgresOptions,
): Promise<ChildProcess> {
  const settings = { ...postgresSettings(options.profile ?? 'durable'), unix_socket_directories: socketDir };
  const pairs = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [command = '', ...args] = [...runAs.prefix, binaries.postgres, '-D', folder, ...pairs];
  const log = await open(join(options.dataDir, 'postgres.log'), 'a', 0o600);
  try {
    // Its own process group: Ctrl-C reaches us alone, and we stop it after what is in flight has ended.
    return spawn(command, args, { uid: runAs.uid, gid: runAs.gid, detached: true, stdio: ['ignore', log.fd, log.fd] });
  } finally {
    await log.close();
  }
}

/** How the process ended, in words. */
function whenEnded(server: ChildProcess): Promise<string> {
  server.unref();
  return new Promise((resolve) => {
    server.once('error', (error) => resolve(error.message));
    server.once('exit', (code, signal) => resolve(`it ended with ${signal ?? `code ${code}`}`));
  });
}

async function waitUntilReady(ended: Promise<string>, folder: string, { dataDir, log }: EmbeddedPostgresOptions): Promise<number> {
  const logPath = join(dataDir, 'postgres.log');
  let failure: string | undefined;
  void ended.then((how) => (failure = how));

  const began = Date.now();
  let nextWord = began + SAY_EVERY;
  while (Date.now() - began < START_DEADLINE) {
    if (failure !== undefined) throw new Error(`The embedded PostgreSQL does not start: ${failure}. See ${logPath}.`);
    const postmaster = await readPostmaster(folder);
    if (postmaster?.isReady) return postmaster.pid;
    if (Date.now() >= nextWord) {
      log.info(`PostgreSQL still brings its files in order, since ${Math.round((Date.now() - began) / 1000)} s`);
      nextWord += SAY_EVERY;
    }
    await sleep(15);
  }
  throw new Error(`The embedded PostgreSQL is not ready after ${START_DEADLINE / 1000} s. See ${logPath}.`);
}
