import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '@bowerbird/server/core/database/database.ts';
import { sql } from 'kysely';
import { ask, type Headers } from './support/ask.ts';
import { rounded } from './support/cost.ts';
import { startEmptyDatabase } from './support/empty-database.ts';
import { startInstanceOver } from './support/instance.ts';
import { openListener, type Listener } from './support/listener.ts';
import { report } from './support/report.ts';
import { signIn } from './support/sign-in.ts';

const PEOPLE = 20;
const STREAMS_EACH = 10;
const EVENTS_EACH = 50;
const PAUSE_MILLISECONDS = 10;
const PATIENCE_MILLISECONDS = 10_000;
const REACH = 50;

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
        for (let stream = 0; stream < STREAMS_EACH; stream += 1) listeners.push(await openListener(instance.url, own));
      }
      // The first calls of a process measure its compiler.
      await followAround(instance.url, ids, headers, 3);
      await arrived(listeners, 3);
      for (const listener of listeners) listener.heard.splice(0);

      const sentAt = await followAround(instance.url, ids, headers, EVENTS_EACH);
      await arrived(listeners, EVENTS_EACH);
      const detail = measure(listeners, sentAt);
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

/** Everybody is followed once a round, each time by somebody else; says when each call was sent, by who is told and the number of the event. */
async function followAround(
  url: string,
  ids: readonly string[],
  headers: readonly Headers[],
  rounds: number,
): Promise<Map<string, number>> {
  const sentAt = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, told] of ids.entries()) {
      const by = headers[(at + 1 + (round % (ids.length - 1))) % ids.length]!;
      sentAt.set(`${told} ${round}`, performance.now());
      await call(url, 'create', told, by);
      await call(url, 'delete', told, by);
      await wait(PAUSE_MILLISECONDS);
    }
  }
  return sentAt;
}

async function call(url: string, verb: 'create' | 'delete', userId: string, headers: Headers): Promise<void> {
  const body = JSON.stringify({ source_url: '/', data: JSON.stringify({ options: { user_id: userId }, context: {} }) });
  const written = { ...headers, origin: url, 'x-csrftoken': 'the-token-of-a-benchmark', 'content-type': 'application/json' };
  const answer = await ask(`${url}/resource/UserFollowResource/${verb}/`, written, body);
  if (answer.status !== 200) throw new Error(`Following was answered ${answer.status}: ${answer.body.toString().slice(0, 300)}`);
}

async function arrived(listeners: readonly Listener[], events: number): Promise<void> {
  const deadline = Date.now() + PATIENCE_MILLISECONDS;
  while (listeners.some(({ heard }) => heard.length < events) && Date.now() < deadline) await wait(20);
}

/** People hear of their events in the order in which they were made, so the n-th of a stream is the n-th of its person. */
function measure(listeners: readonly Listener[], sentAt: ReadonlyMap<string, number>) {
  const ids = [...new Set([...sentAt.keys()].map((key) => key.split(' ')[0]!))];
  const latencies = listeners
    .flatMap(({ heard }, at) =>
      heard.slice(0, EVENTS_EACH).map((time, event) => time - sentAt.get(`${ids[Math.floor(at / STREAMS_EACH)]} ${event}`)!),
    )
    .toSorted((a, b) => a - b);
  const at = (share: number) => rounded(latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN);
  return {
    streams: listeners.length,
    expected: listeners.length * EVENTS_EACH,
    delivered: latencies.length,
    'heard twice': listeners.reduce((sum, { heard }) => sum + Math.max(0, heard.length - EVENTS_EACH), 0),
    'p50 ms': at(0.5),
    'p99 ms': at(0.99),
    'longest ms': at(1),
  };
}
