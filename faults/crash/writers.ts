import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { BoardSectionResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
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
  readonly ledger: Ledger;
}

let made = 0;

/** Writes without pause until told to stop; what fails was not acknowledged. */
export async function writeUntil(isOver: () => boolean, scene: Scene): Promise<void> {
  while (!isOver()) {
    for (const act of [upload, save, makeBoard, remove, follow, write]) {
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
async function write({ person, talk, ledger }: Scene): Promise<void> {
  const { id } = await person.call(ConversationMessagesResource.create, { conversation_id: talk, text: `Message ${(made += 1)}` });
  ledger.messages.add(id);
}
