import type { BoardUpdate } from '@bowerbird/contract/pinning/boards/live-updates.ts';
import type { InviteUpdate } from '@bowerbird/contract/pinning/collaborators/live-updates.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { Database } from '../../core/database/database.ts';
import { emitEvent } from '../../core/events/outbox.ts';
import { sendLiveUpdates } from '../../core/realtime/index.ts';
import { noteActs } from '../boards/index.ts';
import { countPeople } from './collaborators.queries.ts';

/** Those who keep a board and those who are asked to, together. */
const MOST_PEOPLE = 100;

declare module '../../core/events/outbox.ts' {
  interface DomainEvents {
    /** Somebody keeps the board from now on. */
    'board.joined': { readonly boardId: string; readonly userId: string };
  }
}

/** Refuses more people than a board may have; the board is held. */
export async function requireRoom(trx: Database, boardId: string, more: number): Promise<void> {
  if ((await countPeople(trx, boardId)) + more > MOST_PEOPLE) throw new ApiError('conflict', { extra: { reason: 'too_many_people' } });
}

/** Tells that somebody keeps the board from now on. */
export async function tellOfJoining(trx: Database, boardId: string, userId: string): Promise<void> {
  await noteActs(trx, [{ kind: 'person_joined', boardId, userId }]);
  await emitEvent(trx, 'board.joined', { boardId, userId });
}

/** Tells the other pages of somebody that an invite of theirs waits no more. */
export async function tellOfAnswer(db: Database, boardId: string, userId: string): Promise<void> {
  await sendLiveUpdates<InviteUpdate>(db, 'board.invite_answered', [{ to: userId, data: { boardId } }]);
}

/** Lets open pages of somebody who is off a board look again: nobody tells its former people any more. */
export async function tellOfRemoval(db: Database, boardId: string, userId: string): Promise<void> {
  await sendLiveUpdates<BoardUpdate>(db, 'board.changed', [{ to: userId, data: { boardIds: [boardId] } }]);
}
