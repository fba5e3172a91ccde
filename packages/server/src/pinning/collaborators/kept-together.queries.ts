import { sql, type RawBuilder } from 'kysely';

/**
 * The people (`id`) of boards that somebody keeps, once a board and themselves among them: a query. It reads so many boards of
 * their own and of others, the newest first, and so many people of each.
 */
export function peopleOfBoardsKeptBy(userId: string, most: { readonly boards: number; readonly ofEach: number }): RawBuilder<unknown> {
  const [boards, each] = [sql.lit(most.boards), sql.lit(most.ofEach)];
  return sql`SELECT x.id
    FROM ((SELECT b.id, b.owner_id FROM boards b WHERE b.owner_id = ${userId} AND b.deleted_at IS NULL ORDER BY b.id DESC LIMIT ${boards})
        UNION (SELECT b.id, b.owner_id FROM board_collaborators k JOIN boards b ON b.id = k.board_id AND b.deleted_at IS NULL
          WHERE k.user_id = ${userId} ORDER BY b.id DESC LIMIT ${boards})) m
      CROSS JOIN LATERAL ((SELECT k.user_id AS id FROM board_collaborators k WHERE k.board_id = m.id LIMIT ${each}) UNION SELECT m.owner_id) x`;
}
