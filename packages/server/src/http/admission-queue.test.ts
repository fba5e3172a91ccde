import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createAdmissionQueue } from './admission-queue.ts';

const limits = { atWork: 2, burstWait: 10_000, standingWait: 5, calm: 1000, waiting: 10 };

describe('the queue at the door', () => {
  it('lets a burst wait its turn', async () => {
    const queue = createAdmissionQueue(limits);
    const answers = Array.from({ length: 6 }, () => queue.enter());
    for (let count = 0; count < 6; count += 1) {
      await wait(5);
      queue.leave();
    }
    expect(await Promise.all(answers)).toEqual(Array(6).fill(true));
  });

  it('refuses soon what comes after somebody was refused, also once nobody waits any more, until it was calm for a second', async () => {
    let time = 0;
    const queue = createAdmissionQueue({ ...limits, burstWait: 1_000 }, () => time);
    const enterAndTell = async () => {
      const start = performance.now();
      const isLetIn = await queue.enter();
      return { isLetIn, hasWaited: performance.now() - start >= 990 };
    };
    expect(await Promise.all([queue.enter(), queue.enter()])).toEqual([true, true]);
    expect(await enterAndTell()).toEqual({ isLetIn: false, hasWaited: true });
    expect(await enterAndTell()).toEqual({ isLetIn: false, hasWaited: false });
    time += 1001;
    expect(await enterAndTell()).toEqual({ isLetIn: false, hasWaited: true });
  });

  it('takes nobody who went away by themselves for refused', async () => {
    const queue = createAdmissionQueue(limits);
    await Promise.all([queue.enter(), queue.enter()]);
    let go = () => {};
    const gone = queue.enter({ onGone: (act) => (go = act) });
    go();
    expect(await gone).toBe(false);
    const next = queue.enter();
    await wait(50);
    queue.leave();
    expect(await next).toBe(true);
  });

  it('refuses at once what would wait behind too many, and forgets who went away', async () => {
    const queue = createAdmissionQueue({ ...limits, waiting: 1 });
    await Promise.all([queue.enter(), queue.enter()]);
    let go = () => {};
    const gone = queue.enter({ onGone: (act) => (go = act) });
    expect(await queue.enter()).toBe(false);
    go();
    expect(await gone).toBe(false);
    const next = queue.enter();
    queue.leave();
    expect(await next).toBe(true);
  });
});
