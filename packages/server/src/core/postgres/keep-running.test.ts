import { describe, expect, test, vi } from 'vitest';
import { keepRunning, type RunningServer } from './keep-running.ts';

const quiet = { warn: () => {}, error: () => {} };

/** A server that ends when it is told to. */
function pretend(pid: number): RunningServer & { end(): void } {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { pid, ended: promise, end: () => resolve('it ended with SIGKILL') };
}

describe('keeping a server running', () => {
  test('tries again until it starts', async () => {
    const [first, second] = [pretend(1), pretend(2)];
    const start = vi.fn<() => Promise<RunningServer>>().mockRejectedValueOnce(new Error('no memory')).mockResolvedValue(second);
    const onGiveUp = vi.fn();
    const keeper = keepRunning({ first, start, log: quiet, onGiveUp, pauses: [0, 0, 0] });

    first.end();
    await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(2));
    expect((await keeper.leave()).pid).toBe(2);
    expect(onGiveUp).not.toHaveBeenCalled();
  });

  test('gives up, and says why, when it ends again and again', async () => {
    const first = pretend(1);
    const start = vi.fn(async () => {
      const next = pretend(2);
      next.end();
      return next;
    });
    const onGiveUp = vi.fn();
    keepRunning({ first, start, log: quiet, onGiveUp, pauses: [0, 0, 0] });

    first.end();
    await vi.waitFor(() => expect(onGiveUp).toHaveBeenCalledExactlyOnceWith('PostgreSQL did not stay: it ended with SIGKILL'));
    expect(start).toHaveBeenCalledTimes(3);
  });

  test('counts anew for a server that had run well', async () => {
    let ends = 0;
    const onGiveUp = vi.fn();
    const start = async () => {
      const next = pretend(2);
      if ((ends += 1) < 6) next.end();
      return next;
    };
    const first = pretend(1);
    const keeper = keepRunning({ first, start, log: quiet, onGiveUp, pauses: [0, 0], steadyAfter: 0 });

    first.end();
    await vi.waitFor(() => expect(ends).toBe(6));
    expect(onGiveUp).not.toHaveBeenCalled();
    await keeper.leave();
  });

  test('leaves it alone once it is to stop', async () => {
    const first = pretend(1);
    const start = vi.fn<() => Promise<RunningServer>>();
    const keeper = keepRunning({ first, start, log: quiet, onGiveUp: () => {} });

    expect((await keeper.leave()).pid).toBe(1);
    first.end();
    await first.ended;
    expect(start).not.toHaveBeenCalled();
  });
});
