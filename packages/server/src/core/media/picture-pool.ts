import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { PictureError } from './picture-error.ts';
import { memoryExitCode, timeExitCode, type PictureJob, type ResultOf, type WorkerReply } from './picture-jobs.ts';
import { pictureLimits } from './picture-limits.ts';

export type PicturePoolOptions = {
  workers?: number;
  queueLimit?: number;
  /** Of the processor. */
  milliseconds?: number;
  /** By the clock. */
  patience?: number;
  jobsPerWorker?: number;
  program?: string;
};

/** Runs jobs in processes that are killed when they never end, or take too much memory or processor time. */
export type PicturePool = {
  run<J extends PictureJob>(job: J, options?: { urgent?: boolean }): Promise<ResultOf<J>>;
  close(): Promise<void>;
};

type Waiting = { job: PictureJob; resolve: (value: never) => void; reject: (error: Error) => void };

type Worker = { child: ChildProcess; jobsDone: number };

const workerProgram = fileURLToPath(new URL('./picture-worker.ts', import.meta.url));

export function createPicturePool(options: PicturePoolOptions = {}): PicturePool {
  const { workers: most = 1, queueLimit = 200, jobsPerWorker = 500 } = options;
  const { milliseconds = pictureLimits.milliseconds, patience = pictureLimits.patience, program = workerProgram } = options;
  const queue: Waiting[] = [];
  const idle: Worker[] = [];
  const alive = new Set<Worker>();
  let closed = false;

  function run<J extends PictureJob>(job: J, { urgent = false } = {}): Promise<ResultOf<J>> {
    if (closed || queue.length >= queueLimit) return Promise.reject(new PictureError('busy'));
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { job, resolve, reject };
      if (urgent) queue.unshift(waiting);
      else queue.push(waiting);
      startNext();
    });
  }

  function startNext(): void {
    if (queue.length === 0) return;
    const worker = idle.pop() ?? startWorker();
    const waiting = worker && queue.shift();
    if (worker && waiting) void work(worker, waiting);
  }

  function startWorker(): Worker | undefined {
    if (alive.size >= most) return undefined;
    const worker: Worker = { child: forkWorker(program, milliseconds), jobsDone: 0 };
    alive.add(worker);
    worker.child.once('exit', () => forget(worker));
    worker.child.once('error', () => forget(worker));
    return worker;
  }

  function forget(worker: Worker): void {
    alive.delete(worker);
    const at = idle.indexOf(worker);
    if (at >= 0) idle.splice(at, 1);
    startNext();
  }

  async function work(worker: Worker, { job, resolve, reject }: Waiting): Promise<void> {
    try {
      keepProcessAlive(worker.child, true);
      resolve((await askWorker(worker.child, job, patience)) as never);
    } catch (error) {
      reject(closed ? new PictureError('busy') : (error as Error));
    }
    worker.jobsDone += 1;
    if (!alive.has(worker) || worker.child.killed) return;
    if (worker.jobsDone >= jobsPerWorker) worker.child.kill('SIGKILL');
    else rest(worker);
    startNext();
  }

  function rest(worker: Worker): void {
    keepProcessAlive(worker.child, false);
    idle.push(worker);
  }

  async function close(): Promise<void> {
    closed = true;
    for (const { reject } of queue.splice(0)) reject(new PictureError('busy'));
    const exits = [...alive].map(({ child }) => new Promise((resolve) => child.once('exit', resolve)));
    for (const { child } of alive) {
      keepProcessAlive(child, true);
      child.kill('SIGKILL');
    }
    await Promise.all(exits);
  }

  return { run, close };
}

function forkWorker(program: string, milliseconds: number): ChildProcess {
  return fork(program, [String(milliseconds)], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { UV_THREADPOOL_SIZE: '2', MALLOC_ARENA_MAX: '2', VIPS_CONCURRENCY: '1' },
  });
}

/** An idle worker must not keep the server from ending. */
function keepProcessAlive(child: ChildProcess, keep: boolean): void {
  if (keep) {
    child.ref();
    child.channel?.ref();
    return;
  }
  child.unref();
  child.channel?.unref();
}

/** Sends the job; the clock starts when the worker is up. It watches itself what it uses, and is killed when nothing comes. */
function askWorker(child: ChildProcess, job: PictureJob, patience: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const clock = setTimeout(() => {
      child.kill('SIGKILL');
      finish(() => reject(new PictureError('busy', 'no answer in time')));
    }, patience);
    const onExit = (code: number | null): void => finish(() => reject(exitError(code)));
    const onError = (error: Error): void => finish(() => reject(new PictureError('busy', error.message)));
    const onMessage = (reply: WorkerReply | 'ready'): void => {
      if (reply === 'ready') {
        clock.refresh();
        return;
      }
      finish(() => ('value' in reply ? resolve(reply.value) : reject(new PictureError(reply.reason, reply.detail))));
    };
    const finish = (settle: () => void): void => {
      clearTimeout(clock);
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
      settle();
    };
    child.on('message', onMessage).once('exit', onExit).once('error', onError);
    child.send(job, (error) => error && onError(error));
  });
}

function exitError(code: number | null): PictureError {
  if (code === timeExitCode) return new PictureError('too_slow');
  return code === memoryExitCode ? new PictureError('too_demanding') : new PictureError('broken', 'the decoder died');
}
