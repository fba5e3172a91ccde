import type { Database } from '../database/database.ts';

/** One mail, ready to send. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Whose account it is about, whoever reads it: kept, it goes with that. */
  readonly userId?: string;
  /** Where one press ends mails of this kind (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** Names the mail, so that one that is sent again is known as the same. */
  readonly id?: string;
}

/** Sends mails, or keeps them for the owner to read when no mail server is configured. */
export interface Mailer {
  /** In a transaction, the mail goes out when that is committed, and not at all when it is not. */
  send(mail: Mail, trx?: Database): Promise<void>;
}
