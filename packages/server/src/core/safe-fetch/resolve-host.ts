import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { FetchError } from './fetch-error.ts';
import { isPublicAddress } from './public-address.ts';
import { hostOf, isAddressLiteral } from './web-address.ts';

/** An address that was checked, in the form that `net.connect` takes from a lookup. */
export type CheckedAddress = { address: string; family: number };

/** Gives every address of a name. */
export type Resolver = (host: string) => Promise<string[]>;

export type AddressRule = { resolve: Resolver; allowAddress: (address: string) => boolean };

export const publicRule: AddressRule = { resolve: resolveBySystem, allowAddress: isPublicAddress };

/** Every address behind a URL; a name that has even one inside address is refused as a whole. */
export async function resolveHost(url: URL, rule: AddressRule): Promise<CheckedAddress[]> {
  const host = hostOf(url);
  const addresses = isAddressLiteral(host) ? [host] : await resolveName(host, rule.resolve);
  if (addresses.length === 0) throw new FetchError('unreachable', { detail: `no address for ${host}` });
  const inside = addresses.find((address) => !rule.allowAddress(address));
  if (inside) throw new FetchError('private_address', { detail: `${host} is ${inside}` });
  return addresses.map((address) => ({ address, family: isIP(address) }));
}

async function resolveName(host: string, resolve: Resolver): Promise<string[]> {
  try {
    return await resolve(host);
  } catch {
    throw new FetchError('unreachable', { detail: `${host} has no address` });
  }
}

async function resolveBySystem(host: string): Promise<string[]> {
  const found = await lookup(host, { all: true, order: 'ipv4first' });
  return found.map(({ address }) => address);
}
