import { sql, type RawBuilder } from 'kysely';
import type { KnownText, PageText } from '@bowerbird/domain/pinning/kept-copies.ts';
import type { Database } from '../../core/database/database.ts';

/** The newest pins of a page whose owners are given its text at a reading. Whoever saved it earlier has one. */
const PINS_SERVED = 5_000;
const DELETED_AT_ONCE = 200;

const readAtOf = (column: RawBuilder<unknown>) => sql<string>`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** Whether somebody wants copies kept, by the SQL reference of their id. */
const wantsCopies = (userId: RawBuilder<unknown>) =>
  sql<boolean>`NOT EXISTS (SELECT FROM copy_wishes w WHERE w.user_id = ${userId} AND NOT w.keeps_copies)`;

/** Whether so many bytes more of a page fit into what somebody may keep. A copy of the same page makes room for them. */
const hasRoom = (userId: RawBuilder<unknown>, linkId: RawBuilder<unknown>, bytes: RawBuilder<unknown>, most: number) =>
  sql<boolean>`${bytes} + coalesce((SELECT sum(k.bytes) FROM kept_copies k WHERE k.user_id = ${userId} AND k.link_id <> ${linkId}), 0) <= ${most}`;

/** When the page behind a pin was read for its owner. It takes the SQL references of the pin and its link. */
export function selectCopyTime<Fields>(userId: string, pinId: RawBuilder<unknown>, linkId: RawBuilder<unknown>): RawBuilder<Fields> {
  return sql<Fields>`(SELECT json_build_object('keptCopyAt', ${readAtOf(sql`c.read_at`)})
    FROM kept_copies k JOIN page_copies c ON c.id = k.copy_id JOIN pins own ON own.id = ${pinId} AND own.owner_id = ${userId}
    WHERE k.user_id = ${userId} AND k.link_id = ${linkId})`;
}

export interface CopyRow {
  readonly content: PageText;
  readonly address: string;
  readonly read_at: string;
}

/** The copy that a person keeps of the page behind a pin of theirs. */
export async function selectCopy(db: Database, userId: string, pinId: string): Promise<CopyRow | undefined> {
  const { rows } = await sql<CopyRow>`SELECT c.content, c.address, ${readAtOf(sql`c.read_at`)} AS read_at
    FROM pins p JOIN kept_copies k ON k.user_id = p.owner_id AND k.link_id = p.link_id JOIN page_copies c ON c.id = k.copy_id
    WHERE p.id = ${pinId} AND p.owner_id = ${userId} AND p.deleted_at IS NULL`.execute(db);
  return rows[0];
}

/** Whether a person keeps a copy of a page, by the SQL references of their ids. */
export function isCopyKept(userId: RawBuilder<unknown>, linkId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`EXISTS (SELECT FROM kept_copies k WHERE k.user_id = ${userId} AND k.link_id = ${linkId})`;
}

/** Whether anybody who has a pin of a page wants a copy of it. */
export async function isCopyWanted(db: Database, linkId: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM pins p WHERE p.link_id = ${linkId} AND p.deleted_at IS NULL AND ${wantsCopies(sql`p.owner_id`)}
    LIMIT 1`.execute(db);
  return rows.length > 0;
}

/** Notes whether a page gives a text. */
export async function storeGivesCopy(db: Database, linkId: string, givesCopy: boolean): Promise<void> {
  await sql`UPDATE links SET gives_copy = ${givesCopy} WHERE id = ${linkId} AND gives_copy IS DISTINCT FROM ${givesCopy}::boolean`.execute(
    db,
  );
}

/** The text of a page that was read last of those that somebody keeps. */
export async function selectNewestCopy(db: Database, linkId: string): Promise<KnownText | undefined> {
  const { rows } = await sql<KnownText>`SELECT address, content->>'title' AS title, characters, content->'blocks' AS blocks FROM page_copies
    WHERE link_id = ${linkId} AND NOT is_brought ORDER BY read_at DESC LIMIT 1`.execute(db);
  return rows[0];
}

/** A brought text of a page, with its id. */
export type BroughtCopy = KnownText & { readonly id: string };

/** Some texts of a page that were brought, the newest first, and only those older than `before`. */
export async function selectBroughtCopies(
  db: Database,
  linkId: string,
  { before, most }: { before: string | null; most: number },
): Promise<BroughtCopy[]> {
  const { rows } =
    await sql<BroughtCopy>`SELECT id, address, content->>'title' AS title, characters, content->'blocks' AS blocks FROM page_copies
    WHERE link_id = ${linkId} AND is_brought AND (${before}::bigint IS NULL OR id < ${before}::bigint) ORDER BY id DESC LIMIT ${most}`.execute(
      db,
    );
  return rows;
}

export interface CopyToKeep {
  readonly linkId: string;
  readonly address: string;
  readonly content: PageText;
  readonly characters: number;
  readonly bytes: number;
  readonly readAt: Date;
}

/** Keeps a text of a page, and gives its id. The same text again is the same row, read on a later day. */
export async function storeCopy(db: Database, { linkId, address, content, characters, bytes, readAt }: CopyToKeep): Promise<string> {
  const json = JSON.stringify(content);
  const { rows } = await sql<{ id: string }>`INSERT INTO page_copies (link_id, content_hash, address, content, characters, bytes, read_at)
    VALUES (${linkId}, sha256(convert_to(${json}::text, 'UTF8')), ${address}, ${json}::jsonb, ${characters}, ${bytes}, ${readAt})
    ON CONFLICT (link_id, content_hash) DO UPDATE SET address = excluded.address, read_at = excluded.read_at, is_brought = false
    RETURNING id`.execute(db);
  return rows[0]!.id;
}

/** Keeps a text that somebody brought, where they want copies and have room. What they keep of its page already stays. */
export async function bringCopy(
  db: Database,
  userId: string,
  { linkId, address, content, characters, bytes, readAt }: CopyToKeep,
  most: number,
): Promise<boolean> {
  const json = JSON.stringify(content);
  const { rows: known } = await sql`SELECT 1 FROM kept_copies WHERE user_id = ${userId} AND link_id = ${linkId}`.execute(db);
  if (known.length > 0) return true;
  const { rows } = await sql<{
    id: string;
  }>`INSERT INTO page_copies (link_id, content_hash, address, content, characters, bytes, read_at, is_brought)
    VALUES (${linkId}, sha256(convert_to(${json}::text, 'UTF8')), ${address}, ${json}::jsonb, ${characters}, ${bytes}, ${readAt}, true)
    ON CONFLICT (link_id, content_hash) DO UPDATE SET address = page_copies.address RETURNING id`.execute(db);
  const { id } = rows[0]!;
  const { rows: kept } = await sql`INSERT INTO kept_copies (user_id, link_id, copy_id, bytes) SELECT ${userId}, ${linkId}, ${id}, ${bytes}
    WHERE ${hasRoom(sql`${userId}::bigint`, sql`${linkId}::bigint`, sql`${bytes}::bigint`, most)} ON CONFLICT DO NOTHING RETURNING 1`.execute(
    db,
  );
  if (kept.length === 0) await deleteUnkeptCopy(db, id);
  return kept.length > 0;
}

/** The page that a pin of this person leads to. */
export async function selectLinkOfPin(db: Database, userId: string, pinId: string): Promise<{ id: string; url: string } | undefined> {
  const { rows } = await sql<{ id: string; url: string }>`SELECT l.id, l.url FROM pins p JOIN links l ON l.id = p.link_id
    WHERE p.id = ${pinId} AND p.owner_id = ${userId} AND p.deleted_at IS NULL`.execute(db);
  return rows[0];
}

/** Whether a person wants copies kept. */
export async function isKeepingOn(db: Database, userId: string): Promise<boolean> {
  const { rows } = await sql<{ wants: boolean }>`SELECT ${wantsCopies(sql`${userId}::bigint`)} AS wants`.execute(db);
  return rows[0]!.wants;
}

/**
 * Gives a text to everybody who has a pin of its page, wants copies and has room. It replaces what they kept of it before. Of the
 * texts that were brought it replaces the named ones alone.
 */
export async function giveCopy(
  db: Database,
  { linkId, id, bytes, replaced }: { linkId: string; id: string; bytes: number; replaced: readonly string[] },
  most: number,
) {
  await sql`INSERT INTO kept_copies (user_id, link_id, copy_id, bytes)
    SELECT o.owner_id, ${linkId}, ${id}, ${bytes} FROM (SELECT DISTINCT owner_id FROM (SELECT owner_id FROM pins
      WHERE link_id = ${linkId} AND deleted_at IS NULL ORDER BY id DESC LIMIT ${PINS_SERVED}) newest) o
    WHERE ${wantsCopies(sql`o.owner_id`)} AND NOT EXISTS (SELECT FROM kept_copies h WHERE h.user_id = o.owner_id AND h.link_id = ${linkId}
      AND h.copy_id = ${id}) AND ${hasRoom(sql`o.owner_id`, sql`${linkId}::bigint`, sql`${bytes}::bigint`, most)}
    ORDER BY o.owner_id
    ON CONFLICT (user_id, link_id) DO UPDATE SET copy_id = excluded.copy_id, bytes = excluded.bytes
      WHERE kept_copies.copy_id <> excluded.copy_id AND (kept_copies.copy_id = ANY(${replaced}::bigint[])
        OR NOT EXISTS (SELECT FROM page_copies b WHERE b.id = kept_copies.copy_id AND b.is_brought))`.execute(db);
}

/** Takes a text away that nobody has room for. */
export async function deleteUnkeptCopy(db: Database, id: string): Promise<void> {
  await sql`DELETE FROM page_copies WHERE id = ${id} AND NOT EXISTS (SELECT FROM kept_copies WHERE copy_id = ${id})`.execute(db);
}

/** Gives the owners of pins the newest text that is known of their pages; those who have one keep it. */
export async function giveKnownCopies(db: Database, pinIds: readonly string[], most: number): Promise<void> {
  await sql`INSERT INTO kept_copies (user_id, link_id, copy_id, bytes)
    SELECT DISTINCT ON (p.owner_id, p.link_id) p.owner_id, p.link_id, c.id, c.bytes FROM pins p
      JOIN links l ON l.id = p.link_id AND l.gives_copy AND l.health <> 2
      CROSS JOIN LATERAL (SELECT id, bytes FROM page_copies WHERE link_id = p.link_id AND NOT is_brought ORDER BY read_at DESC LIMIT 1) c
    WHERE p.id = ANY(${pinIds}::bigint[]) AND p.deleted_at IS NULL AND ${wantsCopies(sql`p.owner_id`)}
      AND NOT EXISTS (SELECT FROM kept_copies h WHERE h.user_id = p.owner_id AND h.link_id = p.link_id) AND ${hasRoom(sql`p.owner_id`, sql`p.link_id`, sql`c.bytes`, most)}
    ON CONFLICT DO NOTHING`.execute(db);
}

/** Has the pages of pins read next that were read before anybody wanted their text. A reading of just now asks for it itself. */
export async function makeUnaskedDue(db: Database, pinIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`UPDATE links l SET next_read_at = now() FROM pins p
    WHERE p.id = ANY(${pinIds}::bigint[]) AND p.deleted_at IS NULL AND l.id = p.link_id AND l.gives_copy IS NULL AND l.fetched_at < now() - interval '1 hour'
      AND l.failures = 0 AND l.health <> 2 AND l.next_read_at BETWEEN now() AND now() + interval '1 year' AND ${wantsCopies(sql`p.owner_id`)}
    RETURNING l.id`.execute(db);
  return rows.length > 0;
}

export interface KeepingRow {
  readonly keeps_copies: boolean;
  readonly copies: number;
  readonly bytes: number;
}

/** Whether a person wants copies, and what they keep. */
export async function selectKeeping(db: Database, userId: string): Promise<KeepingRow> {
  const { rows } =
    await sql<KeepingRow>`SELECT coalesce((SELECT w.keeps_copies FROM copy_wishes w WHERE w.user_id = ${userId}), true) AS keeps_copies,
    count(*)::int AS copies, coalesce(sum(k.bytes), 0)::float8 AS bytes FROM kept_copies k WHERE k.user_id = ${userId}`.execute(db);
  return rows[0]!;
}

export async function storeWish(db: Database, userId: string, keepsCopies: boolean): Promise<void> {
  await sql`INSERT INTO copy_wishes (user_id, keeps_copies) VALUES (${userId}, ${keepsCopies})
    ON CONFLICT (user_id) DO UPDATE SET keeps_copies = excluded.keeps_copies`.execute(db);
}

/** Deletes all that a person keeps, some at a time: many texts at once would outlast a statement. */
export async function deleteCopiesOf(db: Database, userId: string): Promise<void> {
  let deleted = 0;
  do {
    const { rows } = await sql`DELETE FROM kept_copies WHERE user_id = ${userId} AND link_id IN (SELECT link_id FROM kept_copies
      WHERE user_id = ${userId} ORDER BY link_id LIMIT ${DELETED_AT_ONCE}) RETURNING 1`.execute(db);
    deleted = rows.length;
  } while (deleted === DELETED_AT_ONCE);
}

export async function deleteWish(db: Database, userId: string): Promise<void> {
  await sql`DELETE FROM copy_wishes WHERE user_id = ${userId}`.execute(db);
}

/** What a person keeps, without the texts: these lie beside their pins in the archive. */
export async function selectCopiesForExport(db: Database, userId: string) {
  const { rows } = await sql<{ link: string; title: string; read_at: string; bytes: number }>`
    SELECT l.url AS link, c.content->>'title' AS title, ${readAtOf(sql`c.read_at`)} AS read_at, k.bytes
    FROM kept_copies k JOIN page_copies c ON c.id = k.copy_id JOIN links l ON l.id = k.link_id
    WHERE k.user_id = ${userId} ORDER BY k.link_id`.execute(db);
  return rows;
}
