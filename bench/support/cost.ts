import { openBackendClock } from './backends.ts';
import { cpuMilliseconds } from './cpu.ts';

/** CPU milliseconds of one request. */
export interface Cost {
  readonly server: number;
  readonly database: number;
}

/** Measures what requests cost a server process and its database connections. */
export interface CostMeter {
  /** The mean cost of a request when this is sent so many times, one after the other. */
  measure(send: () => Promise<unknown>, times: number): Promise<Cost>;
  close(): Promise<void>;
}

/** Opens a meter over a process and the connections that it names so (`LIKE`). */
export async function openCostMeter(pid: number, databaseUrl: string, application: string): Promise<CostMeter> {
  const clock = await openBackendClock(databaseUrl, application);
  return {
    async measure(send, times) {
      const [server, database] = [cpuMilliseconds(pid), await clock.read()];
      for (let at = 0; at < times; at += 1) await send();
      return { server: (cpuMilliseconds(pid) - server) / times, database: ((await clock.read()) - database) / times };
    },
    close: () => clock.close(),
  };
}

/** Server and database together. */
export function total({ server, database }: Cost): number {
  return server + database;
}
