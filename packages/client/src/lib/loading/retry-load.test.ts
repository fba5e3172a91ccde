import { describe, expect, it } from 'vitest';
import { retryLoad } from './retry-load.ts';

/** A chunk that fails so many times before it arrives, and a clock that does not wait. */
function load(failures: number, { isOnline = true, isReached = true } = {}) {
  const waits: (number | 'network')[] = [];
  let left = failures;
  const chunk = retryLoad(
    async () => {
      left -= 1;
      if (left >= 0) throw new Error('the chunk did not arrive');
      return 'chunk';
    },
    {
      isOnline: () => isOnline,
      isReached: async () => isReached,
      sleep: async (milliseconds) => void waits.push(milliseconds),
      untilAgain: async () => void waits.push('network'),
    },
  );
  return { chunk, waits };
}

describe('loading a chunk', () => {
  it('waits for nothing when it arrives', async () => {
    const { chunk, waits } = load(0);
    await expect(chunk).resolves.toBe('chunk');
    expect(waits).toEqual([]);
  });
  it('is tried three more times, waiting half a second and then twice as long each time', async () => {
    const { chunk, waits } = load(3);
    await expect(chunk).resolves.toBe('chunk');
    expect(waits).toEqual([500, 1000, 2000]);
  });
  it('fails when the fourth try fails', async () => {
    await expect(load(4).chunk).rejects.toThrow('did not arrive');
  });
  it('is tried as often where the browser believes to be offline and the server answers', async () => {
    const { chunk, waits } = load(3, { isOnline: false });
    await expect(chunk).resolves.toBe('chunk');
    expect(waits).toEqual([500, 1000, 2000]);
    await expect(load(4, { isOnline: false }).chunk).rejects.toThrow('did not arrive');
  });
  it('waits for the network at once where there is none, as often as it takes', async () => {
    const { chunk, waits } = load(2, { isOnline: false, isReached: false });
    await expect(chunk).resolves.toBe('chunk');
    expect(waits).toEqual(['network', 'network']);
  });
  it('waits for the server where the network stands and nothing answers', async () => {
    const { chunk, waits } = load(4, { isReached: false });
    await expect(chunk).resolves.toBe('chunk');
    expect(waits).toEqual([500, 1000, 2000, 'network']);
  });
});
