import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** The instance's numbers for Prometheus (`/metrics`). */
export interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  readonly calls: Counter<'endpoint' | 'outcome'>;
  /** SQL statements of requests; those of jobs and upkeep are not among them. */
  readonly statements: Counter;
  /** Streams of notices that are open. */
  readonly streams: Gauge;
  readonly jobFailures: Counter<'job'>;
  /** What the bot check said of sessions. */
  readonly botVerdicts: Counter<'verdict'>;
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
    statements: new Counter({ name: 'request_sql_statements_total', help: 'SQL statements sent for requests', registers: [registry] }),
    streams: new Gauge({ name: 'notice_streams_open', help: 'Open streams of notices', registers: [registry] }),
    botVerdicts: new Counter({
      name: 'bot_check_verdicts_total',
      help: 'Sessions verified by the bot check',
      labelNames: ['verdict'],
      registers: [registry],
    }),
    jobFailures: new Counter({ name: 'job_failures_total', help: 'Jobs that threw', labelNames: ['job'], registers: [registry] }),
  };
}
