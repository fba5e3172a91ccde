import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { LIST_TOP, type ListCursor } from '../../endpoints/read-page.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { userVisibleTo } from '../../people/users/index.ts';

/** The places of those whose comments the viewer hid, newest members first: a range of the primary key. */
export function hiddenPeopleOf(
  viewer: SignedInViewer,
  { after, size }: { readonly after: ListCursor | null; readonly size: number },
): RawBuilder<unknown> {
  return sql`SELECT v.id, v.id AS at, NULL AS extra FROM hidden_commenters h JOIN users v ON v.id = h.author_id
    WHERE h.user_id = ${viewer.userId} AND h.author_id < ${after?.id ?? LIST_TOP.id} AND ${userVisibleTo(viewer, 'v')}
    ORDER BY h.author_id DESC LIMIT ${size}`;
}

/** Shows again what somebody says; no error where it was not hidden. */
export async function deleteHiddenPerson(db: Database, userId: string, authorId: string): Promise<void> {
  await sql`DELETE FROM hidden_commenters WHERE user_id = ${userId} AND author_id = ${authorId}`.execute(db);
}
