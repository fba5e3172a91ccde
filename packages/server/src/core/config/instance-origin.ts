import type { Config } from './config.ts';

/** The host that all countries share: what carries sessions goes there. */
export const mainOrigin = instanceOrigin;

/** Whether an origin is that of a country's own host. */
export function isCountryOrigin(config: Pick<Config, 'countryHosts'>, origin: string): boolean {
  return Object.values(config.countryHosts).includes(origin);
}

/** The origin to write into mails: never taken from a request, whose `Host` anybody can choose. */
export function instanceOrigin(config: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  if (config.publicUrl !== null) return config.publicUrl;
  const host = ['127.0.0.1', '0.0.0.0', '::', '[::]', '::1'].includes(config.host) ? 'localhost' : config.host;
  return `http://${host}:${config.port}`;
}
