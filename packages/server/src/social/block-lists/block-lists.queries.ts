import { sql } from 'kysely';
import type { BlockKind, BlockMode } from '@bowerbird/domain/social/block-lists.ts';
import type { Database } from '../../core/database/database.ts';
import { LIST_TOP, type ListCursor } from '../../endpoints/read-page.ts';
import { isThere } from '../moderation/index.ts';

export interface EntryRow {
  readonly id: string;
  readonly kind: BlockKind;
  readonly mode: BlockMode;
  readonly shown: string;
  readonly added_by: string | null;
  readonly created_at: Date;
}

interface Page {
  readonly after: ListCursor | null;
  readonly size: number;
}

export async function selectEntries(db: Database, kind: BlockKind, { after, size }: Page): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`SELECT b.id, b.kind, b.mode, b.shown, u.full_name AS added_by, b.created_at
    FROM block_list b LEFT JOIN users u ON u.id = b.added_by AND ${isThere('u')}
    WHERE b.kind = ${kind} AND b.id < ${after?.id ?? LIST_TOP.id} ORDER BY b.id DESC LIMIT ${size}`.execute(db);
  return rows;
}

export async function selectEntry(db: Database, id: string): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`SELECT b.id, b.kind, b.mode, b.shown, u.full_name AS added_by, b.created_at
    FROM block_list b LEFT JOIN users u ON u.id = b.added_by AND ${isThere('u')} WHERE b.id = ${id}`.execute(db);
  return rows[0];
}

export async function countEntries(db: Database, kind: BlockKind): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM block_list WHERE kind = ${kind}`.execute(db);
  return rows[0]!.n;
}

export interface GeneralLogRow {
  readonly id: string;
  readonly act: string;
  readonly by: string | null;
  readonly note: string;
  readonly at: Date;
}

/** What moderators did without a case, the newest first. */
export async function selectGeneralLog(db: Database, { after, size }: Page): Promise<GeneralLogRow[]> {
  const { rows } = await sql<GeneralLogRow>`SELECT l.id, l.act, u.full_name AS by, l.note, l.at FROM moderation_log l
    LEFT JOIN users u ON u.id = l.moderator_id AND ${isThere('u')} WHERE l.case_id IS NULL AND l.id < ${after?.id ?? LIST_TOP.id}
    ORDER BY l.id DESC LIMIT ${size}`.execute(db);
  return rows;
}
