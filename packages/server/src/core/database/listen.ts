import pg from 'pg';
import type { Logger } from 'pino';

const RECONNECT_MILLISECONDS = 1_000;

/** Listens to a NOTIFY channel on a connection of its own, reconnecting when it drops; returns how to stop. */
export async function listenTo(
  url: string,
  channel: string,
  onNotice: (payload: string) => void,
  log: Logger,
): Promise<() => Promise<void>> {
  let client: pg.Client | null = null;
  let stopped = false;
  let retry: NodeJS.Timeout | null = null;

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({ connectionString: url, application_name: 'bowerbird-listen', keepAlive: true });
    const reconnect = () => {
      if (stopped || client !== fresh) return;
      client = null;
      retry = setTimeout(() => void connect().catch(reconnectAfterFailure), RECONNECT_MILLISECONDS);
    };
    const reconnectAfterFailure = (error: unknown) => {
      log.warn({ err: error, channel }, 'cannot listen yet');
      retry = setTimeout(() => void connect().catch(reconnectAfterFailure), RECONNECT_MILLISECONDS);
    };
    fresh.on('error', reconnect);
    fresh.on('end', reconnect);
    fresh.on('notification', (notice) => onNotice(notice.payload ?? ''));
    client = fresh;
    await fresh.connect();
    await fresh.query(`LISTEN ${fresh.escapeIdentifier(channel)}`);
    // Whatever was told while nobody listened is looked up now.
    onNotice('');
  };

  await connect();
  return async () => {
    stopped = true;
    if (retry) clearTimeout(retry);
    await client?.end();
  };
}
