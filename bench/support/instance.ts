import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startProcess } from '../../scripts/proving/process-instance.ts';
import { makeBoard, makePins } from '../../tests/support/content.ts';
import { signUp } from '../../tests/support/people.ts';

/** A whole instance in a process of its own, with pins in it. */
export interface BenchInstance {
  readonly url: string;
  readonly process: ChildProcess;
  close(): Promise<void>;
}

const SHOW_MILLISECONDS = 120_000;

/** Starts an instance on a fresh data folder, fills it by its own calls, and waits until its home shows the pins. */
export async function startBenchInstance(options: { pins: number }): Promise<BenchInstance> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bowerbird-bench-'));
  const instance = await startProcess({ dataDir });
  const close = async () => {
    await instance.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await fill(instance.url, options.pins);
    await waitForPins(instance.url, options.pins);
  } catch (error) {
    await close();
    throw error;
  }
  return { url: instance.url, process: instance.process, close };
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
