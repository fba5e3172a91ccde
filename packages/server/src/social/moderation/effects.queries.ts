import { sql, type RawBuilder } from 'kysely';
import { heldBack } from '@bowerbird/domain/pinning/held-back.ts';
import { heldHours } from '@bowerbird/domain/social/abuse-rules.ts';
import { unsafeScore } from '@bowerbird/domain/social/unsafe-pictures.ts';
import type { Database } from '../../core/database/database.ts';
import type { HeldCase } from './cases.queries.ts';
import { isReportedIn, isSpared } from './spared-pins.queries.ts';

/** Most pins that one decision acts on. */
const MOST_PINS = 5000;

/** The pins that a decision is about: those that were reported, or all of the picture. Where others have cases of their own, it is about its author's alone. */
function pinsOf(found: HeldCase): RawBuilder<unknown> {
  const own = found.is_shared ? sql`AND p.owner_id = ${found.author_id}` : sql``;
  return found.covers_picture ? sql`p.picture_id = ${found.picture_id} ${own}` : isReportedIn(found);
}

/** What a decision now acts on. What it once did is taken back of all, because people become moderators meanwhile. */
const actedOn = (found: HeldCase) => sql`${pinsOf(found)} AND NOT ${isSpared(found)}`;

/** The pins of a picture that a decision about it leaves to a case of their own. */
export async function selectSparedPins(trx: Database, found: HeldCase): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT p.id FROM pins p WHERE ${pinsOf(found)} AND ${isSpared(found)} AND p.deleted_at IS NULL ORDER BY p.id LIMIT ${MOST_PINS}`.execute(
    trx,
  );
  return rows.map(({ id }) => id);
}

export async function selectLivePins(trx: Database, found: HeldCase): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT p.id FROM pins p WHERE ${actedOn(found)} AND p.deleted_at IS NULL ORDER BY p.id LIMIT ${MOST_PINS}`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Pins to be kept from feeds: those that live, and those that their owners may still bring back. */
export function selectPinsToKeep(trx: Database, found: HeldCase): Promise<string[]> {
  return selectUnremoved(trx, actedOn(found));
}

/** Pins that a decision may have kept from feeds. */
export function selectKeptPins(trx: Database, found: HeldCase): Promise<string[]> {
  return selectUnremoved(trx, pinsOf(found));
}

async function selectUnremoved(trx: Database, pins: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`SELECT p.id FROM pins p WHERE ${pins}
    AND (p.deleted_at IS NULL OR p.held_back <> ${sql.lit(heldBack.removed)}) ORDER BY p.id LIMIT ${MOST_PINS}`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Keeps owners who were quicker from bringing back what they deleted. */
export async function keepDeletedPins(trx: Database, found: HeldCase): Promise<void> {
  await sql`UPDATE pins p SET held_back = ${sql.lit(heldBack.removed)} WHERE ${actedOn(found)} AND p.deleted_at IS NOT NULL`.execute(trx);
}

/** The moment of a decision: what it removed was deleted then, and what its author deleted was deleted before. */
const decidedAt = (caseId: string) => sql`(SELECT k.decided_at FROM moderation_cases k WHERE k.id = ${caseId})`;

/** What this decision took away of these, deleted but kept. */
export async function selectRemovedPins(trx: Database, found: HeldCase) {
  const { rows } = await sql<{
    id: string;
    owner_id: string;
    board_id: string;
    section_id: string | null;
    picture_id: string;
    audience: number;
  }>`
    SELECT p.id, p.owner_id, p.board_id, p.section_id, p.picture_id, p.audience FROM pins p
    WHERE ${pinsOf(found)} AND p.deleted_at >= ${decidedAt(found.id)} AND p.held_back = ${sql.lit(heldBack.removed)} ORDER BY p.id LIMIT ${MOST_PINS}`.execute(
    trx,
  );
  return rows;
}

/** The comments that a case is about. */
export async function selectCommentsOf(trx: Database, caseId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`SELECT DISTINCT target_id AS id FROM reports
    WHERE case_id = ${caseId} AND target_type = 'comment' ORDER BY 1`.execute(trx);
  return rows.map(({ id }) => id);
}

/** The comments of a case that its decision removed; what its author had deleted before is none of them. */
export async function selectRemovedComments(trx: Database, caseId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`SELECT DISTINCT c.id FROM reports r JOIN comments c ON c.id = r.target_id
    WHERE r.case_id = ${caseId} AND r.target_type = 'comment' AND c.is_removed AND c.deleted_at >= ${decidedAt(caseId)} ORDER BY 1`.execute(
    trx,
  );
  return rows.map(({ id }) => id);
}

/** Lets the pins of a case that waited into feeds, and new pins of those who made them; returns which. */
export async function releasePins(trx: Database, caseId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    WITH mine AS (SELECT p.id, p.owner_id FROM pins p JOIN reports r ON r.target_id = p.id AND r.case_id = ${caseId} AND r.target_type = 'pin'),
      free AS (DELETE FROM held_people h USING mine m WHERE h.user_id = m.owner_id RETURNING h.user_id)
    UPDATE pins p SET held_back = ${sql.lit(heldBack.not)} WHERE p.held_back = ${sql.lit(heldBack.waiting)}
      AND (p.id IN (SELECT id FROM mine) OR (p.owner_id IN (SELECT user_id FROM free)
        AND NOT EXISTS (SELECT 1 FROM reports r JOIN moderation_cases c ON c.id = r.case_id AND c.state = 'open'
          WHERE r.target_type = 'pin' AND r.target_id = p.id AND r.rule IS NOT NULL AND c.id <> ${caseId})))
    RETURNING p.id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Has the pins of a case that a rule noticed wait again, because the decision about them was taken back. */
export async function holdAgain(trx: Database, caseId: string): Promise<void> {
  await sql`UPDATE pins SET held_back = ${sql.lit(heldBack.waiting)} WHERE held_back = ${sql.lit(heldBack.not)} AND deleted_at IS NULL
    AND created_at > now() - ${heldHours} * interval '1 hour' AND id IN (SELECT r.target_id FROM reports r
      WHERE r.case_id = ${caseId} AND r.target_type = 'pin' AND r.rule IN ('listed', 'same_link'))`.execute(trx);
}

export async function unholdPerson(db: Database, userId: string): Promise<void> {
  await sql`DELETE FROM held_people WHERE user_id = ${userId}`.execute(db);
}

/** Marks a picture that the classifier rated as looked at and fine, or leaves it to its rating again. */
export async function judgePicture(trx: Database, found: HeldCase, isFine: boolean): Promise<void> {
  await sql`UPDATE picture_ratings r SET is_judged = ${isFine}, is_unsafe = ${isFine ? sql`false` : sql`r.score >= ${unsafeScore}`}
    WHERE r.picture_id IN (${found.picture_id}::bigint, (SELECT c.picture_id FROM comments c WHERE c.id = ${found.target_type === 'comment' ? found.target_id : null}::bigint))
      AND EXISTS (SELECT 1 FROM reports k WHERE k.case_id = ${found.id} AND k.rule = 'unsafe_picture')`.execute(trx);
}
