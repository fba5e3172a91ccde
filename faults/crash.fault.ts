import { createECDH, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findRunningPostgres } from '@bowerbird/server/core/postgres/embedded-postgres.ts';
import { BoardFollowResource } from '@bowerbird/contract/pinning/board-follows/calls.ts';
import { ContactRequestsResource, ConversationsResource } from '@bowerbird/contract/social/conversations/calls.ts';
import { changePushSettings } from '@bowerbird/contract/social/notification-settings/calls.ts';
import { PushSubscriptionResource } from '@bowerbird/contract/social/web-push/calls.ts';
import { BoardSectionResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { withClient } from '@bowerbird/server/core/database/with-client.ts';
import { clearLeftovers } from '@bowerbird/server/core/postgres/postmaster.ts';
import { endLater } from '../scripts/proving/leave-nothing.ts';
import { makeTempFolder } from '../scripts/proving/temp-folder.ts';
import { freePort, startProcess, waitUntilReady, type ProcessInstance } from '../scripts/proving/process-instance.ts';
import type { Result } from '../scripts/proving/report.ts';
import type { Switches } from '../scripts/proving/run-tools.ts';
import { makeBoard } from '../tests/support/content.ts';
import { signUp, type Person } from '../tests/support/people.ts';
import { findWrongCounters } from './crash/counters.ts';
import { findWrongFiles } from './crash/files.ts';
import { findDoubled, findLost, openLedger, type Ledger } from './crash/ledger.ts';
import { findUnheard, morningsUntil, noteDigests } from './crash/mornings.ts';
import { findWrongNews } from './crash/news.ts';
import { writeUntil, type Scene } from './crash/writers.ts';
import { killPostgres, waitForAnother } from './support/postgres.ts';
import { report, type Trial } from './support/report.ts';

export const help =
  'kill -9 of the server, of PostgreSQL and of both, in turn, while people write (--rounds N, else 100); then all that was acknowledged is there.';

const ROUNDS = 100;
const MOST_START_MILLISECONDS = 3_000;
/** Killed so many milliseconds after the first acknowledged upload of the round, at most. */
const LATEST = 1_200;
const MOST_UPLOAD_MILLISECONDS = 60_000;
/** Each in its turn; of the second the server starts another by itself. */
const VICTIMS = ['the server', 'PostgreSQL alone', 'PostgreSQL, then the server'] as const;
type Victim = (typeof VICTIMS)[number];

/** What the instances said, for when nothing works any more. */
const words: string[] = [];
const keepWords = (text: string) => void words.push(text);

/** Kills, starts and looks, round by round. */
export async function run({ rounds = String(ROUNDS) }: Switches): Promise<Result> {
  const { path: dataDir } = await makeTempFolder('crash');
  // Stopped between a kill and the next start, nobody else would end what was left.
  endLater(() => clearLeftovers(join(dataDir, 'postgres'), ''));
  const port = await freePort();
  const ledger = openLedger();
  let instance = await startProcess({ dataDir, port, onError: keepWords });
  const people = [await signUp(instance.url, 'noor'), await signUp(instance.url, 'lena'), await signUp(instance.url, 'mei')];
  await letThemHear(dataDir, people);
  await noteDigests(dataDir);
  const scenes = await makeScenes(people, ledger);
  const checked = new Set<string>();
  const trials: Trial[] = [];
  for (let round = 1; round <= Number(rounds); round += 1) {
    const victim = VICTIMS[(round - 1) % VICTIMS.length]!;
    const restart = await crashWhileWriting(instance, victim, { dataDir, port }, scenes);
    instance = restart.instance;
    const problems = await lookAround(dataDir, ledger, checked);
    const { milliseconds, heldUp } = restart;
    const start = `well again after ${milliseconds} ms, ${heldUp} of them waiting for a core`;
    // What other programs of a busy machine take is not ours.
    if (milliseconds - heldUp > MOST_START_MILLISECONDS) problems.push(start);
    const said = `${ledger.comments.size} comments, ${ledger.messages.size} messages`;
    const note = `${ledger.pins.size} pins, ${ledger.uploads.size} uploads, ${said}, ${start}`;
    trials.push({
      group: victim,
      what: `round ${round}`,
      note,
      failure: problems.length > 0 ? problems.slice(0, 5).join('; ') : undefined,
    });
  }
  const unheard = await findUnheard(dataDir);
  trials.push({ group: 'mornings', what: 'digests and pushes', failure: unheard.length > 0 ? unheard.join('; ') : undefined });
  return report('crash', trials);
}

/** Each follows the board of a friend. */
async function makeScenes(people: readonly Person[], ledger: Ledger): Promise<Scene[]> {
  const scenes = await Promise.all(
    people.map(async (person, index) => {
      const name = `First board of ${person.username}`;
      const { id } = await makeBoard(person, name);
      ledger.boards.set(id, name);
      const section = await person.call(BoardSectionResource.create, { board_id: id, title: 'Nests' });
      const friend = people[(index + 1) % people.length]!;
      const talk = await beginTalk(person, friend);
      return { person, friend, board: id, section: section.id, talk, own: [], said: [], unanswered: new Map(), ledger };
    }),
  );
  for (const [index, { person }] of scenes.entries()) {
    await person.call(BoardFollowResource.create, { board_id: scenes[(index + 1) % scenes.length]!.board });
  }
  return scenes;
}

async function beginTalk(person: Person, friend: Person): Promise<string> {
  const { id } = await person.call(ConversationsResource.create, { user_ids: [friend.id], text: 'Hello' });
  await friend.call(ContactRequestsResource.update, { id, action: 'accept' });
  return id;
}

/** Each has an address that digests go to, and a device that rings tomorrow, before there is anything to tell. */
async function letThemHear(dataDir: string, people: readonly Person[]): Promise<void> {
  for (const person of people) {
    await person.call(changePushSettings, { options: quietAllDay });
    await person.call(PushSubscriptionResource.create, { endpoint: `https://push.example/${person.id}`, ...browserKeys() });
  }
  await withClient((await findRunningPostgres(dataDir))!, (client) => client.query('UPDATE users SET email_verified_at = now()'));
}

/** Pushes wait and none is tried, so that each of them can be counted. */
const quietAllDay = [
  { id: 'quiet_hours', value: true },
  { id: 'quiet_from', value: '00:00' },
  { id: 'quiet_until', value: '23:59' },
  { id: 'time_zone', value: 'UTC' },
];

function browserKeys(): { readonly p256dh: string; readonly auth: string } {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return { p256dh: keys.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
}

interface Restart {
  readonly instance: ProcessInstance;
  readonly milliseconds: number;
  readonly heldUp: number;
}

async function crashWhileWriting(
  instance: ProcessInstance,
  victim: Victim,
  place: { readonly dataDir: string; readonly port: number },
  scenes: readonly Scene[],
): Promise<Restart> {
  let isOver = false;
  const writing = Promise.all([...scenes.map((scene) => writeUntil(() => isOver, scene)), morningsUntil(() => isOver, place.dataDir)]);
  try {
    await waitForUpload(scenes[0]!.ledger);
    await wait(Math.random() * LATEST);
    const killed = Date.now();
    const postmaster = victim === 'the server' ? undefined : await killPostgres(place.dataDir);
    if (postmaster !== undefined && victim === 'PostgreSQL alone') {
      await waitForAnother(postmaster, place.dataDir);
      await waitUntilReady(instance.url, instance.process);
      const milliseconds = Date.now() - killed;
      // People go on with the new one before it is looked at.
      await waitForUpload(scenes[0]!.ledger);
      return { instance, milliseconds, heldUp: 0 };
    }
    // The server goes on without it for a moment: what it acknowledges now would have to be true as well.
    if (victim === 'PostgreSQL, then the server') await wait(100);
    await instance.kill();
  } finally {
    isOver = true;
    await writing;
  }
  const fresh = await startProcess({ ...place, onError: keepWords });
  return { instance: fresh, milliseconds: fresh.startedIn, heldUp: fresh.heldUp };
}

/** Until the instance has acknowledged an upload again; whoever loses nothing because nothing works has lost all. */
async function waitForUpload({ uploads }: Ledger): Promise<void> {
  const [before, deadline] = [uploads.size, Date.now() + MOST_UPLOAD_MILLISECONDS];
  while (uploads.size === before) {
    if (Date.now() > deadline) throw new Error(`Nobody could upload anything. The last words:\n${words.slice(-5).join('')}`);
    await wait(5);
  }
}

async function lookAround(dataDir: string, ledger: Ledger, checked: Set<string>): Promise<string[]> {
  const databaseUrl = (await findRunningPostgres(dataDir))!;
  return withClient(databaseUrl, async (client) => {
    const lost = (await findLost(client, ledger)).map((what) => `lost: ${what}`);
    const files = await findWrongFiles(client, dataDir, ledger, checked);
    const doubled = (await findDoubled(client)).map((what) => `kept twice: ${what}`);
    return [...lost, ...doubled, ...files, ...(await findWrongCounters(client)), ...(await findWrongNews(client))];
  });
}
