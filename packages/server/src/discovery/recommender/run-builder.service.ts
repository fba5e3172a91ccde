import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';

const PROGRAM = fileURLToPath(new URL('./build-graph.process.ts', import.meta.url));
const SWITCHES = ['--disable-warning=ExperimentalWarning'];
const FIRST_WAIT_MILLISECONDS = 5_000;
/** Building reads the whole database, so what goes on failing is rarely tried. */
const MOST_WAIT_MILLISECONDS = 15 * 60_000;

export interface BuilderOptions {
  readonly databaseUrl: string;
  readonly file: string;
  readonly log: Logger;
  /** A graph lies in the file. */
  readonly onBuilt: () => void;
  readonly startProcess?: () => ChildProcess;
  readonly firstWait?: number;
}

export interface Builder {
  /** Builds a graph, unless that goes on or is to come already. */
  build(reason: string): void;
  /** Hears that a graph serves, so that the next one is built at once. */
  noteSuccess(): void;
  stop(): void;
}

/** Builds graphs in a process of its own, one at a time. Where none came to serve, the next waits twice as long. */
export function createBuilder(options: BuilderOptions): Builder {
  const { databaseUrl, file, log, onBuilt, startProcess = forkBuilder, firstWait = FIRST_WAIT_MILLISECONDS } = options;
  let child: ChildProcess | null = null;
  let planned: NodeJS.Timeout | null = null;
  let attempts = 0;
  let isStopped = false;

  function build(reason: string): void {
    if (child || planned || isStopped) return;
    const wait = attempts === 0 ? 0 : Math.min(MOST_WAIT_MILLISECONDS, firstWait * 2 ** (attempts - 1));
    attempts += 1;
    if (wait === 0) {
      start(reason);
      return;
    }
    planned = setTimeout(() => {
      planned = null;
      start(reason);
    }, wait).unref();
  }

  function start(reason: string): void {
    log.info({ reason }, 'building the graph of the recommender');
    let isOver = false;
    const finish = (isBuilt: boolean) => {
      if (isOver) return;
      isOver = true;
      child = null;
      if (isStopped) return;
      if (isBuilt) onBuilt();
      else build(reason);
    };
    const fail = (error: unknown) => {
      log.error({ err: error }, 'the graph of the recommender cannot be built now');
      finish(false);
    };
    try {
      const begun = startProcess();
      child = begun;
      begun.on('error', fail);
      begun.once('exit', (code) => finish(code === 0));
      begun.send({ databaseUrl, file }, (error) => error && fail(error));
      begun.unref();
      begun.channel?.unref();
    } catch (error) {
      // A machine without memory or processes left refuses at once.
      fail(error);
    }
  }

  return {
    build,
    noteSuccess: () => {
      attempts = 0;
    },
    stop: () => {
      isStopped = true;
      if (planned) clearTimeout(planned);
      child?.kill('SIGKILL');
    },
  };
}

function forkBuilder(): ChildProcess {
  return fork(PROGRAM, [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: SWITCHES });
}
