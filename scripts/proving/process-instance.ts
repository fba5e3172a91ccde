import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SMALL_HEAP } from '../small-heap.mjs';
import { endLater } from './leave-nothing.ts';

/** A whole instance in a process of its own. */
export interface ProcessInstance {
  readonly url: string;
  readonly process: ChildProcess;
  /** Milliseconds until it was ready, and how many of them its main thread waited for a core that others held (Linux tells). */
  readonly startedIn: number;
  readonly heldUp: number;
  /** Ends it in order, as Ctrl-C does. */
  stop(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

export interface ProcessOptions {
  readonly dataDir: string;
  readonly port?: number;
  readonly env?: NodeJS.ProcessEnv;
  /** Switches of Node besides those of `npm start`. */
  readonly nodeSwitches?: readonly string[];
  /** Told of what the instance writes on stderr; passed on without it. */
  readonly onError?: (text: string) => void;
}

const MAIN = join(import.meta.dirname, '../../packages/app/src/main.ts');
/** As `scripts/start.mjs` starts it. */
const COMPILED = join(import.meta.dirname, '../../node_modules/.cache/compile');
const START_MILLISECONDS = 120_000;

/** Starts an instance on a data folder and waits until it can serve. */
export async function startProcess({ dataDir, port, env, nodeSwitches = [], onError }: ProcessOptions): Promise<ProcessInstance> {
  const ownPort = port ?? (await freePort());
  const started = Date.now();
  const child = spawn(process.execPath, [...SMALL_HEAP, ...nodeSwitches, MAIN], {
    // As `npm start` does.
    env: {
      MALLOC_ARENA_MAX: '2',
      NODE_COMPILE_CACHE: COMPILED,
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(ownPort),
      DEMO: 'off',
      LOG_LEVEL: 'error',
      // What is tried here is said by accounts that are seconds old.
      LIMIT_COMMENTS_PER_MINUTE: '1000000',
      ...env,
    },
    stdio: ['ignore', 'ignore', onError ? 'pipe' : 'inherit', 'ignore'],
    serialization: 'advanced',
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => onError?.(text));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  // Also where somebody else ends it.
  const forget = endLater(() => end('SIGTERM'));
  child.once('exit', () => void forget());
  const url = `http://localhost:${ownPort}`;
  try {
    await waitUntilReady(url, child);
  } catch (error) {
    await end('SIGTERM');
    throw error;
  }
  const [startedIn, heldUp] = [Date.now() - started, waitedForCore(child.pid!)];
  return { url, process: child, startedIn, heldUp, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

/** The second number of `schedstat`: nanoseconds on the run queue. */
function waitedForCore(pid: number): number {
  if (process.platform !== 'linux') return 0;
  return Math.round(Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6);
}

/** The signal or the code that a process ended with; undefined while it lives. */
export function howItEnded({ exitCode, signalCode }: ChildProcess): string | undefined {
  return signalCode ?? (exitCode === null ? undefined : `code ${exitCode}`);
}

/** Waits until an instance says that it can serve. */
export async function waitUntilReady(url: string, child?: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_MILLISECONDS;
  while (Date.now() < deadline) {
    const ended = child && howItEnded(child);
    if (ended !== undefined) throw new Error(`The instance ended with ${ended}.`);
    const isReady = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await wait(50);
  }
  throw new Error('The instance did not start in time.');
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
