import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { UserFollowResource } from '@bowerbird/contract/people/follows/calls.ts';
import { drawPicture } from '../../tests/support/pictures.ts';
import type { Person } from '../../tests/support/people.ts';
import type { Ledger } from './ledger.ts';

/** Somebody, whom they follow now and then, and the board that they pin to. */
export interface Scene {
  readonly person: Person;
  readonly friend: Person;
  readonly board: string;
  readonly ledger: Ledger;
}

let made = 0;

/** Writes without pause until told to stop; what fails was not acknowledged. */
export async function writeUntil(isOver: () => boolean, scene: Scene): Promise<void> {
  while (!isOver()) {
    for (const act of [upload, save, makeBoard, remove, follow]) {
      if (isOver()) return;
      await act(scene).catch(() => {});
    }
  }
}

async function upload({ person, board, ledger }: Scene): Promise<void> {
  const { image_signature } = await person.upload(await drawPicture());
  ledger.uploads.add(image_signature);
  const title = `Pin ${(made += 1)}`;
  const pin = await person.call(PinResource.create, { board_id: board, image_signature, title });
  ledger.pins.set(pin.id, title);
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
  const board = await person.call(BoardResource.create, { name });
  ledger.boards.set(board.id, name);
}

async function remove({ person, ledger }: Scene): Promise<void> {
  const candidate = [...ledger.pins.keys()].findLast((id, index) => index % 5 === 0 && !ledger.gone.has(id) && !ledger.open.has(id));
  if (candidate === undefined) return;
  ledger.open.add(candidate);
  await person.call(PinResource.delete, { id: candidate });
  ledger.gone.add(candidate);
  ledger.open.delete(candidate);
}

async function follow({ person, friend }: Scene): Promise<void> {
  made += 1;
  await person.call(made % 2 === 0 ? UserFollowResource.create : UserFollowResource.delete, { user_id: friend.id });
}
