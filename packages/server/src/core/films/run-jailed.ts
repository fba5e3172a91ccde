import { spawn, type ChildProcess } from 'node:child_process';
import { findTool, type FilmTool } from './find-tool.ts';

export interface JailOptions {
  /** Of the processor. */
  readonly seconds: number;
  /** By the clock. */
  readonly patience: number;
  readonly onLine?: (line: string) => void;
  readonly signal?: AbortSignal;
}

export interface JailedRun {
  readonly code: number | null;
  readonly output: string;
  readonly words: string;
  readonly isOverdue: boolean;
}

/** A film tool may map so much memory. Frames of 8K and its own code fit well. */
const MOST_KILOBYTES = 4 * 1024 * 1024;
const MOST_OUTPUT = 1024 * 1024;
/** Bounds what the tool may use and becomes it. macOS has no bound of memory, so that one may fail. */
const BOUNDS = 'ulimit -t "$1"; ulimit -v "$2" 2>/dev/null; ulimit -c 0; shift 2; exec "$@"';

let network: Promise<readonly string[]> | null = null;

/**
 * Runs a film tool over a file of a stranger: without network where the system can take it away, with bounded memory and time,
 * and without our environment. It is killed with all that it started.
 */
export async function runJailed(tool: FilmTool, args: readonly string[], options: JailOptions): Promise<JailedRun> {
  network ??= findNetworkJail();
  const command = [
    'sh',
    '-c',
    BOUNDS,
    'sh',
    String(options.seconds),
    String(MOST_KILOBYTES),
    ...(await network),
    await findTool(tool),
    ...args,
  ];
  const child = spawn(command[0]!, command.slice(1), {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, LANG: 'C' },
  });
  return follow(child, options);
}

function follow(child: ChildProcess, { patience, onLine, signal }: JailOptions): Promise<JailedRun> {
  let [output, words, rest] = ['', '', ''];
  let isOverdue = false;
  const killAll = () => {
    // The whole group: a tool may have started others.
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It ended by itself.
    }
  };
  const clock = setTimeout(() => {
    isOverdue = true;
    killAll();
  }, patience * 1_000);
  signal?.addEventListener('abort', killAll, { once: true });
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    if (!onLine) {
      output = (output + chunk).slice(0, MOST_OUTPUT);
      return;
    }
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    lines.forEach(onLine);
  });
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => (words = (words + chunk).slice(-4_000)));
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(clock);
      signal?.removeEventListener('abort', killAll);
      act();
    };
    child.once('error', (error) => settle(() => reject(error)));
    // The system ends with a signal what used up its bounds.
    const isUsedUp = (by: NodeJS.Signals | null) => by === 'SIGXCPU' || (by === 'SIGKILL' && signal?.aborted !== true);
    child.once('close', (code, by) => settle(() => resolve({ code, output, words, isOverdue: isOverdue || isUsedUp(by) })));
  });
}

/** `unshare` gives a process a network of its own, with nothing in it. Not every system lets us. */
async function findNetworkJail(): Promise<readonly string[]> {
  if (process.platform !== 'linux') return [];
  for (const jail of [
    ['unshare', '--net'],
    ['unshare', '--net', '--map-root-user'],
  ]) {
    const child = spawn(jail[0]!, [...jail.slice(1), 'true'], { stdio: 'ignore' });
    const works = await new Promise<boolean>((resolve) => {
      child.once('error', () => resolve(false));
      child.once('exit', (code) => resolve(code === 0));
    });
    if (works) return jail;
  }
  return [];
}
