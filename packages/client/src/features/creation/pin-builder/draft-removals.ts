import { keptRecords } from '../../../lib/kept-records.ts';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Drafts that a person took away in this tab and that may still be on the server. */
interface WantedRemovals {
  readonly serverIds: readonly string[];
}

const records = keptRecords<WantedRemovals>(1, ({ serverIds }) => Array.isArray(serverIds));

const keyOf = (viewerId: string) => `pin-draft-removals:${viewerId}`;

/** Keeps what is still to be taken away, so that a reload does not bring it back. */
export function keepRemovals(storage: Storage, viewerId: string, serverIds: readonly string[]): void {
  if (serverIds.length === 0) records.forget(storage, keyOf(viewerId));
  else records.keep(storage, keyOf(viewerId), { serverIds });
}

/** The server's ids of drafts that this tab has still to take away. */
export function loadRemovals(storage: Storage, viewerId: string): readonly string[] {
  return records.load(storage, keyOf(viewerId))?.serverIds ?? [];
}
