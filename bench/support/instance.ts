import type { ChildProcess } from 'node:child_process';
import { startProcess } from '../../scripts/proving/process-instance.ts';
import { makeTempFolder, type TempFolder } from '../../scripts/proving/temp-folder.ts';
import { makeBoard, makePins } from '../../tests/support/content.ts';
import { signUp } from '../../tests/support/people.ts';
import { waitForPins } from './shown-pins.ts';

/** A whole instance in a process of its own. */
export interface BenchInstance {
  readonly url: string;
  readonly process: ChildProcess;
  close(): Promise<void>;
}

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

/** Starts an instance in which nothing is. */
export function startEmptyInstance(): Promise<BenchInstance> {
  return start({});
}

/** Starts an instance over a database that stands already, with a data folder of its own, in which something may be put first. */
export function startInstanceOver(databaseUrl: string, prepare?: (dataDir: string) => Promise<void>): Promise<BenchInstance> {
  return start({ DATABASE_URL: databaseUrl }, prepare);
}

async function start(env: NodeJS.ProcessEnv, prepare?: (dataDir: string) => Promise<void>): Promise<BenchInstance> {
  const folder = await makeTempFolder('bench');
  try {
    await prepare?.(folder.path);
    return await startIn(folder, env);
  } catch (error) {
    await folder.remove();
    throw error;
  }
}

async function startIn(folder: TempFolder, env: NodeJS.ProcessEnv): Promise<BenchInstance> {
  const instance = await startProcess({
    dataDir: folder.path,
    env,
    nodeSwitches: profiling(),
  });
  const { url, process: child } = instance;
  const close = async () => {
    await instance.stop();
    await folder.remove();
  };
  return { url, process: child, close };
}

/** With `BENCH_CPU_PROFILE` naming a folder, the server leaves its CPU profile there. */
function profiling(): string[] {
  const folder = process.env.BENCH_CPU_PROFILE;
  return folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : [];
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
