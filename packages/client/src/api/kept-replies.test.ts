import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetReplies, keepReply } from './kept-replies.ts';

describe('replies that are kept', () => {
  beforeEach(forgetReplies);
  const asking = () => {
    let count = 0;
    return vi.fn(async () => (count += 1));
  };

  it('are given again for a minute', async () => {
    const ask = asking();
    let now = 0;
    const read = () => keepReply('pin 1', ask, () => now);
    expect([await read(), await read()]).toEqual([1, 1]);
    now = 59_999;
    expect(await read()).toBe(1);
    now = 60_000;
    expect(await read()).toBe(2);
  });

  it('are a hundred, and the oldest goes first', async () => {
    const ask = asking();
    for (let i = 0; i <= 100; i += 1) await keepReply(`pin ${i}`, ask);
    expect(await keepReply('pin 1', ask)).toBe(2);
    expect(await keepReply('pin 0', ask)).toBe(102);
  });

  it('are forgotten when something changed, and a failure at once', async () => {
    const ask = asking();
    await keepReply('pin 1', ask);
    forgetReplies();
    expect(await keepReply('pin 1', ask)).toBe(2);
    await expect(keepReply('pin 2', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await keepReply('pin 2', ask)).toBe(3);
  });
});
