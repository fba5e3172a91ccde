import pg, { type QueryConfig } from 'pg';

/**
 * Loaded before a server (`--import`): sends its parent the statements of what it is asked between the messages `record` and
 * `recorded`. Outside of these it leaves the driver as it is.
 */
export interface SentStatement {
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

const plain = pg.Client.prototype.query as (...args: unknown[]) => unknown;
let sent: SentStatement[] = [];

process.on('message', (message) => {
  if (message === 'record') {
    sent = [];
    pg.Client.prototype.query = function query(this: pg.Client, ...args: unknown[]) {
      const [config] = args as [QueryConfig | string];
      // The house's own pool names what it sends; the queue's connections do not.
      if (typeof config === 'object' && config.name !== undefined) {
        sent.push({ name: config.name, text: config.text, values: config.values ?? [] });
      }
      return plain.apply(this, args);
    } as typeof pg.Client.prototype.query;
  }
  if (message === 'recorded') {
    pg.Client.prototype.query = plain as typeof pg.Client.prototype.query;
    process.send?.({ statements: sent });
  }
});
process.channel?.unref();
