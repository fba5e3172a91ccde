import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import { useStarted } from '../lib/use-started.ts';

/**
 * Something of a page that Back brings back, such as a frame over a picture: it is kept with the entry of the history. `read` takes
 * what anything may have written there. The router does not hear of a change, because it would scroll to the top.
 */
export function useEntryState<T>(name: string, read: (kept: unknown) => T | null): readonly [T | null, (value: T | null) => void] {
  const { key, state } = useLocation();
  // The server knows no history.
  const isStarted = useStarted();
  const [changed, setChanged] = useState<{ readonly key: string; readonly value: T | null } | null>(null);
  const change = useCallback(
    (value: T | null) => {
      keepInEntry(name, value);
      setChanged({ key, value });
    },
    [name, key],
  );
  if (changed?.key === key) return [changed.value, change];
  return [isStarted ? read(partOf(stateOfEntry(key, state), name)) : null, change];
}

/** What the entry holds now: the router knows what it held when somebody came to it. */
function stateOfEntry(key: string, known: unknown): unknown {
  const entry = window.history.state as { readonly key?: string; readonly usr?: unknown } | null;
  // While a page is on its way, the entry may be the next one already.
  return entry !== null && (entry.key ?? 'default') === key ? entry.usr : known;
}

function partOf(state: unknown, name: string): unknown {
  return typeof state === 'object' && state !== null ? (state as Readonly<Record<string, unknown>>)[name] : undefined;
}

/** Writes where the router reads the state of an entry that somebody comes back to. */
function keepInEntry(name: string, value: unknown): void {
  const { usr, ...rest } = (window.history.state ?? {}) as { readonly usr?: object };
  try {
    window.history.replaceState({ ...rest, usr: { ...usr, [name]: value } }, '');
  } catch {
    // Some browsers refuse too many changes in a row; the page goes on without.
  }
}
