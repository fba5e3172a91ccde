import { sql, type RawBuilder } from 'kysely';
import { LIST_TOP, type ListCursor } from '../../endpoints/read-page.ts';
import { mayReadSecret, viewerIdOf, type Viewer } from '../../endpoints/viewer.ts';
import { profileOpenTo, userVisibleTo } from '../../people/users/index.ts';
import { boardVisibleTo } from '../boards/index.ts';

interface PageOfList {
  readonly after: ListCursor | null;
  readonly size: number;
}

/**
 * The places of a board's pins that stand in no section: one row without an id where it has none, no row where the viewer may
 * not see the board. One index range: 11 buffers at 1M pins.
 */
export function boardFeed(viewer: Viewer, boardId: string, page: PageOfList): RawBuilder<unknown> {
  return sql`SELECT x.id, x.at, NULL AS extra FROM boards b LEFT JOIN LATERAL (
      ${orderedPins(sql`q.board_id = b.id AND q.section_id IS NULL`, page)}) x ON true
    WHERE b.id = ${boardId} AND ${boardVisibleTo(viewer, 'b')}`;
}

/** The places of a section's pins, in the same way. */
export function sectionFeed(viewer: Viewer, sectionId: string, page: PageOfList): RawBuilder<unknown> {
  return sql`SELECT x.id, x.at, NULL AS extra FROM sections t JOIN boards b ON b.id = t.board_id LEFT JOIN LATERAL (
      ${orderedPins(sql`q.section_id = t.id`, page)}) x ON true
    WHERE t.id = ${sectionId} AND t.deleted_at IS NULL AND ${boardVisibleTo(viewer, 'b')}`;
}

function orderedPins(where: RawBuilder<unknown>, { after, size }: PageOfList): RawBuilder<unknown> {
  const { at, id } = after ?? LIST_TOP;
  return sql`SELECT q.id, q.position AS at FROM pins q WHERE ${where} AND q.deleted_at IS NULL AND (q.position, q.id) < (${at}, ${id})
    ORDER BY q.position DESC, q.id DESC LIMIT ${size}`;
}

/** What a person's list of pins is to hold. */
export type PinsFilter = 'created' | 'saved' | 'all';

/**
 * The places of a person's pins, newest first. Others get the public ones on public boards of an open profile. The person gets
 * all, as an ordered union of the two partial indexes. 25 of the richest author cost 130 buffers at 1M pins.
 */
export function userPins(viewer: Viewer, list: PageOfList & { username: string; filter: PinsFilter }): RawBuilder<unknown> {
  const below = list.after?.id ?? LIST_TOP.id;
  const isSelf = sql`o.id = ${viewerIdOf(viewer)}`;
  const via = { created: sql`AND q.via_pin_id IS NULL`, saved: sql`AND q.via_pin_id IS NOT NULL`, all: sql`` }[list.filter];
  const open = mayReadSecret(viewer, 'pins:read_secret') ? sql`` : sql`AND d.privacy < 2`;
  const branch = (condition: RawBuilder<unknown>) => sql`(SELECT q.id FROM pins q JOIN boards d ON d.id = q.board_id
    WHERE q.owner_id = o.id AND q.deleted_at IS NULL AND d.deleted_at IS NULL AND q.id < ${below} ${open} ${via} AND ${condition} ORDER BY q.id DESC LIMIT ${list.size})`;
  const all = sql`${branch(sql`q.audience = 0 AND (d.privacy = 0 OR ${isSelf})`)}${
    viewer.userId === null ? sql`` : sql` UNION ALL ${branch(sql`q.audience <> 0 AND ${isSelf}`)}`
  }`;
  return sql`SELECT x.id, x.id AS at, NULL AS extra FROM users o LEFT JOIN LATERAL (
      SELECT m.id FROM (${all}) m WHERE ${profileOpenTo(viewer, 'o')} ORDER BY m.id DESC LIMIT ${list.size}) x ON true
    WHERE lower(o.username) = lower(${list.username}) AND ${userVisibleTo(viewer, 'o')}`;
}
