import type { BoardInvitation, BoardLink, MailInvite, MailInviteInput } from '@bowerbird/contract/pinning/collaborators/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { emitEvent } from '../../core/events/outbox.ts';
import { instanceOrigin } from '../../core/config/instance-origin.ts';
import type { Core } from '../../core/core.ts';
import { takeFromPerson } from '../../core/limits/limits.ts';
import { readSignedId, signId } from '../../core/secrets/signed-id.ts';
import type { CallContext } from '../../endpoints/context.ts';
import type { HandlerContext } from '../../endpoints/handle.ts';
import { guardBoardOwner, holdBoardAsOwner, lockBoardRow } from '../boards/index.ts';
import { requireRoom, tellOfAnswer, tellOfJoining } from './joining.service.ts';
import {
  deleteLink,
  deleteMail,
  findInvitation,
  findLink,
  insertLink,
  joinByCode,
  selectMails,
  type CodeRow,
  type InvitationRow,
} from './codes.queries.ts';
import { presentInvitation } from './collaborators.views.ts';

type Context = HandlerContext<'full'>;
type Config = Core['config'];

const PURPOSE = 'board-code';
const LINKS_PER_HOUR = 30;
const JOINED_PER_HOUR = 60;

/** Where the holder of a code goes. */
export function codeUrl(config: Config, id: string): string {
  return `${instanceOrigin(config)}/invited/${signId(config.secretKey, PURPOSE, id)}/`;
}

/** The link of a board, for its owner. */
export async function readLink({ core, viewer }: Context, boardId: string): Promise<BoardLink | null> {
  await guardBoardOwner(core.db, viewer, boardId);
  const link = await findLink(core.db, boardId);
  return link ? presentLink(core.config, link) : null;
}

/** Makes the link of a board; the one before opens nothing any more. */
export async function makeLink(context: Context, boardId: string): Promise<BoardLink> {
  const { core, db, viewer } = context;
  await requireUnderLimit(context, 'board-links', LINKS_PER_HOUR);
  await holdBoardAsOwner(db, viewer, boardId);
  return presentLink(core.config, await insertLink(db, boardId, viewer.userId));
}

/** Withdraws the link of a board. */
export async function withdrawLink({ db, viewer }: Context, boardId: string): Promise<null> {
  await guardBoardOwner(db, viewer, boardId);
  await deleteLink(db, boardId);
  return null;
}

/** Who is asked by mail, for the owner. */
export async function readMailInvites({ core, viewer }: Context, boardId: string): Promise<MailInvite[]> {
  await guardBoardOwner(core.db, viewer, boardId);
  const rows = await selectMails(core.db, boardId);
  return rows.map(({ id, email, expires_at }) => ({ id, email, expires_at: expires_at.toISOString() }));
}

/** Takes a mail back; its link opens nothing any more. */
export async function takeBackMail({ db, viewer }: Context, { board_id: boardId, id }: MailInviteInput): Promise<null> {
  await guardBoardOwner(db, viewer, boardId);
  if (!(await deleteMail(db, boardId, id))) throw new ApiError('not_found');
  return null;
}

/** What a code opens, for whoever holds it. */
export async function readInvitation(context: CallContext, code: string): Promise<BoardInvitation> {
  return presentInvitation(await findByCode(context, context.core.db, code), context);
}

/** Joins a board by a code; doing it twice is doing it once. */
export async function joinBoard(context: Context, code: string): Promise<BoardInvitation> {
  const { db, viewer } = context;
  await requireUnderLimit(context, 'board-codes', JOINED_PER_HOUR);
  const found = await findByCode(context, db, code);
  if (found.is_member) return presentInvitation(found, context);
  const boardId = found.board_id;
  await lockBoardRow(db, boardId);
  // Somebody may have come by the same mail, or the board was given away, while another call held it.
  const held = await findByCode(context, db, code);
  if (held.is_member) return presentInvitation(held, context);
  await requireRoom(db, boardId, 1);
  if (await joinByCode(db, viewer.userId, held)) {
    await tellOfJoining(db, boardId, viewer.userId);
    await tellOfAnswer(db, boardId, viewer.userId);
    await emitEvent(db, 'board.changed', { boardId });
  }
  return presentInvitation({ ...found, is_member: true }, context);
}

async function findByCode({ core, viewer }: CallContext, db: Context['db'], code: string): Promise<InvitationRow> {
  const id = readSignedId(core.config.secretKey, PURPOSE, code);
  const found = id === null ? undefined : await findInvitation(db, viewer, id);
  if (!found) throw new ApiError('not_found');
  return found;
}

async function requireUnderLimit({ core, viewer }: Context, name: string, most: number): Promise<void> {
  await takeFromPerson(core, { name, subject: viewer.userId, most });
}

function presentLink(config: Config, { id, expires_at }: CodeRow): BoardLink {
  return { url: codeUrl(config, id), expires_at: expires_at.toISOString() };
}
