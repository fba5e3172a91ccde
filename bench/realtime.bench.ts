import { UserFollowResource } from '@bowerbird/contract/people/follows/calls.ts';
import type { FollowUpdate } from '@bowerbird/contract/people/follows/live-updates.ts';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '@bowerbird/server/core/database/database.ts';
import { sql } from 'kysely';
import type { Headers } from './support/ask.ts';
import { countDeliveries } from './support/deliveries.ts';
import { startEmptyDatabase } from './support/empty-database.ts';
import { startInstanceOver } from './support/instance.ts';
import { openListener, type Listener } from './support/listener.ts';
import { report } from './support/report.ts';
import { signIn } from './support/sign-in.ts';
import { write } from './support/write.ts';

const PEOPLE = 20;
const STREAMS_EACH = 10;
const EVENTS_EACH = 50;
const PAUSE_MILLISECONDS = 10;
const PATIENCE_MILLISECONDS = 10_000;
const ECHO_MILLISECONDS = 500;
const REACH = 50;
/** A follow causes news too, later. Those are no answer to the call. */
const HEARD: FollowUpdate = 'follower.added';

export const help = `Follows told to ${PEOPLE * STREAMS_EACH} open streams of ${PEOPLE} people, ${PEOPLE * STREAMS_EACH * EVENTS_EACH} deliveries: ms at the 99th percentile from sending the call that makes the event to its arrival; all arrive once, ≤ ${REACH} ms.`;

/** Whoever listens hears everything, once and at once. */
export async function run() {
  const database = await startEmptyDatabase();
  try {
    const ids = await makePeople(database.databaseUrl);
    const headers: Headers[] = [];
    for (const at of ids.keys()) headers.push(await signIn(database.databaseUrl, nameOf(at)));
    const instance = await startInstanceOver(database.databaseUrl);
    try {
      const listeners: Listener[] = [];
      for (const own of headers) {
        for (let stream = 0; stream < STREAMS_EACH; stream += 1) listeners.push(await openListener(instance.url, own, HEARD));
      }
      // The first calls of a process measure its compiler.
      await followAround(instance.url, ids, headers, 3);
      await arrived(listeners, 3);
      for (const listener of listeners) listener.heard.splice(0);

      const sentAt = await followAround(instance.url, ids, headers, EVENTS_EACH);
      await arrived(listeners, EVENTS_EACH);
      // What comes twice comes a little later.
      await wait(ECHO_MILLISECONDS);
      const detail = countDeliveries(
        sentAt.map((own, at) => ({
          sentAt: own,
          streams: listeners.slice(at * STREAMS_EACH, (at + 1) * STREAMS_EACH).map(({ heard }) => heard),
        })),
      );
      for (const listener of listeners) listener.close();
      const holds = detail.delivered === detail.expected && detail['heard twice'] === 0 && detail['p99 ms'] <= REACH;
      return await report({
        name: 'realtime',
        figure: detail['p99 ms'],
        unit: 'ms at the 99th percentile',
        reach: REACH,
        holds,
        detail: [detail],
      });
    } finally {
      await instance.close();
    }
  } finally {
    await database.stop();
  }
}

const nameOf = (at: number) => `listener_${at}`;

async function makePeople(databaseUrl: string): Promise<string[]> {
  const db = openDatabase({ url: databaseUrl, poolSize: 1, applicationName: 'bench' });
  const { rows } = await sql<{ id: string }>`
    WITH people AS (INSERT INTO users (username, full_name) SELECT 'listener_' || n, 'Listener' FROM generate_series(0, ${PEOPLE - 1}) n RETURNING id, username),
    counted AS (INSERT INTO user_counters (user_id) SELECT id FROM people)
    SELECT id FROM people ORDER BY substr(username, 10)::int`.execute(db);
  await db.destroy();
  return rows.map(({ id }) => id);
}

/** Everybody is followed once a round, each time by somebody else; says of each when the calls were sent. */
async function followAround(url: string, ids: readonly string[], headers: readonly Headers[], rounds: number): Promise<number[][]> {
  const sentAt: number[][] = ids.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, told] of ids.entries()) {
      const by = headers[(at + 1 + (round % (ids.length - 1))) % ids.length]!;
      sentAt[at]!.push(performance.now());
      await write(url, UserFollowResource.create, { user_id: told }, by);
      await write(url, UserFollowResource.delete, { user_id: told }, by);
      await wait(PAUSE_MILLISECONDS);
    }
  }
  return sentAt;
}

async function arrived(listeners: readonly Listener[], events: number): Promise<void> {
  const deadline = Date.now() + PATIENCE_MILLISECONDS;
  while (listeners.some(({ heard }) => heard.length < events) && Date.now() < deadline) await wait(20);
}
