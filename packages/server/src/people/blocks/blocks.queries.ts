import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { LIST_TOP, type ListCursor } from '../../endpoints/read-page.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { userVisibleTo } from '../users/index.ts';

/** The two lists of people that somebody keeps, and their column of the other person. */
const LISTS = { blocks: 'blocked_id', mutes: 'muted_id' } as const;
export type PeopleList = keyof typeof LISTS;

/** Puts a person on a list of the viewer, once; whether they are new on it. */
export async function addPerson(db: Database, list: PeopleList, viewerId: string, userId: string): Promise<boolean> {
  const { rows } = await sql<{ added: string }>`INSERT INTO ${sql.table(list)} (user_id, ${sql.ref(LISTS[list])})
    SELECT ${viewerId}::bigint, id FROM users WHERE id = ${userId} ON CONFLICT DO NOTHING RETURNING user_id added`.execute(db);
  return rows.length > 0;
}

/** Takes a person off a list of the viewer; whether they were on it. */
export async function removePerson(db: Database, list: PeopleList, viewerId: string, userId: string): Promise<boolean> {
  const { rows } = await sql<{ removed: string }>`DELETE FROM ${sql.table(list)}
    WHERE user_id = ${viewerId} AND ${sql.ref(LISTS[list])} = ${userId} RETURNING user_id removed`.execute(db);
  return rows.length > 0;
}

/** The places of the people on a list of the viewer, newest members first: a range of the primary key. */
export function peopleOn(
  list: PeopleList,
  viewer: SignedInViewer,
  { after, size }: { after: ListCursor | null; size: number },
): RawBuilder<unknown> {
  const person = sql.ref(`g.${LISTS[list]}`);
  return sql`SELECT v.id, v.id AS at, NULL AS extra FROM ${sql.table(list)} g JOIN users v ON v.id = ${person}
    WHERE g.user_id = ${viewer.userId} AND ${person} < ${after?.id ?? LIST_TOP.id} AND ${userVisibleTo(viewer, 'v')}
    ORDER BY ${person} DESC LIMIT ${size}`;
}

export async function deletePeopleOf(db: Database, userId: string): Promise<void> {
  await sql`DELETE FROM blocks WHERE user_id = ${userId} OR blocked_id = ${userId}`.execute(db);
  await sql`DELETE FROM mutes WHERE user_id = ${userId} OR muted_id = ${userId}`.execute(db);
}

export async function selectPeopleForExport(db: Database, list: PeopleList, userId: string) {
  const { rows } = await sql<{ username: string; created_at: Date }>`SELECT u.username, g.created_at FROM ${sql.table(list)} g
    JOIN users u ON u.id = ${sql.ref(`g.${LISTS[list]}`)} WHERE g.user_id = ${userId} ORDER BY u.id`.execute(db);
  return rows;
}
