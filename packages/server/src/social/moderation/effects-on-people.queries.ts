import { sql, type RawBuilder } from 'kysely';
import { limitDays, type Decision } from '@bowerbird/domain/social/moderation.ts';
import type { Database } from '../../core/database/database.ts';
import { insertLog, type HeldCase } from './cases.queries.ts';

type AboutPerson = Pick<HeldCase, 'id' | 'author_id'>;

/** Whether the decision of a case (`c`) about somebody stands. */
function stands(authorId: string, decision: Decision): RawBuilder<boolean> {
  return sql<boolean>`c.author_id = ${authorId} AND c.decision = ${decision} AND c.is_upheld IS DISTINCT FROM false`;
}

/** Whether a case (`c`) is another one about the same person, whose decision stands. */
function standsBeside({ id, author_id: authorId }: AboutPerson, decision: Decision): RawBuilder<boolean> {
  return sql<boolean>`c.id <> ${id} AND ${stands(authorId, decision)}`;
}

/** Until when other decisions that stand limit somebody; nothing where none does. */
export async function selectOtherLimit(trx: Database, found: AboutPerson): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`SELECT max(c.decided_at) + ${limitDays} * interval '1 day' AS until
    FROM moderation_cases c WHERE ${standsBeside(found, 'limit')} AND c.decided_at > now() - ${limitDays} * interval '1 day'`.execute(trx);
  return rows[0]?.until ?? null;
}

/** What an account is in, held so that it stays so. */
export async function holdAccount(trx: Database, userId: string): Promise<{ readonly state: number; readonly is_owner: boolean }> {
  const { rows } = await sql<{
    state: number;
    is_owner: boolean;
  }>`SELECT state, is_owner FROM users WHERE id = ${userId} FOR UPDATE`.execute(trx);
  return rows[0]!;
}

export async function saveAccountState(trx: Database, userId: string, state: number): Promise<void> {
  await sql`UPDATE users SET state = ${state} WHERE id = ${userId}`.execute(trx);
}

export async function saveSuspendedFrom(trx: Database, caseId: string, state: number): Promise<void> {
  await sql`UPDATE moderation_cases SET suspended_from = ${state} WHERE id = ${caseId}`.execute(trx);
}

/** What an account was in before a case suspended it, and forgets it; nothing where it was suspended already. */
export async function takeSuspendedFrom(trx: Database, caseId: string): Promise<number | null> {
  const { rows } = await sql<{ before: number | null }>`UPDATE moderation_cases c SET suspended_from = NULL
    FROM (SELECT id, suspended_from AS before FROM moderation_cases WHERE id = ${caseId}) o WHERE c.id = o.id RETURNING o.before`.execute(
    trx,
  );
  return rows[0]?.before ?? null;
}

/** Lets another suspension that stands remember what the account was in before; false where there is none. */
export async function handSuspensionOver(trx: Database, found: AboutPerson, before: number): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`UPDATE moderation_cases SET suspended_from = ${before} WHERE id = (
    SELECT c.id FROM moderation_cases c WHERE ${standsBeside(found, 'suspend')} ORDER BY c.id LIMIT 1) RETURNING id`.execute(trx);
  return rows.length > 0;
}

/**
 * Takes back the suspensions of somebody that stand, because the instance's owner lets them in. It is noted with each case. Gives
 * what the account was in before, null where no case knows that, and undefined where none stood.
 */
export async function endSuspensions(trx: Database, userId: string, ownerId: string): Promise<number | null | undefined> {
  const { rows } = await sql<{
    id: string;
    before: number | null;
  }>`UPDATE moderation_cases m SET is_upheld = false, state = 'closed', suspended_from = NULL
    FROM (SELECT c.id, c.suspended_from AS before FROM moderation_cases c WHERE ${stands(userId, 'suspend')} ORDER BY c.id FOR UPDATE) s
    WHERE m.id = s.id RETURNING m.id, s.before`.execute(trx);
  for (const { id } of rows) await insertLog(trx, { caseId: id, by: ownerId, act: 'let_in' });
  return rows.length === 0 ? undefined : (rows.find(({ before }) => before !== null)?.before ?? null);
}

/** Lets the suspension by the instance's owner remember what the account was in before; false where there is none. */
export async function leaveSuspensionToOwner(trx: Database, userId: string, before: number): Promise<boolean> {
  const { rows } = await sql<{
    id: string;
  }>`UPDATE users SET suspended_from = ${before} WHERE id = ${userId} AND suspended_from IS NOT NULL RETURNING id`.execute(trx);
  return rows.length > 0;
}
