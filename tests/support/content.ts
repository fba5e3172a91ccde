import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import type { CreateBoardInput } from '@bowerbird/contract/pinning/boards/schemas.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import type { CreatePinInput } from '@bowerbird/contract/pinning/pins/schemas.ts';
import { drawPicture, type Sketch } from './pictures.ts';
import type { Person } from './people.ts';

/** Makes a board; public unless told otherwise. */
export function makeBoard(owner: Person, name: string, more: Omit<CreateBoardInput, 'name'> = {}): Promise<Board> {
  return owner.call(BoardResource.create, { name, ...more });
}

/** Makes a pin of a new picture. */
export async function makePin(
  owner: Person,
  board: Board,
  title: string,
  more: Omit<CreatePinInput, 'board_id' | 'title'> & { sketch?: Sketch } = {},
): Promise<Pin> {
  const { sketch, ...fields } = more;
  const { image_signature } = await owner.upload(await drawPicture(sketch));
  return owner.call(PinResource.create, { board_id: board.id, image_signature, title, alt_text: title, ...fields });
}

/** Makes pins one after the other, so that their order is known: the last title is the newest. */
export async function makePins(owner: Person, board: Board, titles: readonly string[], sketch?: (index: number) => Sketch): Promise<Pin[]> {
  const pins: Pin[] = [];
  for (const [index, title] of titles.entries()) pins.push(await makePin(owner, board, title, { sketch: sketch?.(index) }));
  return pins;
}
