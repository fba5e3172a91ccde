import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { BotCheck } from './bot-check/index.ts';
import type { Classifier } from './classifier/index.ts';
import type { Contributions } from './contributions.ts';
import type { Config } from './config/config.ts';
import type { DB } from './database/schema.generated.ts';
import type { Outbox } from './events/outbox.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Films } from './films/index.ts';
import type { Media } from './media/index.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Realtime, SessionCache } from './realtime/index.ts';
import type { FetchTurns, SafeFetch } from './safe-fetch/index.ts';
import type { Translator } from './translator/index.ts';

/** What every handler, job and listener may lean on; made once at boot. */
export interface Core {
  readonly config: Config;
  readonly db: Kysely<DB>;
  /** A small pool of its own, with long timeouts, so that jobs never starve requests. */
  readonly jobsDb: Kysely<DB>;
  /** For searches and suggestions: what takes longer there than `SEARCH_TIMEOUT` is given up, so that it never holds up other requests. */
  readonly searchDb: Kysely<DB>;
  readonly log: Logger;
  readonly outbox: Outbox;
  /** The streams of updates to people who are there. */
  readonly realtime: Realtime;
  /** Living sessions that were asked for a moment ago. */
  readonly sessions: SessionCache;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  /** The pictures of this instance. */
  readonly media: Media;
  /** What makes films of videos. */
  readonly films: Films;
  /** Rates pictures, where the owner installed the add-on for it. */
  readonly classifier: Classifier;
  /** The one way to fetch what a person names. */
  readonly safeFetch: SafeFetch;
  /** For fetches that a request waits for. */
  readonly fetchTurns: FetchTurns;
  /** The TXT records of a domain; tests bring their own. */
  readonly resolveTxt: (domain: string) => Promise<string[][]>;
  readonly metrics: Metrics;
  /** Tells people from programs where accounts are made and opened. */
  readonly botCheck: BotCheck;
  /** Puts texts into another language, where a service for it is configured. */
  readonly translator: Translator | null;
  /** What the features of the instance add to each other, lower areas first. */
  readonly contributions: readonly Contributions[];
  /**
   * Milliseconds since the epoch: the one clock by which requests and jobs decide. SQL decides by `now()`, the same clock for all
   * processes of an instance. Tests set both together. Only what measures how long something takes reads another clock.
   */
  readonly now: () => number;
}
