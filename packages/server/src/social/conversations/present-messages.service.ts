import type { Message } from '@bowerbird/contract/social/conversations/schemas.ts';
import type { CallContext } from '../../endpoints/context.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { hydrateBoards } from '../../pinning/boards/index.ts';
import { hydratePins } from '../../pinning/pins/index.ts';
import { presentMessage } from './conversations.views.ts';
import type { MessageRow } from './messages.queries.ts';

/** What talking needs: the call, by a person. */
export type TalkContext = CallContext<SignedInViewer>;

/** Messages with what they carry, as far as the viewer may see it: a statement for pins and one for boards. */
export async function presentMessages(context: TalkContext, rows: readonly MessageRow[]): Promise<Message[]> {
  const open = rows.filter((row) => !row.is_closed);
  const [pins, boards] = await Promise.all([
    hydratePins(context, [...new Set(open.flatMap(({ pin_id }) => pin_id ?? []))]),
    hydrateBoards(context, [...new Set(open.flatMap(({ board_id }) => board_id ?? []))]),
  ]);
  const carried = { pins: new Map(pins.map((pin) => [pin.id, pin])), boards: new Map(boards.map((board) => [board.id, board])) };
  return rows.map((row) => presentMessage(row, carried, context));
}
