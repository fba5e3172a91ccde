import type { Config } from '@bowerbird/server/core/config/config.ts';
import { destination, type DestinationStream, type Logger, pino } from 'pino';

/**
 * Structured logs, a line of JSON each, on stderr; what people read is on stdout. Secrets never reach it, nor the rows that
 * an error of the database quotes in its details.
 */
export function createLogger(config: Pick<Config, 'logLevel'>, stream: DestinationStream = destination({ dest: 2, sync: false })): Logger {
  return pino(
    {
      level: config.logLevel,
      base: { app: 'bowerbird' },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      redact: [
        'password',
        'token',
        '*.password',
        '*.token',
        'req.headers.cookie',
        'req.headers.authorization',
        'err.detail',
        'err.where',
        // An error of the pool brings the connection along, with its keys.
        'err.client',
      ],
    },
    stream,
  );
}
