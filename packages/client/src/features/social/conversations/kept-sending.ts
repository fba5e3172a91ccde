import type { TempMessage } from './conversations.store.ts';
import { sendingPrefix } from './sending-prefix.ts';

/** The server knows a key for a day. Until then a message that is sent again is said once. */
const KEY_MILLISECONDS = 20 * 60 * 60 * 1000;

type Kept = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/** What one person said and what has not arrived. */
export interface Unsent {
  /** These are sent, in this order. */
  readonly fresh: readonly TempMessage[];
  /** Of these nobody knows any more whether they arrived. */
  readonly old: readonly TempMessage[];
}

/** Keeps a message until it has arrived, so it outlives the page. */
export function keepSending(storage: Kept, userId: string, message: TempMessage): void {
  try {
    storage.setItem(sendingPrefix(userId) + message.key, JSON.stringify(message));
  } catch {
    // The storage is full, or closed to us.
  }
}

/** Forgets a message that has arrived, or was refused. */
export function forgetSending(storage: Kept, userId: string, key: string): void {
  try {
    storage.removeItem(sendingPrefix(userId) + key);
  } catch {
    // The storage is closed to us.
  }
}

export function readSending(storage: Kept, userId: string, now: number): Unsent {
  const all = readAll(storage, sendingPrefix(userId)).toSorted((one, other) => one.createdAt - other.createdAt);
  const isFresh = ({ createdAt }: TempMessage) => now - createdAt < KEY_MILLISECONDS;
  return { fresh: all.filter(isFresh), old: all.filter((message) => !isFresh(message)) };
}

function readAll(storage: Kept, prefix: string): TempMessage[] {
  try {
    const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
    return names.filter((name) => name.startsWith(prefix)).flatMap((name) => readMessage(storage.getItem(name)));
  } catch {
    return [];
  }
}

function readMessage(text: string | null): TempMessage[] {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isMessage(kept) ? [{ ...kept, waits: null }] : [];
  } catch {
    return [];
  }
}

function isMessage(kept: unknown): kept is TempMessage {
  const { key, conversationId, text, createdAt } = (kept ?? {}) as Readonly<Record<string, unknown>>;
  return [key, conversationId, text].every((part) => typeof part === 'string') && typeof createdAt === 'number';
}
