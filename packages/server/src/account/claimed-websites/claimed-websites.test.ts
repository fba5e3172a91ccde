import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ClaimedWebsitesResource } from '@bowerbird/contract/account/claimed-websites/calls.ts';
import { UserResource } from '@bowerbird/contract/people/users/calls.ts';
import type { ClaimedWebsite } from '@bowerbird/contract/account/claimed-websites/schemas.ts';
import type { ViewerRecord } from '@bowerbird/contract/identity/viewer/records.ts';
import { FetchError, type SafeFetch } from '../../core/safe-fetch/index.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';

describe('a claimed website', () => {
  let server: TestServer;
  let noor: TestPerson;
  /** A small web: what stands at an address, and where it is found. */
  const web = new Map<string, { html: string; url?: string }>();
  const records = new Map<string, string[][]>();
  const safeFetch: SafeFetch = {
    fetchPage: async (address) => {
      const page = web.get(address);
      if (!page) throw new FetchError('unreachable');
      return { html: page.html, url: page.url ?? address, isMoved: false };
    },
    fetchPicture: () => Promise.reject(new FetchError('unreachable')),
    fetchFilm: () => Promise.reject(new FetchError('unreachable')),
    findEnd: () => Promise.reject(new FetchError('unreachable')),
    fetchFile: () => Promise.reject(new FetchError('unreachable')),
    post: () => Promise.reject(new FetchError('unreachable')),
  };
  beforeAll(async () => {
    server = await createTestServer({
      safeFetch,
      resolveTxt: async (domain) => {
        const found = records.get(domain);
        if (!found) throw new Error('ENOTFOUND');
        return found;
      },
    });
  });
  afterAll(() => server.close());
  let people = 0;
  beforeEach(async () => {
    web.clear();
    records.clear();
    people += 1;
    noor = await server.person(`noor_${people}`);
  });
  const claim = (caller: TestCaller, website: string) => caller.data(ClaimedWebsitesResource.create, { website });
  const prove = (caller: TestCaller, { website_id }: ClaimedWebsite, method: string) =>
    caller.sendRaw('ClaimedWebsitesResource', 'update', { website_id, method });
  const viewer = async (caller: TestCaller) =>
    ((await caller.request({ method: 'GET', url: '/v3/users/me/' })).json() as { data: ViewerRecord }).data;

  it.each([
    [
      'FILENAME',
      (code: string) => web.set('https://tiles.example/bowerbird-verification.html', { html: `bowerbird-site-verification=${code}\n` }),
    ],
    [
      'METATAG',
      (code: string) =>
        web.set('http://tiles.example/', { html: `<head><meta name="bowerbird-site-verification" content="${code}"></head>` }),
    ],
    ['DNSTXT', (code: string) => records.set('tiles.example', [['v=spf1 -all'], ['bowerbird-site-', `verification=${code}`]])],
  ])('is proven by %s, and only then shown as verified', async (method, publish) => {
    await noor.data(UserResource.update, { website_url: 'https://www.tiles.example/shop' });
    const website = await claim(noor, 'https://www.Tiles.example/about');
    expect(website).toMatchObject({ domain: 'tiles.example', is_verified: false });
    const { resource_response: early } = await prove(noor, website, method);
    expect(early.error?.extraData?.fields).toEqual([{ field: 'website', rule: 'not_proven' }]);
    expect(await viewer(noor)).toMatchObject({ domain_verified: false, verified_user_websites: [], is_any_website_verified: false });

    publish(website.code);
    expect((await prove(noor, website, method)).resource_response.data).toMatchObject({ is_verified: true });
    expect(await viewer(noor)).toMatchObject({
      domain_verified: true,
      verified_user_websites: ['tiles.example'],
      is_any_website_verified: true,
    });
    const shown = await server.stranger().data(UserResource.get, { id: noor.userId });
    expect(shown).toMatchObject({ domainVerified: true, isPrimaryWebsiteVerified: true });

    await noor.data(ClaimedWebsitesResource.delete, { website_id: website.website_id });
    expect(await viewer(noor)).toMatchObject({ domain_verified: false, verified_user_websites: [] });
  });

  it.each([
    [
      'a page that another site answers',
      'METATAG',
      (code: string) =>
        [
          'https://tiles.example/',
          { html: `<meta name="bowerbird-site-verification" content="${code}">`, url: 'https://elsewhere.example/' },
        ] as const,
    ],
    [
      'a tag in what others may write',
      'METATAG',
      (code: string) =>
        ['https://tiles.example/', { html: `<body><p>Hi</p><meta name="bowerbird-site-verification" content="${code}">` }] as const,
    ],
    [
      'a page that says the code among other words',
      'FILENAME',
      (code: string) =>
        ['https://tiles.example/bowerbird-verification.html', { html: `<p>Nothing at bowerbird-site-verification=${code}</p>` }] as const,
    ],
    [
      'a file found elsewhere on it',
      'FILENAME',
      (code: string) =>
        [
          'https://tiles.example/bowerbird-verification.html',
          { html: `bowerbird-site-verification=${code}`, url: 'https://tiles.example/guestbook' },
        ] as const,
    ],
  ])('is not proven by %s', async (_what, method, publish) => {
    const website = await claim(noor, 'tiles.example');
    const [address, page] = publish(website.code);
    web.set(address, page);
    expect((await prove(noor, website, method)).resource_response.http_status).toBe(400);
  });

  it('is whose proof is the newest, and the code of another person proves nothing', async () => {
    const lena = await server.person(`lena_${people}`);
    const [noors, lenas] = [await claim(noor, 'tiles.example'), await claim(lena, 'tiles.example')];
    expect(noors.code).not.toBe(lenas.code);
    records.set('tiles.example', [[`bowerbird-site-verification=${noors.code}`]]);
    expect((await prove(lena, lenas, 'DNSTXT')).resource_response.http_status).toBe(400);
    await prove(noor, noors, 'DNSTXT');
    records.set('tiles.example', [[`bowerbird-site-verification=${lenas.code}`]]);
    await prove(lena, lenas, 'DNSTXT');
    expect((await viewer(noor)).verified_user_websites).toEqual([]);
    expect((await viewer(lena)).verified_user_websites).toEqual(['tiles.example']);
    expect((await prove(lena, noors, 'DNSTXT')).resource_response.http_status).toBe(404);
  });

  it.each([
    '',
    'localhost',
    '127.0.0.1',
    '[::1]',
    'http://10.0.0.1/',
    'javascript:alert(1)',
    'a',
    'x y.example',
    `${'x'.repeat(300)}.example`,
  ])('cannot be %j', async (website) => {
    const { resource_response: reply } = await noor.envelope(ClaimedWebsitesResource.create, { website });
    expect(reply.error?.extraData?.fields?.[0]).toMatchObject({ field: 'website' });
  });

  it('is one of ten at most, and the same one twice is one', async () => {
    for (let number = 0; number < 10; number += 1) await claim(noor, `tiles${number}.example`);
    await claim(noor, 'tiles3.example');
    expect((await noor.envelope(ClaimedWebsitesResource.create, { website: 'more.example' })).resource_response.error?.name).toBe(
      'too_many_things',
    );
  });
});
