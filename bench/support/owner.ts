import { inTransaction } from '@bowerbird/server/core/database/transaction.ts';
import { openDatabase } from '@bowerbird/server/core/database/database.ts';
import { sql } from 'kysely';

/** How much of everything the owner has: a page is full, and a statement for each of it stands out. */
const MANY = 300;

/** What lists of the owner of the instance are about. */
export interface OwnedThings {
  readonly username: string;
  /** A board with many sections. */
  readonly boardId: string;
}

/** Finds the owner of a filled database, with many boards, sections, kept mails and acts; makes them if they are not there. */
export async function findOwner(databaseUrl: string): Promise<OwnedThings> {
  const db = openDatabase({ url: databaseUrl, poolSize: 1, statementTimeout: 60_000, applicationName: 'bench' });
  const username = 'bench_owner';
  try {
    const { rows } = await sql<{ id: string }>`SELECT id FROM users WHERE username = ${username}`.execute(db);
    const isMade = rows.length > 0;
    if (!isMade) {
      await inTransaction(db, async (trx) => {
        await sql`INSERT INTO users (username, full_name, is_owner) VALUES (${username}, 'Owner', true)`.execute(trx);
        await sql`INSERT INTO user_counters (user_id) SELECT id FROM users WHERE username = ${username}`.execute(trx);
        await sql`INSERT INTO boards (id, owner_id, name, slug, position) SELECT next_id(), id, 'Board ' || n, 'board-' || n, n
          FROM users, generate_series(1, ${MANY}) n WHERE username = ${username}`.execute(trx);
        await sql`INSERT INTO board_counters (board_id) SELECT b.id FROM boards b JOIN users u ON u.id = b.owner_id
          WHERE u.username = ${username}`.execute(trx);
        await sql`INSERT INTO sections (id, board_id, title, slug, position) SELECT next_id(), b.id, 'Section ' || n, 'section-' || n, n
          FROM boards b JOIN users u ON u.id = b.owner_id, generate_series(1, ${MANY}) n WHERE u.username = ${username} AND b.slug = 'board-1'`.execute(
          trx,
        );
        await sql`INSERT INTO kept_mails (recipient, subject, body_text, body_html) SELECT 'noor@example.org', 'Mail ' || n, 'Text', '<p></p>'
          FROM generate_series(1, ${MANY}) n`.execute(trx);
        await sql`INSERT INTO operator_log (act, user_id) SELECT 'suspend', id FROM users, generate_series(1, ${MANY}) n
          WHERE username = ${username}`.execute(trx);
      });
    }
    const boards = await sql<{ id: string }>`SELECT b.id FROM boards b JOIN users u ON u.id = b.owner_id
      WHERE u.username = ${username} AND b.slug = 'board-1'`.execute(db);
    return { username, boardId: boards.rows[0]!.id };
  } finally {
    await db.destroy();
  }
}
