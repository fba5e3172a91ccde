import { describe, expect, it } from 'vitest';
import { countDeliveries } from './deliveries.ts';

describe('counting what streams heard', () => {
  const sentAt = [100, 200, 300];
  const runListeners = (...numbers: number[]) => numbers.map((number) => ({ id: `e.${number}`, at: number * 100 + 7 }));

  it('finds that all heard everything once, and how long it took', () => {
    const counted = countDeliveries([{ sentAt, streams: [runListeners(1, 2, 3), runListeners(1, 2, 3)] }]);
    expect(counted).toMatchObject({ streams: 2, expected: 6, delivered: 6, 'heard twice': 0, 'p50 ms': 7, 'p99 ms': 7 });
  });

  it('misses what one stream did not hear, though it heard another twice', () => {
    const counted = countDeliveries([{ sentAt, streams: [runListeners(1, 2, 3), runListeners(1, 3, 3)] }]);
    expect(counted).toMatchObject({ expected: 6, delivered: 5, 'heard twice': 1, 'longest ms': 7 });
  });

  it('misses what nobody heard', () => {
    expect(countDeliveries([{ sentAt, streams: [runListeners(1, 2), runListeners(1, 2)] }])).toMatchObject({ expected: 6, delivered: 4 });
  });
});
