import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';

const RECONNECT_MILLISECONDS = 1_000;

/** Listens to a NOTIFY channel on a connection of its own, reconnecting when it drops; `onLost` is told of each drop. Returns how to stop. */
export async function listenTo(
  url: string,
  channel: string,
  onUpdate: (payload: string) => void,
  log: Logger,
  onLost: () => void = () => {},
): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  let client = await connect();
  const listening = listenAgainAndAgain();

  async function connect(): Promise<{ end(): Promise<void>; readonly ended: Promise<void> }> {
    const fresh = new pg.Client({ connectionString: url, application_name: 'bowerbird-listen', keepAlive: true });
    const ended = new Promise<void>((resolve) => fresh.once('end', () => resolve()));
    // That it ended is told by `end`; an error that nobody hears would end the process.
    fresh.on('error', () => {});
    fresh.on('notification', (notice) => onUpdate(notice.payload ?? ''));
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${fresh.escapeIdentifier(channel)}`);
    } catch (error) {
      // A database that takes connections but cannot listen yet, as one that is read-only, would be full of them soon.
      await fresh.end();
      throw error;
    }
    fresh.once('end', onLost);
    // Whatever was told while nobody listened is looked up now.
    onUpdate('');
    return { end: () => fresh.end(), ended };
  }

  async function listenAgainAndAgain(): Promise<void> {
    await client.ended;
    while (!stopping.signal.aborted) {
      await wait(RECONNECT_MILLISECONDS, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      try {
        client = await connect();
      } catch (error) {
        log.warn({ err: error, channel }, 'cannot listen yet');
        continue;
      }
      if (stopping.signal.aborted) await client.end();
      await client.ended;
    }
  }

  return async () => {
    stopping.abort();
    await client.end();
    await listening;
  };
}
