import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { Config } from '../core/config/config.ts';
import { isCountryOrigin } from '../core/config/instance-origin.ts';
import { equalsSafely } from '../core/secrets/tokens.ts';
import { cookieNames } from './cookies.ts';

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

const HOST = /^([a-z0-9.-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?$/i;

/** The origin that people use for this instance, as this request sees it; a `Host` that is none counts for nothing. */
export function originOf(raw: FastifyRequest, config: Pick<Config, 'publicUrl' | 'countryHosts'>): string {
  const country = Object.values(config.countryHosts).find((origin) => new URL(origin).host === raw.host);
  return country ?? config.publicUrl ?? `${raw.protocol}://${isHost(raw.host) ? raw.host : 'localhost'}`;
}

function isHost(host: string): boolean {
  return HOST.test(host) && URL.canParse(`http://${host}`);
}

/** Whether the request names this instance by an address of its own: what is made for any other is kept for nobody. */
export function isOurHost(raw: FastifyRequest, config: Pick<Config, 'publicUrl' | 'host' | 'countryHosts'>): boolean {
  return config.publicUrl !== null || isOurOrigin(originOf(raw, config), raw.host, config);
}

/** Whether the instance is reached over https: cookies are then `Secure`, and HSTS is sent. */
export function isSecure(raw: FastifyRequest, config: Config): boolean {
  return originOf(raw, config).startsWith('https:');
}

/** Whether browsers take the instance for safe from the network between: over https, or on this machine. */
export function isTrustworthy(raw: FastifyRequest, config: Config): boolean {
  const { protocol, hostname } = new URL(originOf(raw, config));
  return protocol === 'https:' || LOCAL_HOSTS.has(hostname) || hostname.endsWith('.localhost');
}

/** Whether an app calls: its token, of whatever form, is sent on purpose, never by a browser of itself, and nothing else counts. */
export function speaksForApp(raw: FastifyRequest): boolean {
  return raw.headers.authorization?.toLowerCase().startsWith('bearer') ?? false;
}

/** Refuses a write that does not come from a page of ours: the right `Origin`, and the CSRF cookie echoed in a header. */
export function checkSameOrigin(raw: FastifyRequest, config: Config): void {
  if (speaksForApp(raw)) return;
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
  if (isCountryOrigin(config, origin)) return new URL(origin).host === host;
  if (config.publicUrl !== null) return origin === config.publicUrl;
  const url = new URL(origin);
  return url.host === host && (LOCAL_HOSTS.has(url.hostname) || url.hostname === config.host);
}

/** The country whose host an origin is, in capitals. */
export function countryOf(origin: string, config: Pick<Config, 'countryHosts'>): string | null {
  const [country] = Object.entries(config.countryHosts).find(([, host]) => host === origin) ?? [];
  return country?.toUpperCase() ?? null;
}

/** Lets pages of countries' hosts read the answer of a call that they may make across domains. */
export function allowCountries(raw: FastifyRequest, reply: FastifyReply, config: Pick<Config, 'countryHosts'>): void {
  const { origin } = raw.headers;
  if (origin === undefined || !isCountryOrigin(config, origin)) return;
  void reply.headers({ 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true', Vary: 'Origin' });
}
