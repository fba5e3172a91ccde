type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Records of one shape that a browser keeps over a reload, a crash or a night without a network. */
export interface KeptRecords<Kept> {
  /** Keeps a record; `false` when the browser keeps nothing. */
  readonly keep: (storage: Storage, key: string, kept: Kept) => boolean;
  readonly forget: (storage: Storage, key: string) => void;
  readonly load: (storage: Storage, key: string) => Kept | null;
}

/** A new shape gets a new version, and older ones are left alone. So is what is not whole. */
export function keptRecords<Kept extends object>(version: number, isWhole: (kept: Kept) => boolean): KeptRecords<Kept> {
  return {
    keep: (storage, key, kept) => {
      try {
        storage.setItem(key, JSON.stringify({ version, ...kept }));
        return true;
      } catch {
        return false;
      }
    },
    forget: (storage, key) => {
      try {
        storage.removeItem(key);
      } catch {
        // A browser that keeps nothing has nothing to forget.
      }
    },
    load: (storage, key) => {
      try {
        const kept = JSON.parse(storage.getItem(key) ?? 'null') as (Kept & { version?: unknown }) | null;
        return kept?.version === version && isWhole(kept) ? kept : null;
      } catch {
        return null;
      }
    },
  };
}
