import type { Heard } from './listener.ts';
import { percentile, rounded } from './report.ts';

/** What one person was sent, when, and what each of their streams heard of it. */
export interface Told {
  /** When each event was caused, in their order. */
  readonly sentAt: readonly number[];
  readonly streams: readonly (readonly Heard[])[];
}

/** Counts what arrived, and how long it took. A person hears of their events in the order in which they were caused. */
export function countDeliveries(people: readonly Told[]) {
  const streams = people.flatMap((person) => person.streams);
  const heard = people.flatMap(hearOnce);
  const latencies = heard.map(({ latency }) => latency);
  const all = streams.reduce((sum, own) => sum + own.length, 0);
  return {
    streams: streams.length,
    expected: people.reduce((sum, { sentAt, streams: own }) => sum + sentAt.length * own.length, 0),
    delivered: heard.length,
    'heard twice': all - heard.length,
    'p50 ms': rounded(percentile(latencies, 0.5)),
    'p99 ms': rounded(percentile(latencies, 0.99)),
    'longest ms': rounded(percentile(latencies, 1)),
  };
}

/** The first time that each stream of a person heard of each event. */
function hearOnce({ sentAt, streams }: Told): { latency: number }[] {
  const firstHeard = new Map<string, number>();
  for (const { id, at } of streams.flat()) firstHeard.set(id, Math.min(at, firstHeard.get(id) ?? Infinity));
  const order = [...firstHeard].toSorted(([, a], [, b]) => a - b).map(([id]) => id);
  return streams.flatMap((own) => {
    const once = new Map(own.toReversed().map(({ id, at }) => [id, at]));
    return [...once].map(([id, at]) => ({ latency: at - (sentAt[order.indexOf(id)] ?? Number.NaN) }));
  });
}
