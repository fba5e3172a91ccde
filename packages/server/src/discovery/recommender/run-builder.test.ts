import { spawn } from 'node:child_process';
import pino from 'pino';
import { expect, it, vi } from 'vitest';
import { createBuilder } from './run-builder.service.ts';

const silent = pino({ enabled: false });

function makeBuilder(command: string, args: readonly string[], firstWait: number) {
  const startedAt: number[] = [];
  const onBuilt = vi.fn<() => void>();
  const startProcess = () => {
    startedAt.push(performance.now());
    return spawn(command, args, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  };
  return { startedAt, onBuilt, ...createBuilder({ databaseUrl: '', file: '', log: silent, onBuilt, startProcess, firstWait }) };
}

it('lives on where the machine lets no builder begin, and tries again', async () => {
  const builder = makeBuilder('/no/such/program', [], 5);
  builder.build('There is none.');
  await expect.poll(() => builder.startedAt.length).toBeGreaterThan(2);
  builder.stop();
  expect(builder.onBuilt).not.toHaveBeenCalled();
});

it('waits longer after each failure before it reads the whole database again', async () => {
  const builder = makeBuilder(process.execPath, ['-e', 'process.exit(1)'], 100);
  builder.build('There is none.');
  await expect.poll(() => builder.startedAt.length).toBe(4);
  builder.stop();
  const waits = builder.startedAt.slice(1).map((at, place) => at - builder.startedAt[place]!);
  for (const [place, least] of [100, 200, 400].entries()) expect(waits[place]).toBeGreaterThan(least - 2);
});

it('waits as well where graphs are built that never serve, and no more once one does', async () => {
  const builder = makeBuilder(process.execPath, ['-e', ''], 60_000);
  builder.build('There is none.');
  await expect.poll(() => builder.onBuilt.mock.calls.length).toBe(1);
  builder.build('It does not fit.');
  expect(builder.startedAt).toHaveLength(1);
  builder.stop();

  const serving = makeBuilder(process.execPath, ['-e', ''], 60_000);
  serving.build('There is none.');
  await expect.poll(() => serving.onBuilt.mock.calls.length).toBe(1);
  serving.noteSuccess();
  serving.build('It is nearly full.');
  expect(serving.startedAt).toHaveLength(2);
  serving.stop();
});
