import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeBoard, makePins } from '../../tests/support/content.ts';
import { signUp } from '../../tests/support/people.ts';

/** A whole instance in a process of its own, with pins in it. */
export interface BenchInstance {
  readonly url: string;
  readonly process: ChildProcess;
  close(): Promise<void>;
}

const MAIN = join(import.meta.dirname, '../../packages/app/src/main.ts');
/** As `scripts/start.mjs` starts it. */
const SMALL_HEAP = ['--max-old-space-size=384', '--max-semi-space-size=8'];
const START_MILLISECONDS = 120_000;

/** Starts an instance on a fresh data folder, fills it by its own calls, and waits until its home shows the pins. */
export async function startBenchInstance(options: { pins: number }): Promise<BenchInstance> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bowerbird-bench-'));
  const port = await freePort();
  const child = spawn(process.execPath, [...SMALL_HEAP, MAIN], {
    // As `npm start` does.
    env: { MALLOC_ARENA_MAX: '2', ...process.env, DATA_DIR: dataDir, PORT: String(port), DEMO: 'off', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await waitForStart(url);
    await fill(url, options.pins);
    await waitForPins(url, options.pins);
  } catch (error) {
    await close();
    throw error;
  }
  return { url, process: child, close };
}

async function waitForStart(url: string): Promise<void> {
  const deadline = Date.now() + START_MILLISECONDS;
  while (Date.now() < deadline) {
    if (
      await fetch(`${url}/readyz`).then(
        (response) => response.ok,
        () => false,
      )
    )
      return;
    await wait(200);
  }
  throw new Error('The instance did not start in time.');
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
  const deadline = Date.now() + START_MILLISECONDS;
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

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
