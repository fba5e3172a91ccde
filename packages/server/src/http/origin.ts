import type { FastifyRequest } from 'fastify';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { Config } from '../core/config/config.ts';
import { instanceOrigin, isCountryOrigin } from '../core/config/instance-origin.ts';
import { isLoopback, LOCAL_NAME } from '../core/config/loopback.ts';
import { equalsSafely } from '../core/secrets/tokens.ts';
import { cookieNames } from './cookies.ts';

const HOST = /^([a-z0-9.-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?$/i;

type Names = Pick<Config, 'publicUrl' | 'host' | 'port' | 'countryHosts'>;

/** The origin that pages name and people use. A `Host` that the instance does not know counts for nothing; this machine has one name. */
export function originOf(raw: FastifyRequest, config: Names): string {
  const known = countryOrPublicOrigin(raw, config);
  if (known !== null) return known;
  if (!isOurHost(raw, config)) return instanceOrigin(config);
  const reached = new URL(`${raw.protocol}://${raw.host}`);
  if (isLoopback(reached.hostname)) reached.hostname = LOCAL_NAME;
  return reached.origin;
}

function countryOrPublicOrigin(raw: FastifyRequest, { publicUrl, countryHosts }: Names): string | null {
  const reached = URL.canParse(`http://${raw.host}`) ? plainHost(raw.host) : null;
  return Object.values(countryHosts).find((origin) => plainHost(new URL(origin).host) === reached) ?? publicUrl;
}

/** A host as it is compared: in lower case, without the ports that go without saying. */
function plainHost(host: string): string {
  return host.toLowerCase().replace(/:(?:80|443)$/, '');
}

/** The origin at which the browser believes to be. */
function reachedOrigin(raw: FastifyRequest, config: Names): string {
  return countryOrPublicOrigin(raw, config) ?? `${raw.protocol}://${isHost(raw.host) ? raw.host : LOCAL_NAME}`;
}

function isHost(host: string): boolean {
  return HOST.test(host) && URL.canParse(`http://${host}`);
}

/** Whether the request names this instance by a name that it knows: what is made for any other is kept for nobody. */
export function isOurHost(raw: FastifyRequest, { publicUrl, host, countryHosts }: Names): boolean {
  if (!isHost(raw.host)) return false;
  const { hostname } = new URL(`http://${raw.host}`);
  const names = [publicUrl, ...Object.values(countryHosts)].map((origin) => origin && new URL(origin).hostname);
  return isLoopback(hostname) || hostname === host || names.includes(hostname);
}

/**
 * Where a page is to be opened instead: mails and passkeys belong to one name of this machine. Other ports are left alone,
 * for a proxy on the same machine may ask under any of its names.
 */
export function addressByOneName(raw: FastifyRequest, config: Names): string | null {
  if ((raw.headers['sec-fetch-mode'] ?? 'navigate') !== 'navigate' || !isHost(raw.host)) return null;
  const reached = new URL(`${raw.protocol}://${raw.host}`);
  const origin = originOf(raw, config);
  const { hostname, port } = new URL(origin);
  const areNames = [hostname, reached.hostname].every((name) => isLoopback(name));
  return areNames && hostname !== reached.hostname && port === reached.port ? `${origin}${raw.url}` : null;
}

/** Whether the instance is reached over https: cookies are then `Secure`, and HSTS is sent. */
export function isSecure(raw: FastifyRequest, config: Names): boolean {
  return reachedOrigin(raw, config).startsWith('https:');
}

/** Whether browsers take the instance for safe from the network between: over https, or on this machine. */
export function isTrustworthy(raw: FastifyRequest, config: Names): boolean {
  const { protocol, hostname } = new URL(reachedOrigin(raw, config));
  return protocol === 'https:' || isLoopback(hostname) || hostname.endsWith('.localhost');
}

/** Whether an app calls: its token, of whatever form, is sent on purpose, never by a browser of itself, and nothing else counts. */
export function isAppRequest(raw: FastifyRequest): boolean {
  return raw.headers.authorization?.toLowerCase().startsWith('bearer') ?? false;
}

/** Refuses a write that does not come from a page of ours: the right `Origin`, and the CSRF cookie echoed in a header. */
export function checkSameOrigin(raw: FastifyRequest, config: Config): void {
  if (isAppRequest(raw)) return;
  if (!isOurOrigin(raw.headers.origin, raw.host, config)) throw new ApiError('wrong_origin');
  const cookie = raw.cookies[cookieNames.csrf];
  const echoed = raw.headers['x-csrftoken'];
  if (!cookie || typeof echoed !== 'string' || !equalsSafely(cookie, echoed)) throw new ApiError('csrf_failed');
}

/** A country's host writes to itself. With `PUBLIC_URL` the origin equals it; without, it equals the `Host` header and that host is this machine's or `HOST`. */
export function isOurOrigin(
  origin: string | undefined,
  host: string,
  config: Pick<Config, 'publicUrl' | 'host' | 'countryHosts'>,
): boolean {
  if (!origin || !URL.canParse(origin)) return false;
  if (isCountryOrigin(config, origin)) return plainHost(new URL(origin).host) === plainHost(host);
  if (config.publicUrl !== null) return origin === config.publicUrl;
  const url = new URL(origin);
  return url.host === host && (isLoopback(url.hostname) || url.hostname === config.host);
}

/** The country whose host an origin is, in capitals. */
export function countryOf(origin: string, config: Pick<Config, 'countryHosts'>): string | null {
  const [country] = Object.entries(config.countryHosts).find(([, host]) => host === origin) ?? [];
  return country?.toUpperCase() ?? null;
}
