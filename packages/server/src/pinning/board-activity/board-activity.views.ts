import type { BoardAct } from '@bowerbird/contract/pinning/board-activity/schemas.ts';
import type { PinCard } from '@bowerbird/contract/pinning/pins/records.ts';
import type { ViewContext } from '../../endpoints/record-parts.ts';
import { readNamedUser } from '../../people/users/index.ts';
import type { ActRow } from './board-activity.queries.ts';

export function presentAct(row: ActRow, pins: ReadonlyMap<string, PinCard>, context: ViewContext): BoardAct {
  const { about_id, about_username, about_full_name, about_picture_signature } = row;
  const about =
    about_id === null ? null : { about_id, about_username: about_username!, about_full_name: about_full_name!, about_picture_signature };
  return {
    id: row.id,
    board_id: row.board_id,
    kind: row.kind,
    user: readNamedUser(row, 'user', context),
    about_user: about && readNamedUser(about, 'about', context),
    pin: (row.pin_id === null ? undefined : pins.get(row.pin_id)) ?? null,
    section_title: row.section_title,
    old_name: row.old_name,
    new_name: row.new_name,
    created_at: row.created_at.toISOString(),
    undone: row.is_undone,
    can_undo: row.can_undo,
  };
}
