import { keepStream, type StreamSurroundings } from './update-stream.ts';
import type { Heard } from './share-updates.ts';

export interface OwnSurroundings extends StreamSurroundings {
  /** Waits until the tab is seen; the signal that it gives aborts when it no longer is. `null` once there is nothing to wait for. */
  readonly seen: (signal: AbortSignal) => Promise<AbortSignal | null>;
}

/**
 * Keeps a stream for this tab alone, while somebody sees it: a browser has few connections to one host, and tabs behind
 * this one would take them all. Seen again, it goes on after the last id that was told. Ends as `shareUpdates` does.
 */
export async function keepOwnUpdates(
  surroundings: OwnSurroundings,
  { signal, onHeard, onEnded }: { signal: AbortSignal; onHeard: (heard: Heard) => void; onEnded: () => void },
): Promise<void> {
  let lastId: string | null = null;
  for (;;) {
    const isSeen = await surroundings.seen(signal);
    if (isSeen === null) return;
    const isSignedIn = await keepStream(surroundings, {
      signal: AbortSignal.any([signal, isSeen]),
      lastId: () => lastId,
      onBlock: ({ id, name, data }) => {
        lastId = id ?? lastId;
        onHeard({ name, data } as Heard);
      },
    });
    if (!isSignedIn) return onEnded();
  }
}
