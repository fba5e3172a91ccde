import { setTimeout as wait } from 'node:timers/promises';
import { withClient } from '@bowerbird/server/core/database/with-client.ts';
import { findRunningPostgres } from '@bowerbird/server/core/postgres/embedded-postgres.ts';

const BETWEEN_MILLISECONDS = 300;

/** Notes up to where each digest told, in the transaction of the digest, because a mail itself does not say it. */
const NOTE_DIGESTS = `
  CREATE TABLE crash_told (user_id bigint, told_until bigint);
  CREATE FUNCTION note_told() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO crash_told VALUES (new.user_id, new.told_until); RETURN NULL; END $$;
  CREATE TRIGGER note_told AFTER UPDATE OF told_until ON news_digests FOR EACH ROW EXECUTE FUNCTION note_told()`;

/** Makes a table of the tool in the database of its own instance. */
export async function noteDigests(dataDir: string): Promise<void> {
  await withClient((await findRunningPostgres(dataDir))!, (client) => client.query(NOTE_DIGESTS));
}

/**
 * What comes once a day comes all the time: digests are due, and one person's devices ring, at an address that nobody has. So
 * a kill falls into the middle of a digest and of a push. Each try counts as the first, so none is given up.
 */
const MORNING = `
  UPDATE news_digests SET due_at = now() WHERE due_at > now();
  UPDATE notification_settings SET has_quiet_hours = false WHERE user_id = (SELECT min(user_id) FROM push_subscriptions);
  UPDATE push_outbox SET due_at = now(), claimed_until = NULL, attempts = 0
    WHERE subscription_id = (SELECT min(id) FROM push_subscriptions);
  INSERT INTO pgboss.job (name, data) VALUES ('news.mail', '{}'), ('push.send', '{}')`;

/** Lets mornings come until told to stop, as far as there is a database. */
export async function morningsUntil(isOver: () => boolean, dataDir: string): Promise<void> {
  while (!isOver()) {
    const url = await findRunningPostgres(dataDir).catch(() => undefined);
    if (url) await withClient(url, (client) => client.query(MORNING)).catch(() => {});
    await wait(BETWEEN_MILLISECONDS);
  }
}

/** What no morning brought in all the rounds: then no kill fell into it. */
export async function findUnheard(dataDir: string): Promise<string[]> {
  return withClient((await findRunningPostgres(dataDir))!, async (client) => {
    const { rows } = await client.query<{ digests: string; pushes: string }>(`SELECT (SELECT count(*) FROM crash_told) AS digests,
      (SELECT count(*) FROM push_outbox WHERE subscription_id = (SELECT min(id) FROM push_subscriptions) AND (attempts > 0 OR due_at > now())) AS pushes`);
    const { digests, pushes } = rows[0]!;
    return [...(digests === '0' ? ['no digest was written'] : []), ...(pushes === '0' ? ['no push was tried'] : [])];
  });
}
