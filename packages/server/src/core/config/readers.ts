import { BlockList, isIP } from 'node:net';

/** What a reader says of one variable's text: its value, or the words that complete "NAME must be …". */
export type Reading<T> = { value: T } | { expected: string };

/** Turns the text of one variable into its value. */
export type Reader<T> = (text: string) => Reading<T>;

/** Reads one variable: its value, or the fallback where it is absent or wrong, which is noted. */
export type Read = <T>(name: string, fallback: T, reader: Reader<T>) => T;

export function wholeNumber(least: number, most: number): Reader<number> {
  return (text) => {
    const value = Number(text);
    const fits = /^\d+$/.test(text) && value >= least && value <= most;
    return fits ? { value } : { expected: `a whole number from ${least} to ${most}` };
  };
}

export function oneOf<T extends string>(...choices: T[]): Reader<T> {
  return (text) => {
    const value = choices.find((choice) => choice === text);
    return value === undefined ? { expected: `one of ${choices.join(', ')}` } : { value };
  };
}

export function textOf(most: number): Reader<string> {
  return (text) => {
    const plain = text.length <= most && !/\p{Cc}/u.test(text);
    return plain ? { value: text } : { expected: `at most ${most} characters without control characters` };
  };
}

export function urlOf(protocols: readonly string[], example: string): Reader<string> {
  return (text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const fits = url !== undefined && protocols.includes(url.protocol);
    return fits ? { value: text } : { expected: `an address such as ${example}` };
  };
}

/** The origin people use; a path would make every cookie and link wrong, so there is none. */
export function originUrl(text: string): Reading<string> {
  const expected = 'a web origin without a path, such as https://pins.example.org';
  if (!URL.canParse(text)) return { expected };
  const url = new URL(text);
  const isOrigin = ['http:', 'https:'].includes(url.protocol) && text.replace(/\/$/, '').toLowerCase() === url.origin;
  return isOrigin ? { value: url.origin } : { expected };
}

/** Base of the renditions: a path of this server or another web address; never ends in a slash. */
export function mediaBase(text: string): Reading<string> {
  const value = text.replace(/\/+$/, '');
  const isPath = /^(\/[\w.~-]+)+$/.test(value);
  const isAddress = /^https?:\/\//.test(value) && URL.canParse(value);
  return isPath || isAddress ? { value } : { expected: 'a path such as /media, or an address such as https://media.example.org' };
}

/** Which proxies may speak for a client: none, a number of hops, or a list of addresses and networks. */
export type TrustProxy = false | number | string[];

export function trustProxy(text: string): Reading<TrustProxy> {
  if (text === 'off') return { value: false };
  if (/^[1-9]\d?$/.test(text)) return { value: Number(text) };
  const networks = text.split(',').map((part) => part.trim());
  return networks.every(isNetwork)
    ? { value: networks }
    : { expected: 'off, a hop count from 1 to 99, or addresses such as 10.0.0.2,192.168.0.0/16' };
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  if (!/^\d+$/.test(prefix)) return false;
  try {
    new BlockList().addSubnet(address, Number(prefix), family === 4 ? 'ipv4' : 'ipv6');
    return true;
  } catch {
    return false;
  }
}

/** Countries' own hosts: `de=https://de.example.org,fr=https://fr.example.org`. */
export function countryOrigins(text: string): Reading<Record<string, string>> {
  const expected = 'countries and origins, such as de=https://de.example.org,fr=https://fr.example.org';
  const hosts: Record<string, string> = {};
  for (const part of text.split(',')) {
    const [, country, address] = /^\s*([a-z]{2})=(\S+)\s*$/.exec(part) ?? [];
    const origin = address === undefined ? null : originUrl(address);
    if (!country || !origin || !('value' in origin)) return { expected };
    hosts[country] = origin.value;
  }
  return { value: hosts };
}
