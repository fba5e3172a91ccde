import type { SavedStoryDraft, StoryPinDraft } from '@bowerbird/contract/creation/story-pins/schemas.ts';
import { toCallError, type CallError } from '@bowerbird/contract/protocol/call-error.ts';
import type { Gone } from '../pin-builder/index.ts';
import type { Edit, StoryDraft } from './story-draft.ts';
import { doClash, firstPart, isBlankStory, isNothing, storyOf, updateBetween, withUpdate, type StoryUpdate } from './story-record.ts';

/** What the server was last known to keep of the draft. */
export interface StoryBase {
  readonly serverId: string;
  readonly version: number;
  readonly story: StoryDraft;
}

/** Whether everything is on the server; `waiting` while it cannot be reached, `stuck` when it refuses what is sent. */
export type SyncStatus = 'new' | 'saved' | 'saving' | 'waiting' | 'stuck';

export interface StoryCalls {
  readonly create: (story: StoryDraft) => Promise<StoryPinDraft>;
  readonly update: (base: StoryBase, update: StoryUpdate) => Promise<SavedStoryDraft>;
  readonly find: (serverId: string) => Promise<StoryPinDraft>;
}

export interface StoryTells {
  readonly onStatus: (status: SyncStatus) => void;
  readonly onBase: (base: StoryBase | null) => void;
  /** What the server said of it: what is wrong with it, and the things it speaks of. */
  readonly onSaved: (saved: Pick<SavedStoryDraft, 'errors' | 'things' | 'scheduled_ts' | 'timeZone' | 'publishingStatus'>) => void;
  /** Somebody changed other parts of it elsewhere. */
  readonly onTheirs: (edit: Edit) => void;
  /** Both changed the same thing: a person has to say which stays. */
  readonly onConflict: (theirs: StoryDraft) => void;
  /** Somebody goes on here with what is no draft any more; null once that is over. */
  readonly onGone: (gone: Gone | null) => void;
  /** There are as many drafts as a person may keep. */
  readonly onFull: () => void;
}

export const SAVE_AFTER_MS = 700;
const RETRY_MS = [2_000, 5_000, 15_000, 30_000];

/** Keeps an idea pin on the server as it is made: a step is on its way within a second, and waits where there is no network. */
export function createStorySync(calls: StoryCalls, tells: StoryTells, known: StoryBase | null) {
  let base = known;
  let latest: StoryDraft | null = null;
  let conflict: StoryPinDraft | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let work: Promise<unknown> = Promise.resolve();
  let tries = 0;
  let isAway = false;
  let isStuck = false;
  let isOver = false;
  let gone: Gone | null = null;

  const isDirty = () =>
    latest !== null && (base === null ? !isBlankStory(latest) : latest !== base.story && !isNothing(updateBetween(base.story, latest)));

  const tell = () => {
    if (!isDirty()) return tells.onStatus(base ? 'saved' : 'new');
    tells.onStatus(isStuck || gone ? 'stuck' : isAway ? 'waiting' : 'saving');
  };
  const setBase = (next: StoryBase | null) => {
    base = next;
    tells.onBase(next);
  };
  const setGone = (next: Gone | null) => {
    if (gone === next) return;
    gone = next;
    tells.onGone(next);
  };
  const plan = (after: number) => {
    if (isOver || isStuck || conflict || gone) return;
    timer ??= setTimeout(() => {
      timer = null;
      void flush();
    }, after);
  };

  /** The draft as it is now. */
  function follow(story: StoryDraft): void {
    if (story !== latest) isStuck = false;
    latest = story;
    if (isDirty()) plan(isAway ? RETRY_MS[Math.min(tries, RETRY_MS.length - 1)]! : SAVE_AFTER_MS);
    tell();
  }

  const flush = () =>
    save().then(
      () => {},
      () => {},
    );

  /** Puts the last state on the server; throws where that fails. Calls follow each other. */
  function save(): Promise<StoryBase | null> {
    const saved = work.then(sendAll);
    work = saved.catch(() => {});
    return saved;
  }

  async function sendAll(): Promise<StoryBase | null> {
    await send();
    return isDirty() && !conflict && !gone && !isOver ? sendAll() : base;
  }

  async function send(): Promise<void> {
    const story = latest;
    if (!story || conflict || gone || isOver || !isDirty()) return tell();
    try {
      if (base) {
        const update = firstPart(updateBetween(base.story, story));
        const saved = await calls.update(base, update);
        setBase({ serverId: saved.id, version: saved.version, story: withUpdate(base.story, update, story) });
        tells.onSaved(saved);
      } else {
        const record = await calls.create(story);
        // The same draft may have been made by a call whose reply never came.
        setBase({ serverId: record.id, version: record.version, story: storyOf(record) });
        tells.onSaved(record);
      }
      isAway = false;
      tries = 0;
    } catch (error) {
      await fail(toCallError(error));
      throw error;
    } finally {
      tell();
    }
  }

  async function fail({ record }: CallError): Promise<void> {
    if (record?.name === 'conflict') return rebase().catch(() => plan(RETRY_MS[0]!));
    if (record?.name === 'not_found' && base) return setGone({ pinId: null });
    if (record?.name === 'too_many_things') tells.onFull();
    const isPassing = record === null || record.name === 'unavailable' || record.name === 'too_many_requests';
    if (!isPassing) return void (isStuck = true);
    isAway = true;
    plan(RETRY_MS[Math.min(tries++, RETRY_MS.length - 1)]!);
  }

  /** Finds out what happened elsewhere, and puts one's own steps on top of it. */
  async function rebase(): Promise<void> {
    if (!base) return;
    const record = await calls.find(base.serverId);
    // It went out, so there is no draft to keep changes in.
    if (record.mode === 'create' && record.pinId !== null) return setGone({ pinId: record.pinId });
    receive(record);
    if (isDirty()) plan(0);
  }

  function receive(record: StoryPinDraft): void {
    if (!base || !latest || record.version === base.version) return;
    const theirs = storyOf(record);
    const mine = updateBetween(base.story, latest);
    const done = updateBetween(base.story, theirs);
    const isSame = isNothing(updateBetween(theirs, latest));
    if (!isSame && doClash(mine, done)) {
      conflict = record;
      return tells.onConflict(theirs);
    }
    setBase({ serverId: record.id, version: record.version, story: theirs });
    tells.onSaved(record);
    if (isSame || isNothing(done)) return;
    const edit: Edit = (story) => withUpdate(story, done, theirs);
    latest = edit(latest);
    tells.onTheirs(edit);
  }

  /** Reads what another tab made of it. */
  async function pull(): Promise<void> {
    const now = base;
    if (!now || conflict || isOver) return;
    const record = await calls.find(now.serverId).catch(() => null);
    // Whoever took it away brought it back.
    if (record && gone?.pinId === null) setGone(null);
    if (record && base === now && !gone) receive(record);
    tell();
  }

  function settle(keep: 'mine' | 'theirs'): void {
    if (!conflict) return;
    const theirs = storyOf(conflict);
    setBase({ serverId: conflict.id, version: conflict.version, story: theirs });
    tells.onSaved(conflict);
    conflict = null;
    if (keep === 'theirs') {
      latest = theirs;
      tells.onTheirs(() => theirs);
    } else plan(0);
    tell();
  }

  return {
    follow,
    flush,
    save,
    pull,
    settle,
    baseOf: () => base,
    isDirty,
    isOver: () => isOver,
    /** Makes a draft of it anew, which was taken away elsewhere or is out. */
    revive: () => {
      if (!gone) return;
      setGone(null);
      setBase(null);
      plan(0);
      tell();
    },
    /** The network is back. */
    wake: () => void (isDirty() && flush()),
    stop: () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      isOver = true;
    },
  };
}

export type StorySync = ReturnType<typeof createStorySync>;
