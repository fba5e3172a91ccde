import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@bowerbird/server/core/postgres/embedded-postgres.ts';
import { readPostmaster } from '@bowerbird/server/core/postgres/postmaster.ts';
import { Client } from 'pg';
import { startProcess, type ProcessInstance } from '../scripts/proving/process-instance.ts';
import type { Result } from '../scripts/proving/report.ts';
import { openWire, type Wire } from './database/slow-wire.ts';
import { report, type Trial } from './support/report.ts';
import { enter, type Visitor } from './support/visitor.ts';

export const help = 'PostgreSQL stopped, killed, cut off, slow, locked, out of connections: 503 with Retry-After, and back by itself.';

const MOST_ANSWER_MILLISECONDS = 15_000;
const MOST_RECOVERY_MILLISECONDS = 20_000;

interface House {
  readonly dataDir: string;
  readonly wire: Wire;
  readonly visitor: Visitor;
  readonly instance: ProcessInstance;
  postgres: EmbeddedPostgres;
}

/** One trouble: what begins it gives what ends it. */
type Trouble = (house: House) => Promise<() => Promise<void>>;

const TROUBLES: Readonly<Record<string, Trouble>> = {
  stopped: async (house) => {
    await house.postgres.stop();
    return async () => {
      house.postgres = await startEmbeddedPostgres({ dataDir: house.dataDir, log: { info: () => {} } });
      house.wire.socketDir = socketDirOf(house.postgres.databaseUrl);
    };
  },
  'away, and the wire is cut': async ({ wire }) => {
    const { socketDir } = wire;
    wire.socketDir = '/nowhere';
    wire.cut();
    return async () => void (wire.socketDir = socketDir);
  },
  'slow: 5 s for each piece of an answer': async ({ wire }) => {
    wire.delay = 5_000;
    return async () => void (wire.delay = 0);
  },
  'silent: no answer at all': async ({ wire }) => {
    wire.delay = 3_600_000;
    return async () => void (wire.delay = 0);
  },
  'locked: every statement waits': async ({ postgres }) => {
    const client = new Client({ connectionString: postgres.databaseUrl });
    await client.connect();
    await client.query('BEGIN; LOCK TABLE pins, boards, users IN ACCESS EXCLUSIVE MODE');
    return () => client.end();
  },
  'out of connections': async ({ postgres, wire }) => {
    const clients: Client[] = [];
    wire.cut();
    for (let isFull = false; !isFull;) {
      const client = new Client({ connectionString: postgres.databaseUrl });
      client.on('error', () => {});
      isFull = await client.connect().then(
        () => false,
        () => true,
      );
      if (!isFull) clients.push(client);
    }
    return async () => void (await Promise.all(clients.map((client) => client.end())));
  },
};

/** Makes one trouble after the other to a database that is not ours, and kills the embedded one. */
export async function run(): Promise<Result> {
  return report('database', [...(await tryTroubles()), ...(await tryKills())]);
}

const KILLS = 3;

/** The instance starts its own PostgreSQL again; whoever asks meanwhile is told to come back. */
async function tryKills(): Promise<Trial[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bowerbird-database-'));
  const words: string[] = [];
  const instance = await startProcess({ dataDir, onError: (text) => words.push(text) });
  try {
    const visitor = await enter(instance.url);
    const trials: Trial[] = [];
    for (let kill = 1; kill <= KILLS; kill += 1) trials.push(...(await tryKill(kill, { dataDir, visitor })));
    const isSaid = words.some((text) => text.includes('SIGKILL. It is started again'));
    trials.push({ group: 'killed', what: 'the log says so', failure: isSaid ? undefined : 'nothing about it' });
    return trials;
  } finally {
    await instance.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function tryKill(kill: number, { dataDir, visitor }: Pick<House, 'dataDir' | 'visitor'>): Promise<Trial[]> {
  const postmaster = await readPostmaster(join(dataDir, 'postgres'));
  process.kill(postmaster!.pid, 'SIGKILL');
  const answers = await Promise.all(Object.values(visitor).map((ask) => ask()));
  // It may be back before all have asked.
  const wrong = answers.filter(({ status, retryAfter }) => status !== 200 && (status !== 503 || retryAfter === null));
  const statuses = answers.map(({ status }) => status).join(', ');
  return [
    { group: 'killed', what: `meanwhile (${kill})`, note: statuses, failure: wrong.length > 0 ? `answered ${statuses}` : undefined },
    { group: 'killed', what: `afterwards (${kill})`, ...(await recover(visitor)) },
  ];
}

async function tryTroubles(): Promise<Trial[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bowerbird-database-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: { info: () => {} } });
  const wire = await openWire(socketDirOf(postgres.databaseUrl));
  const databaseUrl = Object.assign(new URL(postgres.databaseUrl), { hostname: '127.0.0.1', port: String(wire.port) }).href;
  const instance = await startProcess({ dataDir: join(dataDir, 'instance'), env: { DATABASE_URL: databaseUrl }, onError: () => {} });
  const house: House = { dataDir, postgres, wire, instance, visitor: await enter(instance.url) };
  try {
    const trials: Trial[] = [];
    for (const [name, trouble] of Object.entries(TROUBLES)) trials.push(...(await tryTrouble(name, trouble, house)));
    return trials;
  } finally {
    await instance.stop();
    await wire.close();
    await house.postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function tryTrouble(name: string, trouble: Trouble, house: House): Promise<Trial[]> {
  const end = await trouble(house);
  const trials: Trial[] = [];
  for (const [what, ask] of Object.entries(house.visitor)) {
    const started = Date.now();
    const answer = await ask();
    const took = Date.now() - started;
    // Out of connections, those that the instance still holds may go on serving.
    const isServed = answer.status === 200 && name === 'out of connections';
    const problems = [
      ...(answer.status === 503 || isServed ? [] : [`answered ${answer.status}`]),
      ...(answer.retryAfter === null && !isServed ? ['without Retry-After'] : []),
      ...(took > MOST_ANSWER_MILLISECONDS ? [`after ${took} ms`] : []),
    ];
    trials.push({ group: name, what, note: `${answer.status} after ${took} ms`, failure: problems.join(', ') || undefined });
  }
  const { status } = await fetch(`${house.instance.url}/healthz`);
  trials.push({ group: name, what: 'the process lives', failure: status === 200 ? undefined : `answered ${status}` });
  await end();
  trials.push({ group: name, what: 'afterwards', ...(await recover(house.visitor)) });
  return trials;
}

/** By itself: nobody starts anything again. */
async function recover(visitor: Visitor): Promise<Pick<Trial, 'note' | 'failure'>> {
  const started = Date.now();
  while (Date.now() - started < MOST_RECOVERY_MILLISECONDS) {
    const answers = await Promise.all(Object.values(visitor).map((ask) => ask()));
    if (answers.every(({ status }) => status === 200)) return { note: `all well after ${Date.now() - started} ms` };
    await wait(200);
  }
  return { failure: `is not well after ${MOST_RECOVERY_MILLISECONDS} ms` };
}

function socketDirOf(databaseUrl: string): string {
  return decodeURIComponent(new URL(databaseUrl).hostname);
}
