import { describe, expect, it } from 'vitest';
import { createSessionCache } from './session-cache.ts';

describe('what is known of living sessions', () => {
  const setUp = ({ isStarted = true, secondsLeft = 1_000 } = {}) => {
    const clock = { now: 0 };
    const cache = createSessionCache(() => clock.now);
    if (isStarted) cache.start();
    let lookups = 0;
    const look = (userId = '7') =>
      cache.find(`token of ${userId}`, async () => {
        lookups += 1;
        return { user_id: userId, seconds_left: secondsLeft };
      });
    return { cache, clock, look, lookups: () => lookups };
  };

  it('is good for 15 seconds', async () => {
    const { clock, look, lookups } = setUp();
    await look();
    clock.now = 14_999;
    expect(await look()).toMatchObject({ user_id: '7' });
    expect(lookups()).toBe(1);
    clock.now = 15_000;
    await look();
    expect(lookups()).toBe(2);
  });

  it('is never good for longer than the token', async () => {
    const { clock, look, lookups } = setUp({ secondsLeft: 3 });
    await look();
    clock.now = 3_000;
    await look();
    expect(lookups()).toBe(2);
  });

  it('is nothing while changes are not heard of', async () => {
    const { cache, look, lookups } = setUp({ isStarted: false });
    await look();
    await look();
    expect(lookups()).toBe(2);
    cache.start();
    await look();
    await look();
    expect(lookups()).toBe(3);
    cache.stop();
    await look();
    expect(lookups()).toBe(4);
  });

  it('goes with a change of the same person alone', async () => {
    const { cache, look, lookups } = setUp();
    await look('7');
    await look('8');
    cache.forget('7', '100');
    await look('8');
    expect(lookups()).toBe(2);
    await look('7');
    expect(lookups()).toBe(3);
  });

  it('is not kept when a change was told while it was looked up', async () => {
    const { cache, look, lookups } = setUp();
    await cache.find('token of 7', async () => {
      cache.forget('7', '100');
      return { user_id: '7', seconds_left: 1_000 };
    });
    await look();
    expect(lookups()).toBe(1);
  });

  it('is not kept while a change may still wait for its commit', async () => {
    const { cache, clock, look, lookups } = setUp();
    await look();
    cache.suspend('7', '100');
    cache.suspend('7', '101');
    await look();
    cache.forget('7', '100');
    clock.now = 14_999;
    await look();
    expect(lookups()).toBe(3);
    clock.now = 15_000;
    await look();
    await look();
    expect(lookups()).toBe(4);
  });

  it('is kept again once the change is committed', async () => {
    const { cache, look, lookups } = setUp();
    cache.suspend('7', '100');
    await look();
    cache.forget('7', '100');
    await look();
    await look();
    expect(lookups()).toBe(2);
  });
});
