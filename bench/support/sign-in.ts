import { openDatabase } from '@bowerbird/server/core/database/database.ts';
import { cookieNames } from '@bowerbird/server/http/cookies.ts';
import { startSession } from '@bowerbird/server/identity/sessions/index.ts';
import { sql } from 'kysely';

const BROWSER = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';

/** Names the person's own page in what they write. */
export const CSRF_TOKEN = 'the-token-of-a-benchmark';

/** What a browser sends with the requests of this person, in a session of their own. */
export async function signIn(databaseUrl: string, username: string): Promise<Record<string, string>> {
  const db = openDatabase({ url: databaseUrl, poolSize: 1, applicationName: 'bench' });
  try {
    const { rows } = await sql<{ id: string }>`SELECT id FROM users WHERE username = ${username}`.execute(db);
    const token = await startSession(db, { userId: rows[0]!.id, isLimited: false, device: 'bench' });
    return {
      cookie: `${cookieNames.session}=${token}; ${cookieNames.csrf}=${CSRF_TOKEN}`,
      'user-agent': BROWSER,
      'accept-language': 'en-GB,en;q=0.9',
    };
  } finally {
    await db.destroy();
  }
}
