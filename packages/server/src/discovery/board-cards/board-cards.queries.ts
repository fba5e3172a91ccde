import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { isBoardListed, isPinListed, joinsOfPin } from '../pin-rules/index.ts';

/** The pictures on the card of a board that machines may be told of: the chosen one, then the newest, each once. No row where there is none. */
export async function selectCovers(db: Database, boardId: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ signature: string }>`
    SELECT encode(i.signature, 'hex') AS signature FROM boards b JOIN users o ON o.id = b.owner_id
      CROSS JOIN LATERAL (
        (SELECT p.id, p.picture_id, true AS chosen FROM pins p ${joinsOfPin('p')} WHERE p.id = b.cover_pin_id AND p.board_id = b.id AND ${isPinListed('p')})
        UNION ALL
        (SELECT p.id, p.picture_id, false FROM pins p ${joinsOfPin('p')} WHERE p.board_id = b.id AND p.id IS DISTINCT FROM b.cover_pin_id
          AND ${isPinListed('p')} ORDER BY p.id DESC LIMIT ${most})) x
      JOIN pictures i ON i.id = x.picture_id
    WHERE b.id = ${boardId} AND ${isBoardListed('b', 'o')} ORDER BY x.chosen DESC, x.id DESC LIMIT ${most}`.execute(db);
  return [...new Set(rows.map(({ signature }) => signature))];
}
