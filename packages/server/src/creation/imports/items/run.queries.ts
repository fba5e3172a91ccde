import { importLimits, lastingInArchive, leftBehind, worthAnotherTry, type ImportReason } from '@bowerbird/domain/creation/imports.ts';
import { sql } from 'kysely';
import type { Database } from '../../../core/database/database.ts';
import type { FoundFilm } from '../../../core/import-files/index.ts';
import { isBeingMade, isEnded } from '../../video-uploads/index.ts';
import { itemState } from '../records/imports.queries.ts';
import type { ImportedEdits, ImportedSlot, ImportedStory, ImportedTag, NewItem } from './look.queries.ts';

/** An item whose picture is to be fetched. */
export interface DueItem {
  readonly number: number;
  readonly link: string | null;
  readonly picture: string | null;
  readonly entry: string | null;
  readonly story: ImportedStory | null;
  readonly slots: readonly ImportedSlot[] | null;
  readonly edits: readonly ImportedEdits[] | null;
  readonly host: string;
  readonly is_drawn: boolean;
  readonly tries: number;
  readonly film: FoundFilm | null;
  readonly upload_id: string | null;
}

/** So many due items are looked at, and so many of one site are given. */
const LOOKED_AT = 1_000;
const OF_A_SITE = 5;
const OF_THE_ARCHIVE = 100;

/** What of an import is brought: the films that lie at addresses, which may take long, or all the rest. */
export type Share = 'films of the web' | 'the rest';

/** Whether the film of an item lies at an address and was not fetched yet. */
export const isFilmToFetch = sql<boolean>`(film->>'url' IS NOT NULL AND NOT ${isEnded(sql`upload_id`)} AND NOT ${isBeingMade(sql`upload_id`)})`;

/** The next items whose pictures are due, a few of each site. */
export async function selectDueItems(db: Database, importId: string, share: Share): Promise<DueItem[]> {
  const { rows } = await sql<DueItem>`
    SELECT number, link, picture, entry, host, is_drawn, tries, story, slots, edits, film, upload_id FROM (
      SELECT d.*, row_number() OVER (PARTITION BY host ORDER BY number) AS turn FROM (
        SELECT number, link, picture, entry, host, is_drawn, tries, story, slots, edits, film, upload_id FROM import_items
        WHERE import_id = ${importId} AND state = ${itemState.waiting} AND picture_id IS NULL AND next_try_at <= now()
          AND NOT ${isBeingMade(sql`upload_id`)} AND coalesce(${isFilmToFetch}, false) = ${share === 'films of the web'}
        ORDER BY next_try_at, number LIMIT ${LOOKED_AT}) d) e
    WHERE turn <= CASE WHEN host = '' THEN ${OF_THE_ARCHIVE} ELSE ${OF_A_SITE} END::int ORDER BY number LIMIT 200`.execute(db);
  return rows;
}

/** An item that has its picture and becomes a pin next. */
export interface ReadyItem {
  readonly number: number;
  readonly title: string;
  readonly description: string;
  readonly alt_text: string;
  readonly note: string;
  readonly link: string | null;
  readonly domain: string | null;
  readonly tags: string[];
  readonly comments_disabled: boolean;
  readonly picture_id: string;
  readonly board_id: string;
  readonly section_id: string | null;
  readonly story: ImportedStory | null;
  readonly slots: readonly ImportedSlot[] | null;
  readonly edits: readonly ImportedEdits[] | null;
  readonly topics: string[];
  readonly shopping_rec_disabled: boolean;
  readonly product_tags: readonly ImportedTag[] | null;
  readonly film: FoundFilm | null;
  /** The file with the text that is kept of its page. */
  readonly copy: string | null;
  /** When its pin goes out by itself; null for at once. */
  readonly publish_at: Date | null;
  /** What is said of it although it comes in: its film or its captions stay behind. */
  readonly reason: ImportReason | null;
}

export async function selectReadyItems(db: Database, importId: string, most: number): Promise<ReadyItem[]> {
  const { rows } = await sql<ReadyItem>`
    SELECT i.number, i.title, i.description, i.alt_text, i.note, i.link, i.domain, i.tags, i.comments_disabled, i.picture_id, i.story, i.slots, i.film,
      i.edits, i.topics, i.shopping_rec_disabled, i.product_tags, i.copy, i.publish_at, CASE WHEN i.reason = ANY(${leftBehind}) THEN i.reason END AS reason, b.board_id, b.section_id
    FROM import_items i JOIN import_boards b ON b.import_id = i.import_id AND b.number = i.board
    WHERE i.import_id = ${importId} AND i.state = ${itemState.waiting} AND i.picture_id IS NOT NULL AND b.board_id IS NOT NULL
      AND (b.section_name IS NULL OR b.section_id IS NOT NULL) AND i.next_try_at <= now() ORDER BY i.number LIMIT ${most}`.execute(db);
  return rows;
}

/** Whether an item still waits, held until the transaction ends: what was taken once is never taken twice. */
export async function lockWaiting(trx: Database, importId: string, number: number): Promise<boolean> {
  const { rows } =
    await sql`SELECT 1 FROM import_items WHERE import_id = ${importId} AND number = ${number} AND state = ${itemState.waiting} FOR UPDATE`.execute(
      trx,
    );
  return rows.length > 0;
}

/** Gives an item its picture, with tries of its own for the pin, and notes what of it stays behind. */
export async function keepPicture(
  db: Database,
  importId: string,
  number: number,
  { pictureId, reason = null }: { pictureId: string; reason?: ImportReason | null },
): Promise<void> {
  await sql`UPDATE import_items SET picture_id = ${pictureId}, reason = coalesce(${reason}, reason),
      tries = 0, next_try_at = now() WHERE import_id = ${importId} AND number = ${number} AND state = ${itemState.waiting}`.execute(db);
}

/** Gives an item the words that its picture says of itself. */
export async function keepWords(db: Database, importId: string, item: NewItem): Promise<void> {
  const { number, title, description, alt_text: altText, note, tags, saved_at: savedAt } = item;
  await sql`UPDATE import_items SET title = ${title}, description = ${description}, alt_text = ${altText}, note = ${note}, tags = ${tags},
      saved_at = ${savedAt}
    WHERE import_id = ${importId} AND number = ${number} AND state = ${itemState.waiting}`.execute(db);
}

/** Has pictures fetched anew that were forgotten while their items waited, as those are that nobody pins for a day. */
export async function forgetGonePictures(db: Database, importId: string): Promise<void> {
  await sql`UPDATE import_items i SET picture_id = NULL, reason = NULL, next_try_at = now() WHERE import_id = ${importId} AND state = ${itemState.waiting} AND picture_id IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM pictures p WHERE p.id = i.picture_id)`.execute(db);
}

export async function markTaken(
  trx: Database,
  importId: string,
  number: number,
  { pinId, reason, tags }: { pinId: string; reason: ImportReason | null; tags: readonly ImportedTag[] | null },
): Promise<void> {
  await sql`UPDATE import_items SET state = ${itemState.taken}, reason = ${reason}, pin_id = ${pinId}, product_tags = ${tags && JSON.stringify(tags)}::jsonb
    WHERE import_id = ${importId} AND number = ${number}`.execute(trx);
}

/** An item that waits as a scheduled pin has come too. Its pin is noted once it is out, by a trigger. */
export async function markScheduled(
  trx: Database,
  importId: string,
  number: number,
  { draftId, reason }: { draftId: string; reason: ImportReason | null },
): Promise<void> {
  await sql`UPDATE import_items SET state = ${itemState.taken}, reason = ${reason}, draft_id = ${draftId}
    WHERE import_id = ${importId} AND number = ${number}`.execute(trx);
}

export async function settleItem(
  db: Database,
  importId: string,
  number: number,
  { state, reason }: { state: number; reason: string },
): Promise<void> {
  await sql`UPDATE import_items SET state = ${state}, reason = ${reason} WHERE import_id = ${importId} AND number = ${number} AND state = ${itemState.waiting}`.execute(
    db,
  );
}

/** Has an item wait for its next turn. */
export async function postponeItem(
  db: Database,
  importId: string,
  number: number,
  { reason, seconds, isTry }: { reason: string | null; seconds: number; isTry: boolean },
): Promise<void> {
  await sql`UPDATE import_items SET reason = ${reason}, tries = least(tries + ${isTry ? 1 : 0}, 1000), next_try_at = now() + ${seconds} * interval '1 second'
    WHERE import_id = ${importId} AND number = ${number} AND state = ${itemState.waiting}`.execute(db);
}

/** Notes that an item with its picture became no pin, and has it wait a minute. Gives how often that was. */
export async function noteTakeTry(db: Database, importId: string, number: number): Promise<number> {
  const { rows } = await sql<{ tries: number }>`UPDATE import_items SET tries = tries + 1, next_try_at = now() + interval '1 minute'
    WHERE import_id = ${importId} AND number = ${number} AND state = ${itemState.waiting} RETURNING tries`.execute(db);
  return rows[0]?.tries ?? 0;
}

/** Notes the upload of an item's film. */
export async function noteUpload(trx: Database, importId: string, number: number, uploadId: string): Promise<void> {
  await sql`UPDATE import_items SET upload_id = ${uploadId}, tries = tries + 1 WHERE import_id = ${importId} AND number = ${number}`.execute(
    trx,
  );
}

/** Leaves a site alone for a while. */
export async function postponeHost(db: Database, importId: string, host: string, seconds: number): Promise<void> {
  await sql`UPDATE import_items SET next_try_at = greatest(next_try_at, now() + ${seconds} * interval '1 second')
    WHERE import_id = ${importId} AND host = ${host} AND state = ${itemState.waiting} AND picture_id IS NULL`.execute(db);
}

/**
 * Gives up what waited for its picture for as long as it may. New entries give a feed that goes on more time again and again, so
 * its tries are counted.
 */
export async function giveUpLateItems(db: Database, importId: string): Promise<void> {
  await sql`UPDATE import_items i SET state = ${itemState.refused}, reason = COALESCE(i.reason, 'no_picture') FROM imports m
    WHERE m.id = ${importId} AND (m.tries_until < now() OR (m.goes_on AND i.tries >= ${importLimits.triesOfAFeed}))
      AND i.import_id = m.id AND i.state = ${itemState.waiting} AND i.picture_id IS NULL
      AND NOT EXISTS (SELECT 1 FROM video_uploads u WHERE u.id = i.upload_id AND u.status <> 'failed')`.execute(db);
}

/** Holds an import until the transaction ends, and gives whether an item of it waits: a feed may bring new ones meanwhile. */
export async function lockWithWaiting(trx: Database, importId: string): Promise<boolean> {
  await sql`SELECT 1 FROM imports WHERE id = ${importId} FOR UPDATE`.execute(trx);
  return hasWaitingItems(trx, importId);
}

export async function hasWaitingItems(db: Database, importId: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM import_items WHERE import_id = ${importId} AND state = ${itemState.waiting} LIMIT 1`.execute(db);
  return rows.length > 0;
}

/** Why an item did not come that lies in the file and is sound: it comes as soon as there is room. */
const WANTS_FILE: readonly ImportReason[] = ['no_room', 'failed'];

/** Whether the file of an import holds what may come at another try: pictures, films and captions. */
export async function isFileWanted(db: Database, importId: string): Promise<boolean> {
  const { rows } =
    await sql`SELECT 1 FROM import_items WHERE import_id = ${importId} AND state = ${itemState.refused} AND reason = ANY(${WANTS_FILE})
    AND (entry IS NOT NULL OR (film IS NOT NULL AND film->>'url' IS NULL)) LIMIT 1`.execute(db);
  return rows.length > 0;
}

/** Whether the person has this picture with this link on the board already. A pin that this import made does not count. */
export async function isThereAlready(
  trx: Database,
  { importId, userId, item, linkId }: { importId: string; userId: string; item: ReadyItem; linkId: string | null },
): Promise<boolean> {
  const { rows } =
    await sql`SELECT 1 FROM pins p WHERE p.owner_id = ${userId} AND p.picture_id = ${item.picture_id} AND p.deleted_at IS NULL
    AND p.board_id = ${item.board_id} AND p.link_id IS NOT DISTINCT FROM ${linkId}::bigint
    AND NOT EXISTS (SELECT 1 FROM import_items i WHERE i.pin_id = p.id AND i.import_id = ${importId}) LIMIT 1`.execute(trx);
  return rows.length > 0;
}

/** Whether the same item of another import waits for its time. */
export async function isWaitingAlready(
  trx: Database,
  { importId, userId, number }: { importId: string; userId: string; number: number },
): Promise<boolean> {
  const { rows } =
    await sql`SELECT 1 FROM import_items i JOIN import_items e ON e.key = i.key AND e.state = ${itemState.taken} AND e.import_id <> i.import_id
      JOIN pin_drafts d ON d.id = e.draft_id AND d.user_id = ${userId} AND d.pin_id IS NULL
    WHERE i.import_id = ${importId} AND i.number = ${number} LIMIT 1`.execute(trx);
  return rows.length > 0;
}

export async function disableComments(trx: Database, pinId: string): Promise<void> {
  await sql`UPDATE pins SET comments_disabled = true WHERE id = ${pinId}`.execute(trx);
}

export async function disableShopping(trx: Database, pinId: string): Promise<void> {
  await sql`UPDATE pins SET shopping_rec_disabled = true WHERE id = ${pinId}`.execute(trx);
}

/** Before the start: what is here already may come again. What is left out or has no way to a picture does not come. */
export async function settleBeforeStart(
  db: Database,
  importId: string,
  { again, findsPictures }: { again: boolean; findsPictures: boolean },
): Promise<void> {
  if (again)
    await sql`UPDATE import_items SET state = ${itemState.waiting}, reason = NULL WHERE import_id = ${importId} AND state = ${itemState.duplicate}`.execute(
      db,
    );
  await sql`UPDATE import_items i SET state = ${itemState.refused}, reason = 'left_out' FROM import_boards b
    WHERE i.import_id = ${importId} AND b.import_id = i.import_id AND b.number = i.board AND b.is_left_out AND i.state = ${itemState.waiting}`.execute(
    db,
  );
  if (findsPictures) return;
  await sql`UPDATE import_items SET state = ${itemState.refused}, reason = 'no_picture' WHERE import_id = ${importId} AND state = ${itemState.waiting}
    AND picture IS NULL AND entry IS NULL AND film IS NULL AND NOT is_drawn`.execute(db);
}

/** Whether another try may end in another way. A file of an archive is the same each time. */
export const isMendable = sql<boolean>`(state IN (${itemState.waiting}, ${itemState.refused}) AND pin_id IS NULL AND reason = ANY(${worthAnotherTry})
    AND (entry IS NULL OR reason <> ALL(${lastingInArchive})))`;

/** Has items tried again at once; all that may go well, or those that are named. */
export async function tryAgain(db: Database, importId: string, items: readonly number[] | undefined): Promise<void> {
  await sql`UPDATE import_items SET state = ${itemState.waiting}, tries = 0, next_try_at = now()
    WHERE import_id = ${importId} AND ${isMendable} AND ${isNamed(items)}`.execute(db);
}

/** Has links that have no picture kept with a drawn one. */
export async function drawPictures(db: Database, importId: string, items: readonly number[] | undefined): Promise<void> {
  await sql`UPDATE import_items SET state = ${itemState.waiting}, is_drawn = true, host = '', tries = 0, next_try_at = now()
    WHERE import_id = ${importId} AND state IN (${itemState.waiting}, ${itemState.refused}) AND link IS NOT NULL AND picture_id IS NULL AND pin_id IS NULL
      AND (reason = ANY(${worthAnotherTry}) OR state = ${itemState.waiting}) AND ${isNamed(items)}`.execute(db);
}

function isNamed(items: readonly number[] | undefined) {
  return items === undefined ? sql`true` : sql`number = ANY(${items}::int[])`;
}
