import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, type Transaction } from 'kysely';
import pg from 'pg';
import { statementObserver } from './observe-statements.ts';
import { followShift, SHIFTED_SEARCH_PATH } from './shifted-clock.ts';
import { countStatement } from './statement-counter.ts';
import type { DB } from './schema.generated.ts';

const STATEMENT_TIMEOUT = 2_000;
/** A database that is silent this long after it should have given up itself is as good as away. */
const SILENCE_MILLISECONDS = 2_000;
const IDLE_MILLISECONDS = 60_000;
/** A network that drops silent connections is told of ours before. */
const KEEP_ALIVE_MILLISECONDS = 30_000;

/** The database, or a transaction of it: what queries take. */
export type Database = Kysely<DB> | Transaction<DB>;

export interface DatabaseOptions {
  readonly url: string;
  readonly poolSize: number;
  /** Connections that stay while nobody asks; none without it. A new one plans each statement anew. */
  readonly keptConnections?: number;
  /** Milliseconds after which a statement is given up. */
  readonly statementTimeout?: number;
  readonly applicationName?: string;
  /** Plans each statement once a connection, whatever its values: planning anew costs the reads of lists more than running them. */
  readonly isPlannedOnce?: boolean;
  /** Told of each statement that is sent. */
  readonly onStatement?: () => void;
  /** Told of each notice that a statement raises, before its result is there. */
  readonly onNotice?: (text: string) => void;
  /** Milliseconds that the database's clock is off; tests alone set it. */
  readonly clockShift?: () => number;
}

/** Opens a pool whose every statement with values is a named prepared one: the big lever on hot reads. */
export function openDatabase(options: DatabaseOptions): Kysely<DB> {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    min: Math.min(options.keptConnections ?? 0, options.poolSize),
    idleTimeoutMillis: IDLE_MILLISECONDS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MILLISECONDS,
    application_name: options.applicationName ?? 'bowerbird',
    connectionTimeoutMillis: 5_000,
    query_timeout: (options.statementTimeout ?? STATEMENT_TIMEOUT) + SILENCE_MILLISECONDS,
    types: { getTypeParser },
    options: [
      `-c statement_timeout=${options.statementTimeout ?? STATEMENT_TIMEOUT}`,
      '-c lock_timeout=1000',
      '-c idle_in_transaction_session_timeout=10000',
      '-c jit=off',
      ...(options.clockShift ? [`-c search_path=${SHIFTED_SEARCH_PATH}`] : []),
      ...(options.isPlannedOnce ? ['-c plan_cache_mode=force_generic_plan'] : []),
    ].join(' '),
  });
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('notice', ({ message }) => options.onNotice?.(message ?? '')));
  const observer = statementObserver();
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool: nameStatements(pool, options) }),
    ...(observer ? { log: ({ query }) => observer.onQuery(query) } : {}),
  });
}

const DAY: number = pg.types.builtins.DATE;

/** Dates stay text: as a `Date` they would be midnight of the zone that the process happens to be in. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  return oid === DAY ? (day: string) => day : pg.types.getTypeParser(oid, format);
}

type Watchers = Pick<DatabaseOptions, 'onStatement' | 'clockShift'>;

function nameStatements(pool: pg.Pool, watchers: Watchers): PostgresPool {
  return {
    connect: async () => wrapClient(await pool.connect(), watchers),
    end: () => pool.end(),
    options: {},
  };
}

const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();

function wrapClient(client: pg.PoolClient, { onStatement, clockShift }: Watchers): PostgresPoolClient {
  const known = wrapped.get(client);
  if (known) return known;
  let isBroken = false;
  // A connection that dies while it is at work says so once more after its statement failed: unheard, that would end the process.
  client.on('error', () => {
    isBroken = true;
  });
  const follow = clockShift && followShift(client, clockShift);
  const query = async (text: string, values: readonly unknown[] = []) => {
    countStatement();
    onStatement?.();
    try {
      if (follow) await follow(text);
      const result = await client.query({ name: statementName(text, values), text, values: [...values] });
      statementObserver()?.onResult(text, result);
      return result;
    } catch (error) {
      isBroken ||= !(error instanceof pg.DatabaseError) || error.severity === 'FATAL';
      throw error;
    }
  };
  // Kysely's second form, with a cursor, is only for streaming, which this house does by COPY.
  const fresh = { query, release: () => client.release(isBroken) } as unknown as PostgresPoolClient;
  wrapped.set(client, fresh);
  return fresh;
}

const names = new Map<string, string>();
const MOST_NAMED_STATEMENTS = 2_000;

function statementName(text: string, values: readonly unknown[]): string | undefined {
  if (values.length === 0) return undefined;
  const known = names.get(text);
  if (known) return known;
  if (names.size >= MOST_NAMED_STATEMENTS) return undefined;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
