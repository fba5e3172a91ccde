import { sql } from 'kysely';
import { heldBack } from '@bowerbird/domain/pinning/held-back.ts';
import { prevalenceDays } from '@bowerbird/domain/social/prevalence.ts';
import type { Database } from '../../core/database/database.ts';
import { strangerViewer } from '../../endpoints/viewer.ts';
import { pinVisibleTo } from '../../pinning/pins/index.ts';

/** So many times more rows than are wanted are drawn: some are secret, deleted or hidden. */
const SPARE = 20;

/**
 * Draws pins that everybody sees by lot. A pin is a save. So a picture with a hundred saves is a hundred times as likely as one
 * with one. That is as near to its views as can be known without counting them.
 */
export async function drawSamples(db: Database, count: number): Promise<void> {
  await sql`WITH size AS (SELECT greatest(reltuples, 1)::float AS rows FROM pg_class WHERE oid = 'pins'::regclass)
    INSERT INTO prevalence_samples (pin_id) SELECT p.id FROM pins p TABLESAMPLE BERNOULLI ((SELECT least(100, 100 * ${count * SPARE}::float / rows) FROM size))
      JOIN boards b ON b.id = p.board_id LEFT JOIN sections s ON s.id = p.section_id
    WHERE p.audience = 0 AND p.held_back = ${sql.lit(heldBack.not)} AND ${pinVisibleTo(strangerViewer, 'p', 'b', 's')}
      AND NOT EXISTS (SELECT 1 FROM prevalence_samples k WHERE k.pin_id = p.id AND k.judged_at IS NULL)
    ORDER BY random() LIMIT ${count}`.execute(db);
}

/** Counts what is gone since it was drawn as not looked at. */
export async function settleGone(db: Database): Promise<void> {
  await sql`UPDATE prevalence_samples k SET judged_at = now() WHERE k.judged_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM pins p WHERE p.id = k.pin_id AND p.deleted_at IS NULL AND p.audience = 0)`.execute(db);
}

export interface SampleRow {
  readonly id: string;
  readonly pin_id: string;
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly author: string;
  readonly signature: string;
}

/** The drawn pins that wait, the first ones first. */
export async function selectWaiting(db: Database, most: number): Promise<SampleRow[]> {
  const { rows } = await sql<SampleRow>`SELECT k.id, k.pin_id, p.title, p.description AS text, coalesce(l.url, '') AS link,
      u.full_name AS author, encode(x.signature, 'hex') AS signature
    FROM prevalence_samples k JOIN pins p ON p.id = k.pin_id AND p.deleted_at IS NULL AND p.audience = 0
      JOIN users u ON u.id = p.owner_id JOIN pictures x ON x.id = p.picture_id LEFT JOIN links l ON l.id = p.link_id
    WHERE k.judged_at IS NULL ORDER BY k.id LIMIT ${most}`.execute(db);
  return rows;
}

export interface PrevalenceRow {
  readonly waiting: number;
  readonly looked_at: number;
  readonly broke_rule: number;
}

export async function selectPrevalence(db: Database): Promise<PrevalenceRow> {
  const { rows } = await sql<PrevalenceRow>`SELECT (SELECT count(*)::int FROM prevalence_samples WHERE judged_at IS NULL) AS waiting,
    count(*) FILTER (WHERE broke_rule IS NOT NULL)::int AS looked_at, count(*) FILTER (WHERE broke_rule)::int AS broke_rule
    FROM prevalence_samples WHERE judged_at > now() - ${prevalenceDays} * interval '1 day'`.execute(db);
  return rows[0]!;
}

export interface JudgedRow {
  readonly pin_id: string;
  readonly owner_id: string;
}

/** Keeps what a moderator found, once. */
export async function saveJudgement(
  trx: Database,
  id: string,
  by: { readonly userId: string; readonly reason: string | null },
): Promise<JudgedRow | undefined> {
  const { rows } = await sql<JudgedRow>`UPDATE prevalence_samples k SET judged_by = ${by.userId}, judged_at = now(),
      broke_rule = ${by.reason !== null}, reason = ${by.reason}
    FROM pins p WHERE k.id = ${id} AND k.judged_at IS NULL AND p.id = k.pin_id RETURNING k.pin_id, p.owner_id`.execute(trx);
  return rows[0];
}

export async function isSample(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM prevalence_samples WHERE id = ${id}`.execute(db);
  return rows.length > 0;
}
