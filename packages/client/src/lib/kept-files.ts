import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** The database of files that wait to be uploaded; `forgetKeptFiles` deletes it at log-out. */
const KEPT_FILES = 'kept-files';

/** A file that somebody chose and that the server does not have yet. */
export interface KeptFile {
  readonly owner: string;
  readonly id: string;
  readonly file: File;
  /** When it was chosen, in epoch milliseconds. */
  readonly keptAt: number;
}

/** What became of a file: it is kept, there is no room for it, or this browser keeps nothing. */
export type Keeping = 'kept' | 'full' | 'refused';

interface Schema extends DBSchema {
  files: { key: [string, string]; value: KeptFile; indexes: { owner: string } };
}

/** Larger ones would take the room of all others, and copying them takes longer than sending them. */
const MOST_BYTES = 500 * 1024 * 1024;
export const MOST_KEPT_MS = 14 * 24 * 60 * 60 * 1000;

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(KEPT_FILES, 1, {
    upgrade: (database) => void database.createObjectStore('files', { keyPath: ['owner', 'id'] }).createIndex('owner', 'owner'),
    // Whoever logs out in another tab has it deleted.
    blocking: (_from, _to, event) => {
      opened = null;
      (event.target as IDBDatabase).close();
    },
    terminated: () => void (opened = null),
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** Keeps a file until `forgetFiles` names it. It outlasts the page, the browser and a crash. */
export async function keepFile(owner: string, id: string, file: File): Promise<Keeping> {
  if (file.size > MOST_BYTES) return 'full';
  try {
    const database = await open();
    const step = database.transaction('files', 'readwrite', { durability: 'strict' });
    // The transaction says why it ended; its request may only say that it did.
    step.store.put({ owner, id, file, keptAt: Date.now() }).catch(() => undefined);
    await step.done;
    return 'kept';
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused';
  }
}

/** The files that a person left, without those that are too old to be wanted. */
export async function findKeptFiles(owner: string, now = Date.now()): Promise<readonly KeptFile[]> {
  try {
    const files = await (await open()).getAllFromIndex('files', 'owner', owner);
    const isOld = ({ keptAt }: KeptFile) => now - keptAt > MOST_KEPT_MS;
    await forgetFiles(
      owner,
      files.filter(isOld).map(({ id }) => id),
    );
    return files.filter((file) => !isOld(file));
  } catch {
    return [];
  }
}

export async function forgetFiles(owner: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  try {
    const step = (await open()).transaction('files', 'readwrite');
    await Promise.all([...ids.map((id) => step.store.delete([owner, id])), step.done]);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
