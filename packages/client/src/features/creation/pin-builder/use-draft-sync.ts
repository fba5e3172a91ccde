import { useCallback, useEffect, useMemo, useRef, useState, type Dispatch } from 'react';
import { PinDraftOrderResource, PinDraftsResource } from '@bowerbird/contract/creation/pin-drafts/calls.ts';
import { makeId } from '../../../lib/make-id.ts';
import { useAction, useAppDispatch } from '../../../store/hooks.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { FIRST_ID, type DraftsAction, type DraftsState } from './drafts.reducer.ts';
import { forgetRemoval, keepRemoval, loadRemovals } from './draft-removals.ts';
import { loadDrafts, saveDrafts, type Bases } from './draft-storage.ts';
import { createLeftKeeper, isUnsaved, loadLeft, withLeft } from './left-drafts.ts';
import { useOpenTabs } from './use-open-tabs.ts';
import { createDraftSync, type DraftSync, type Gone, type SyncStatus } from './draft-sync.ts';
import type { Draft } from './draft.ts';
import { isAsGiven, withoutRemovals, type GivenDrafts } from './given-drafts.ts';

export interface DraftsKept {
  /** Null until the page has started. */
  readonly sync: DraftSync | null;
  readonly status: SyncStatus;
  /** How many drafts have changes that are not on the server. */
  readonly waiting: number;
  /** What another tab made of a draft in the same fields, by the draft's id. */
  readonly conflicts: Readonly<Record<string, Draft>>;
  /** What became elsewhere of drafts that somebody goes on with here, by their ids. */
  readonly gone: Readonly<Record<string, Gone>>;
  readonly settle: (id: string, keep: 'mine' | 'theirs') => void;
  /** What the server knows a draft, or a picture of one, as. */
  readonly nameOf: (id: string) => string;
  /** Whether the server answered for all that is in a draft, but for files on their way. */
  readonly isSaved: (draft: Draft) => boolean;
  /** The drafts of the server are here. */
  readonly isPulled: boolean;
}

/** Keeps drafts in this browser at once and on the server within a second, and brings those of elsewhere. */
export function useDraftSync(viewerId: string, given: GivenDrafts, state: DraftsState, dispatch: Dispatch<DraftsAction>): DraftsKept {
  const notify = useAppDispatch();
  const list = useAction(PinDraftsResource.get);
  const create = useAction(PinDraftsResource.create);
  const update = useAction(PinDraftsResource.update);
  const remove = useAction(PinDraftsResource.delete);
  const order = useAction(PinDraftOrderResource.update);
  const [sync, setSync] = useState<DraftSync | null>(null);
  const [{ status, waiting }, setStatus] = useState<{ status: SyncStatus; waiting: number }>({ status: 'saved', waiting: 0 });
  const [conflicts, setConflicts] = useState<Readonly<Record<string, Draft>>>({});
  const [gone, setGone] = useState<Readonly<Record<string, Gone>>>({});
  const [isPulled, setPulled] = useState(false);
  const bases = useRef<Bases>({});
  // The first draft has the same id on the server's page and in the browser. It has a name of its own for the server.
  const firstName = useRef('');
  const nameOf = useCallback((id: string) => (id === FIRST_ID ? (firstName.current ||= makeId()) : id), []);
  const tabs = useOpenTabs();

  useEffect(() => {
    if (!tabs) return undefined;
    const kept = withLeft(loadDrafts(sessionStorage, viewerId), loadLeft(localStorage, viewerId, tabs.others));
    if (kept) dispatch({ type: 'restored', state: kept.state });
    const removals = loadRemovals(localStorage, viewerId);
    const { known, unwanted } = withoutRemovals(given.bases, removals);
    // What was taken away and brought back is kept here.
    const here = new Set(kept?.state.drafts.map(({ id }) => id));
    for (const id of unwanted) if (!here.has(id)) dispatch({ type: 'removed', id, nextId: makeId() });
    const made = createDraftSync(
      {
        list: () => list({}),
        create: (creation_id, content) => create({ creation_id, ...content }),
        update: (base, changes) => update({ id: base.serverId, version: base.version, ...changes }),
        remove: (serverId) => remove({ id: serverId }),
        order: (ids) => order({ ids: [...ids] }),
      },
      {
        onStatus: (next, count) =>
          setStatus((before) => (before.status === next && before.waiting === count ? before : { status: next, waiting: count })),
        onTheirs: (id, changes) => dispatch({ type: 'changed', id, changes }),
        onConflict: (id, theirs) => setConflicts((before) => ({ ...before, [id]: theirs })),
        onGone: (id, next) => setGone(({ [id]: _over, ...others }) => (next ? { ...others, [id]: next } : others)),
        onBases: (known) => void (bases.current = Object.fromEntries(known)),
        onRemoval: (serverId, isWanted) => (isWanted ? keepRemoval : forgetRemoval)(localStorage, viewerId, serverId),
        onFull: () => notify(toastShown({ kind: 'error', message: 'builder.tooManyDrafts' })),
      },
      { ...known, ...kept?.bases },
      nameOf,
      removals,
    );
    // What this tab kept stands beside what the server has, and comes first.
    if (kept) made.follow(kept.state.drafts);
    if (removals.length > 0) made.wake();
    setSync(made);
    return () => {
      void made.flush();
      made.stop();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- one for each person; the calls stay the same.
  }, [viewerId, tabs]);

  useEffect(() => {
    if (!sync) return undefined;
    const pull = async () => {
      const pulled = await sync.pull().catch(() => null);
      if (!pulled) return;
      if (pulled.order.length > 0 || pulled.fresh.length > 0) dispatch({ type: 'arrived', drafts: pulled.fresh, order: pulled.order });
      for (const id of pulled.gone) dispatch({ type: 'removed', id, nextId: makeId() });
      setPulled(true);
    };
    const onSeen = () => document.visibilityState === 'visible' && void pull();
    const onLeave = () => void sync.flush();
    void pull();
    document.addEventListener('visibilitychange', onSeen);
    window.addEventListener('online', sync.wake);
    window.addEventListener('pagehide', onLeave);
    return () => {
      document.removeEventListener('visibilitychange', onSeen);
      window.removeEventListener('online', sync.wake);
      window.removeEventListener('pagehide', onLeave);
    };
  }, [sync, dispatch]);

  const left = useMemo(() => tabs && createLeftKeeper(localStorage, viewerId, tabs.mine), [viewerId, tabs]);
  useEffect(() => {
    if (!sync) return;
    sync.follow(state.drafts);
    const rename = (draft: Draft) => (draft.id === FIRST_ID ? { ...draft, id: nameOf(FIRST_ID) } : draft);
    const named = { drafts: state.drafts.map(rename), selectedId: nameOf(state.selectedId) };
    const known = Object.fromEntries(Object.entries(bases.current).map(([id, base]) => [nameOf(id), base]));
    saveDrafts(sessionStorage, viewerId, named, known);
    left?.keep(state.drafts.filter((draft) => isUnsaved(sync, draft)).map(rename), known);
  }, [sync, state, viewerId, status, waiting, left, nameOf]);

  return useMemo(
    () => ({
      sync,
      status,
      waiting,
      conflicts,
      gone,
      settle: (id: string, keep: 'mine' | 'theirs') => {
        sync?.settle(id, keep);
        setConflicts(({ [id]: _settled, ...others }) => others);
      },
      nameOf,
      isSaved: (draft: Draft) => (sync ? sync.isSaved(draft) : isAsGiven(given, draft)),
      isPulled,
    }),
    [sync, given, status, waiting, conflicts, gone, nameOf, isPulled],
  );
}
