import type { PinDraft, UpdateDraftInput } from '@bowerbird/contract/creation/pin-drafts/schemas.ts';
import { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import { ApiError, toErrorRecord, type ErrorName } from '@bowerbird/contract/protocol/errors.ts';
import { createDraftSync, type DraftCalls, type Gone, type SyncTells } from '../draft-sync.ts';
import type { Draft } from '../draft.ts';

const refusal = (name: ErrorName) => new CallError(toErrorRecord(new ApiError(name)));

/** A server that several tabs share. */
export function madeUpServer() {
  const kept = new Map<string, PinDraft>();
  const state = { isAway: false, refusesWith: null as ErrorName | null, said: [] as string[] };
  const answer = <T>(what: string, reply: () => T) => {
    if (state.isAway) return Promise.reject(new CallError(null));
    state.said.push(what);
    if (state.refusesWith) return Promise.reject(refusal(state.refusesWith));
    return Promise.resolve().then(reply);
  };
  const put = (creationId: string, content: Partial<UpdateDraftInput>) => {
    const before = kept.get(creationId) ?? blankRecord(creationId);
    const record: PinDraft = {
      ...before,
      version: before.version + 1,
      title: content.title ?? before.title,
      description: content.description ?? before.description,
    };
    kept.set(creationId, record);
    return record;
  };
  const calls: DraftCalls = {
    list: () => answer('list', () => [...kept.values()].filter(({ pinId }) => pinId === null)),
    create: (creationId, content) => answer(`create ${content.title}`, () => kept.get(creationId) ?? put(creationId, content)),
    update: ({ serverId, version }, changes) =>
      answer(`update ${Object.keys(changes).join(' ')}`, () => {
        const record = [...kept.values()].find(({ id }) => id === serverId);
        if (!record) throw refusal('not_found');
        if (record.version !== version || record.pinId !== null) throw refusal('conflict');
        return put(record.creationId, changes);
      }),
    remove: (serverId) =>
      answer('remove', () => {
        const record = [...kept.values()].find(({ id }) => id === serverId);
        if (!record) throw refusal('not_found');
        return kept.delete(record.creationId);
      }),
    order: (ids) =>
      answer('order', () => {
        const records = [...kept.values()].toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
        kept.clear();
        for (const record of records) kept.set(record.creationId, record);
      }),
  };
  return { kept, state, calls };
}

/** A draft as the server has it before anything is typed. */
export function blankRecord(creationId: string): PinDraft {
  return {
    id: `id-${creationId}`,
    creationId,
    version: 0,
    title: '',
    description: '',
    link: '',
    altText: '',
    board: null,
    section: null,
    items: [],
    interestTags: [],
    isCommentsAllowed: true,
    isShoppingRecAllowed: true,
    captions: [],
    scheduled_ts: null,
    websiteDefaultImageUrl: null,
    boardError: null,
    pinId: null,
  } as unknown as PinDraft;
}

/** A tab that keeps its drafts at a server, and what it was told. */
export function openTab(calls: DraftCalls, wantedRemovals: readonly string[] = []) {
  const told = {
    status: '',
    waiting: 0,
    theirs: [] as Partial<Draft>[],
    conflicts: [] as Draft[],
    gone: null as Gone | null,
    isFull: false,
    removals: wantedRemovals,
  };
  const tells: SyncTells = {
    onStatus: (status, waiting) => Object.assign(told, { status, waiting }),
    onTheirs: (_id, changes) => told.theirs.push(changes),
    onConflict: (_id, theirs) => told.conflicts.push(theirs),
    onGone: (_id, gone) => void (told.gone = gone),
    onBases: () => {},
    onRemoval: (serverId, isWanted) => {
      const others = told.removals.filter((one) => one !== serverId);
      told.removals = isWanted ? [...others, serverId] : others;
    },
    onFull: () => void (told.isFull = true),
  };
  const sync = createDraftSync(calls, tells, {}, undefined, wantedRemovals);
  return { sync, told };
}
