import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { cpuMilliseconds } from './cpu.ts';

const BURN = 'const until = performance.now() + 400; while (performance.now() < until);';

/** Works in this thread for that long by its own clock. */
function work(milliseconds: number): void {
  const start = process.cpuUsage();
  while (process.cpuUsage(start).user < milliseconds * 1000);
}

it('counts what a process works', () => {
  const before = cpuMilliseconds(process.pid);
  work(60);
  expect(cpuMilliseconds(process.pid) - before).toBeGreaterThan(40);
});

it('counts the work of a thread that has ended meanwhile', async () => {
  const usage = process.cpuUsage();
  const before = cpuMilliseconds(process.pid);
  await once(new Worker(BURN, { eval: true }), 'exit');
  const { user, system } = process.cpuUsage(usage);
  expect(cpuMilliseconds(process.pid) - before).toBeGreaterThan(((user + system) / 1000) * 0.8 - 20);
});

it('counts nothing of a process that is gone', () => {
  expect(cpuMilliseconds(2 ** 22 + 1)).toBe(0);
});
