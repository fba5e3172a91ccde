import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startProcess } from '../../scripts/proving/process-instance.ts';
import { makeBoard, makePins } from '../../tests/support/content.ts';
import { signUp } from '../../tests/support/people.ts';
import type { SentStatement } from './record-statements.ts';

/** A whole instance in a process of its own. */
export interface BenchInstance {
  readonly url: string;
  readonly process: ChildProcess;
  /** The statements that the instance sends for its requests while this work is done. */
  record(work: () => Promise<unknown>): Promise<readonly SentStatement[]>;
  close(): Promise<void>;
}

const RECORDER = join(import.meta.dirname, 'record-statements.ts');

const SHOW_MILLISECONDS = 120_000;

/** Starts an instance on a fresh data folder, fills it by its own calls, and waits until its home shows the pins. */
export async function startBenchInstance({ pins }: { pins: number }): Promise<BenchInstance> {
  const instance = await start({});
  try {
    await fill(instance.url, pins);
    await waitForPins(instance.url, pins);
    return instance;
  } catch (error) {
    await instance.close();
    throw error;
  }
}

/** Starts an instance over a database that stands already, with a data folder of its own, in which something may be put first. */
export function startInstanceOver(databaseUrl: string, prepare?: (dataDir: string) => Promise<void>): Promise<BenchInstance> {
  return start({ DATABASE_URL: databaseUrl }, prepare);
}

async function start(env: NodeJS.ProcessEnv, prepare?: (dataDir: string) => Promise<void>): Promise<BenchInstance> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bowerbird-bench-'));
  await prepare?.(dataDir);
  const instance = await startProcess({ dataDir, env, nodeSwitches: [...profiling(), '--import', RECORDER], hasChannel: true });
  const { url, process: child } = instance;
  const close = async () => {
    await instance.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url, process: child, record: (work) => recordStatements(child, work), close };
}

/** With `BENCH_CPU_PROFILE` naming a folder, the server leaves its CPU profile there. */
function profiling(): string[] {
  const folder = process.env.BENCH_CPU_PROFILE;
  return folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : [];
}

async function recordStatements(child: ChildProcess, work: () => Promise<unknown>): Promise<readonly SentStatement[]> {
  child.send('record');
  await work();
  const answer = once(child, 'message') as Promise<[{ statements: readonly SentStatement[] }]>;
  child.send('recorded');
  const [{ statements }] = await answer;
  return statements;
}

async function fill(url: string, pins: number): Promise<void> {
  const noor = await signUp(url, 'noor');
  const board = await makeBoard(noor, 'Blue rooms');
  await makePins(
    noor,
    board,
    Array.from({ length: pins }, (_, index) => `Blue room ${index + 1}`),
    (index) => ({ width: 600, height: 480 + (index % 8) * 90 }),
  );
}

async function waitForPins(url: string, pins: number): Promise<void> {
  const deadline = Date.now() + SHOW_MILLISECONDS;
  const data = encodeURIComponent(JSON.stringify({ options: { page_size: Math.min(pins, 250) }, context: {} }));
  while (Date.now() < deadline) {
    const shown = await fetch(`${url}/resource/UserHomefeedResource/get/?source_url=/&data=${data}`)
      .then(
        async (response) =>
          ((await response.json()) as { resource_response: { data: unknown[] | null } }).resource_response.data?.length ?? 0,
      )
      .catch(() => 0);
    if (shown >= pins) return;
    await wait(500);
  }
  throw new Error(`The instance did not show ${pins} pins in time.`);
}
