import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createGate } from './gate.ts';

describe('a gate', () => {
  it('lets a few in at a time, in the order in which they came, and turns the rest away', async () => {
    const gate = createGate({ atWork: 2, waiting: 3 });
    const seen: number[] = [];
    let [inside, most] = [0, 0];
    const work = (name: number) => async () => {
      inside += 1;
      most = Math.max(most, inside);
      seen.push(name);
      await wait(5);
      inside -= 1;
      return name;
    };
    expect(await Promise.all([1, 2, 3, 4, 5, 6].map((name) => gate.pass(work(name))))).toEqual([1, 2, 3, 4, 5, null]);
    expect({ seen, most }).toEqual({ seen: [1, 2, 3, 4, 5], most: 2 });
  });

  it('is free again after work that failed', async () => {
    const gate = createGate({ atWork: 1, waiting: 1 });
    await expect(gate.pass(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await gate.pass(async () => 'done')).toBe('done');
  });
});
