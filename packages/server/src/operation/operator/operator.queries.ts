import { sql } from 'kysely';
import { accountStates } from '@bowerbird/domain/identity/account-state.ts';
import type { Database } from '../../core/database/database.ts';
import type { ActName } from '../../identity/owner/index.ts';

/** Above every id: a bound that the index can always use. */
const TOP_ID = '9223372036854775807';

export interface KeptMailRow {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly created_at: Date;
}

/** A kept mail as it was written twice. */
export interface KeptMailText extends KeptMailRow {
  readonly body_text: string;
  readonly body_html: string;
}

export async function selectKeptMails(db: Database, page: { before: string | null; most: number }): Promise<KeptMailRow[]> {
  const { rows } = await sql<KeptMailRow>`
    SELECT id, recipient, subject, created_at FROM kept_mails WHERE id < ${page.before ?? TOP_ID} ORDER BY id DESC LIMIT ${page.most}`.execute(
    db,
  );
  return rows;
}

export async function selectKeptMail(db: Database, id: string): Promise<KeptMailText | undefined> {
  const { rows } = await sql<KeptMailText>`
    SELECT id, recipient, subject, created_at, body_text, body_html FROM kept_mails WHERE id = ${id}`.execute(db);
  return rows[0];
}

export interface PersonRow {
  readonly id: string;
  readonly username: string;
  readonly full_name: string;
  readonly email: string | null;
  readonly state: number;
  readonly is_owner: boolean;
  /** Epoch seconds. */
  readonly birthday: number | null;
  readonly created_at: Date;
}

const personColumns = sql.raw(
  `u.id, u.username, u.full_name, u.email, u.state, u.is_owner,
    extract(epoch FROM u.birthday)::float8 birthday, u.created_at`,
);

export async function selectNewestPeople(db: Database, most: number): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`SELECT ${personColumns} FROM users u ORDER BY u.id DESC LIMIT ${most}`.execute(db);
  return rows;
}

/** People with this text in their username, name or address: `users_for_owner` finds its triples of letters. */
export async function selectPeopleByText(db: Database, text: string, most: number): Promise<PersonRow[]> {
  const pattern = `%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<PersonRow>`
    SELECT ${personColumns} FROM users u
    WHERE lower(u.username || ' ' || u.full_name || ' ' || coalesce(u.email, '')) LIKE ${pattern} ORDER BY u.id DESC LIMIT ${most}`.execute(
    db,
  );
  return rows;
}

export async function selectPerson(db: Database, userId: string): Promise<PersonRow | undefined> {
  const { rows } = await sql<PersonRow>`SELECT ${personColumns} FROM users u WHERE u.id = ${userId}`.execute(db);
  return rows[0];
}

/** Whose account is being erased is not kept from it. */
const SUSPENDABLE = [accountStates.active, accountStates.suspended, accountStates.deactivated, accountStates.leaving];

/** Suspends somebody whom the owner did not suspend yet and who does not own the instance; nothing otherwise. */
export async function suspendPerson(trx: Database, userId: string): Promise<PersonRow | undefined> {
  const { rows } = await sql<PersonRow>`
    UPDATE users u SET suspended_from = u.state, state = ${accountStates.suspended} WHERE u.id = ${userId} AND NOT u.is_owner
      AND u.suspended_from IS NULL AND u.state = ANY(${SUSPENDABLE}::smallint[])
    RETURNING ${personColumns}`.execute(trx);
  return rows[0];
}

/** What an account was in before the owner suspended it, and forgets that; nothing where the owner did not. */
export async function takeSuspendedFrom(trx: Database, userId: string): Promise<number | null> {
  const { rows } = await sql<{ before: number | null }>`UPDATE users u SET suspended_from = NULL
    FROM (SELECT id, suspended_from AS before FROM users WHERE id = ${userId} FOR UPDATE) o
    WHERE u.id = o.id AND o.before IS NOT NULL AND u.state = ${accountStates.suspended} RETURNING o.before`.execute(trx);
  return rows[0]?.before ?? null;
}

export async function saveState(trx: Database, userId: string, state: number): Promise<void> {
  await sql`UPDATE users SET state = ${state} WHERE id = ${userId}`.execute(trx);
}

export interface ActRow {
  readonly id: string;
  readonly act: ActName;
  readonly about: string;
  readonly reason: string;
  readonly at: Date;
}

export async function selectActs(db: Database, page: { before: string | null; most: number }): Promise<ActRow[]> {
  const { rows } = await sql<ActRow>`
    SELECT l.id, l.act, coalesce(u.username, l.about) about, l.reason, l.at FROM operator_log l LEFT JOIN users u ON u.id = l.user_id
    WHERE l.id < ${page.before ?? TOP_ID} ORDER BY l.id DESC LIMIT ${page.most}`.execute(db);
  return rows;
}

export async function deleteActsAbout(db: Database, userId: string): Promise<void> {
  await sql`DELETE FROM operator_log WHERE user_id = ${userId}`.execute(db);
}

export async function selectActsForExport(db: Database, userId: string) {
  return db.selectFrom('operator_log').select(['act', 'reason', 'at']).where('user_id', '=', userId).orderBy('id').execute();
}
