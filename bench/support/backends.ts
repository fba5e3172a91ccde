import { Client } from 'pg';
import { cpuMilliseconds } from './cpu.ts';

/** CPU milliseconds that the database has spent for the connections of one application (`LIKE`) so far. */
export interface BackendClock {
  read(): Promise<number>;
  close(): Promise<void>;
}

/** Opens a clock over the backends of a database; a backend that ended counts with what was last read of it. */
export async function openBackendClock(databaseUrl: string, application: string): Promise<BackendClock> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'bench-clock' });
  await client.connect();
  const spent = new Map<number, number>();
  return {
    async read() {
      const { rows } = await client.query<{ pid: number }>(
        'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE $1',
        [application],
      );
      for (const { pid } of rows) spent.set(pid, Math.max(spent.get(pid) ?? 0, cpuMilliseconds(pid)));
      return [...spent.values()].reduce((sum, ms) => sum + ms, 0);
    },
    close: () => client.end(),
  };
}
