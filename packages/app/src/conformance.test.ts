import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRegistry } from '@bowerbird/server/endpoints/registry.ts';
import { features } from '@bowerbird/server/instance/features.ts';
import { ADMISSION } from '@bowerbird/server/http/admission.ts';
import { resolveViewer } from '@bowerbird/server/identity/sessions/index.ts';
import { formWith, uploadPicture } from '@bowerbird/server/testing/multipart.ts';
import { createTestServer, type TestCaller, type TestServer } from '@bowerbird/server/testing/test-server.ts';
import { addAssets } from './pages/assets.ts';
import { addPages } from './pages/pages.ts';
import { echoingSource } from './pages/testing/echoing-source.ts';

const ORIGIN = 'https://pins.example';
const PAGE = 'a page';

interface Kind {
  readonly status: number;
  readonly ask: InjectOptions & { readonly url: string };
  readonly isStranger?: true;
  readonly is?: typeof PAGE;
  /** Tells everybody the same, so that caches may keep it. */
  readonly isForAll?: true;
  /** Costs next to nothing, or has limits of its own: it is let in however much comes. */
  readonly isAlwaysLetIn?: true;
}

describe('a reply of every kind', () => {
  let server: TestServer;
  let noor: TestCaller;
  let kinds: Record<string, Kind>;
  let client: string;
  let answerHeld = (): void => {};
  beforeAll(async () => {
    client = await mkdtemp(join(tmpdir(), 'bowerbird-client-'));
    await mkdir(join(client, 'assets'));
    await writeFile(join(client, 'assets/entry.js'), 'export {};');
    await writeFile(join(client, 'sw.js'), 'self;');
    await writeFile(join(client, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const registry = createRegistry({ schemas: [], handlers: [], streams: [], records: [] });
    const pages = {
      name: 'pages',
      mount: async (...[app, core]: Parameters<NonNullable<(typeof features)[number]['mount']>>) => {
        await addAssets(app, client);
        addPages(app, { core, resolveViewer, dev: false, registry, version: 'test', source: echoingSource([]) });
        const held = new Promise<void>((resolve) => (answerHeld = resolve));
        app.get('/held', () => held.then(() => 'held'));
        app.get('/broken', () => Promise.reject(new Error('broken')));
      },
    };
    server = await createTestServer({ features: [...features, pages], env: { PUBLIC_URL: ORIGIN } });
    noor = await server.person('noorhaddad', 'Noor Haddad');
    const at = { host: 'pins.example', origin: ORIGIN };
    const picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#2b3fd9' } })
      .png()
      .toBuffer();
    const upload = (file: Buffer) => ({
      method: 'POST' as const,
      url: '/upload-image/',
      ...formWith(file),
      headers: { ...formWith(file).headers, ...at },
    });
    const signature = await uploadPicture(
      { ...noor, request: (options) => noor.request({ ...options, headers: { ...options.headers, ...at } }) },
      picture,
    );
    const media = `/media/75x75/${signature.slice(0, 2)}/${signature.slice(2, 4)}/${signature}`;
    const get = (url: string): Kind['ask'] => ({ method: 'GET', url, headers: { host: 'pins.example' } });
    const post = (url: string, payload: object): Kind['ask'] => ({ method: 'POST', url, payload, headers: at });
    const resource = (name: string) => `/resource/${name}/get/?data=${encodeURIComponent('{"options":{"username":"noorhaddad"}}')}`;
    kinds = {
      'a page': { status: 200, ask: get('/lena/'), is: PAGE },
      'a page of a person': { status: 200, ask: get('/settings/'), is: PAGE },
      'a kept page': { status: 200, ask: get('/lena/'), isStranger: true, is: PAGE, isForAll: true },
      'a page of an unknown host': { status: 200, ask: { ...get('/lena/'), headers: { host: 'elsewhere.example' } }, is: PAGE },
      'a page that is absent': { status: 404, ask: get('/nothing/here/'), is: PAGE },
      'a resource': { status: 200, ask: get(resource('UserResource')) },
      'a resource that is absent': { status: 404, ask: get(resource('NothingResource')) },
      'a resource for strangers': { status: 401, ask: get(resource('BoardPickerBoardsResource')), isStranger: true },
      'a call': { status: 200, ask: get('/v3/users/me/') },
      'a call of a stranger': { status: 401, ask: get('/v3/users/me/'), isStranger: true },
      'a call that is absent': { status: 404, ask: get('/v3/nothing/') },
      'a call from elsewhere': {
        status: 403,
        ask: { ...post('/v3/batch/', {}), headers: { host: 'pins.example', origin: 'https://elsewhere.example' } },
      },
      'calls at once': { status: 200, ask: post('/v3/batch/', { requests: '[]' }) },
      'what is no JSON': {
        status: 400,
        ask: { ...post('/v3/batch/', {}), payload: '{', headers: { ...at, 'content-type': 'application/json' } },
      },
      'the state of a page': { status: 200, ask: get('/_/_/state?source_url=%2F') },
      'the manifest': { status: 200, ask: get('/pageHandlers/www/'), isForAll: true },
      'a picture': { status: 200, ask: get(`${media}.webp`), isForAll: true, isAlwaysLetIn: true },
      'a picture that is absent': { status: 404, ask: get(`/media/75x75/00/00/${'0'.repeat(64)}.webp`) },
      'a file of the build': { status: 200, ask: get('/assets/entry.js'), isForAll: true, isAlwaysLetIn: true },
      'a file of the build that is absent': { status: 404, ask: get('/assets/other.js') },
      'the sign of the site': { status: 200, ask: get('/favicon.svg'), isForAll: true, isAlwaysLetIn: true },
      'the worker of pushes': { status: 200, ask: get('/sw.js'), isForAll: true, isAlwaysLetIn: true },
      'an upload': { status: 200, ask: upload(picture), isAlwaysLetIn: true },
      'a refused upload': { status: 415, ask: upload(Buffer.from('words')) },
      'a broken upload': { status: 400, ask: { ...upload(picture), payload: formWith(picture).payload.subarray(0, 200) } },
      'an address that is none': { status: 302, ask: get('/%ff/') },
      'another method': { status: 404, ask: post('/lena/', {}) },
      'the updates of a person': { status: 200, ask: { ...get('/v3/users/me/live-updates/'), payloadAsStream: true }, isAlwaysLetIn: true },
      'an address of OAuth': { status: 200, ask: get('/oauth/.well-known/openid-configuration'), isForAll: true },
      health: { status: 200, ask: get('/healthz'), isForAll: true, isAlwaysLetIn: true },
      numbers: { status: 200, ask: get('/metrics'), isForAll: true, isAlwaysLetIn: true },
      'a fault': { status: 500, ask: get('/broken') },
    };
  });
  afterAll(async () => {
    await server.close();
    await rm(client, { recursive: true });
  });

  const headersOf = async ({ ask, isStranger }: Kind, status: number) => {
    const cookies = isStranger ? {} : (await noor.request({ method: 'GET', url: '/healthz' })).cookies;
    const reply = await server.app.inject({
      ...ask,
      cookies,
      headers: { 'user-agent': 'Firefox', 'x-csrftoken': cookies.csrftoken ?? '', ...ask.headers },
    });
    expect(reply.statusCode, reply.body?.slice(0, 300)).toBe(status);
    return reply.headers;
  };
  const SAFE = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'content-security-policy': expect.stringMatching(/(?:^|; )frame-ancestors 'none'(?:;|$)/) as string,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'cross-origin-opener-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    'x-bowerbird-version': 'test',
  };
  const STRICT = ["default-src 'self'", "base-uri 'none'", "object-src 'none'", "form-action 'self'", "require-trusted-types-for 'script'"];

  it('keeps other sites out of it: no frame, no guessing of its type, https alone', async () => {
    for (const [name, kind] of Object.entries(kinds)) {
      const headers = await headersOf(kind, kind.status).catch((error: unknown) => expect.fail(`${name}: ${String(error)}`));
      expect(headers, name).toMatchObject(SAFE);
      expect(headers, name).not.toHaveProperty('x-powered-by');
      if (kind.is === PAGE) for (const rule of STRICT) expect(headers['content-security-policy'], name).toContain(rule);
    }
    expect((await headersOf(kinds['a kept page']!, 200))['cache-control']).toContain('s-maxage');
  });

  it('is kept by no cache where it tells of a person, or says that something went wrong', async () => {
    for (const [name, kind] of Object.entries(kinds)) {
      const headers = await headersOf(kind, kind.status);
      if (!kind.isForAll) expect(headers['cache-control'], name).toMatch(/no-store/);
    }
  });

  it('is as safe when it is turned away because too much comes, which some never are', async () => {
    const held = Array.from({ length: ADMISSION.atWork }, () =>
      server.app.inject({ method: 'GET', url: '/held', headers: { host: 'pins.example' } }),
    );
    try {
      expect(await headersOf(kinds['a call']!, 503)).toMatchObject({ ...SAFE, 'retry-after': '1' });
      expect(await headersOf(kinds['a page']!, 503)).toMatchObject(SAFE);
      for (const kind of Object.values(kinds)) if (kind.isAlwaysLetIn) await headersOf(kind, kind.status);
    } finally {
      answerHeld();
      await Promise.all(held);
    }
  });
});
