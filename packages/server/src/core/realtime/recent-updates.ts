import { randomBytes } from 'node:crypto';

/** How many updates of everybody are kept, so that a connection that broke for a moment misses nothing. */
const MOST_KEPT = 2_000;

/** A notice as it was written to the streams. */
interface Kept {
  readonly to: string;
  readonly text: string;
}

/** The latest updates of this process, for streams that go on after a break. */
export interface RecentUpdates {
  /** Keeps a notice and gives the text of its event. */
  keep(to: string, name: string, data: object): string;
  /** The id of the latest one, with which a new stream begins. */
  lastId(): string;
  /** What a person was told after this id; null when that cannot be known any more. */
  since(id: string, to: string): readonly string[] | null;
  /** Forgets them all: some were told while nobody listened, and no earlier id can be gone on from. */
  clear(): void;
}

/** Ids count within one process and one unbroken time of listening; those of another are of no use here. */
export function createRecentUpdates(): RecentUpdates {
  let epoch = makeEpoch();
  let last = 0;
  let kept: Kept[] = [];
  const idOf = (number: number) => `${epoch}.${number}`;

  return {
    keep: (to, name, data) => {
      last += 1;
      const text = eventText(name, data, idOf(last));
      kept.push({ to, text });
      // Cut seldom and by half, so that keeping costs nothing.
      if (kept.length >= MOST_KEPT * 2) kept = kept.slice(-MOST_KEPT);
      return text;
    },
    lastId: () => idOf(last),
    since: (id, to) => {
      const [, given, number] = /^(\w+)\.(\d{1,15})$/.exec(id) ?? [];
      const missed = last - Number(number);
      if (given !== epoch || missed < 0 || missed > kept.length) return null;
      return kept
        .slice(kept.length - missed)
        .filter((one) => one.to === to)
        .map(({ text }) => text);
    },
    clear: () => {
      epoch = makeEpoch();
      last = 0;
      kept = [];
    },
  };
}

/** One event of `text/event-stream`; the browser comes back with the latest id it saw. */
export function eventText(name: string, data: object, id: string): string {
  return `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

function makeEpoch(): string {
  return randomBytes(6).toString('hex');
}
