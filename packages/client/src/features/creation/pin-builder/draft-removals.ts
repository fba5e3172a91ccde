import { keptRecords } from '../../../lib/kept-records.ts';

/** A draft that a person took away in this browser and that may still be on the server. */
interface WantedRemoval {
  readonly serverId: string;
}

const records = keptRecords<WantedRemoval>(1, ({ serverId }) => typeof serverId === 'string');

const prefixOf = (viewerId: string) => `pin-draft-removal:${viewerId}:`;

/** Keeps what is still to be taken away, so that neither a reload nor a closed tab brings it back. */
export function keepRemoval(storage: Storage, viewerId: string, serverId: string): void {
  records.keep(storage, prefixOf(viewerId) + serverId, { serverId });
}

/** Forgets a removal that the server has carried out. */
export function forgetRemoval(storage: Storage, viewerId: string, serverId: string): void {
  records.forget(storage, prefixOf(viewerId) + serverId);
}

/** The server's ids of drafts that are still to be taken away, whichever tab was to do that. */
export function loadRemovals(storage: Storage, viewerId: string): readonly string[] {
  try {
    const keys = Object.keys(storage).filter((key) => key.startsWith(prefixOf(viewerId)));
    return keys.flatMap((key) => records.load(storage, key)?.serverId ?? []);
  } catch {
    return [];
  }
}
