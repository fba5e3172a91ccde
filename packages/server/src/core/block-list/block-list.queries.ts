import { sql } from 'kysely';
import type { BlockKind, BlockMode } from '@bowerbird/domain/social/block-lists.ts';
import type { Database } from '../database/database.ts';

export interface BlockedRow {
  readonly kind: BlockKind;
  readonly value: string;
  readonly mode: BlockMode;
  readonly looks: Buffer | null;
}

export async function selectBlocked(db: Database): Promise<BlockedRow[]> {
  const { rows } = await sql<BlockedRow>`SELECT kind, value, mode, looks FROM block_list`.execute(db);
  return rows;
}

/** How a picture looks, and its name; nothing where it was not described yet. */
export async function selectLooksOf(db: Database, pictureId: string): Promise<{ signature: string; looks: Buffer | null } | undefined> {
  const { rows } = await sql<{ signature: string; looks: Buffer | null }>`SELECT encode(i.signature, 'hex') AS signature, l.looks
    FROM pictures i LEFT JOIN picture_looks l ON l.picture_id = i.id WHERE i.id = ${pictureId}`.execute(db);
  return rows[0];
}

/** The host of a kept link, and the one that it leads to where that is another. */
export async function selectLinkDomains(db: Database, linkId: string): Promise<string[]> {
  const { rows } = await sql<{ domain: string }>`SELECT x.domain FROM links l, unnest(array[l.domain, l.end_domain]) AS x(domain)
    WHERE l.id = ${linkId} AND x.domain IS NOT NULL`.execute(db);
  return rows.map(({ domain }) => domain);
}

/** What joins the list. */
export interface NewBlocked {
  readonly kind: BlockKind;
  /** Folded; of a picture its signature. */
  readonly value: string;
  readonly shown: string;
  readonly mode: BlockMode;
  readonly looks?: Int8Array | null;
  readonly caseId?: string;
  readonly addedBy: string;
}

/** Adds an entry, or changes how the same one acts; gives its id. */
export async function insertBlocked(db: Database, entry: NewBlocked): Promise<string> {
  const looks = entry.looks ? Buffer.from(entry.looks.buffer, entry.looks.byteOffset, entry.looks.length) : null;
  const { rows } = await sql<{ id: string }>`INSERT INTO block_list (kind, value, shown, mode, looks, case_id, added_by)
    VALUES (${entry.kind}, ${entry.value}, ${entry.shown}, ${entry.mode}, ${looks}, ${entry.caseId ?? null}, ${entry.addedBy})
    ON CONFLICT (kind, value) DO UPDATE SET mode = excluded.mode, shown = excluded.shown RETURNING id`.execute(db);
  return rows[0]!.id;
}

/** What left the list; nothing where it was not there. */
export async function deleteBlocked(
  db: Database,
  which: { readonly id: string } | { readonly caseId: string },
): Promise<{ readonly kind: BlockKind; readonly shown: string } | undefined> {
  const column = 'id' in which ? sql`id = ${which.id}` : sql`case_id = ${which.caseId}`;
  const { rows } = await sql<{ kind: BlockKind; shown: string }>`DELETE FROM block_list WHERE ${column} RETURNING kind, shown`.execute(db);
  return rows[0];
}
