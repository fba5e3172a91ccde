import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { EmbeddedPostgres } from '@bowerbird/server/core/postgres/embedded-postgres.ts';
import { Client } from 'pg';
import { endLater } from '../scripts/proving/leave-nothing.ts';
import { makeTempFolder } from '../scripts/proving/temp-folder.ts';
import { startProcess, type ProcessInstance } from '../scripts/proving/process-instance.ts';
import type { Result } from '../scripts/proving/report.ts';
import { startPostgres } from '../scripts/proving/postgres.ts';
import { openWire, type Wire } from './database/slow-wire.ts';
import { killPostgres, waitForAnother } from './support/postgres.ts';
import { report, type Trial } from './support/report.ts';
import { asksBack, enter, type Visitor } from './support/visitor.ts';

export const help = 'PostgreSQL stopped, killed, cut off, slow, locked, out of connections: 503 with Retry-After, and back by itself.';

const MOST_ANSWER_MILLISECONDS = 15_000;
const MOST_RECOVERY_MILLISECONDS = 20_000;

interface Instance {
  readonly dataDir: string;
  readonly wire: Wire;
  readonly visitor: Visitor;
  readonly instance: ProcessInstance;
  postgres: EmbeddedPostgres;
}

/** One trouble: what begins it gives what ends it. */
type Trouble = (house: Instance) => Promise<() => Promise<void>>;

const TROUBLES: Readonly<Record<string, Trouble>> = {
  stopped: async (house) => {
    await house.postgres.stop();
    return async () => {
      house.postgres = await startPostgres(house.dataDir);
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
    wire.delay = Number.POSITIVE_INFINITY;
    return async () => void (wire.delay = 0);
  },
  'locked: every statement waits': async ({ postgres }) => {
    const client = new Client({ connectionString: postgres.databaseUrl });
    await client.connect();
    await client.query('BEGIN; LOCK TABLE pins, boards, users IN ACCESS EXCLUSIVE MODE');
    return () => client.end();
  },
  'out of connections': async ({ postgres, wire }) => {
    const { socketDir } = wire;
    wire.socketDir = '/nowhere';
    wire.cut();
    const clients: Client[] = [];
    // The backends of the connections that were cut leave one after the other: what they free is taken as well.
    for (let isFull = 0; isFull < FULL_IN_A_ROW;) {
      const client = new Client({ connectionString: postgres.databaseUrl });
      client.on('error', () => {});
      const isRefused = await client.connect().then(
        () => false,
        () => true,
      );
      isFull = isRefused ? isFull + 1 : 0;
      if (isRefused) await wait(100);
      else clients.push(client);
    }
    wire.socketDir = socketDir;
    return async () => void (await Promise.all(clients.map((client) => client.end())));
  },
};

const FULL_IN_A_ROW = 5;

/** Makes one trouble after the other to a database that is not ours, and kills the embedded one. */
export async function run(): Promise<Result> {
  return report('database', [...(await tryTroubles()), ...(await tryKills())]);
}

const KILLS = 3;

/** The instance starts its own PostgreSQL again; whoever asks meanwhile is told to come back. */
async function tryKills(): Promise<Trial[]> {
  const { path: dataDir } = await makeTempFolder('database');
  const words: string[] = [];
  const instance = await startProcess({ dataDir, onError: (text) => words.push(text) });
  const visitor = await enter(instance.url);
  const trials: Trial[] = [];
  for (let kill = 1; kill <= KILLS; kill += 1) trials.push(...(await tryKill(kill, { dataDir, visitor })));
  const isSaid = words.some((text) => text.includes('SIGKILL. It is started again'));
  return [...trials, { group: 'killed', what: 'the log says so', failure: isSaid ? undefined : 'nothing about it' }];
}

async function tryKill(kill: number, { dataDir, visitor }: Pick<Instance, 'dataDir' | 'visitor'>): Promise<Trial[]> {
  const killed = await killPostgres(dataDir);
  const answers = await Promise.all(Object.values(visitor).map((ask) => ask()));
  // It may be back before all have asked.
  const wrong = answers.filter((answer) => answer.status !== 200 && !asksBack(answer));
  const statuses = answers.map(({ status }) => status).join(', ');
  await waitForAnother(killed, dataDir);
  return [
    { group: 'killed', what: `meanwhile (${kill})`, note: statuses, failure: wrong.length > 0 ? `answered ${statuses}` : undefined },
    { group: 'killed', what: `afterwards (${kill})`, ...(await recover(visitor)) },
  ];
}

async function tryTroubles(): Promise<Trial[]> {
  const { path: dataDir } = await makeTempFolder('database');
  const postgres = await startPostgres(dataDir);
  const wire = await openWire(socketDirOf(postgres.databaseUrl));
  endLater(wire.close);
  const databaseUrl = Object.assign(new URL(postgres.databaseUrl), { hostname: '127.0.0.1', port: String(wire.port) }).href;
  const instance = await startProcess({ dataDir: join(dataDir, 'instance'), env: { DATABASE_URL: databaseUrl }, onError: () => {} });
  const house: Instance = { dataDir, postgres, wire, instance, visitor: await enter(instance.url) };
  const trials: Trial[] = [];
  for (const [name, trouble] of Object.entries(TROUBLES)) trials.push(...(await tryTrouble(name, trouble, house)));
  await instance.stop();
  return trials;
}

async function tryTrouble(name: string, trouble: Trouble, house: Instance): Promise<Trial[]> {
  const end = await trouble(house);
  const trials: Trial[] = [];
  for (const [what, ask] of Object.entries(house.visitor)) {
    const started = Date.now();
    const answer = await ask();
    const took = Date.now() - started;
    const problems = [
      ...(asksBack(answer) ? [] : [`answered ${answer.status}, Retry-After ${answer.retryAfter ?? 'not given'}`]),
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
