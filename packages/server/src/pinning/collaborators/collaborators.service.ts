import type {
  AnswerInviteInput,
  BoardInvite,
  Collaborator,
  InviteCollaboratorsInput,
  RemoveCollaboratorInput,
} from '@bowerbird/contract/pinning/collaborators/schemas.ts';
import type { PageInput } from '@bowerbird/contract/protocol/paging.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { permissionAccess, permissionNumbers, type CollaboratorPermission } from '@bowerbird/domain/pinning/collaborator-permissions.ts';
import { cleanLine } from '@bowerbird/domain/clean-text.ts';
import { requireAllowedTexts } from '../../core/block-list/index.ts';
import { emitEvent } from '../../core/events/outbox.ts';
import { takeFromPerson } from '../../core/limits/limits.ts';
import { badField } from '../../endpoints/bad-field.ts';
import type { CallContext } from '../../endpoints/context.ts';
import type { HandlerContext, Page } from '../../endpoints/handle.ts';
import { turnPage } from '../../endpoints/read-page.ts';
import { requireUnlimited } from '../../identity/accounts/index.ts';
import { readEmails } from '../../people/mail-invites/index.ts';
import { guardBoard, guardBoardInvite, guardBoardOwner, lockBoardRow, noteActs } from '../boards/index.ts';
import {
  acceptInvite,
  acceptRequest,
  deleteAskedBy,
  deleteCollaborator,
  deleteInvite,
  findInvitedBoard,
  insertInvites,
  insertRequest,
  selectCollaborators,
  selectInvites,
  setPermission,
  type InviteRow,
} from './collaborators.queries.ts';
import { deleteLink } from './codes.queries.ts';
import { denyInvite, mayAskOwner } from './denials.queries.ts';
import { findCollaborator } from './find-collaborator.service.ts';
import { requireRoom, tellOfAnswer, tellOfJoining, tellOfRemoval } from './joining.service.ts';
import { inviteByMail } from './mail-invites.service.ts';
import { changeOwner, isTransfer } from './transfer.service.ts';
import { presentCollaborator, presentInvite } from './collaborators.views.ts';

const ASKED_PER_HOUR = 200;

declare module '../../core/events/outbox.ts' {
  interface DomainEvents {
    /** Somebody is asked to keep a board together. */
    'board.invited': { readonly boardId: string; readonly userId: string; readonly byId: string };
    /** Somebody asks its owner to be let in. */
    'board.join_asked': { readonly boardId: string; readonly userId: string };
  }
}

type Context = HandlerContext<'full'>;

/** The people of a board: those who wait for an answer are for the people of the board alone. */
export async function readCollaborators(context: CallContext, boardId: string): Promise<Collaborator[]> {
  const { core, viewer } = context;
  const board = await guardBoard(core.db, viewer, boardId);
  const rows = await selectCollaborators(core.db, viewer, { boardId, seesWaiting: board.role !== 'visitor' });
  return rows.map((row) => presentCollaborator(row, context));
}

/** Asks people to join, or asks to be let in. Throws `conflict` where a board has too many people, `forbidden` for who is limited. */
export async function askToJoin(context: Context, input: InviteCollaboratorsInput): Promise<Collaborator[]> {
  const { core, db, viewer } = context;
  await requireUnlimited(db, viewer.userId);
  await takeFromPerson(core, { name: 'board-invites', subject: viewer.userId, most: ASKED_PER_HOUR });
  const boardId = input.board_id;
  const note = cleanLine(input.note ?? '');
  await requireAllowedTexts(core, { note });
  if (input.action === 'request') await request(context, boardId, note);
  else
    await invite(context, {
      boardId,
      userIds: input.user_ids ?? [],
      emails: readEmails(input.emails ?? []),
      note,
      permissions: input.permissions ?? 'edit',
    });
  const rows = await selectCollaborators(db, viewer, { boardId, seesWaiting: input.action !== 'request' });
  return rows.map((row) => presentCollaborator(row, context));
}

interface WantedInvites {
  readonly boardId: string;
  readonly userIds: readonly string[];
  readonly emails: readonly string[];
  readonly note: string;
  readonly permissions: CollaboratorPermission;
}

async function invite(context: Context, wanted: WantedInvites): Promise<void> {
  const { db, viewer } = context;
  const { boardId, userIds, emails } = wanted;
  if (userIds.length + emails.length === 0) throw badField('user_ids', 'required');
  // Nobody knows who reads a mail, so it gives what joining gives.
  if (emails.length > 0 && wanted.permissions !== 'edit') throw badField('permissions', 'not_by_mail');
  await guardBoardInvite(db, viewer, boardId);
  await lockBoardRow(db, boardId);
  // The board may have changed hands while somebody else held it.
  const { role } = await guardBoardInvite(db, viewer, boardId);
  // Only an owner gives the right to invite.
  if (wanted.permissions === 'invite' && role !== 'owner') throw new ApiError('forbidden');
  await requireRoom(db, boardId, userIds.length);
  const asked = await insertInvites(db, viewer, { ...wanted, role: permissionNumbers[wanted.permissions] });
  if (emails.length > 0) await inviteByMail(context, wanted);
  for (const userId of asked) await emitEvent(db, 'board.invited', { boardId, userId, byId: viewer.userId });
  await emitEvent(db, 'board.changed', { boardId });
}

async function request({ db, viewer }: Context, boardId: string, note: string): Promise<void> {
  const board = await guardBoard(db, viewer, boardId);
  if (board.role !== 'visitor') throw new ApiError('forbidden', { extra: { reason: 'is_member' } });
  await lockBoardRow(db, boardId);
  // Both reasons read alike, because neither an age nor a denial is told.
  if (!(await mayAskOwner(db, viewer, boardId))) throw new ApiError('forbidden', { extra: { reason: 'not_let' } });
  await requireRoom(db, boardId, 1);
  const isLetIn = await insertRequest(db, viewer.userId, boardId, note);
  if (isLetIn) {
    await tellOfJoining(db, boardId, viewer.userId);
    await tellOfAnswer(db, boardId, viewer.userId);
  } else await emitEvent(db, 'board.join_asked', { boardId, userId: viewer.userId });
  await emitEvent(db, 'board.changed', { boardId });
}

/** Answers an invite or a request, or leaves a board (`B4.7`). Throws `not_found` where nothing waits for that answer. */
export async function answer(context: Context, input: AnswerInviteInput): Promise<Collaborator> {
  const isOfOther = input.user_id !== undefined && input.user_id !== context.viewer.userId;
  const { action } = input;
  if (action === undefined) return permit(context, input);
  if (isTransfer(action)) return changeOwner(context, { ...input, action });
  if (action === 'leave') return leave(context, input.board_id);
  return isOfOther ? answerRequest(context, input, input.user_id!) : answerInvite(context, input);
}

/** Changes what somebody may do; the owner's alone. */
async function permit(context: Context, { board_id: boardId, user_id: userId, permissions }: AnswerInviteInput): Promise<Collaborator> {
  const { db, viewer } = context;
  if (permissions === undefined) throw badField('permissions', 'required');
  if (userId === undefined) throw badField('user_id', 'required');
  await guardBoardOwner(db, viewer, boardId);
  if (!(await setPermission(db, boardId, userId, permissionNumbers[permissions]))) throw new ApiError('not_found');
  if (permissions !== 'invite') await deleteAskedBy(db, boardId, userId);
  // Who leaves and comes back by the link would have more than this.
  if (permissions === 'comment') await deleteLink(db, boardId);
  await emitEvent(db, 'board.changed', { boardId });
  return findCollaborator(context, boardId, userId);
}

async function answerInvite(context: Context, { board_id: boardId, action }: AnswerInviteInput): Promise<Collaborator> {
  const { db, viewer } = context;
  const waiting = await findCollaborator(context, boardId, viewer.userId);
  const isInvited = (await findInvitedBoard(db, viewer, boardId)) !== undefined;
  // A request of one's own can be taken back, and nothing else.
  const isDone =
    action === 'deny'
      ? await denyInvite(db, { boardId, userId: viewer.userId, denierId: viewer.userId })
      : isInvited && (await acceptInvite(db, viewer.userId, boardId));
  if (!isDone) throw new ApiError('not_found');
  if (action === 'accept') await tellOfJoining(db, boardId, viewer.userId);
  await tellOfAnswer(db, boardId, viewer.userId);
  await emitEvent(db, 'board.changed', { boardId });
  return action === 'accept' ? asMember(waiting) : asOutsider(waiting);
}

async function answerRequest(context: Context, { board_id: boardId, action }: AnswerInviteInput, userId: string): Promise<Collaborator> {
  const { db, viewer } = context;
  await guardBoardOwner(db, viewer, boardId);
  const waiting = await findCollaborator(context, boardId, userId);
  const isDone =
    action === 'accept' ? await acceptRequest(db, userId, boardId) : await denyInvite(db, { boardId, userId, denierId: viewer.userId });
  if (!isDone) throw new ApiError('not_found');
  if (action === 'accept') await tellOfJoining(db, boardId, userId);
  await emitEvent(db, 'board.changed', { boardId });
  return action === 'accept' ? asMember(waiting) : asOutsider(waiting);
}

async function leave(context: Context, boardId: string): Promise<Collaborator> {
  const { db, viewer } = context;
  const left = await findCollaborator(context, boardId, viewer.userId);
  if (!(await deleteCollaborator(db, boardId, viewer.userId))) throw new ApiError('not_found');
  await deleteAskedBy(db, boardId, viewer.userId);
  await noteActs(db, [{ kind: 'person_left', boardId, userId: viewer.userId }]);
  await emitEvent(db, 'board.changed', { boardId });
  return asOutsider(left);
}

/** Takes somebody off a board, or takes back what was asked of them; the owner's alone. */
export async function removeCollaborator(context: Context, input: RemoveCollaboratorInput): Promise<Collaborator> {
  const { db, viewer } = context;
  const { board_id: boardId, user_id: userId } = input;
  await guardBoardOwner(db, viewer, boardId);
  const gone = await findCollaborator(context, boardId, userId);
  if (input.only_invite && gone.status === 'accepted') throw new ApiError('conflict');
  const isMember = await deleteCollaborator(db, boardId, userId);
  if (!isMember && !(await deleteInvite(db, boardId, userId))) throw new ApiError('not_found');
  if (!isMember) await tellOfAnswer(db, boardId, userId);
  // Who is taken off knows the link, and would come back by it.
  if (isMember) await deleteLink(db, boardId);
  if (isMember) await deleteAskedBy(db, boardId, userId);
  if (isMember) await tellOfRemoval(db, boardId, userId);
  if (isMember) await noteActs(db, [{ kind: 'person_removed', boardId, userId: viewer.userId, aboutUserId: userId }]);
  await emitEvent(db, 'board.changed', { boardId });
  return asOutsider(gone);
}

const asMember = (person: Collaborator): Collaborator => ({
  ...person,
  status: 'accepted',
  is_request: false,
  access: [...permissionAccess[person.permissions]],
});
const asOutsider = (person: Collaborator): Collaborator => ({ ...person, status: 'not_invited', is_request: false, access: [] });

/** A page of the invites that wait for the viewer. */
export function readInvites(context: Context, input: PageInput): Promise<Page<BoardInvite[]>> {
  const { core, viewer } = context;
  return turnPage<InviteRow, BoardInvite>(context, input, {
    purpose: `board-invites:${viewer.userId}`,
    load: (after, size) => selectInvites(core.db, viewer, { after, size }),
    cursorOf: ({ at, board_id: id }) => ({ at, id }),
    itemOf: (row) => [presentInvite(row, context)],
  });
}
