import { randomUUID } from 'node:crypto';
import type { CallOptions } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { BoardSectionResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { AggregatedCommentResource } from '@bowerbird/contract/social/comments/calls.ts';
import { ConversationMessagesResource } from '@bowerbird/contract/social/conversations/calls.ts';
import { UserFollowResource } from '@bowerbird/contract/people/follows/calls.ts';
import { drawPicture } from '../../tests/support/pictures.ts';
import type { Person } from '../../tests/support/people.ts';
import type { Ledger } from './ledger.ts';

/** Somebody, whom they follow now and then, and the board that they pin to. */
export interface Scene {
  readonly person: Person;
  readonly friend: Person;
  readonly board: string;
  readonly section: string;
  /** The conversation with the friend, who joined it. */
  readonly talk: string;
  /** The pins that they made. */
  readonly own: string[];
  /** The comments that began threads. */
  readonly said: { readonly id: string; readonly board: string }[];
  /** What was said and not answered, by its `Idempotency-Key`. It is said again until it is. */
  readonly unanswered: Map<string, () => Promise<void>>;
  readonly ledger: Ledger;
}

let made = 0;

/** Writes without pause until told to stop; what fails was not acknowledged. */
export async function writeUntil(isOver: () => boolean, scene: Scene): Promise<void> {
  while (!isOver()) {
    for (const act of [upload, save, makeBoard, remove, follow, write, comment, reply, sayAgain]) {
      if (isOver()) return;
      await act(scene).catch(() => {});
    }
  }
}

async function upload({ person, board, section, own, ledger }: Scene): Promise<void> {
  const { image_signature } = await person.upload(await drawPicture());
  ledger.uploads.add(image_signature);
  const title = `Pin ${(made += 1)}`;
  // Every third stands in the board's section.
  const pin = await person.call(PinResource.create, { board_id: board, image_signature, title, ...(made % 3 === 0 && { section }) });
  ledger.pins.set(pin.id, title);
  own.push(pin.id);
}

async function save({ person, board, ledger }: Scene): Promise<void> {
  const source = [...ledger.pins].at(-1);
  if (!source || ledger.gone.has(source[0])) return;
  const pin = await person.call(RepinResource.create, { pin_id: source[0], board_id: board });
  ledger.pins.set(pin.id, pin.title ?? '');
}

async function makeBoard({ person, ledger }: Scene): Promise<void> {
  if (ledger.boards.size > 300) return;
  const name = `Board ${(made += 1)}`;
  const privacy = made % 2 === 0 ? 'secret' : 'public';
  const board = await person.call(BoardResource.create, { name, privacy });
  ledger.boards.set(board.id, name);
  await person.call(BoardSectionResource.create, { board_id: board.id, title: 'Nests' });
}

async function remove({ person, own, ledger }: Scene): Promise<void> {
  const candidate = own.findLast((id, index) => index % 5 === 0 && !ledger.gone.has(id) && !ledger.open.has(id));
  if (candidate === undefined) return;
  ledger.open.add(candidate);
  await person.call(PinResource.delete, { id: candidate });
  ledger.gone.add(candidate);
  ledger.open.delete(candidate);
}

async function follow({ person, friend, ledger }: Scene): Promise<void> {
  const isFollowing = ledger.follows.get(person.id)?.isFollowing === true;
  // Without an answer either is right.
  ledger.follows.delete(person.id);
  await person.call(isFollowing ? UserFollowResource.delete : UserFollowResource.create, { user_id: friend.id });
  ledger.follows.set(person.id, { friend: friend.id, isFollowing: !isFollowing });
}

/** The friend reads nothing, so their device has to ring for each. */
async function write(scene: Scene): Promise<void> {
  const { person, talk, ledger } = scene;
  const input = { conversation_id: talk, text: `Message ${(made += 1)}` };
  await sayOnce(scene, async (options) => {
    const { id } = await person.call(ConversationMessagesResource.create, input, options);
    ledger.messages.add(id);
  });
}

async function comment(scene: Scene): Promise<void> {
  const { person, own, board, said, ledger } = scene;
  const talk = made % 2 === 0 && own.length > 0 ? { pin_id: ledger.gone.has(own.at(-1)!) ? own[0] : own.at(-1) } : { board_id: board };
  const input = { ...talk, text: `Comment ${(made += 1)}` };
  await sayOnce(scene, async (options) => {
    const { id } = await person.call(AggregatedCommentResource.create, input, options);
    ledger.comments.add(id);
    if (input.board_id !== undefined) said.push({ id, board });
  });
}

/** The friend answers what somebody said of their own board. */
async function reply(scene: Scene): Promise<void> {
  const { friend, said, ledger } = scene;
  const thread = said.at(-1);
  if (!thread) return;
  const input = { board_id: thread.board, parent_id: thread.id, text: `Reply ${(made += 1)}` };
  await sayOnce(scene, async (options) => {
    const { id } = await friend.call(AggregatedCommentResource.create, input, options);
    ledger.comments.add(id);
  });
}

/** A word of the server is an answer; where there was none, nobody knows whether it was said. */
async function sayOnce({ unanswered }: Scene, send: (options: CallOptions) => Promise<void>): Promise<void> {
  const idempotencyKey = randomUUID();
  const attempt = async () => {
    try {
      await send({ idempotencyKey });
      unanswered.delete(idempotencyKey);
    } catch (error) {
      if (error instanceof Error && isAnswer(error)) unanswered.delete(idempotencyKey);
      throw error;
    }
  };
  unanswered.set(idempotencyKey, attempt);
  await attempt();
}

function isAnswer({ cause }: Error): boolean {
  const { status } = toCallError(cause);
  return status !== null && status < 500;
}

async function sayAgain({ unanswered }: Scene): Promise<void> {
  await [...unanswered.values()][0]?.();
}
