import { AggregatedCommentFeedResource, AggregatedCommentResource } from '@bowerbird/contract/social/comments/calls.ts';
import { ConversationMessagesResource } from '@bowerbird/contract/social/conversations/calls.ts';
import { openDatabase, type Database } from '@bowerbird/server/core/database/database.ts';
import { sql } from 'kysely';
import { startSeeded } from './seed-million.ts';
import { askWell, type Headers } from './support/ask.ts';
import { openCostMeter, total, type CostMeter } from './support/cost.ts';
import { listOf, walkTo, type DeepList } from './support/deep-list.ts';
import { startInstanceOver } from './support/instance.ts';
import { median, report, rounded } from './support/report.ts';
import { signIn } from './support/sign-in.ts';
import { write } from './support/write.ts';

const PINS = 10_000;
const VIEWER = 'viewer_200';
const MANY = 100_000;
const DEPTH = 1_000;
const PAGE = 25;
const REACH = 1.3;
const WARM_UP = 30;
const ROUNDS = 15;
const REQUESTS = 10;

export const help = `CPU ms, server and database, of a comment on a pin with ${MANY} comments and of a message in a conversation of ${MANY}, beside an empty one; and of page ${DEPTH} of each list, beside its first; ≤ ${REACH}×.`;

/** Talking costs the same wherever much was said before. */
export async function run() {
  const seeded = await startSeeded();
  try {
    const databaseUrl = await seeded.open(PINS);
    const db = openDatabase({ url: databaseUrl, poolSize: 1, statementTimeout: 120_000, applicationName: 'bench' });
    const places = await makePlaces(db);
    const headers = await signIn(databaseUrl, VIEWER);
    const instance = await startInstanceOver(databaseUrl);
    const meter = await openCostMeter(instance.process.pid!, databaseUrl, 'bowerbird%');
    try {
      const { url } = instance;
      const say = (pin_id: string) => () => write(url, AggregatedCommentResource.create, { pin_id, text: nextWords() }, headers);
      const send = (conversation_id: string) => () =>
        write(url, ConversationMessagesResource.create, { conversation_id, text: nextWords() }, headers);
      const comments = listOf(AggregatedCommentFeedResource.get, { pin_id: places.busyPin, page_size: PAGE, sort: 'newest' });
      const messages = listOf(ConversationMessagesResource.get, { conversation_id: places.busyTalk, page_size: PAGE });
      const detail = [
        await compare(meter, db, 'a comment', [say(places.quietPin), say(places.busyPin)]),
        await compare(meter, db, 'a message', [send(places.quietTalk), send(places.busyTalk)]),
        await compare(meter, db, `page ${DEPTH} of comments`, await ends(url, comments, headers)),
        await compare(meter, db, `page ${DEPTH} of messages`, await ends(url, messages, headers)),
      ];
      const figure = Math.max(...detail.map(({ ratio }) => ratio));
      return await report({
        name: 'talk',
        figure,
        unit: '× an empty place, or a first page',
        reach: REACH,
        holds: figure <= REACH,
        detail,
      });
    } finally {
      await meter.close();
      await instance.close();
      await db.destroy();
    }
  } finally {
    await seeded.stop();
  }
}

let said = 0;
/** Nobody may say the same too often. */
const nextWords = () => `Number ${(said += 1)} of what was said`;

type Request = () => Promise<Buffer>;

/** The first page of a list and a deep one. */
async function ends(url: string, list: DeepList, headers: Headers): Promise<[Request, Request]> {
  const bookmark = await walkTo(DEPTH, url, list, headers);
  return [() => askWell(url + list.pathOf(), headers), () => askWell(url + list.pathOf([bookmark]), headers)];
}

async function compare(meter: CostMeter, db: Database, name: string, [little, much]: readonly [Request, Request]) {
  for (const request of [little, much]) await meter.measure(request, WARM_UP);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // A person may say so much an hour.
    await sql`DELETE FROM limit_counters`.execute(db);
    rounds.push({ little: total(await meter.measure(little, REQUESTS)), much: total(await meter.measure(much, REQUESTS)) });
  }
  return {
    name,
    'ms of the reference': rounded(median(rounds.map((round) => round.little))),
    'ms of this one': rounded(median(rounds.map((round) => round.much))),
    ratio: rounded(median(rounds.map((round) => round.much / round.little))),
  };
}

interface Places {
  readonly busyPin: string;
  readonly quietPin: string;
  readonly busyTalk: string;
  readonly quietTalk: string;
}

/** Finds two pins and two conversations of the viewer with others, and fills one of each. */
async function makePlaces(db: Database): Promise<Places> {
  // The database is kept, with what an earlier run said in it.
  await sql`TRUNCATE comments, conversations CASCADE`.execute(db);
  const pins = await sql<{ id: string }>`SELECT p.id FROM pins p JOIN users u ON u.id = p.owner_id AND NOT u.is_private
      WHERE p.audience = 0 AND p.deleted_at IS NULL AND u.username <> ${VIEWER}
      ORDER BY p.id LIMIT 2`.execute(db);
  const [busyPin, quietPin] = pins.rows.map(({ id }) => id) as [string, string];
  await sql`WITH said AS (INSERT INTO comments (id, pin_id, user_id, text)
        SELECT next_id(), ${busyPin}, u.id, 'Comment ' || n FROM generate_series(1, ${MANY}) n
          JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM users ORDER BY id LIMIT 50) u ON u.place = n % 50 RETURNING id)
      INSERT INTO comment_counters (comment_id, talk_id) SELECT id, ${busyPin} FROM said`.execute(db);
  const [busyTalk, quietTalk] = [await talkWith(db, 2), await talkWith(db, 3)];
  await sql`INSERT INTO messages (id, conversation_id, user_id, text) SELECT next_id(), ${busyTalk}, u.id, 'Message ' || n
      FROM generate_series(1, ${MANY}) n, users u WHERE u.username = ${VIEWER}`.execute(db);
  await sql`UPDATE conversation_members SET last_id = (SELECT max(id) FROM messages WHERE conversation_id = ${busyTalk})
      WHERE conversation_id = ${busyTalk}`.execute(db);
  await sql`ANALYZE comments, comment_counters, messages, conversation_members`.execute(db);
  return { busyPin, quietPin, busyTalk, quietTalk };
}

async function talkWith(db: Database, place: number): Promise<string> {
  const { rows } = await sql<{ id: string }>`WITH two AS (SELECT o.id AS other, v.id AS viewer
        FROM (SELECT id FROM users WHERE username <> ${VIEWER} ORDER BY id OFFSET ${place} LIMIT 1) o, users v WHERE v.username = ${VIEWER}),
      made AS (INSERT INTO conversations (pair_low, pair_high) SELECT least(other, viewer), greatest(other, viewer) FROM two RETURNING id),
      members AS (INSERT INTO conversation_members (conversation_id, user_id, state)
        SELECT made.id, unnest(ARRAY[two.other, two.viewer]), 0 FROM made, two)
      SELECT id FROM made`.execute(db);
  return rows[0]!.id;
}
