import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Found, FoundItem, ImportSource } from '../reading/found.ts';
import { entriesOfFeed } from './feed.ts';

/** Longer than any feed that ends. */
const LONGEST_FEED = 16 * 1024 * 1024;
/** What is shorter is read at once, in a few hundredths of a second; a thread takes longer to begin. */
const LONGEST_READ_AT_ONCE = 64 * 1024;
/** What reading a feed may take: several times what the longest one does, and the memory for the smallest entries. */
const MOST = { milliseconds: 60_000, megabytes: 384 };

/** Some entries of a feed as its thread gives them; null for what is no feed. */
export interface FeedAnswer {
  readonly items: readonly FoundItem[] | null;
  readonly isLast: boolean;
}

/** RSS, Atom or RDF: its entries, the oldest first. A large one is read in a thread of its own, so that nobody else waits for it. */
export async function* readFeed(source: ImportSource, most = MOST): AsyncGenerator<Found> {
  const text = await beginningOf(source);
  if (text.length > LONGEST_READ_AT_ONCE) return yield* readAside(source.name, text, most);
  const entries = entriesOfFeed(text);
  // The parser names no line; a feed that is cut ends where it breaks off.
  if (entries === null) yield brokenAt(source.name, text.trimEnd().split('\n').length);
  else yield* entries;
}

async function beginningOf(source: ImportSource): Promise<string> {
  let text = '';
  for await (const piece of source.text()) {
    text += piece;
    if (text.length > LONGEST_FEED) break;
  }
  return text;
}

async function* readAside(name: string, text: string, most: typeof MOST): AsyncGenerator<Found> {
  const worker = new Worker(new URL('./feed-worker.ts', import.meta.url), {
    workerData: { text },
    resourceLimits: { maxOldGenerationSizeMb: most.megabytes },
    execArgv: [],
  });
  // Whoever asks next hears of it.
  worker.on('error', () => undefined);
  try {
    for (;;) {
      const { items, isLast } = await askFor(worker, most.milliseconds);
      if (items === null) return yield brokenAt(name);
      yield* items;
      if (isLast) return;
    }
  } finally {
    await worker.terminate();
  }
}

/** The next entries. A thread that takes too long, or too much memory, gives none. */
async function askFor(worker: Worker, milliseconds: number): Promise<FeedAnswer> {
  try {
    // A thread has no origin to name.
    worker.postMessage(null, []);
    const [answer] = (await once(worker, 'message', { signal: AbortSignal.timeout(milliseconds) })) as [FeedAnswer];
    return answer;
  } catch {
    return { items: null, isLast: true };
  }
}

function brokenAt(file: string, line = 1): Found {
  return { kind: 'break', file, line };
}
