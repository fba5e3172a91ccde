import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findRunningPostgres } from '@bowerbird/server/core/postgres/embedded-postgres.ts';
import { readPostmaster } from '@bowerbird/server/core/postgres/postmaster.ts';
import { Client } from 'pg';
import { freePort, startProcess, type ProcessInstance } from '../scripts/proving/process-instance.ts';
import type { Result } from '../scripts/proving/report.ts';
import type { Switches } from '../scripts/proving/run-tools.ts';
import { makeBoard } from '../tests/support/content.ts';
import { signUp } from '../tests/support/people.ts';
import { findWrongCounters } from './crash/counters.ts';
import { findWrongFiles } from './crash/files.ts';
import { findLost, openLedger, type Ledger } from './crash/ledger.ts';
import { writeUntil, type Scene } from './crash/writers.ts';
import { report, type Trial } from './support/report.ts';

export const help =
  'kill -9 of the server and, in turn, of PostgreSQL while people write (--rounds N, else 100); then all that was acknowledged is there.';

const ROUNDS = 100;
const MOST_START_MILLISECONDS = 3_000;
/** Killed so many milliseconds after the first acknowledged upload of the round, at most. */
const LATEST = 1_200;
const FIRST_UPLOAD = 10_000;

/** Kills, starts and looks, round by round. */
export async function run({ rounds = String(ROUNDS) }: Switches): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bowerbird-crash-'));
  const port = await freePort();
  const ledger = openLedger();
  let instance = await startProcess({ dataDir, port, onError: () => {} });
  try {
    const scenes = await makeScenes(instance.url, ledger);
    const checked = new Set<string>();
    const trials: Trial[] = [];
    for (let round = 1; round <= Number(rounds); round += 1) {
      const victim = round % 2 === 1 ? 'the server' : 'PostgreSQL';
      await crashWhileWriting(instance, victim, dataDir, scenes);
      instance = await startProcess({ dataDir, port, onError: () => {} });
      const problems = await lookAround(dataDir, ledger, checked);
      const { startedIn, heldUp } = instance;
      const start = `up in ${startedIn} ms, ${heldUp} of them waiting for a core`;
      // What other programs of a busy machine take is not ours.
      if (startedIn - heldUp > MOST_START_MILLISECONDS) problems.push(start);
      const note = `${ledger.pins.size} pins, ${ledger.uploads.size} uploads, ${start}`;
      trials.push({
        group: victim,
        what: `round ${round}`,
        note,
        failure: problems.length > 0 ? problems.slice(0, 5).join('; ') : undefined,
      });
    }
    return await report('crash', trials);
  } finally {
    await instance.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function makeScenes(url: string, ledger: Ledger): Promise<Scene[]> {
  const people = [await signUp(url, 'noor'), await signUp(url, 'lena'), await signUp(url, 'mei')];
  return Promise.all(
    people.map(async (person, index) => {
      const name = `First board of ${person.username}`;
      const { id } = await makeBoard(person, name);
      ledger.boards.set(id, name);
      return { person, friend: people[(index + 1) % people.length]!, board: id, ledger };
    }),
  );
}

async function crashWhileWriting(instance: ProcessInstance, victim: string, dataDir: string, scenes: readonly Scene[]): Promise<void> {
  let isOver = false;
  const writing = Promise.all(scenes.map((scene) => writeUntil(() => isOver, scene)));
  await acknowledged(scenes[0]!.ledger);
  await wait(Math.random() * LATEST);
  if (victim === 'PostgreSQL') {
    const postmaster = await readPostmaster(join(dataDir, 'postgres'));
    process.kill(postmaster!.pid, 'SIGKILL');
    // The server goes on without it for a moment: what it acknowledges now would have to be true as well.
    await wait(100);
  }
  await instance.kill();
  isOver = true;
  await writing;
}

/** Until the instance has acknowledged an upload again. */
async function acknowledged({ uploads }: Ledger): Promise<void> {
  const [before, deadline] = [uploads.size, Date.now() + FIRST_UPLOAD];
  while (uploads.size === before && Date.now() < deadline) await wait(5);
}

async function lookAround(dataDir: string, ledger: Ledger, checked: Set<string>): Promise<string[]> {
  const databaseUrl = await findRunningPostgres(dataDir);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const lost = (await findLost(client, ledger)).map((what) => `lost: ${what}`);
    const files = await findWrongFiles(client, dataDir, ledger, checked);
    return [...lost, ...files, ...(await findWrongCounters(client))];
  } finally {
    await client.end();
  }
}
