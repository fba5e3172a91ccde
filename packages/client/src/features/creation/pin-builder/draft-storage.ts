import { awaitedUpload, isBlank, isRefusedFile, type Draft } from './draft.ts';
import type { Base } from './draft-sync.ts';
import type { DraftsState } from './drafts.reducer.ts';

const STORAGE_KEY = 'pin-drafts';
/** A new shape of drafts gets a new number, and older ones are left alone. */
const VERSION = 3;

/** What the server keeps of them, by their ids. */
export type Bases = Readonly<Record<string, Base>>;

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps a person's drafts until the tab closes; `false` when the browser keeps nothing. */
export function saveDrafts(storage: Storage, viewerId: string, state: DraftsState, bases: Bases = {}): boolean {
  try {
    // What was refused is told once.
    const drafts = state.drafts.filter((draft) => !isRefusedFile(draft)).map(withoutUpload);
    if (drafts.every(isBlank)) storage.removeItem(STORAGE_KEY);
    else storage.setItem(STORAGE_KEY, JSON.stringify({ version: VERSION, viewerId, state: { ...state, drafts }, bases }));
    return true;
  } catch {
    return false;
  }
}

/** The drafts that this person left in this tab, if any. */
export function loadDrafts(storage: Storage, viewerId: string): { state: DraftsState; bases: Bases } | null {
  try {
    const kept = JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null') as {
      version?: unknown;
      viewerId?: unknown;
      state?: DraftsState;
      bases?: Bases;
    } | null;
    const isOurs = kept?.version === VERSION && kept.viewerId === viewerId;
    return isOurs && kept.state && kept.state.drafts.length > 0 ? { state: kept.state, bases: kept.bases ?? {} } : null;
  } catch {
    return null;
  }
}

/**
 * A file cannot be kept: an upload that a reload breaks off asks for the file again, and everything typed stays. A video that the
 * server knows goes on from what has arrived.
 */
function withoutUpload(given: Draft): Draft {
  const isKept = ({ picture }: Pick<Draft, 'picture'>) =>
    picture.kind === 'uploaded' || picture.kind === 'web' || awaitedUpload(picture) !== null;
  const draft = { ...given, slides: given.slides.filter(isKept) };
  const { picture } = draft;
  const uploadId = awaitedUpload(picture);
  if (picture.kind === 'failed' && uploadId !== null)
    return { ...draft, picture: { kind: 'cut', uploadId, fileName: picture.fileName, arrived: 0, total: 0 } };
  if (uploadId !== null) return draft;
  if (picture.kind !== 'uploading' && !(picture.kind === 'failed' && picture.canRetry)) return draft;
  return { ...draft, picture: { kind: 'failed', fileName: picture.fileName, words: { id: 'builder.interrupted' }, canRetry: false } };
}
