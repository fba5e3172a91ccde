import { openDatabase } from '@bowerbird/server/core/database/database.ts';
import { sql } from 'kysely';

/** What the calls of a filled database are about: each is the largest of its kind. */
export interface Subjects {
  readonly pinId: string;
  readonly board: { readonly id: string; readonly slug: string; readonly username: string };
  readonly author: string;
  /** Who most people follow. */
  readonly followed: string;
  /** A board of the viewer. */
  readonly ownBoardId: string;
}

/** Finds the subjects in a filled database, and writes nothing. */
export async function findSubjects(databaseUrl: string, viewer: string): Promise<Subjects> {
  const db = openDatabase({ url: databaseUrl, poolSize: 1, applicationName: 'bench' });
  const first = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(db)).rows[0]!;
  try {
    const pin = await first(sql<{ id: string }>`SELECT p.id FROM (SELECT picture_id FROM picture_counters ORDER BY saves DESC LIMIT 1) c
      JOIN pins p USING (picture_id) JOIN users u ON u.id = p.owner_id AND NOT u.is_private WHERE p.audience = 0 LIMIT 1`);
    const board = await first(sql<{ id: string; slug: string; username: string }>`SELECT b.id, b.slug, u.username FROM board_counters c
      JOIN boards b ON b.id = c.board_id AND b.privacy = 0 JOIN users u ON u.id = b.owner_id AND NOT u.is_private ORDER BY c.pins DESC LIMIT 1`);
    const author = await first(sql<{ username: string }>`SELECT u.username FROM user_counters c
      JOIN users u ON u.id = c.user_id AND NOT u.is_private ORDER BY c.pins_public DESC LIMIT 1`);
    const followed = await first(sql<{ username: string }>`SELECT u.username FROM user_counters c
      JOIN users u ON u.id = c.user_id AND NOT u.is_private ORDER BY c.followers DESC LIMIT 1`);
    const kept = await first(
      sql<{ id: string }>`SELECT b.id FROM boards b JOIN users u ON u.id = b.owner_id WHERE u.username = ${viewer} LIMIT 1`,
    );
    return { pinId: pin.id, board, author: author.username, followed: followed.username, ownBoardId: kept.id };
  } finally {
    await db.destroy();
  }
}
