import { sql, type RawBuilder } from 'kysely';
import { ADULT_AGE } from '@bowerbird/domain/identity/birthday.ts';
import { heldBack } from '@bowerbird/domain/pinning/held-back.ts';
import { strangerViewer, type Viewer } from '../../endpoints/viewer.ts';
import { allOf, visibility, type Visibility } from '../../endpoints/visibility.access.ts';
import { isListed, notBlocked, profileOpenTo, userVisibleTo } from '../../people/users/index.ts';

/** The rows that decide about a pin (`alias`): its board, and both owners. */
export function joinsOfPin(alias: string): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`JOIN boards ${sql.ref(`${alias}_board`)} ON ${sql.ref(`${alias}_board.id`)} = ${column('board_id')}
    JOIN users ${sql.ref(`${alias}_owner`)} ON ${sql.ref(`${alias}_owner.id`)} = ${column('owner_id')}
    JOIN users ${sql.ref(`${alias}_board_owner`)} ON ${sql.ref(`${alias}_board_owner.id`)} = ${sql.ref(`${alias}_board.owner_id`)}`;
}

/**
 * True in SQL when a list of discovery may show this pin. It stands on a public board, by active people who are not private to
 * the viewer. No block stands in either direction, and the viewer has not hidden its picture. `audience` narrows, the board
 * decides.
 */
export function isPinShown(viewer: Viewer, alias: string): Visibility {
  const pin = (name: string) => sql.ref(`${alias}.${name}`);
  const owner = (name: string) => sql.ref(`${alias}_owner.${name}`);
  return visibility(sql<boolean>`(${pin('audience')} = 0 AND ${pin('held_back')} < ${sql.lit(heldBack.fromFeeds)} AND ${pin('deleted_at')} IS NULL
    AND (${pin('section_id')} IS NULL OR (SELECT 1 FROM sections k WHERE k.id = ${pin('section_id')} AND k.deleted_at IS NULL) IS NOT NULL)
    AND ${boardShown(viewer, `${alias}_board`, `${alias}_board_owner`)}
    AND ${owner('state')} = 0 AND ${profileOpenTo(viewer, `${alias}_owner`)}
    AND ${notBlocked(viewer, pin('owner_id'))} AND ${notHidden(viewer, pin('picture_id'))})`);
}

/** True in SQL when a list of discovery may show this board of this owner (by their aliases). */
export function boardShown(viewer: Viewer, board: string, owner: string): Visibility {
  return visibility(sql<boolean>`(${sql.ref(`${board}.privacy`)} = 0 AND ${sql.ref(`${board}.deleted_at`)} IS NULL
    AND ${sql.ref(`${owner}.state`)} = 0 AND ${profileOpenTo(viewer, owner)} AND ${notBlocked(viewer, sql.ref(`${owner}.id`))})`);
}

/** True in SQL when a pin is of a grown-up, on the board of one (`joinsOfPin`): what is recommended to others is never a minor's. */
export function isOfAdults(alias: string): RawBuilder<boolean> {
  const isAdult = (owner: string) =>
    sql`coalesce(${sql.ref(`${alias}_${owner}.birthday`)} <= (now() - make_interval(years => ${ADULT_AGE}))::date, true)`;
  return sql<boolean>`(${isAdult('owner')} AND ${isAdult('board_owner')})`;
}

/** True in SQL when machines may be told of this pin (`joinsOfPin`): strangers may find it, and both owners may be listed. */
export function isPinListed(alias: string): Visibility {
  const areListed = sql<boolean>`${isListed(`${alias}_owner`)} AND ${isListed(`${alias}_board_owner`)}`;
  return allOf(isPinShown(strangerViewer, alias), visibility(areListed));
}

/** True in SQL when machines may be told of this board of this owner (by their aliases). */
export function isBoardListed(board: string, owner: string): Visibility {
  return allOf(boardShown(strangerViewer, board, owner), visibility(isListed(owner)));
}

/** True in SQL when machines may be told of this row of `users` (by its alias): an active person whose profile is open. */
export function isUserListed(alias: string): Visibility {
  return allOf(
    userVisibleTo(strangerViewer, alias),
    visibility(sql<boolean>`${profileOpenTo(strangerViewer, alias)} AND ${isListed(alias)}`),
  );
}

/** True in SQL unless the viewer hid a picture, by the SQL reference of its id. */
export function notHidden(viewer: Pick<Viewer, 'userId'>, pictureId: RawBuilder<unknown>): RawBuilder<boolean> {
  if (viewer.userId === null) return sql<boolean>`true`;
  return sql<boolean>`(SELECT 1 FROM hidden_pins k WHERE k.user_id = ${viewer.userId} AND k.picture_id = ${pictureId} LIMIT 1) IS NULL`;
}
