import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { isBoardListed, isPinListed, joinsOfPin } from '../pin-rules/index.ts';

/** What a card is of. */
export interface CardSubject {
  readonly kind: 'boards' | 'sections';
  readonly id: string;
}

/** The pictures on the card of what machines may be told of: the chosen one of a board, then the newest, each once. None where there is none. */
export async function selectCovers(db: Database, { kind, id }: CardSubject, most: number): Promise<string[]> {
  const isThere =
    kind === 'boards' ? sql`b.id = ${id}` : sql`b.id = (SELECT s.board_id FROM sections s WHERE s.id = ${id} AND s.deleted_at IS NULL)`;
  const isOnIt = kind === 'boards' ? sql`p.board_id = b.id` : sql`p.section_id = ${id}`;
  const pins = (condition: RawBuilder<unknown>, isChosen: boolean) => sql`(SELECT p.id, p.picture_id, ${sql.lit(isChosen)} AS chosen
    FROM pins p ${joinsOfPin('p')} WHERE ${isOnIt} AND ${condition} AND ${isPinListed('p')} ORDER BY p.id DESC LIMIT ${most})`;
  const { rows } = await sql<{ signature: string }>`
    SELECT encode(i.signature, 'hex') AS signature FROM boards b JOIN users o ON o.id = b.owner_id
      CROSS JOIN LATERAL (${pins(sql`p.id = b.cover_pin_id`, true)} UNION ALL ${pins(sql`p.id IS DISTINCT FROM b.cover_pin_id`, false)}) x
      JOIN pictures i ON i.id = x.picture_id
    WHERE ${isThere} AND ${isBoardListed('b', 'o')} ORDER BY x.chosen DESC, x.id DESC LIMIT ${most}`.execute(db);
  return [...new Set(rows.map(({ signature }) => signature))];
}
