// The thread that reads one large feed, and may be ended at any time. It gives some entries whenever it is asked.
import { parentPort, workerData } from 'node:worker_threads';
import { entriesOfFeed } from './feed.ts';
import type { FeedAnswer } from './read-feed.ts';

const BATCH = 500;

const { text } = workerData as { text: string };
const entries = entriesOfFeed(text);

parentPort?.on('message', () => {
  const items = entries === null ? null : nextOf(entries);
  const answer: FeedAnswer = { items, isLast: items === null || items.length < BATCH };
  // Nothing is handed over for good.
  parentPort?.postMessage(answer, []);
});

/** The next of some entries, which go on behind them: `take` would close them. */
function nextOf<T>(rest: Iterator<T>): T[] {
  const batch: T[] = [];
  while (batch.length < BATCH) {
    const { done, value } = rest.next();
    if (done) break;
    batch.push(value);
  }
  return batch;
}
