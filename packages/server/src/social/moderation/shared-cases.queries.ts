import { sql } from 'kysely';
import type { Decision } from '@bowerbird/domain/social/moderation.ts';
import type { Database } from '../../core/database/database.ts';
import { pinEvidence } from '../reports/index.ts';
import type { HeldCase } from './cases.queries.ts';

/**
 * Gives each other author whose things a case is about an open case. It has what was reported of these. A decision about a
 * person is about one person alone. Returns the cases.
 */
export async function splitByAuthor(trx: Database, { id, author_id: authorId }: Pick<HeldCase, 'id' | 'author_id'>): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`WITH others AS (SELECT r.id, r.target_type, r.target_id, k.author_id, row_number() OVER (PARTITION BY k.author_id ORDER BY r.id) AS place
      FROM reports r LEFT JOIN pins p ON r.target_type = 'pin' AND p.id = r.target_id
        LEFT JOIN comments c ON r.target_type = 'comment' AND c.id = r.target_id
        CROSS JOIN LATERAL (SELECT coalesce(p.owner_id, c.user_id) AS author_id) k
      WHERE r.case_id = ${id} AND k.author_id <> ${authorId}),
    made AS (INSERT INTO moderation_cases (subject, target_type, target_id, author_id, picture_id)
      SELECT m.subject || ':of:' || o.author_id, o.target_type, o.target_id, o.author_id, m.picture_id
      FROM others o JOIN moderation_cases m ON m.id = ${id} WHERE o.place = 1
      ON CONFLICT (subject) WHERE state = 'open' DO UPDATE SET target_id = moderation_cases.target_id RETURNING id, author_id),
    moved AS (UPDATE reports r SET case_id = made.id FROM others o JOIN made ON made.author_id = o.author_id WHERE r.id = o.id
      AND NOT EXISTS (SELECT 1 FROM reports k WHERE k.case_id = made.id AND k.reporter_id = r.reporter_id
        AND k.target_type = r.target_type AND k.target_id = r.target_id))
    SELECT id FROM made`.execute(trx);
  return rows.map(({ id: made }) => made);
}

/** Whether somebody made one of the things that a case is about. */
export async function ownsReported(db: Database, caseId: string, userId: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM reports r
      LEFT JOIN pins p ON r.target_type = 'pin' AND p.id = r.target_id LEFT JOIN comments c ON r.target_type = 'comment' AND c.id = r.target_id
    WHERE r.case_id = ${caseId} AND ${userId}::bigint IN (p.owner_id, c.user_id) LIMIT 1`.execute(db);
  return rows.length > 0;
}

/** Gives those whose pins went along with a picture a case of their own, with what was seen of these; who has one keeps it. */
export async function insertAlongCases(
  trx: Database,
  { id, author_id: authorId }: HeldCase,
  { pinIds, known }: { readonly pinIds: readonly string[]; readonly known: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    WITH gone AS MATERIALIZED (SELECT e.* FROM (${pinEvidence(sql`p.id = ANY(${pinIds}::bigint[]) AND p.owner_id <> ${authorId}`)}) e
        WHERE NOT EXISTS (SELECT 1 FROM moderation_cases k WHERE k.id = ANY(${known}::bigint[]) AND k.author_id = e.author_id)),
      made AS (INSERT INTO moderation_cases (subject, target_type, target_id, author_id, picture_id)
        SELECT m.subject || ':of:' || g.author_id, 'pin', min(g.pin_id), g.author_id, m.picture_id
        FROM gone g JOIN moderation_cases m ON m.id = ${id} GROUP BY m.subject, g.author_id, m.picture_id
        ON CONFLICT (subject) WHERE state = 'open' DO UPDATE SET target_id = moderation_cases.target_id RETURNING id, author_id),
      seen AS (INSERT INTO reports (case_id, target_type, target_id, reason, evidence, rule)
        SELECT made.id, 'pin', g.pin_id, (SELECT r.reason FROM reports r WHERE r.case_id = ${id} GROUP BY r.reason ORDER BY count(*) DESC, min(r.id) LIMIT 1),
          g.evidence, 'same_picture' FROM gone g JOIN made USING (author_id)
        WHERE NOT EXISTS (SELECT 1 FROM reports k WHERE k.case_id = made.id AND k.target_type = 'pin' AND k.target_id = g.pin_id AND k.rule = 'same_picture'))
    SELECT id FROM made`.execute(trx);
  return rows.map(({ id: made }) => made);
}

/** Decides cases as another was decided, so that their authors read it and may answer for themselves. */
export async function decideAlong(
  trx: Database,
  parentId: string,
  along: {
    readonly ids: readonly string[];
    readonly decision: Decision;
    readonly coversPicture: boolean;
    readonly statement: string;
    readonly userId: string;
  },
): Promise<void> {
  await sql`UPDATE moderation_cases SET parent_id = ${parentId}, state = 'decided', decision = ${along.decision}, covers_picture = ${along.coversPicture},
      statement = ${along.statement}, decided_by = ${along.userId}, decided_at = now() WHERE id = ANY(${along.ids}::bigint[])`.execute(trx);
}

/** Takes back that others got cases of their own: what was reported of their things is in the one case again. */
export async function joinAgain(trx: Database, parentId: string): Promise<void> {
  const children = sql`(SELECT id FROM moderation_cases WHERE parent_id = ${parentId})`;
  await sql`UPDATE reports r SET case_id = ${parentId} WHERE r.case_id IN ${children} AND r.rule IS DISTINCT FROM 'same_picture'
    AND NOT EXISTS (SELECT 1 FROM reports k WHERE k.case_id = ${parentId} AND k.reporter_id = r.reporter_id
      AND k.target_type = r.target_type AND k.target_id = r.target_id)`.execute(trx);
  await sql`DELETE FROM moderation_cases WHERE parent_id = ${parentId}`.execute(trx);
}
