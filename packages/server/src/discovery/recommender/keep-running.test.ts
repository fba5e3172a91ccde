import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepRunning } from './keep-running.service.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Something that begins and ends as told, and counts its starts. */
function makeKept() {
  let end = () => {};
  const seen = { starts: 0, end: () => end() };
  keepRunning({
    start: (onEnd) => {
      seen.starts += 1;
      end = onEnd;
      return seen.starts;
    },
    take: () => {},
    isStopping: () => false,
  });
  return seen;
}

it('begins a thread later and later after short lives', () => {
  const kept = makeKept();
  for (const wait of [100, 200, 400]) {
    const before = kept.starts;
    kept.end();
    vi.advanceTimersByTime(wait - 1);
    expect(kept.starts).toBe(before);
    vi.advanceTimersByTime(1);
    expect(kept.starts).toBe(before + 1);
  }
});

it('begins a thread at once after a long life, whatever came before', () => {
  const kept = makeKept();
  for (let life = 0; life < 5; life += 1) {
    kept.end();
    vi.advanceTimersByTime(30_000);
  }
  vi.advanceTimersByTime(60_001);
  const before = kept.starts;
  kept.end();
  vi.advanceTimersByTime(0);
  expect(kept.starts).toBe(before + 1);
});
