import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSafeFetch } from './index.ts';
import { openSmallInternet, type SmallInternet } from './testing/small-internet.ts';

let canary: SmallInternet;

beforeAll(async () => {
  canary = await openSmallInternet((_, response) => response.setHeader('content-type', 'text/html').end('<p>secret</p>'));
});
beforeEach(() => canary.forget());
afterAll(() => canary.close());

/** Addresses that lead inside when written as they are. */
const literals = [
  'http://127.0.0.1/',
  'http://127.0.0.1:443/',
  'http://127.1/',
  'http://127.127.127.127/',
  'http://127.0.0.1./',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.0x0.0x0.0x1/',
  'http://0177.0.0.1/',
  'http://017700000001/',
  'http://0x7f.1/',
  'http://１２７.０.０.１/',
  'http://①②⑦.⓪.⓪.①/',
  'http://127。0。0。1/',
  'http://%31%32%37.0.0.1/',
  'http://0/',
  'http://0.0.0.0/',
  'http://0.1.2.3/',
  'http://10.0.0.1/',
  'http://10.255.255.255/',
  'http://172.16.0.1/',
  'http://172.31.255.254/',
  'http://192.168.1.1/',
  'http://3232235777/',
  'http://169.254.169.254/latest/meta-data/',
  'http://0xa9fea9fe/',
  'http://168.63.129.16/',
  'http://100.64.0.1/',
  'http://100.100.100.200/',
  'http://192.0.0.192/',
  'http://192.0.2.1/',
  'http://192.88.99.1/',
  'http://198.18.0.1/',
  'http://198.51.100.1/',
  'http://203.0.113.1/',
  'http://224.0.0.1/',
  'http://240.0.0.1/',
  'http://255.255.255.255/',
  'http://[::1]/',
  'http://[0:0:0:0:0:0:0:1]/',
  'http://[::]/',
  'http://[::127.0.0.1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[::ffff:10.0.0.1]/',
  'http://[::ffff:0:127.0.0.1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[64:ff9b:1::a00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[2002:a9fe:a9fe::1]/',
  'http://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/',
  'http://[2001:db8::1]/',
  'http://[fe80::1]/',
  'http://[fec0::1]/',
  'http://[fc00::1]/',
  'http://[fd00:ec2::254]/',
  'http://[ff02::1]/',
  'http://[100::1]/',
  'http://[4000::1]/',
  'http://localhost/',
  'http://LOCALHOST/',
  'http://localhost./',
  'http://app.localhost/',
  'http://printer.local/',
  'http://metadata.google.internal/computeMetadata/v1/',
  'http://router.home.arpa/',
];

/** Names under which a resolver gives an inside address, alone or among outside ones. */
const names: Record<string, string[]> = {
  'inside.example': ['127.0.0.1'],
  'inside6.example': ['::1'],
  'lan.example': ['192.168.0.10'],
  'metadata.example': ['169.254.169.254'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'both.example': ['93.184.216.34', '127.0.0.1'],
  'both6.example': ['2606:2800:220:1:248:1893:25c8:1946', 'fd00::1'],
  'scoped.example': ['fe80::1%eth0'],
  '127.0.0.1.nip.example': ['127.0.0.1'],
  'nonsense.example': ['not-an-address'],
};

/** Addresses that are no web addresses at all. */
const malformed = [
  '',
  '   ',
  'example.com',
  '//example.com/',
  'file:///etc/passwd',
  'ftp://example.com/',
  'gopher://127.0.0.1:80/',
  'data:text/html,<p>hello</p>',
  'javascript:alert(1)',
  'blob:http://127.0.0.1/1',
  'http://user@127.0.0.1/',
  'http://user:word@example.com/',
  'http://example.com@127.0.0.1/',
  'http://127.0.0.1:22/',
  'http://127.0.0.1:8080/',
  'http://example.com:6379/',
  'http://[::1/',
  'http://127.0.0.1%00.example.com/',
  `http://example.com/${'a'.repeat(2100)}`,
];

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
