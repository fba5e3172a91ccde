import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '@bowerbird/server/core/database/database.ts';

const PATIENCE = 10_000;

/** The address behind the button of the newest mail to somebody whose subject begins so; mails go out behind the reply. */
export async function newestMailLink(databaseUrl: string, instanceUrl: string, email: string, subject: string): Promise<string> {
  const db = openDatabase({ url: databaseUrl, poolSize: 1 });
  try {
    const deadline = Date.now() + PATIENCE;
    while (Date.now() < deadline) {
      const mails = await db
        .selectFrom('kept_mails')
        .select(['subject', 'body_text'])
        .where('recipient', '=', email)
        .orderBy('id', 'desc')
        .execute();
      const mail = mails.find((kept) => kept.subject.startsWith(subject));
      if (mail) return onInstance(/https?:\/\/\S+/.exec(mail.body_text)![0], instanceUrl);
      await wait(50);
    }
    throw new Error(`No mail came to ${email} about "${subject}".`);
  } finally {
    await db.destroy();
  }
}

/** A mail names the port that was configured, which a test instance leaves to the system. */
function onInstance(address: string, instanceUrl: string): string {
  const { pathname, search, hash } = new URL(address);
  return instanceUrl + pathname + search + hash;
}
