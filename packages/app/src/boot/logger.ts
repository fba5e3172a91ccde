import type { Config } from '@bowerbird/server/core/config/config.ts';
import { destination, type Logger, pino } from 'pino';

/** Structured logs, a line of JSON each, on stderr; what people read is on stdout. Secrets never reach it. */
export function createLogger(config: Config): Logger {
  return pino(
    {
      level: config.logLevel,
      base: { app: 'bowerbird' },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      redact: ['password', 'token', '*.password', '*.token', 'req.headers.cookie', 'req.headers.authorization'],
    },
    destination({ dest: 2, sync: false }),
  );
}
