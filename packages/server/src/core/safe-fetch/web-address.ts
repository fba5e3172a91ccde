import { isIP } from 'node:net';
import { FetchError } from './fetch-error.ts';

/** The longest link that is taken (decisions: link 2,048). */
const longestAddress = 2048;

const allowedPorts = new Set(['', '80', '443']);

/** Names that never lead to the public internet (RFC 6761, RFC 6762, RFC 8375, and clouds' metadata). */
const insideNames = ['localhost', 'local', 'internal', 'home.arpa', 'onion'];

/** Reads an address for fetching: http or https, on port 80 or 443, without user-info; else throws a FetchError. */
export function readWebAddress(address: string, base?: URL): URL {
  const url = URL.parse(address.trim(), base);
  if (!url || url.href.length > longestAddress) throw new FetchError('bad_address');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new FetchError('bad_address', { detail: url.protocol });
  if (url.username !== '' || url.password !== '') throw new FetchError('bad_address', { detail: 'user-info' });
  if (!allowedPorts.has(url.port)) throw new FetchError('bad_address', { detail: `port ${url.port}` });
  if (isInsideName(hostOf(url))) throw new FetchError('private_address', { detail: url.hostname });
  url.hash = '';
  return url;
}

/** The host without the brackets of IPv6 and without a final dot. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

export function isAddressLiteral(host: string): boolean {
  return isIP(host) !== 0;
}

function isInsideName(host: string): boolean {
  return insideNames.some((name) => host === name || host.endsWith(`.${name}`));
}
