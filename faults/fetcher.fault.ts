import type { ServerResponse } from 'node:http';
import { createSafeFetch, type SafeFetchOptions } from '@bowerbird/server/core/safe-fetch/index.ts';
import { isPublicAddress } from '@bowerbird/server/core/safe-fetch/public-address.ts';
import { literals, malformed, names } from '@bowerbird/server/core/safe-fetch/testing/inside-addresses.ts';
import { openSmallInternet, type SmallInternet } from '@bowerbird/server/core/safe-fetch/testing/small-internet.ts';
import type { Result } from '../scripts/proving/report.ts';
import { report, type Trial } from './support/report.ts';

export const help = 'Every known way to make the server fetch an address of its own network; a canary on this machine counts who comes.';

/** Where a redirect begins: on this machine 127.0.0.1 plays the one public host. */
const OUTSIDE = '127.0.0.1';
const REDIRECTS = [301, 302, 303, 307, 308];

type Reason = 'private_address' | 'bad_address';

/** One way in: what is fetched, by which rules, how it has to end, and how often the public host may be reached on the way. */
interface Way {
  readonly group: string;
  readonly address: string;
  readonly reasons: readonly Reason[];
  readonly options?: SafeFetchOptions;
  readonly hops?: number;
  /** What the public host answers to the first request. */
  readonly answer?: (response: ServerResponse) => void;
}

/** Tries all ways. */
export async function run(): Promise<Result> {
  return report('fetcher', await tryFetcher());
}

/** One trial a way, as a page and as a picture. */
export async function tryFetcher(): Promise<Trial[]> {
  let answer: Way['answer'];
  const canary = await openSmallInternet((_request, response) => {
    if (answer) answer(response);
    else response.setHeader('content-type', 'text/html').end('<p>secret</p>');
  });
  try {
    const trials: Trial[] = [await tryWithoutRule(canary)];
    for (const way of allWays()) {
      answer = way.answer;
      const failure = (await tryWay(way, canary, 'fetchPage')) ?? (await tryWay(way, canary, 'fetchPicture'));
      trials.push({ group: way.group, what: way.address.slice(0, 100), failure });
    }
    return trials;
  } finally {
    await canary.close();
  }
}

function allWays(): Way[] {
  const resolve = async (host: string): Promise<string[]> => names[host] ?? [];
  const byName = Object.keys(names).flatMap((name) => [`http://${name}/`, `https://${name}./`]);
  return [
    ...literals.map((address) => ({ group: 'written as it is', address, reasons: ['private_address'] as const })),
    ...byName.map((address) => ({ group: 'by a name', address, reasons: ['private_address'] as const, options: { resolve } })),
    ...malformed.map((address) => ({ group: 'no web address', address, reasons: ['bad_address'] as const })),
    ...redirectWays(),
    ...rebindingWays(),
  ];
}

/** The public host sends on to the inside, by every kind of redirect in turn. */
function redirectWays(): Way[] {
  const targets = [...literals, ...malformed].filter((target) => isInside(target));
  return targets.map((target, index) => ({
    group: 'by a redirect',
    address: `http://field.example/ → ${target}`,
    reasons: ['private_address', 'bad_address'],
    options: { resolve: async () => [OUTSIDE], allowAddress: (address) => address === OUTSIDE || isPublicAddress(address) },
    hops: 1,
    answer: (response) => response.writeHead(REDIRECTS[index % REDIRECTS.length]!, { location: encodeURI(target) }).end(),
  }));
}

/** Not what would lead to the public host itself, nor what no header can carry. */
function isInside(target: string): boolean {
  const url = URL.parse(target.trim(), 'http://field.example/');
  if (url === null || url.username !== '') return true;
  const isPublicHost = ['field.example', 'example.com', OUTSIDE].includes(url.hostname.replace(/\.$/, ''));
  const isWebPort = ['', '80', '443'].includes(url.port);
  return !(isPublicHost && isWebPort) && /^[\x21-\x7e]*$/u.test(target);
}

/** A name that is public when it is checked and inside when it is used, at once or after a redirect to itself. */
function rebindingWays(): Way[] {
  return ['10.0.0.9', '169.254.169.254', '::1', 'fd00::1', '192.168.0.1', '0.0.0.0'].map((inside) => {
    let asked = 0;
    return {
      group: 'by a name that changes',
      address: `http://rebind.example/ → itself, then ${inside}`,
      reasons: ['private_address'],
      options: {
        resolve: async () => [(asked += 1) % 2 === 1 ? OUTSIDE : inside],
        allowAddress: (address) => address === OUTSIDE || isPublicAddress(address),
      },
      hops: 1,
      answer: (response) => response.writeHead(302, { location: '/again' }).end(),
    };
  });
}

async function tryWay(way: Way, canary: SmallInternet, how: 'fetchPage' | 'fetchPicture'): Promise<string | undefined> {
  canary.forget();
  const address = way.hops === undefined ? way.address : way.address.split(' → ')[0]!;
  const fetcher = createSafeFetch({ realPort: () => canary.port, ...way.options });
  const reason = await fetcher[how](address).then(
    () => 'fetched',
    (error: { reason?: string; message: string }) => error.reason ?? error.message,
  );
  if (!(way.reasons as readonly string[]).includes(reason)) return `${how}: ${reason}`;
  const seen = canary.connections() - (way.hops ?? 0);
  return seen === 0 ? undefined : `${how}: the canary saw ${seen} connections`;
}

/** Without the rule the canary has to see somebody, or else it proves nothing. */
async function tryWithoutRule(canary: SmallInternet): Promise<Trial> {
  canary.forget();
  const careless = createSafeFetch({ allowAddress: () => true, realPort: () => canary.port });
  for (const address of ['http://127.0.0.1/', 'http://2130706433/', 'http://0/']) await careless.fetchPage(address);
  const failure = canary.connections() === 3 ? undefined : 'the canary is blind';
  return { group: 'the canary', what: 'sees those whom no rule stops', failure };
}
