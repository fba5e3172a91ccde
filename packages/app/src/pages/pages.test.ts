import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRegistry } from '@bowerbird/server/endpoints/registry.ts';
import { strangerViewer } from '@bowerbird/server/endpoints/viewer.ts';
import { createHttpServer } from '@bowerbird/server/http/server.ts';
import { createTestCore, type TestCore } from '@bowerbird/server/testing/test-core.ts';
import { addPages } from './pages.ts';
import { echoingSource, type PageRequest } from './testing/echoing-source.ts';

describe('pages for strangers', () => {
  let testCore: TestCore;
  let app: FastifyInstance;
  const asked: PageRequest[] = [];
  beforeAll(async () => {
    testCore = await createTestCore();
    const registry = createRegistry({ schemas: [], handlers: [], streams: [], records: [] });
    const parts = { core: testCore.core, resolveViewer: async () => strangerViewer, dev: false, registry, version: 'test' };
    app = await createHttpServer(parts);
    addPages(app, { ...parts, source: echoingSource(asked) });
    await app.ready();
    await testCore.core.outbox.start([]);
  });
  afterAll(async () => {
    await app.close();
    await testCore.close();
  });

  const open = async (url: string, host: string, headers: Record<string, string> = {}) => {
    const {
      statusCode,
      body,
      headers: replied,
    } = await app.inject({ method: 'GET', url, headers: { host, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)', ...headers } });
    return { status: statusCode, body, cache: replied['cache-control'], location: replied.location };
  };

  it.each(['/lena/', '/_/_/state?source_url=%2F'])('are no way round what an app was granted, and %s is kept of none', async (url) => {
    const before = asked.length;
    for (const authorization of ['Bearer a-good-token', 'bearer nonsense!']) {
      expect(await open(url, 'localhost:3000', { authorization })).toMatchObject({ status: 403 });
    }
    expect(asked.length).toBe(before);
    expect((await open(url, 'localhost:3000')).status).toBe(200);
    expect(asked.slice(before).map(({ viewer }) => viewer.id)).toEqual([null]);
  });

  it('are kept once, whatever stands in the address that they do not read', async () => {
    const before = asked.length;
    const pages = [];
    for (const query of ['?x=1', '?x=2', '?tab=pins', '?x=3&tab=pins']) pages.push(await open(`/inesduarte/${query}`, 'localhost:3000'));
    const places = asked.slice(before).map(({ url, context }) => [new URL(url).search, context.fullPath]);
    expect(places).toEqual([
      ['', '/inesduarte/'],
      ['?tab=pins', '/inesduarte/?tab=pins'],
    ]);
    expect(new Set(pages.map(({ body }) => body)).size).toBe(2);
  });

  it('are kept for each country that may have articles of its own, and for all others as one', async () => {
    const before = asked.length;
    for (const language of ['en-GB', 'en-US', 'en-GB,de', 'de-AT', 'de-GB', 'en-ZZ'])
      await open('/countries/', 'localhost:3000', { 'accept-language': language });
    expect(asked.slice(before).map(({ context }) => [context.locale, context.country])).toEqual([
      ['en', 'GB'],
      ['en', 'US'],
      ['de', 'AT'],
      ['de', 'US'],
    ]);
  });

  it('are made once and kept', async () => {
    const before = asked.length;
    expect((await open('/kept/', 'localhost:3000')).cache).toContain('s-maxage=60');
    await open('/kept/', 'localhost:3000');
    expect(asked.length).toBe(before + 1);
  });

  it.each([
    ['pin.removed', { pinId: '1' }],
    ['board.privacy_changed', { boardId: '1' }],
    ['user.changed', { userId: '1' }],
    ['article.changed', { articleId: '1' }],
    ['topic.changed', { topicId: '1' }],
    ['notice.changed', {}],
  ] as const)('are made anew after %s, whose subject they may show', async (type, payload) => {
    await open('/hidden/', 'localhost:3000');
    const before = asked.length;
    await testCore.core.outbox.emit(testCore.core.db, type, payload);
    await expect
      .poll(async () => {
        await open('/hidden/', 'localhost:3000');
        return asked.length;
      })
      .toBe(before + 1);
  });

  it('are never kept for a host that is not ours, and nobody else gets what was made for it', async () => {
    for (const host of ['elsewhere.example', 'elsewhere.example:3000', 'localhost.elsewhere.example']) {
      const { body, cache } = await open('/shared/', host);
      expect(cache).toBe('private, no-store');
      expect(body).toContain('<link rel="canonical" href="http://localhost:3000/">');
      expect(body).not.toContain('elsewhere');
    }
    const { body, cache } = await open('/shared/', 'localhost:3000', {
      'x-forwarded-host': 'elsewhere.example',
      'x-forwarded-proto': 'https',
    });
    expect(cache).toContain('s-maxage=60');
    expect(body).toContain('href="http://localhost:3000/"');
    expect(body).not.toContain('elsewhere');
  });

  it.each([
    ['127.0.0.1:3000', '/lena/?tab=pins', 'http://localhost:3000/lena/?tab=pins'],
    ['[::1]:8080', '/', 'http://localhost:8080/'],
    ['127.0.0.1', '//elsewhere.example/', 'http://localhost//elsewhere.example/'],
  ])('lead from %s to the one name of this machine, for which mails and passkeys are', async (host, url, location) => {
    const callers: Record<string, string>[] = [{}, { 'sec-fetch-mode': 'navigate' }, { cookie: 'locale=de' }];
    for (const headers of callers)
      expect(await open(url, host, headers)).toMatchObject({ status: 302, location, cache: 'private, no-store' });
  });

  it('lead nowhere else when a script asks, or for a call', async () => {
    const { body, status } = await open('/lena/', '127.0.0.1:3000', { 'sec-fetch-mode': 'cors' });
    expect(status).toBe(200);
    expect(body).toContain('href="http://localhost:3000/"');
    expect((await open('/_/_/state?source_url=%2F', '127.0.0.1:3000')).status).toBe(200);
    expect((await open('/healthz', '127.0.0.1:3000')).status).toBe(200);
  });

  it.each(['/_/_/state', '/_/_/state/'])('have their state at %s', async (path) => {
    const { status, body, cache } = await open(`${path}?source_url=%2Flena%2F`, 'localhost:3000');
    expect({ status, cache }).toEqual({ status: 200, cache: 'private, no-store' });
    expect(JSON.parse(body)).toMatchObject({ state: { session: { context: { fullPath: '/lena/' } } } });
  });

  it('are not what answers where calls are: those say 404 as calls do', async () => {
    const before = asked.length;
    for (const url of ['/v3/nothing/', '/vx/nothing/', '/resource/NothingResource/gets/']) {
      const { status, body } = await open(url, 'localhost:3000');
      expect(status).toBe(404);
      expect(JSON.parse(body)).toMatchObject(
        url.startsWith('/resource') ? { resource_response: { status: 'failure' } } : { status: 'failure' },
      );
    }
    expect(asked.length).toBe(before);
  });

  it('stand up to a host that is none', async () => {
    for (const host of ['a b', 'x"><script>', 'localhost:3000/../', '@elsewhere.example']) {
      const { status, body, cache } = await open('/odd/', host);
      expect({ status, cache }).toEqual({ status: 200, cache: 'private, no-store' });
      expect(body).toContain('href="http://localhost:3000/"');
    }
  });

  it('take an address with two slashes for a path of ours', async () => {
    expect((await open('//elsewhere.example/trap/', 'localhost:3000')).body).toContain(
      'content="http://localhost:3000//elsewhere.example/trap/"',
    );
    await open('/_/_/state?source_url=%2F%09%2Felsewhere.example%2F', 'localhost:3000');
    expect(new URL(asked.at(-1)!.url).host).toBe('localhost:3000');
    await open('/_/_/state?source_url=https%3A%2F%2Felsewhere.example%2F', 'localhost:3000');
    expect(asked.at(-1)!.url).toBe('http://localhost:3000/');
  });

  it('are never kept where their route says so', async () => {
    expect((await open('/kept/', 'localhost:3000')).cache).toContain('s-maxage=60');
    expect((await open('/login/', 'localhost:3000')).cache).toBe('private, no-store');
  });

  it('are never kept for somebody with a cookie of ours', async () => {
    expect((await open('/kept/', 'localhost:3000', { cookie: '_bowerbird_sess=x' })).cache).toBe('private, no-store');
    expect((await open('/kept/', 'localhost:3000', { cookie: 'locale=de' })).cache).toBe('private, no-store');
  });

  it.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', null],
    ['facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)', 'facebookexternalhit'],
  ])('are kept for each bot apart, which they name: %s', async (bot, socialBot) => {
    const person = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
    const made: PageRequest['context'][] = [];
    for (const header of [bot, person, bot, person]) {
      const before = asked.length;
      const { cache } = await open('/told-apart/', 'localhost:3000', { 'user-agent': header });
      expect(cache).toContain('s-maxage=60');
      made.push(...asked.slice(before).map(({ context }) => context));
    }
    expect(made.filter(({ isBot }) => isBot)).toMatchObject([{ socialBot, userAgent: { raw: bot } }]);
    expect(made.filter(({ isBot }) => !isBot).every(({ userAgent }) => userAgent.raw === '')).toBe(true);
    expect(made.length).toBeLessThanOrEqual(2);
  });

  it('are counted by who looks at them', async () => {
    const { pageViews } = testCore.core.metrics;
    pageViews.reset();
    await open('/counted/', 'localhost:3000');
    await open('/counted/', 'localhost:3000');
    await open('/counted/', 'localhost:3000', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
    await open('/login/', 'localhost:3000', { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148' });
    const { values } = await pageViews.get();
    expect(Object.fromEntries(values.map(({ labels, value }) => [labels.group, value]))).toEqual({
      logged_out_desktop: 2,
      crawler: 1,
      logged_out_mobile: 1,
    });
  });
});

describe('pages at an address of their own', () => {
  let testCore: TestCore;
  let app: FastifyInstance;
  beforeAll(async () => {
    testCore = await createTestCore({ PUBLIC_URL: 'https://pins.example', COUNTRY_HOSTS: 'de=https://de.pins.example' });
    const registry = createRegistry({ schemas: [], handlers: [], streams: [], records: [] });
    const parts = { core: testCore.core, resolveViewer: async () => strangerViewer, dev: false, registry, version: 'test' };
    app = await createHttpServer(parts);
    addPages(app, { ...parts, source: echoingSource([]) });
    await app.ready();
  });
  afterAll(async () => {
    await app.close();
    await testCore.close();
  });

  it.each([
    ['pins.example', 'https://pins.example', true],
    ['pins.example:443', 'https://pins.example', true],
    ['de.pins.example', 'https://de.pins.example', true],
    // A proxy that does not pass the host on.
    ['127.0.0.1:3000', 'https://pins.example', true],
    ['elsewhere.example', 'https://pins.example', false],
    ['pins.example.elsewhere.example', 'https://pins.example', false],
  ])('asked for at %s say that they are at %s, and are kept for all: %s', async (host, origin, isKept) => {
    const { body, headers, statusCode } = await app.inject({ method: 'GET', url: '/lena/', headers: { host, 'user-agent': 'Firefox' } });
    expect(statusCode).toBe(200);
    expect(body).toContain(`<link rel="canonical" href="${origin}/">`);
    expect(headers['cache-control']).toMatch(isKept ? /^public, s-maxage=60/ : /^private, no-store$/);
  });
});
