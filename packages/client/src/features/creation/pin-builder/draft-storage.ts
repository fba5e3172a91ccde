import { isBlank, isRefusedFile, type Draft } from './draft.ts';
import type { DraftsState } from './drafts.reducer.ts';

const STORAGE_KEY = 'pin-drafts';
/** A new shape of drafts gets a new number, and older ones are left alone. */
const VERSION = 1;

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps a person's drafts until the tab closes; `false` when the browser keeps nothing. */
export function saveDrafts(storage: Storage, viewerId: string, state: DraftsState): boolean {
  try {
    // What was refused is told once.
    const drafts = state.drafts.filter((draft) => !isRefusedFile(draft)).map(withoutUpload);
    if (drafts.every(isBlank)) storage.removeItem(STORAGE_KEY);
    else storage.setItem(STORAGE_KEY, JSON.stringify({ version: VERSION, viewerId, state: { ...state, drafts } }));
    return true;
  } catch {
    return false;
  }
}

/** The drafts that this person left in this tab, if any. */
export function loadDrafts(storage: Storage, viewerId: string): DraftsState | null {
  try {
    const kept = JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null') as {
      version?: unknown;
      viewerId?: unknown;
      state?: DraftsState;
    } | null;
    const isOurs = kept?.version === VERSION && kept.viewerId === viewerId;
    return isOurs && kept.state && kept.state.drafts.length > 0 ? kept.state : null;
  } catch {
    return null;
  }
}

/** A file cannot be kept: an upload that a reload breaks off asks for the file again, and everything typed stays. */
function withoutUpload(draft: Draft): Draft {
  const { picture } = draft;
  if (picture.kind !== 'uploading' && !(picture.kind === 'failed' && picture.canRetry)) return draft;
  return { ...draft, picture: { kind: 'failed', fileName: picture.fileName, words: { id: 'builder.interrupted' }, canRetry: false } };
}
