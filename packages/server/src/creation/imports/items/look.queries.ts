import { sql } from 'kysely';
import type { PictureEdits } from '@bowerbird/domain/media/picture-edits.ts';
import type { StoryContent } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import type { Database } from '../../../core/database/database.ts';
import type { FoundFilm } from '../../../core/import-files/index.ts';
import { itemState } from '../records/imports.queries.ts';

/** The pages of an idea pin that comes in, and the files of the archive that are its pictures. */
export interface ImportedStory {
  readonly content: StoryContent;
  readonly entries: readonly string[];
  /** The films that are still to come. */
  readonly films?: readonly StoryFilm[];
  /** What is said in them. Items of before there were captions lack it. */
  readonly captions?: readonly (Pick<StoryFilm, 'signature'> & Pick<FoundFilm, 'captions'>)[];
}

/** A film on a page: the signature of the picture that stands for it, the file of that one, and its own. */
export interface StoryFilm {
  readonly signature: string;
  readonly still: string | null;
  readonly entry: string | null;
}

/** A picture of a carousel that comes in, and the file of the archive that it is. */
export interface ImportedSlot {
  readonly signature: string;
  readonly entry: string;
  readonly title: string;
  readonly details: string;
  readonly altText: string;
  readonly link: { readonly url: string; readonly domain: string } | null;
}

/** A tag of products that comes in. */
export interface ImportedTag {
  readonly slot: number;
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly isCutOff: boolean;
  readonly products: readonly ImportedProduct[];
}

/** A product: its page, or the item of an import that it is. */
export interface ImportedProduct {
  readonly link: string | null;
  readonly key: string | null;
}

/** How a picture was changed, and the file of the archive that it was. */
export interface ImportedEdits {
  readonly slot: number;
  readonly signature: string;
  readonly entry: string;
  readonly edits: PictureEdits;
}

/** An item as it is read, in the names of its columns. */
export interface NewItem {
  readonly number: number;
  readonly board: number;
  readonly state: number;
  readonly reason: string | null;
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly alt_text: string;
  readonly note: string;
  readonly link: string | null;
  readonly domain: string | null;
  readonly picture: string | null;
  readonly entry: string | null;
  readonly tags: readonly string[];
  readonly saved_at: Date | null;
  /** When its pin goes out by itself; null for at once. */
  readonly publish_at: Date | null;
  readonly comments_disabled: boolean;
  readonly is_cover: boolean;
  readonly shopping_rec_disabled: boolean;
  readonly topics: readonly string[];
  readonly product_tags: readonly ImportedTag[] | null;
  readonly edits: readonly ImportedEdits[] | null;
  readonly host: string;
  readonly story: ImportedStory | null;
  readonly slots: readonly ImportedSlot[] | null;
  readonly film: FoundFilm | null;
  readonly copy: string | null;
}

export interface NewBoard {
  readonly number: number;
  readonly path: readonly string[];
  readonly facts: object;
  readonly board_name: string;
  readonly section_name: string | null;
}

export async function insertItems(db: Database, importId: string, items: readonly NewItem[]): Promise<void> {
  await sql`INSERT INTO import_items (import_id, number, board, state, reason, key, title, description, alt_text, note, link, domain, picture, entry,
      tags, saved_at, comments_disabled, is_cover, host, story, film, slots, shopping_rec_disabled, topics,
      product_tags, edits, copy, publish_at)
    SELECT ${importId}, r.number, r.board, r.state, r.reason, decode(r.key, 'hex'), r.title, r.description, r.alt_text, r.note, r.link, r.domain, r.picture,
      r.entry, r.tags, r.saved_at, r.comments_disabled, r.is_cover, r.host, r.story, r.film, r.slots,
      r.shopping_rec_disabled, r.topics, r.product_tags, r.edits, r.copy, r.publish_at
    FROM jsonb_to_recordset(${JSON.stringify(items)}::jsonb) AS r(number int, board int, state smallint, reason text, key text, title text, description text,
      alt_text text, note text, link text, domain text, picture text, entry text, tags text[], saved_at timestamptz, comments_disabled boolean,
      is_cover boolean, host text, story jsonb, film jsonb, slots jsonb, shopping_rec_disabled boolean,
      topics text[], product_tags jsonb, edits jsonb, copy text, publish_at timestamptz)`.execute(db);
}

export async function insertBoards(db: Database, importId: string, boards: readonly NewBoard[]): Promise<void> {
  await sql`INSERT INTO import_boards (import_id, number, path, facts, board_name, section_name)
    SELECT ${importId}, r.number, r.path, r.facts, r.board_name, r.section_name
    FROM jsonb_to_recordset(${JSON.stringify(boards)}::jsonb) AS r(number int, path text[], facts jsonb, board_name text, section_name text)`.execute(
    db,
  );
}

/** Forgets what an earlier reading left, so that the file is read anew. */
export async function clearLook(db: Database, importId: string): Promise<void> {
  await db.deleteFrom('import_items').where('import_id', '=', importId).execute();
  await db.deleteFrom('import_boards').where('import_id', '=', importId).execute();
}

/** Refuses what stands in the file more than once for the same board. */
export async function refuseTwins(db: Database, importId: string): Promise<void> {
  await sql`UPDATE import_items i SET state = ${itemState.refused}, reason = 'twice_in_file' FROM (
      SELECT i.number, row_number() OVER (PARTITION BY b.board_name, b.section_name, i.key ORDER BY i.number) AS turn
      FROM import_items i JOIN import_boards b ON b.import_id = i.import_id AND b.number = i.board
      WHERE i.import_id = ${importId} AND i.state = ${itemState.waiting}) t
    WHERE i.import_id = ${importId} AND i.number = t.number AND t.turn > 1`.execute(db);
}

/**
 * Marks what the person has already: an item that an earlier import took, and whose pin lives or waits for its time; or a link
 * of one of their pins.
 * A page may have several pictures. So a link alone says nothing of an item that names its own picture, if an import made the
 * pin.
 */
export async function markDuplicates(db: Database, { importId, userId }: { importId: string; userId: string }): Promise<void> {
  await sql`UPDATE import_items i SET state = ${itemState.duplicate}, reason = 'here_already' WHERE i.import_id = ${importId} AND i.state = ${itemState.waiting} AND (
      EXISTS (SELECT 1 FROM import_items e JOIN imports m ON m.id = e.import_id AND m.user_id = ${userId}
        JOIN pins p ON p.id = e.pin_id AND p.deleted_at IS NULL JOIN boards b ON b.id = p.board_id AND b.deleted_at IS NULL
        WHERE e.key = i.key AND e.state = ${itemState.taken})
      OR EXISTS (SELECT 1 FROM import_items e JOIN imports m ON m.id = e.import_id AND m.user_id = ${userId}
        JOIN pin_drafts d ON d.id = e.draft_id AND d.pin_id IS NULL WHERE e.key = i.key AND e.state = ${itemState.taken})
      OR (i.link IS NOT NULL AND EXISTS (SELECT 1 FROM links l JOIN pins p ON p.link_id = l.id AND p.owner_id = ${userId} AND p.deleted_at IS NULL
        JOIN boards b ON b.id = p.board_id AND b.deleted_at IS NULL
        WHERE l.url_hash = sha256(convert_to(i.link, 'UTF8'))
          AND (i.picture IS NULL AND i.entry IS NULL OR NOT EXISTS (SELECT 1 FROM import_items e WHERE e.pin_id = p.id)))))`.execute(db);
}

/** Counts what each board would get. */
export async function countBoards(db: Database, importId: string): Promise<void> {
  await sql`UPDATE import_boards b SET items = n.items, duplicates = n.duplicates FROM (
      SELECT board, count(*) FILTER (WHERE state = ${itemState.waiting})::int AS items, count(*) FILTER (WHERE state = ${itemState.duplicate})::int AS duplicates
      FROM import_items WHERE import_id = ${importId} GROUP BY 1) n
    WHERE b.import_id = ${importId} AND b.number = n.board`.execute(db);
}
