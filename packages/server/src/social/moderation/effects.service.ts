import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { accountStates } from '@bowerbird/domain/identity/account-state.ts';
import { limitDays, type Decision } from '@bowerbird/domain/social/moderation.ts';
import type { ReportTargetType } from '@bowerbird/domain/social/reports.ts';
import type { Core } from '../../core/core.ts';
import type { Database } from '../../core/database/database.ts';
import { limitPerson, limitPersonUntil, unlimitPerson } from '../../identity/accounts/index.ts';
import { revokeMailTokens } from '../../identity/mail-tokens/index.ts';
import { endSessions } from '../../identity/sessions/index.ts';
import { emptyProfile, refillProfile } from '../../people/users/index.ts';
import { reinstateBoard, withdrawBoard } from '../../pinning/boards/index.ts';
import { keepFromFeeds, reinstatePins, withdrawPins } from '../../pinning/pins/index.ts';
import { keepFromOthers, moderateComment } from '../comments/index.ts';
import { reinstateMessage, withdrawMessage } from '../conversations/index.ts';
import type { HeldCase, UntoldRow } from './cases.queries.ts';
import {
  judgePicture,
  keepDeletedPins,
  releasePins,
  selectCommentsOf,
  selectKeptPins,
  selectLivePins,
  selectPinsToKeep,
  selectRemovedComments,
  selectRemovedPins,
} from './effects.queries.ts';
import {
  handSuspensionOver,
  holdAccount,
  leaveSuspensionToOwner,
  saveAccountState,
  saveSuspendedFrom,
  selectOtherLimit,
  takeSuspendedFrom,
} from './effects-on-people.queries.ts';

export interface Act {
  readonly core: Core;
  readonly trx: Database;
  readonly found: HeldCase;
  readonly moderatorId: string;
}

/** Lets go of what a rule kept back until somebody looked. It waits until a decision stands, because an undo opens the case again. */
export async function releaseHeld(core: Core, trx: Database, { id, decision }: Pick<UntoldRow, 'id' | 'decision'>): Promise<void> {
  for (const pinId of await releasePins(trx, id)) await core.outbox.emit(trx, 'pin.changed', { pinId });
  if (decision !== 'nothing') return;
  for (const commentId of await selectCommentsOf(trx, id)) await keepFromOthers(trx, commentId, false);
}

/** What a decision does, and what takes it back. */
interface Effect {
  readonly apply: (act: Act) => Promise<unknown>;
  readonly lift: (act: Act) => Promise<unknown>;
}

const none: Effect = { apply: async () => undefined, lift: async () => undefined };

/** A moderator who finds nothing wrong knows better than the classifier. */
const nothing: Effect = {
  apply: ({ trx, found }) => judgePicture(trx, found, true),
  lift: ({ trx, found }) => judgePicture(trx, found, false),
};

const hide: Effect = {
  apply: async ({ core, trx, found }) => keepFromFeeds(core, trx, await selectPinsToKeep(trx, found), true),
  lift: async ({ core, trx, found }) => keepFromFeeds(core, trx, await selectKeptPins(trx, found), false),
};

/** What removing does to each kind of thing. */
const removals: Readonly<Record<ReportTargetType, Effect>> = {
  pin: {
    apply: async ({ core, trx, found }) => {
      await keepDeletedPins(trx, found);
      await withdrawPins(core, trx, await selectLivePins(trx, found));
    },
    lift: async ({ core, trx, found }) => reinstatePins(core, trx, await selectRemovedPins(trx, found)),
  },
  comment: {
    apply: async ({ trx, found, moderatorId }) => setAllRemoved(trx, await selectCommentsOf(trx, found.id), moderatorId),
    lift: async ({ trx, found }) => setAllRemoved(trx, await selectRemovedComments(trx, found.id), null),
  },
  board: {
    apply: ({ core, trx, found }) => withdrawBoard(core, trx, found.target_id),
    lift: ({ core, trx, found }) => reinstateBoard(core, trx, found.target_id),
  },
  user: {
    apply: (act) => changeProfile(act, emptyProfile),
    lift: (act) => changeProfile(act, refillProfile),
  },
  message: {
    apply: ({ trx, found }) => withdrawMessage(trx, found.target_id, found.id),
    lift: ({ trx, found }) => reinstateMessage(trx, found.target_id, found.id),
  },
  conversation: none,
};

const remove: Effect = {
  apply: (act) => removals[act.found.target_type].apply(act),
  lift: (act) => removals[act.found.target_type].lift(act),
};

async function changeProfile({ core, trx, found }: Act, change: typeof emptyProfile): Promise<void> {
  await change(trx, found.author_id, found.id);
  await core.outbox.emit(trx, 'user.changed', { userId: found.author_id });
}

/** What several people said alike is one case. */
async function setAllRemoved(trx: Database, ids: readonly string[], moderatorId: string | null): Promise<void> {
  for (const id of ids) await moderateComment(trx, id, moderatorId);
}

const limit: Effect = {
  apply: ({ trx, found }) => limitPerson(trx, found.author_id, limitDays),
  lift: async ({ trx, found }) => {
    const until = await selectOtherLimit(trx, found);
    await (until ? limitPersonUntil(trx, found.author_id, until) : unlimitPerson(trx, found.author_id));
  },
};

const suspend: Effect = {
  apply: async (act) => {
    const { trx, found } = act;
    const person = await holdAccount(trx, found.author_id);
    if (person.is_owner) throw new ApiError('forbidden', { extra: { reason: 'instance_owner' } });
    if (person.state === accountStates.suspended) return;
    if (!SUSPENDABLE.has(person.state)) throw new ApiError('conflict');
    await saveSuspendedFrom(trx, found.id, person.state);
    await changeState(act, accountStates.suspended);
  },
  lift: async (act) => {
    const { trx, found } = act;
    const { state } = await holdAccount(trx, found.author_id);
    const before = await takeSuspendedFrom(trx, found.id);
    if (before === null || state !== accountStates.suspended) return;
    // Another decision that stands, or the instance's owner, keeps the account suspended, and knows then what to bring back.
    if (await handSuspensionOver(trx, found, before)) return;
    if (await leaveSuspensionToOwner(trx, found.author_id, before)) return;
    await changeState(act, before);
  },
};

/** Whose account is being erased is not kept from it. */
const SUSPENDABLE: ReadonlySet<number> = new Set([accountStates.active, accountStates.deactivated, accountStates.leaving]);

async function changeState({ core, trx, found: { author_id: userId } }: Act, state: number): Promise<void> {
  await saveAccountState(trx, userId, state);
  await endSessions(trx, userId);
  await revokeMailTokens(trx, userId);
  await core.outbox.emit(trx, 'user.visibility_changed', { userId });
}

export const effects: Readonly<Record<Decision, Effect>> = { nothing, warn: none, hide, remove, limit, suspend };
