import { useEffect, useMemo, useRef, useState } from 'react';
import type { SavedStoryDraft, StoryDraftError } from '@bowerbird/contract/creation/story-pins/schemas.ts';
import { StoryPinDraftResource, StoryPinDraftsResource } from '@bowerbird/contract/creation/story-pins/calls.ts';
import type { StoryThings } from '@bowerbird/domain/creation/story-pins/show.ts';
import { makeId } from '../../../lib/make-id.ts';
import { useAction, useAppDispatch } from '../../../store/hooks.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import type { Gone } from '../pin-builder/index.ts';
import type { Edit, StoryDraft } from './story-draft.ts';
import { newStory, storyOf, toCreate, toUpdate } from './story-record.ts';
import { keptStories, storyKey } from './story-storage.ts';
import { createStorySync, type StoryBase, type StorySync, type SyncStatus } from './story-sync.ts';

const KEEP_AFTER_MS = 300;

export interface StoryKeeping {
  /** Null until the draft is there. */
  readonly sync: StorySync | null;
  readonly status: SyncStatus;
  readonly serverId: string | null;
  readonly errors: readonly StoryDraftError[];
  /** When it goes out by itself, in epoch seconds. */
  readonly scheduledTs: number | null;
  /** Whose clocks that time was chosen by; the reader's without. */
  readonly timeZone: string | null;
  /** It could not go out at that time. */
  readonly hasFailed: boolean;
  readonly setScheduled: (ts: number | null, timeZone: string | null) => void;
  /** It changes a pin that is out. */
  readonly isEdit: boolean;
  /** What another tab made of the same things. */
  readonly conflict: StoryDraft | null;
  readonly settle: (keep: 'mine' | 'theirs') => void;
  /** The draft that the address names is not there. */
  readonly isGone: boolean;
  /** What became elsewhere of the draft that somebody goes on with here. */
  readonly gone: Gone | null;
  readonly keepGone: () => void;
  readonly letGo: () => void;
  /** Nothing is to be kept any more: it is out, or taken away. */
  readonly end: () => void;
}

export interface KeepingParts {
  readonly viewerId: string;
  /** The draft that the address names. */
  readonly draftId: string | null;
  readonly story: StoryDraft;
  readonly pageId: string;
  readonly things: StoryThings;
  readonly onOpened: (story: StoryDraft, pageId?: string) => void;
  readonly onTheirs: (edit: Edit) => void;
  readonly onThings: (things: StoryThings) => void;
  readonly onServerId: (id: string) => void;
}

type StorySchedule = Pick<StoryKeeping, 'scheduledTs' | 'timeZone' | 'hasFailed'>;

const notScheduled: StorySchedule = { scheduledTs: null, timeZone: null, hasFailed: false };

function scheduleOf(saved: Pick<SavedStoryDraft, 'scheduled_ts' | 'timeZone' | 'publishingStatus'>): StorySchedule {
  return { scheduledTs: saved.scheduled_ts, timeZone: saved.timeZone, hasFailed: saved.publishingStatus === 'failed' };
}

/** Keeps the draft in this browser at once and on the server within a second. It brings what other tabs did. */
export function useStoryKeeping(parts: KeepingParts): StoryKeeping {
  const { viewerId, draftId, story, pageId, things } = parts;
  const notify = useAppDispatch();
  const create = useAction(StoryPinDraftsResource.create);
  const update = useAction(StoryPinDraftsResource.update);
  const find = useAction(StoryPinDraftResource.get);
  const [sync, setSync] = useState<StorySync | null>(null);
  const [status, setStatus] = useState<SyncStatus>('new');
  const [errors, setErrors] = useState<readonly StoryDraftError[]>([]);
  const [schedule, setSchedule] = useState<StorySchedule>(notScheduled);
  const [isEdit, setEdit] = useState(false);
  const [conflict, setConflict] = useState<StoryDraft | null>(null);
  const [base, setBase] = useState<StoryBase | null>(null);
  const [isGone, setMissing] = useState(false);
  const [gone, setGone] = useState<Gone | null>(null);
  const creationId = useRef('');
  const isOver = useRef(false);
  const last = useRef(parts);
  useEffect(() => {
    last.current = parts;
  });

  useEffect(() => {
    // The address names the draft once the server has it; it is still the same one.
    if (sync && draftId !== null && sync.baseOf()?.serverId === draftId) return undefined;
    let isAway = false;
    let made: StorySync | null = null;
    const begin = (known: StoryBase | null) => {
      made = createStorySync(
        {
          create: (now) => create(toCreate(creationId.current, now)),
          update: ({ serverId, version }, changes) => update({ id: serverId, version, ...toUpdate(changes) }),
          find: (id) => find({ id }),
        },
        {
          onStatus: setStatus,
          onBase: (next) => {
            setBase(next);
            if (next) keptStories.forget(localStorage, storyKey(viewerId, 'new'));
            if (next) last.current.onServerId(next.serverId);
          },
          onSaved: (saved) => {
            setErrors(saved.errors);
            setSchedule(scheduleOf(saved));
            last.current.onThings(saved.things);
          },
          onTheirs: (edit) => last.current.onTheirs(edit),
          onConflict: setConflict,
          onGone: setGone,
          onFull: () => notify(toastShown({ kind: 'error', message: 'ideas.tooManyDrafts' })),
        },
        known,
      );
      setBase(known);
      setGone(null);
      setSync(made);
    };
    const open = async () => {
      const kept = keptStories.load(localStorage, storyKey(viewerId, draftId));
      creationId.current = kept?.creationId ?? makeId();
      if (kept) {
        // What this browser kept is the newest there is; what came on top elsewhere joins at the first save.
        last.current.onThings(kept.things);
        last.current.onOpened(kept.story, kept.pageId);
        begin(kept.base);
        void made?.pull();
        return;
      }
      setMissing(false);
      if (draftId === null) {
        // Whoever starts anew leaves the draft of before to itself.
        if (sync) last.current.onOpened(newStory('first'));
        return begin(null);
      }
      try {
        const record = await find({ id: draftId });
        if (isAway) return;
        creationId.current = record.creationId;
        const opened = storyOf(record);
        last.current.onThings(record.things);
        last.current.onOpened(opened);
        setErrors(record.errors);
        setSchedule(scheduleOf(record));
        setEdit(record.mode === 'edit');
        begin({ serverId: record.id, version: record.version, story: opened });
      } catch {
        if (!isAway) setMissing(true);
      }
    };
    void open();
    return () => {
      isAway = true;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- one for each draft; the calls stay the same.
  }, [viewerId, draftId]);

  useEffect(() => {
    if (!sync) return undefined;
    const onSeen = () => void (document.visibilityState === 'visible' ? sync.pull() : sync.flush());
    const onLeave = () => void sync.flush();
    document.addEventListener('visibilitychange', onSeen);
    window.addEventListener('online', sync.wake);
    window.addEventListener('pagehide', onLeave);
    return () => {
      document.removeEventListener('visibilitychange', onSeen);
      window.removeEventListener('online', sync.wake);
      window.removeEventListener('pagehide', onLeave);
      // Leaving the page in the application saves what is left; the sync ends with that.
      if (!isOver.current) void sync.flush().finally(sync.stop);
    };
  }, [sync]);

  useEffect(() => {
    if (!sync || isOver.current) return undefined;
    sync.follow(story);
    const keep = () => {
      if (isOver.current) return;
      const base = sync.baseOf();
      const key = storyKey(viewerId, base?.serverId);
      if (sync.isDirty() && !sync.isOver())
        keptStories.keep(localStorage, key, { creationId: creationId.current, story, base, things, pageId });
      else keptStories.forget(localStorage, key);
    };
    const timer = setTimeout(keep, KEEP_AFTER_MS);
    const onLeave = () => keep();
    window.addEventListener('pagehide', onLeave);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', onLeave);
    };
  }, [sync, story, pageId, things, viewerId, status]);

  return useMemo(
    () => ({
      sync,
      status,
      serverId: base?.serverId ?? null,
      errors,
      ...schedule,
      setScheduled: (scheduledTs: number | null, timeZone: string | null) => setSchedule({ scheduledTs, timeZone, hasFailed: false }),
      isEdit,
      conflict,
      isGone,
      gone,
      keepGone: () => {
        // What is out, or changed a pin that is out, stays what it is: another draft goes on.
        if (gone?.pinId !== null || isEdit) creationId.current = makeId();
        setEdit(false);
        setSchedule(notScheduled);
        sync?.revive();
      },
      letGo: () => {
        const serverId = sync?.baseOf()?.serverId;
        sync?.stop();
        if (serverId) keptStories.forget(localStorage, storyKey(viewerId, serverId));
      },
      settle: (keep: 'mine' | 'theirs') => {
        sync?.settle(keep);
        setConflict(null);
      },
      end: () => {
        isOver.current = true;
        const serverId = sync?.baseOf()?.serverId;
        sync?.stop();
        keptStories.forget(localStorage, storyKey(viewerId, 'new'));
        if (serverId) keptStories.forget(localStorage, storyKey(viewerId, serverId));
      },
    }),
    [sync, status, base, errors, conflict, isGone, gone, viewerId, schedule, isEdit],
  );
}
