import type { Config } from './config.ts';
import { isLoopback, LOCAL_NAME } from './loopback.ts';

/** What an instance listens at that is reached by every address of its machine. */
const EVERY_ADDRESS = new Set(['0.0.0.0', '::', '[::]']);

/** The host that all countries share: what carries sessions goes there. */
export const mainOrigin = instanceOrigin;

/** Whether an origin is that of a country's own host. */
export function isCountryOrigin(config: Pick<Config, 'countryHosts'>, origin: string): boolean {
  return Object.values(config.countryHosts).includes(origin);
}

/** The origin to write into mails: never taken from a request, whose `Host` anybody can choose. */
export function instanceOrigin(config: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  if (config.publicUrl !== null) return config.publicUrl;
  const isHere = isLoopback(config.host) || EVERY_ADDRESS.has(config.host);
  const host = isHere ? LOCAL_NAME : config.host;
  return `http://${host}:${config.port}`;
}
