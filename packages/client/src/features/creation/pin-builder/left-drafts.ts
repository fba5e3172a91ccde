import { keptRecords } from '../../../lib/kept-records.ts';
import { MOST_KEPT_MS } from '../../../lib/kept-files.ts';
import { isBlank, isRefusedFile, partsOfDraft, waitsForFile, type Draft } from './draft.ts';
import { withoutUpload, type Bases } from './draft-storage.ts';
import type { Base, DraftSync } from './draft-sync.ts';
import type { DraftsState } from './drafts.reducer.ts';

/** A draft of which something is not on the server, as this browser keeps it. */
interface LeftDraft {
  /** The builder that works on it, or did. */
  readonly tab: string;
  readonly draft: Draft;
  readonly base: Base | null;
  readonly keptAt: number;
}

const records = keptRecords<LeftDraft>(1, ({ draft }) => typeof draft.id === 'string');

const prefixOf = (viewerId: string) => `pin-draft:${viewerId}:`;

function loadAll(storage: Storage, viewerId: string): readonly LeftDraft[] {
  try {
    const keys = Object.keys(storage).filter((key) => key.startsWith(prefixOf(viewerId)));
    return keys.flatMap((key) => records.load(storage, key) ?? []);
  } catch {
    return [];
  }
}

/** The drafts of builders that closed before all was on the server, oldest first. Those that are too old are forgotten. */
export function loadLeft(storage: Storage, viewerId: string, openTabs: ReadonlySet<string>, now = Date.now()): readonly LeftDraft[] {
  const closed = loadAll(storage, viewerId).filter(({ tab }) => !openTabs.has(tab));
  const isOld = ({ keptAt }: LeftDraft) => now - keptAt > MOST_KEPT_MS;
  for (const { draft } of closed.filter(isOld)) records.forget(storage, prefixOf(viewerId) + draft.id);
  return closed.filter((left) => !isOld(left)).toSorted((one, other) => one.keptAt - other.keptAt);
}

/** The pictures of all drafts that any builder of this browser keeps. */
export function idsOfLeft(storage: Storage, viewerId: string): ReadonlySet<string> {
  return new Set(loadAll(storage, viewerId).flatMap(({ draft }) => partsOfDraft(draft).map(({ id }) => id)));
}

/** What this tab kept stands first, and what closed builders left stands behind. */
export function withLeft(
  kept: { state: DraftsState; bases: Bases } | null,
  left: readonly LeftDraft[],
): { state: DraftsState; bases: Bases } | null {
  const here = new Set(kept?.state.drafts.map(({ id }) => id));
  const fresh = left.filter(({ draft }) => !here.has(draft.id));
  const [first] = fresh;
  if (!first) return kept;
  const known = kept?.state.drafts.filter((draft) => !isBlank(draft)) ?? [];
  const drafts = [...known, ...fresh.map(({ draft }) => draft)];
  const selectedId = drafts.find(({ id }) => id === kept?.state.selectedId)?.id ?? first.draft.id;
  const bases = Object.fromEntries(fresh.flatMap(({ draft, base }) => (base ? [[draft.id, base] as const] : [])));
  return { state: { drafts, selectedId }, bases: { ...kept?.bases, ...bases } };
}

/** Whether something of a draft would be lost if this browser did not keep it. */
export function isUnsaved(sync: Pick<DraftSync, 'isSaved'>, draft: Draft): boolean {
  if (isBlank(draft) || isRefusedFile(draft)) return false;
  return !sync.isSaved(draft) || partsOfDraft(draft).some(({ picture }) => waitsForFile(picture));
}

/** Keeps the drafts of one builder until all of each is on the server. */
export function createLeftKeeper(storage: Storage, viewerId: string, tab: string) {
  const written = new Map<string, string>();
  let latestAt = 0;
  const keptAt = new Map(loadAll(storage, viewerId).map((left) => [left.draft.id, left.keptAt]));

  /** Keeps these and forgets the others; `false` when this browser keeps nothing, or has no room. */
  function keep(unsaved: readonly Draft[], bases: Bases): boolean {
    const ids = new Set(unsaved.map(({ id }) => id));
    for (const id of written.keys()) {
      if (ids.has(id)) continue;
      records.forget(storage, prefixOf(viewerId) + id);
      written.delete(id);
    }
    return unsaved.map((draft) => write(withoutUpload(draft), bases[draft.id] ?? null)).every(Boolean);
  }

  function write(draft: Draft, base: Base | null): boolean {
    // Progress of an upload changes nothing of what is kept.
    const content = JSON.stringify([draft, base]);
    if (written.get(draft.id) === content) return true;
    written.set(draft.id, content);
    if (!keptAt.has(draft.id)) {
      // Those that come together keep their order.
      latestAt = Math.max(Date.now(), latestAt + 1);
      keptAt.set(draft.id, latestAt);
    }
    return records.keep(storage, prefixOf(viewerId) + draft.id, { tab, draft, base, keptAt: keptAt.get(draft.id)! });
  }

  return { keep };
}
