import { awaitedUpload, isBlank, isRefusedFile, type Draft, type DraftPicture, type DraftProblems } from './draft.ts';
import type { Base } from './draft-sync.ts';
import type { DraftsState } from './drafts.reducer.ts';
import { isPassing } from './refusals.ts';

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

/** What a draft is after a reload: no file is on its way any more, and trouble of the moment is over. */
export function withoutUpload(draft: Draft): Draft {
  return {
    ...draft,
    picture: stoppedPicture(draft.picture),
    slides: draft.slides.map((slide) => ({ ...slide, picture: stoppedPicture(slide.picture) })),
    problems: lastingProblems(draft.problems),
  };
}

/** What was wrong for a moment alone, such as no network, says nothing of the draft. */
export function lastingProblems({ pin, ...fields }: DraftProblems): DraftProblems {
  return pin === undefined || isPassing(pin.id) ? fields : { pin, ...fields };
}

/** A picture whose file is in no hand: it asks for the file again. A video that the server knows goes on from what has arrived. */
export function stoppedPicture(picture: DraftPicture): DraftPicture {
  const uploadId = awaitedUpload(picture);
  if (picture.kind === 'failed' && uploadId !== null) return { kind: 'cut', uploadId, fileName: picture.fileName, arrived: 0, total: 0 };
  if (uploadId !== null) return picture;
  if (picture.kind !== 'uploading' && !(picture.kind === 'failed' && picture.canRetry)) return picture;
  return { kind: 'failed', fileName: picture.fileName, words: { id: 'builder.interrupted' }, canRetry: false };
}
