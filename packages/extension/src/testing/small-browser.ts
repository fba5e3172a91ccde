/** What of a browser the extension's unit tests need: a storage that lives in memory. */
export interface SmallBrowser {
  readonly kept: Map<string, unknown>;
  readonly browser: { readonly storage: { readonly local: SmallStorage } };
}

export interface SmallStorage {
  readonly get: (keys: string | readonly string[] | null) => Promise<Record<string, unknown>>;
  readonly set: (values: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
}

export function createSmallBrowser(): SmallBrowser {
  const kept = new Map<string, unknown>();
  const local: SmallStorage = {
    get: async (keys) => {
      const wanted = keys === null ? [...kept.keys()] : [keys].flat();
      return Object.fromEntries(wanted.flatMap((key) => (kept.has(key) ? [[key, structuredClone(kept.get(key))]] : [])));
    },
    set: async (values) => {
      for (const [key, value] of Object.entries(values)) kept.set(key, structuredClone(value));
    },
    remove: async (key) => void kept.delete(key),
  };
  return { kept, browser: { storage: { local } } };
}
