import type { BoardPoll, StartPollInput, UpdatePollInput } from '@bowerbird/contract/pinning/board-polls/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { cleanLine, countCharacters } from '@bowerbird/domain/clean-text.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { emitEvent } from '../../core/events/outbox.ts';
import { takeFromPerson } from '../../core/limits/limits.ts';
import { badField } from '../../endpoints/bad-field.ts';
import type { HandlerContext } from '../../endpoints/handle.ts';
import { guardMemberThing, guardBoardMember, guardBoardWrite, lockBoardRow, type GuardedBoard } from '../boards/index.ts';
import { hydratePins } from '../pins/index.ts';
import {
  deletePoll,
  deleteVote,
  endPoll,
  hasOpenPoll,
  insertPoll,
  lockPoll,
  selectPolls,
  upsertVote,
  type LockedPoll,
  type PollRow,
} from './board-polls.queries.ts';
import { presentPoll } from './board-polls.views.ts';

type Context = HandlerContext<'full'>;

const STARTED_PER_HOUR = 30;

/** The votes of a board, for its people. */
export async function readPolls(context: Context, boardId: string): Promise<BoardPoll[]> {
  await guardBoardMember(context.core.db, context.viewer, boardId);
  return present(context, await selectPolls(context.core.db, context.viewer, { boardId }));
}

/** Starts a vote; a board has one at a time. */
export async function startPoll(context: Context, input: StartPollInput): Promise<BoardPoll> {
  const { core, db, viewer } = context;
  const boardId = input.board_id;
  const question = cleanLine(input.question ?? '');
  if (countCharacters(question) > textLimits.pollQuestion) throw badField('question', 'maxLength', textLimits.pollQuestion);
  const pinIds = [...new Set(input.pin_ids)];
  if (pinIds.length < input.pin_ids.length) throw badField('pin_ids', 'format');
  await takeFromPerson(core, { name: 'board-polls', subject: viewer.userId, most: STARTED_PER_HOUR });
  await guardBoardWrite(db, viewer, boardId);
  await lockBoardRow(db, boardId);
  if (await hasOpenPoll(db, boardId)) throw new ApiError('conflict', { extra: { reason: 'is_open' } });
  const id = await insertPoll(db, { boardId, startedBy: viewer.userId, question, pinIds });
  if (id === undefined) throw new ApiError('pin_not_found');
  return changed(context, boardId, id);
}

/** Gives, moves or takes back the viewer's vote, or ends the whole. */
export async function changePoll(context: Context, input: UpdatePollInput): Promise<BoardPoll> {
  const { db, viewer } = context;
  const { poll, board } = await holdPoll(context, input.id);
  if (input.ended) {
    requireRight(context, poll, board);
    await endPoll(db, poll.id);
  }
  if (input.pin_id !== undefined) {
    if (!poll.is_open || input.ended) throw new ApiError('conflict', { extra: { reason: 'is_over' } });
    if (input.pin_id === null) await deleteVote(db, poll.id, viewer.userId);
    else if (!(await upsertVote(db, poll, viewer.userId, input.pin_id))) throw new ApiError('pin_not_found');
  }
  return changed(context, poll.board_id, poll.id);
}

/** Takes a vote away, with all that was given. */
export async function removePoll(context: Context, id: string): Promise<null> {
  const { poll, board } = await holdPoll(context, id);
  requireRight(context, poll, board);
  await deletePoll(context.db, id);
  await emitEvent(context.db, 'board.worked_on', { boardId: poll.board_id });
  return null;
}

/** Holds a vote for the people of its board; for others there is none. */
async function holdPoll({ db, viewer }: Context, id: string): Promise<{ poll: LockedPoll; board: GuardedBoard }> {
  const poll = await lockPoll(db, id);
  if (!poll) throw new ApiError('not_found');
  const board = await guardMemberThing(db, viewer, poll.board_id);
  return { poll, board };
}

function requireRight({ viewer }: Context, poll: LockedPoll, board: GuardedBoard): void {
  if (board.role !== 'owner' && poll.started_by !== viewer.userId) throw new ApiError('forbidden');
}

async function changed(context: Context, boardId: string, id: string): Promise<BoardPoll> {
  await emitEvent(context.db, 'board.worked_on', { boardId });
  const [poll] = await present(context, await selectPolls(context.db, context.viewer, { id }));
  return poll!;
}

async function present(context: Context, rows: readonly PollRow[]): Promise<BoardPoll[]> {
  const pins = await hydratePins(context, [...new Set(rows.flatMap(({ pin_ids }) => pin_ids))]);
  const byId = new Map(pins.map((pin) => [pin.id, pin]));
  return rows.map((row) => presentPoll(row, byId, context));
}
