import type { StoryThings } from '@bowerbird/domain/creation/story-pins/show.ts';
import type { StoryDraft } from './story-draft.ts';
import type { StoryBase } from './story-sync.ts';

const PREFIX = 'idea-pin';
/** A new shape gets a new number, and older ones are left alone. */
const VERSION = 1;

/** A draft as this browser keeps it while it is not on the server. */
export interface KeptStory {
  readonly creationId: string;
  readonly story: StoryDraft;
  readonly base: StoryBase | null;
  readonly things: StoryThings;
  readonly pageId: string;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** `name` is the draft's id on the server, or `new` before it has one. */
const keyOf = (viewerId: string, name: string) => `${PREFIX}:${viewerId}:${name}`;

/** Keeps a draft over a reload, a crash or a night without a network; `false` when the browser keeps nothing. */
export function keepStory(storage: Storage, viewerId: string, kept: KeptStory): boolean {
  try {
    storage.setItem(keyOf(viewerId, kept.base?.serverId ?? 'new'), JSON.stringify({ version: VERSION, ...kept }));
    return true;
  } catch {
    return false;
  }
}

export function forgetStory(storage: Storage, viewerId: string, name: string): void {
  try {
    storage.removeItem(keyOf(viewerId, name));
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

export function loadStory(storage: Storage, viewerId: string, name: string): KeptStory | null {
  try {
    const kept = JSON.parse(storage.getItem(keyOf(viewerId, name)) ?? 'null') as (KeptStory & { version?: unknown }) | null;
    return kept?.version === VERSION && kept.story.pages.length > 0 ? kept : null;
  } catch {
    return null;
  }
}
