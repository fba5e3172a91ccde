import type { Writing } from './writing.ts';

/** A new shape gets a new number, and older ones are left alone. */
const VERSION = 1;

/** What an editor had not saved, and what the article said then. */
export interface KeptWriting {
  readonly writing: Writing;
  readonly base: Writing;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (viewerId: string, articleId: string) => `article:${viewerId}:${articleId}`;

/** Keeps writing over a reload, a crash or a link that led away; `false` when the browser keeps nothing. */
export function keepWriting(storage: Storage, viewerId: string, articleId: string, kept: KeptWriting): boolean {
  try {
    storage.setItem(keyOf(viewerId, articleId), JSON.stringify({ version: VERSION, ...kept }));
    return true;
  } catch {
    return false;
  }
}

export function forgetWriting(storage: Storage, viewerId: string, articleId: string): void {
  try {
    storage.removeItem(keyOf(viewerId, articleId));
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

export function loadWriting(storage: Storage, viewerId: string, articleId: string): KeptWriting | null {
  try {
    const kept = JSON.parse(storage.getItem(keyOf(viewerId, articleId)) ?? 'null') as (KeptWriting & { version?: unknown }) | null;
    return kept?.version === VERSION && Array.isArray(kept.writing.parts) ? kept : null;
  } catch {
    return null;
  }
}
