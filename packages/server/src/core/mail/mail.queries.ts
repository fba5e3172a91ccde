import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Mail } from './mailer.ts';
import { takesMail } from './refused-addresses.queries.ts';

export async function keepMail(db: Database, mail: Mail): Promise<void> {
  await sql`INSERT INTO kept_mails (recipient, subject, body_text, body_html, user_id)
    SELECT ${mail.to}, ${mail.subject}, ${mail.text}, ${mail.html}, ${mail.userId ?? null}::bigint WHERE ${takesMail(sql`${mail.to}::text`)}`.execute(
    db,
  );
}

/** Forgets the mails that were kept for an address. */
export async function forgetMailsTo(db: Database, email: string): Promise<void> {
  await sql`DELETE FROM kept_mails WHERE lower(recipient) = lower(${email})`.execute(db);
}
