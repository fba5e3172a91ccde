import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createAdmissionQueue } from './admission-queue.ts';

const limits = { atWork: 2, burstWait: 200, standingWait: 5, waiting: 10 };

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

  it('refuses soon what comes while it has stood for long', async () => {
    let time = 0;
    const queue = createAdmissionQueue(limits, () => time);
    const [first, second, third] = [queue.enter(), queue.enter(), queue.enter()];
    time += 1000;
    expect(await queue.enter()).toBe(false);
    queue.leave();
    expect(await Promise.all([first, second, third])).toEqual([true, true, true]);
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
