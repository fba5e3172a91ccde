import type { LiveUpdateName, LiveUpdates, StreamSignal, StreamSignalData } from '@bowerbird/contract/protocol/live-updates.ts';
import { keepStream, type StreamSurroundings } from './update-stream.ts';

/** One thing that the stream told. */
export type Heard =
  | { readonly [Name in LiveUpdateName]: { readonly name: Name; readonly data: LiveUpdates[Name] } }[LiveUpdateName]
  | { readonly name: StreamSignal; readonly data: StreamSignalData };

/** What tabs of one person tell each other: what the stream said, that nobody is signed in, and the question where the stream is. */
type Told =
  | { readonly kind: 'heard'; readonly id: string | null; readonly heard: Heard | null }
  | { readonly kind: 'ended' }
  | { readonly kind: 'joined' };

/**
 * Takes part in the one stream that all tabs of a person share: whichever holds the lock keeps it open and tells the others. A
 * tab that goes lets go of the lock. The next one goes on after the last id that was told. Ends when `signal` aborts, or with
 * `onEnded` when nobody is signed in any more.
 */
export function shareUpdates(
  userId: string,
  surroundings: StreamSurroundings,
  { signal, onHeard, onEnded }: { signal: AbortSignal; onHeard: (heard: Heard) => void; onEnded: () => void },
): void {
  const name = `updates:${userId}`;
  const channel = new BroadcastChannel(name);
  const over = new AbortController();
  const ends = AbortSignal.any([signal, over.signal]);
  let lastId: string | null = null;
  let isLeader = false;
  /** Nobody told this tab yet where the stream is. */
  let isNew = true;

  const tell: (told: Told) => void = channel.postMessage.bind(channel);
  const applyHeard = (id: string | null, heard: Heard | null) => {
    lastId = id ?? lastId;
    if (heard) onHeard(heard);
  };
  const end = () => {
    over.abort();
    onEnded();
  };
  ends.addEventListener('abort', () => channel.close());
  channel.addEventListener('message', ({ data: told }: MessageEvent<Told>) => {
    if (told.kind === 'heard') {
      // A tab that joins a stream missed what was told since its page was made.
      if (isNew && told.heard === null) onHeard({ name: 'ready', data: { userId } });
      isNew = false;
      applyHeard(told.id, told.heard);
    }
    if (told.kind === 'ended') end();
    if (told.kind === 'joined' && isLeader) tell({ kind: 'heard', id: lastId, heard: null });
  });
  tell({ kind: 'joined' });

  const lead = async () => {
    isLeader = true;
    isNew = false;
    const isSignedIn = await keepStream(surroundings, {
      signal: ends,
      lastId: () => lastId,
      onBlock: ({ id, ...block }) => {
        const heard = { name: block.name, data: block.data } as Heard;
        tell({ kind: 'heard', id, heard });
        applyHeard(id, heard);
      },
    });
    if (isSignedIn) return;
    tell({ kind: 'ended' });
    end();
  };
  navigator.locks.request(name, { signal: ends }, lead).catch((error: unknown) => {
    // Who leaves while waiting wanted to.
    if (!ends.aborted) throw error;
  });
}
