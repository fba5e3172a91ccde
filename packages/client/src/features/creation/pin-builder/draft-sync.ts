import type { PinDraft } from '@bowerbird/contract/creation/pin-drafts/schemas.ts';
import { CallError, toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import { contentOf, differences, draftOf, takeFields, type KeptContent } from './draft-content.ts';
import { isBlank, isRefusedFile, type Draft } from './draft.ts';

/** What the server was last known to keep of a draft. */
export interface Base {
  readonly serverId: string;
  readonly version: number;
  readonly content: KeptContent;
}

/** Whether everything typed is on the server; `waiting` while it cannot be reached. */
export type SyncStatus = 'saved' | 'saving' | 'waiting';

export interface DraftCalls {
  readonly list: () => Promise<readonly PinDraft[]>;
  readonly create: (creationId: string, content: KeptContent) => Promise<PinDraft>;
  readonly update: (base: Base, changes: Partial<KeptContent>) => Promise<PinDraft>;
  readonly remove: (serverId: string) => Promise<unknown>;
  readonly order: (serverIds: readonly string[]) => Promise<unknown>;
}

export interface SyncTells {
  readonly onStatus: (status: SyncStatus, waiting: number) => void;
  /** Somebody changed the draft elsewhere, in fields that nobody touched here. */
  readonly onTheirs: (id: string, changes: Partial<Draft>) => void;
  /** Both changed the same field: a person has to say which stays. */
  readonly onConflict: (id: string, theirs: Draft) => void;
  /** Somebody goes on here with what is no draft any more; null once that is over. */
  readonly onGone: (id: string, gone: Gone | null) => void;
  readonly onBases: (bases: ReadonlyMap<string, Base>) => void;
  /** The server's id of a draft that is to be taken away there, or is no more. */
  readonly onRemoval: (serverId: string, isWanted: boolean) => void;
  /** There are as many drafts as a person may keep. */
  readonly onFull: () => void;
}

/** What became of a draft elsewhere: it was taken away, or became the pin. */
export interface Gone {
  readonly pinId: string | null;
}

interface Entry {
  base: Base | null;
  latest: Draft | null;
  work: Promise<void>;
  conflict: { theirs: PinDraft } | null;
  gone: Gone | null;
  isStuck: boolean;
}

export const SAVE_AFTER_MS = 700;
const RETRY_MS = [2_000, 5_000, 15_000, 30_000];

/** Keeps drafts on the server as one types: a change is on its way within a second, and waits where there is no network. */
export function createDraftSync(
  calls: DraftCalls,
  tells: SyncTells,
  bases: Readonly<Record<string, Base>> = {},
  /** What the server knows a draft of this page as. */
  creationIdOf: (id: string) => string = (id) => id,
  /** What a tab of this browser had still to take away when it was left. */
  wantedRemovals: readonly string[] = [],
) {
  const entries = new Map<string, Entry>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let tries = 0;
  let isAway = false;
  /** The order that is not on the server yet, and how often there was one: an older answer says nothing of it. */
  let wantedOrder: readonly string[] | null = null;
  let orders = 0;
  /** Drafts that were taken away here and may still be on the server, by the ids they have there. */
  const removals = new Set(wantedRemovals);
  for (const [id, base] of Object.entries(bases)) entries.set(id, newEntry(base));

  function newEntry(base: Base | null): Entry {
    return { base, latest: null, work: Promise.resolve(), conflict: null, gone: null, isStuck: false };
  }

  const isDirty = ({ base, latest }: Entry) =>
    latest === null ? false : base === null ? hasContent(latest) : differences(base.content, contentOf(latest)).length > 0;
  const dirty = () => [...entries].filter(([, entry]) => isDirty(entry) && !entry.conflict && !entry.gone && !entry.isStuck);

  const tell = () => {
    const left = dirty().length;
    tells.onStatus(left === 0 ? 'saved' : isAway ? 'waiting' : 'saving', left);
    tells.onBases(new Map([...entries].flatMap(([id, { base }]) => (base ? [[id, base] as const] : []))));
  };

  const plan = (after: number) => {
    timer ??= setTimeout(() => {
      timer = null;
      void flush();
    }, after);
  };

  /** The drafts as they are now; those that are gone here without a word to `remove` or `forget` stay on the server. */
  function follow(drafts: readonly Draft[]): void {
    for (const draft of drafts) {
      if (isRefusedFile(draft)) {
        remove(draft.id);
        continue;
      }
      const entry = entries.get(draft.id) ?? newEntry(null);
      entries.set(draft.id, entry);
      if (entry.latest !== draft) entry.isStuck = false;
      entry.latest = draft;
    }
    if (dirty().length > 0) plan(isAway ? RETRY_MS[Math.min(tries, RETRY_MS.length - 1)]! : SAVE_AFTER_MS);
    tell();
  }

  async function flush(): Promise<void> {
    const [fresh, known] = [dirty().filter(([, { base }]) => !base), dirty().filter(([, { base }]) => base)];
    // A draft that was brought back is made anew, so the one before it goes first.
    const removed = Promise.all([...removals].map(takeAway));
    await Promise.all([removed.then(() => saveInOrder(fresh)), ...known.map(([id]) => save(id).catch(() => {}))]);
  }

  /** The server orders drafts as they were made there, so new ones go one after the other. */
  async function saveInOrder(fresh: readonly (readonly [string, Entry])[]): Promise<void> {
    for (const [id] of fresh) await save(id).catch(() => {});
  }

  /** Puts a draft's last state on the server; throws where that fails. Calls of one draft follow each other. */
  function save(id: string): Promise<Base | null> {
    const entry = entries.get(id);
    if (!entry) return Promise.resolve(null);
    const saved = entry.work.then(() => send(id, entry));
    entry.work = saved.then(
      () => {},
      () => {},
    );
    return saved;
  }

  async function send(id: string, entry: Entry): Promise<Base | null> {
    const { latest, base } = entry;
    if (latest === null || entry.conflict || entry.gone || (!isDirty(entry) && base)) return base;
    const content = contentOf(latest);
    try {
      const record = base
        ? await calls.update(base, pick(content, differences(base.content, content)))
        : await calls.create(creationIdOf(id), content);
      if (record.pinId !== null) {
        setGone(id, entry, { pinId: record.pinId });
        throw new Error('This draft is published.');
      }
      isAway = false;
      tries = 0;
      entry.base = { ...baseOf(record), ...(base ? { content } : {}) };
      receiveTrouble(id, entry, record);
      if (isDirty(entry)) plan(SAVE_AFTER_MS);
      return entry.base;
    } catch (error) {
      // What is no failed call would fail again, and is no lost network.
      if (error instanceof CallError) await fail(id, entry, error);
      else entry.isStuck = true;
      throw error;
    } finally {
      tell();
    }
  }

  async function fail(id: string, entry: Entry, { record }: CallError): Promise<void> {
    if (record?.name === 'conflict') return rebase(id, entry).catch(() => plan(RETRY_MS[0]!));
    if (record?.name === 'not_found') return setGone(id, entry, { pinId: null });
    if (record?.name === 'too_many_things') tells.onFull();
    if (!isPassing({ record })) return void (entry.isStuck = true);
    isAway = true;
    plan(RETRY_MS[Math.min(tries++, RETRY_MS.length - 1)]!);
  }

  /** Finds out what happened elsewhere, and puts one's own changes on top of it. */
  async function rebase(id: string, entry: Entry): Promise<void> {
    const record = (await calls.list()).find(({ creationId }) => creationId === creationIdOf(id));
    if (!entry.latest || !entry.base) return;
    if (!record) {
      // A draft that refuses changes and is in no list is out: making it again gives the one that stands.
      const { pinId } = await calls.create(creationIdOf(id), contentOf(entry.latest));
      return setGone(id, entry, { pinId });
    }
    receive(id, entry, record);
    if (isDirty(entry) && !entry.conflict) plan(SAVE_AFTER_MS);
  }

  function setGone(id: string, entry: Entry, gone: Gone | null): void {
    if (entry.gone === gone) return;
    entry.gone = gone;
    tells.onGone(id, gone);
  }

  function receive(id: string, entry: Entry, record: PinDraft): void {
    const theirs = draftOf(record);
    const theirContent = contentOf(theirs);
    const before = entry.base?.content ?? theirContent;
    const mine = entry.latest ? differences(before, contentOf(entry.latest)) : [];
    const changed = differences(before, theirContent);
    const both = mine.filter((field) => changed.includes(field));
    const isSame = entry.latest !== null && differences(contentOf(entry.latest), theirContent).every((field) => !both.includes(field));
    const next = baseOf(record);
    if (both.length > 0 && !isSame) {
      entry.conflict = { theirs: record };
      return tells.onConflict(id, theirs);
    }
    entry.base = next;
    const taken = changed.filter((field) => !mine.includes(field));
    if (taken.length > 0 || theirs.scheduledTs !== entry.latest?.scheduledTs)
      tells.onTheirs(id, { ...takeFields(theirs, taken), scheduledTs: theirs.scheduledTs, timeZone: theirs.timeZone });
  }

  /** A scheduled pin may fail where nobody looks on, and what is mended waits again. */
  function receiveTrouble(id: string, { latest }: Entry, record: PinDraft): void {
    const { hasFailed, problems } = draftOf(record);
    if (latest && hasFailed !== (latest.hasFailed ?? false)) tells.onTheirs(id, { hasFailed, problems });
  }

  /** Reads what the server keeps: drafts of elsewhere come, those that nobody touched here follow, and those that are out or taken away go. */
  async function pull(): Promise<{ fresh: Draft[]; gone: string[]; order: string[] }> {
    const ordersBefore = orders;
    // The list may be older than a removal that ends while it is on its way.
    const removed = new Set(removals);
    const records = await calls.list();
    const fresh: Draft[] = [];
    const order: string[] = [];
    for (const record of records) {
      if (removed.has(record.id) || removals.has(record.id)) continue;
      const id = [...entries.keys()].find((one) => creationIdOf(one) === record.creationId) ?? record.creationId;
      order.push(id);
      const entry = entries.get(id);
      // Whoever took it away brought it back.
      if (entry) setGone(id, entry, null);
      if (entry?.latest && entry.base && record.version !== entry.base.version && !entry.conflict) receive(id, entry, record);
      if (entry?.latest) {
        if (!isDirty(entry)) receiveTrouble(id, entry, record);
        entry.base ??= baseOf(record);
        continue;
      }
      const draft = draftOf(record);
      entries.set(record.creationId, { ...newEntry(baseOf(record)), latest: draft });
      fresh.push(draft);
    }
    const listed = new Set(records.map(({ id }) => id));
    const gone = [...entries].filter(([, entry]) => entry.base && entry.latest && !listed.has(entry.base.serverId) && !isDirty(entry));
    for (const [id] of gone) entries.delete(id);
    tell();
    return { fresh, gone: gone.map(([id]) => id), order: wantedOrder !== null || orders !== ordersBefore ? [] : order };
  }

  function settle(id: string, keep: 'mine' | 'theirs'): void {
    const entry = entries.get(id);
    if (!entry?.conflict) return;
    const { theirs } = entry.conflict;
    entry.conflict = null;
    entry.base = baseOf(theirs);
    if (keep === 'theirs') tells.onTheirs(id, { ...draftOf(theirs), problems: {} });
    else plan(0);
    tell();
  }

  /** Keeps the order of drafts; those that are new get there first, because the server orders what it knows. */
  async function order(ids: readonly string[]): Promise<void> {
    wantedOrder = ids;
    orders += 1;
    await flush();
    try {
      await calls.order(ids.flatMap((id) => entries.get(id)?.base?.serverId ?? []));
    } catch (error) {
      // Without a network the order waits as the drafts do.
      if (toCallError(error).record === null) return;
      if (wantedOrder === ids) wantedOrder = null;
      throw error;
    }
    if (wantedOrder === ids) wantedOrder = null;
  }

  /** Takes a draft away for good. */
  function remove(id: string): void {
    const entry = entries.get(id);
    if (!entry) return;
    setGone(id, entry, null);
    entries.delete(id);
    if (entry.base) noteRemoval(entry.base.serverId);
    void entry.work.then(() => (entry.base ? takeAway(entry.base.serverId) : undefined));
    tell();
  }

  function noteRemoval(serverId: string): void {
    removals.add(serverId);
    tells.onRemoval(serverId, true);
  }

  /** Without a network the removal waits as the drafts do, so that the draft does not come back. */
  async function takeAway(serverId: string): Promise<void> {
    noteRemoval(serverId);
    try {
      await calls.remove(serverId);
    } catch (error) {
      if (isPassing(toCallError(error))) return plan(RETRY_MS[Math.min(tries++, RETRY_MS.length - 1)]!);
    }
    removals.delete(serverId);
    tells.onRemoval(serverId, false);
  }

  return {
    follow,
    flush,
    save,
    pull,
    settle,
    remove,
    order,
    /** The draft is out, or gone elsewhere: nothing is to be said to the server. */
    forget: (id: string) => {
      const entry = entries.get(id);
      if (entry) setGone(id, entry, null);
      entries.delete(id);
      tell();
    },
    goneOf: (id: string) => entries.get(id)?.gone ?? null,
    /** Publishing said that the draft is there no more. */
    lose: (id: string) => {
      const entry = entries.get(id);
      if (entry) setGone(id, entry, { pinId: null });
    },
    /** Makes a draft anew that was taken away elsewhere. */
    revive: (id: string) => {
      const entry = entries.get(id);
      if (!entry?.gone) return;
      setGone(id, entry, null);
      entry.base = null;
      plan(0);
      tell();
    },
    /** Whether the server answered for all that is in a draft, but for files on their way. */
    isSaved: (draft: Draft) => isAsBase(entries.get(draft.id)?.base, draft),
    baseOf: (id: string) => entries.get(id)?.base ?? null,
    /** The network is back. */
    wake: () => {
      if (wantedOrder) void order(wantedOrder).catch(() => {});
      else if (dirty().length > 0 || removals.size > 0) void flush();
    },
    stop: () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
    },
  };
}

export type DraftSync = ReturnType<typeof createDraftSync>;

/** What the server keeps of a draft, as it told of it. */
export function baseOf(record: PinDraft): Base {
  return { serverId: record.id, version: record.version, content: contentOf(draftOf(record)) };
}

/** Whether the server keeps all that is in a draft, but for files on their way. */
export function isAsBase(base: Base | null | undefined, draft: Draft): boolean {
  return base != null && differences(base.content, contentOf(draft)).length === 0;
}

/** Whether the same call may go well later. */
function isPassing({ record }: Pick<CallError, 'record'>): boolean {
  return record === null || record.name === 'unavailable' || record.name === 'too_many_requests';
}

/** Whether there is something to keep. A picture that is on its way may yet be refused, and is none until it is there. */
function hasContent(draft: Draft): boolean {
  return contentOf(draft).items.length > 0 || !isBlank({ ...draft, picture: { kind: 'none' }, slides: [] });
}

function pick(content: KeptContent, fields: readonly (keyof KeptContent)[]): Partial<KeptContent> {
  return Object.fromEntries(fields.map((field) => [field, content[field]]));
}
