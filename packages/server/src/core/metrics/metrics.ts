import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** The instance's numbers for Prometheus (`/metrics`). */
export interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  readonly calls: Counter<'endpoint' | 'outcome'>;
  /** Errors that a handler gave and its call does not declare. */
  readonly undeclaredErrors: Counter<'endpoint' | 'error'>;
  /** SQL statements of requests; those of jobs and upkeep are not among them. */
  readonly statements: Counter;
  /** Streams of updates that are open. */
  readonly streams: Gauge;
  readonly jobFailures: Counter<'job'>;
  /** Failures in browsers that nobody was told of. */
  readonly clientFailures: Counter<'failure' | 'message'>;
  /** What the bot check said of sessions. */
  readonly botVerdicts: Counter<'verdict'>;
  /** What led people in, and whether it was a sign-up. */
  readonly landings: Counter<'page' | 'act' | 'by'>;
  /** Accounts made, by the kind of page that made somebody sign up. */
  readonly signUps: Counter<'from'>;
  /** Times that somebody came from a device of many accounts. */
  readonly sharedDevices: Counter;
  /** Pages by who looks at them. */
  readonly pageViews: Counter<'group'>;
  /** Sessions whose token was renewed, of people and of businesses. */
  readonly renewedTokens: Counter<'viewer'>;
  /** Follows of topics, by the event that tells of them. */
  readonly topicFollows: Counter<'event'>;
  /** Times that somebody signed in who had long been away. */
  readonly resurrections: Counter;
}

/** Makes a fresh registry, so that several servers can live in one process (tests). */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from a request to its last byte',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5],
      registers: [registry],
    }),
    calls: new Counter({
      name: 'endpoint_calls_total',
      help: 'Calls of declared endpoints by outcome',
      labelNames: ['endpoint', 'outcome'],
      registers: [registry],
    }),
    undeclaredErrors: new Counter({
      name: 'undeclared_errors_total',
      help: 'Errors that a handler gave and its call does not declare',
      labelNames: ['endpoint', 'error'],
      registers: [registry],
    }),
    statements: new Counter({ name: 'request_sql_statements_total', help: 'SQL statements sent for requests', registers: [registry] }),
    streams: new Gauge({ name: 'live_update_streams_open', help: 'Open streams of updates', registers: [registry] }),
    clientFailures: new Counter({
      name: 'client_failures_total',
      help: 'Failures in browsers that nobody was told of',
      labelNames: ['failure', 'message'],
      registers: [registry],
    }),
    botVerdicts: new Counter({
      name: 'bot_check_verdicts_total',
      help: 'Sessions verified by the bot check',
      labelNames: ['verdict'],
      registers: [registry],
    }),
    landings: new Counter({
      name: 'landings_total',
      help: 'Log-ins and sign-ups by the page that strangers came to first, and by what led them there',
      labelNames: ['page', 'act', 'by'],
      registers: [registry],
    }),
    signUps: new Counter({
      name: 'sign_ups_total',
      help: 'Accounts made, by the page that strangers stood on last before they signed up',
      labelNames: ['from'],
      registers: [registry],
    }),
    sharedDevices: new Counter({
      name: 'shared_devices_total',
      help: 'Times that an account was used from a device of more than five accounts',
      registers: [registry],
    }),
    pageViews: new Counter({
      name: 'page_views_total',
      help: 'Pages sent, by who looks: crawlers, signed in or not, desktop or mobile',
      labelNames: ['group'],
      registers: [registry],
    }),
    renewedTokens: new Counter({
      name: 'renewed_session_tokens_total',
      help: 'Session tokens renewed by their age, of people and of businesses',
      labelNames: ['viewer'],
      registers: [registry],
    }),
    topicFollows: new Counter({
      name: 'topic_follows_total',
      help: 'Topics followed (event 601) and left (event 602)',
      labelNames: ['event'],
      registers: [registry],
    }),
    resurrections: new Counter({
      name: 'resurrections_total',
      help: 'Log-ins to accounts that had not been seen for 28 days or more',
      registers: [registry],
    }),
    jobFailures: new Counter({ name: 'job_failures_total', help: 'Jobs that threw', labelNames: ['job'], registers: [registry] }),
  };
}
