import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSafeFetch } from './index.ts';
import { literals, malformed, names } from './testing/inside-addresses.ts';
import { openSmallInternet, type SmallInternet } from './testing/small-internet.ts';

let canary: SmallInternet;

beforeAll(async () => {
  canary = await openSmallInternet((_, response) => response.setHeader('content-type', 'text/html').end('<p>secret</p>'));
});
beforeEach(() => canary.forget());
afterAll(() => canary.close());

async function reasonFor(address: string): Promise<string> {
  const resolve = async (host: string): Promise<string[]> => names[host] ?? [];
  const fetcher = createSafeFetch({ resolve, realPort: () => canary.port });
  const [page, picture] = await Promise.allSettled([fetcher.fetchPage(address), fetcher.fetchPicture(address)]);
  const reasons = [page, picture].map((result) =>
    result.status === 'rejected' ? (result.reason as { reason: string }).reason : 'fetched',
  );
  expect(reasons[0]).toBe(reasons[1]);
  return reasons[0] ?? '';
}

describe('an inside address is never reached', () => {
  it.each(literals)('as %s', async (address) => {
    expect(await reasonFor(address)).toBe('private_address');
    expect(canary.connections()).toBe(0);
  });

  it.each(Object.keys(names))('by the name %s', async (name) => {
    expect(await reasonFor(`http://${name}/`)).toBe('private_address');
    expect(await reasonFor(`https://${name}./`)).toBe('private_address');
    expect(canary.connections()).toBe(0);
  });

  it.each(malformed)('by the odd address %s', async (address) => {
    expect(await reasonFor(address)).toBe('bad_address');
    expect(canary.connections()).toBe(0);
  });

  it('though without the rule the canary would have seen it', async () => {
    const careless = createSafeFetch({ allowAddress: () => true, realPort: () => canary.port });
    for (const address of ['http://127.0.0.1/', 'http://2130706433/', 'http://0/']) await careless.fetchPage(address);
    expect(canary.connections()).toBe(3);
  });
});
