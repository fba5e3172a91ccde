import { sql } from 'kysely';
import type { Client } from 'pg';
import type { Database } from '../../core/database/database.ts';

/** How long changes are kept for a graph that is read from a file. */
export const KEPT_HOURS = 24;
const PAGE = 5_000;
const ENDED = 'pg_snapshot_xmin(pg_current_snapshot())::text ended, (extract(epoch FROM now()) * 1000)::float8 at';

/** A save, or with no picture a board, that was changed. */
export interface Change {
  readonly xid: bigint;
  readonly id: string;
  readonly board: bigint;
  readonly picture: bigint | null;
}

export interface ChangePage {
  readonly changes: Change[];
  /** Every transaction before this one had ended when the page was read. */
  readonly ended: bigint;
  /** When it was read: milliseconds since the epoch, by the database. */
  readonly at: number;
  readonly isLast: boolean;
}

/** What the changes are counted in: another epoch says that some were lost. */
export async function readEpoch(client: Client): Promise<string> {
  await client.query('INSERT INTO graph_epochs DEFAULT VALUES ON CONFLICT DO NOTHING');
  const { rows } = await client.query<{ epoch: string }>('SELECT epoch FROM graph_epochs');
  return rows[0]!.epoch;
}

/** Which transactions have all ended, and when that was asked: every statement after this one sees them. */
export async function readEnded(client: Client): Promise<{ ended: bigint; at: number }> {
  const { rows } = await client.query<{ ended: string; at: number }>(`SELECT ${ENDED}`);
  return { ended: BigInt(rows[0]!.ended), at: rows[0]!.at };
}

/** Changes by transactions from one on, after the last that was read. */
export async function selectChanges(client: Client, since: bigint, after: Change | null): Promise<ChangePage> {
  const { rows } = await client.query<{
    ended: string;
    at: number;
    xid: string | null;
    id: string;
    board_id: string;
    picture_id: string | null;
  }>(
    `SELECT ${ENDED}, c.* FROM (SELECT 1) one
      LEFT JOIN (SELECT xid::text, id, board_id, picture_id FROM graph_changes WHERE (xid, id) > ($1::text::xid8, $2::bigint)
        ORDER BY graph_changes.xid, id LIMIT ${PAGE}) c ON true`,
    after ? [String(after.xid), after.id] : [String(since), '-1'],
  );
  const changes = rows.flatMap(({ xid, id, board_id, picture_id }) =>
    xid === null ? [] : [{ xid: BigInt(xid), id, board: BigInt(board_id), picture: picture_id === null ? null : BigInt(picture_id) }],
  );
  return { changes, ended: BigInt(rows[0]!.ended), at: rows[0]!.at, isLast: changes.length < PAGE };
}

/** Lets go of changes that every graph knows, or is built anew without. */
export async function dropOldChanges(db: Database): Promise<void> {
  await sql`DELETE FROM graph_changes WHERE at < now() - make_interval(hours => ${KEPT_HOURS})`.execute(db);
}
