import { Resolver } from 'node:dns/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { createBotCheck, type BotCheck } from './bot-check/index.ts';
import type { Config } from './config/config.ts';
import type { Contributions } from './contributions.ts';
import type { Core } from './core.ts';
import { openDatabase } from './database/database.ts';
import { createOutbox } from './events/outbox.ts';
import { createJobs, type Jobs } from './jobs/jobs.ts';
import { createMailer } from './mail/create-mailer.ts';
import type { Mailer } from './mail/mailer.ts';
import { createClassifier, type Classifier } from './classifier/index.ts';
import { openFilms } from './films/index.ts';
import { openMedia } from './media/index.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createRealtime, createSessionCache, type SessionCache } from './realtime/index.ts';
import { createFetchTurns, createSafeFetch, type SafeFetch } from './safe-fetch/index.ts';
import { createTranslator } from './translator/index.ts';

/** Connections of the request pool: eight a core of a small machine. */
const REQUEST_POOL = 16;
/** As many as a page asks with at once: after a pause, a home feed over new connections takes 60 ms instead of 12. */
const KEPT_CONNECTIONS = 4;
const JOBS_POOL = 4;
const JOBS_STATEMENT_TIMEOUT = 300_000;
/** A pool of its own costs a search nothing; `SET LOCAL` in a transaction costs it 0.11 ms and twice the CPU of a round trip. */
const SEARCH_POOL = 8;
const DNS_MILLISECONDS = 3_000;

export interface CoreOptions {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly log: Logger;
  /** Tests keep the mails themselves. */
  readonly mailer?: Mailer;
  /** Tests look at what was enqueued instead of running a queue. */
  readonly jobs?: Jobs;
  /** Tests play a small internet on this machine. */
  readonly safeFetch?: SafeFetch;
  /** Tests bring one that needs no add-on. */
  readonly classifier?: Classifier;
  /** Tests play the names of a small internet. */
  readonly resolveTxt?: Core['resolveTxt'];
  /** Tests say who is a person. */
  readonly botCheck?: BotCheck;
  readonly contributions: readonly Contributions[];
  readonly now?: () => number;
  /** Tests set the clock of the database together with `now`. */
  readonly clockShift?: () => number;
  readonly poolSize?: number;
}

/** Makes the core over a migrated database, and what closes it again. */
export function createCore(options: CoreOptions): { core: Core; close: () => Promise<void> } {
  const { config, databaseUrl, log, contributions, clockShift, now = Date.now } = options;
  const metrics = createMetrics();
  const sessions = createSessionCache(() => performance.now() + (clockShift?.() ?? 0));
  const onStatement = () => metrics.statements.inc();
  const onNotice = (text: string) => readSessionChange(text, sessions);
  const db = openDatabase({
    url: databaseUrl,
    poolSize: options.poolSize ?? REQUEST_POOL,
    keptConnections: KEPT_CONNECTIONS,
    isPlannedOnce: true,
    onStatement,
    onNotice,
    clockShift,
  });
  const jobsDb = openDatabase({
    url: databaseUrl,
    poolSize: JOBS_POOL,
    statementTimeout: JOBS_STATEMENT_TIMEOUT,
    applicationName: 'bowerbird-upkeep',
    onNotice,
    clockShift,
  });
  const searchDb = openDatabase({
    url: databaseUrl,
    poolSize: Math.min(SEARCH_POOL, options.poolSize ?? SEARCH_POOL),
    keptConnections: 1,
    statementTimeout: config.searchTimeout,
    applicationName: 'bowerbird-search',
    isPlannedOnce: true,
    onStatement,
    clockShift,
  });
  const jobs = options.jobs ?? createJobs({ url: databaseUrl, log, metrics });
  const mediaDir = join(config.dataDir, 'media');
  const media = openMedia({ mediaDir, now });
  const films = openFilms({ mediaDir });
  const classifier = options.classifier ?? createClassifier({ folder: join(config.dataDir, 'classifier') });
  const core: Core = {
    config,
    db,
    jobsDb,
    searchDb,
    log,
    metrics,
    mailer: options.mailer ?? createMailer({ config, db: jobsDb, jobs }),
    media,
    films,
    classifier,
    safeFetch: options.safeFetch ?? createSafeFetch(),
    fetchTurns: createFetchTurns(),
    resolveTxt: options.resolveTxt ?? ((domain) => new Resolver({ timeout: DNS_MILLISECONDS, tries: 2 }).resolveTxt(domain)),
    botCheck: options.botCheck ?? createBotCheck(config.botCheck, log),
    translator: createTranslator(config.translate, log),
    contributions,
    realtime: createRealtime({ url: databaseUrl, log, onOpen: (streams) => metrics.streams.set(streams), sessions }),
    sessions,
    outbox: createOutbox({ db: jobsDb, url: databaseUrl, log }),
    jobs,
    now,
  };
  const close = async () => {
    films.close();
    classifier.close();
    await core.jobs.stop();
    await core.outbox.stop();
    await core.realtime.stop();
    await media.close();
    await db.destroy();
    await jobsDb.destroy();
    await searchDb.destroy();
  };
  return { core, close };
}

/** The database tells the connection that changes somebody's sessions, before it commits. */
function readSessionChange(notice: string, sessions: SessionCache): void {
  const [, userId, change] = /^session_changed:(\d+):(\d+)$/.exec(notice) ?? [];
  if (userId !== undefined) sessions.suspend(userId, change!);
}
