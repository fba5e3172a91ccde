import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PinDraftsResource } from '@bowerbird/contract/creation/pin-drafts/calls.ts';
import { cookieNames } from '@bowerbird/server/http/cookies.ts';
import { createHttpServer } from '@bowerbird/server/http/server.ts';
import { resolveViewer } from '@bowerbird/server/identity/sessions/index.ts';
import { createTestServer, type TestPerson, type TestServer } from '@bowerbird/server/testing/test-server.ts';
import { addShareTarget } from './share-target.ts';

const TARGET = '/share-target/';

describe('what other apps share', () => {
  let server: TestServer;
  let app: FastifyInstance;
  let mei: TestPerson;
  let picture: Buffer;
  beforeAll(async () => {
    server = await createTestServer();
    mei = await server.person('mei', 'Mei Tanaka');
    picture = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#2b3fd9' } })
      .jpeg()
      .toBuffer();
    const parts = { core: server.core, resolveViewer, dev: false };
    app = await createHttpServer({ ...parts, registry: server.registry, version: 'test' });
    addShareTarget(app, parts);
    await app.ready();
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });

  interface Shared {
    readonly fields?: Record<string, string>;
    readonly files?: readonly (readonly [type: string, bytes: Buffer])[];
    readonly by?: TestPerson;
    readonly headers?: Record<string, string>;
  }

  async function share({ fields = {}, files = [], by, headers = {} }: Shared): Promise<string> {
    const session = by && (await by.request({ method: 'GET', url: '/' })).cookies[cookieNames.session];
    const words = Object.entries(fields).map(
      ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const parts = files.flatMap(([type, bytes], index) => [
      Buffer.from(`--b\r\nContent-Disposition: form-data; name="files"; filename="${index}.jpg"\r\nContent-Type: ${type}\r\n\r\n`),
      bytes,
      Buffer.from('\r\n'),
    ]);
    const reply = await app.inject({
      method: 'POST',
      url: TARGET,
      payload: Buffer.concat([Buffer.from(words.join('')), ...parts, Buffer.from('--b--\r\n')]),
      headers: { host: 'localhost:3000', 'content-type': 'multipart/form-data; boundary=b', ...headers },
      cookies: session === undefined ? {} : { [cookieNames.session]: session },
    });
    expect(reply.statusCode).toBe(303);
    return String(reply.headers.location);
  }
  const draftsOf = (person: TestPerson) => person.data(PinDraftsResource.get);

  it('becomes drafts of its person where no worker took it, and the first one is opened', async () => {
    const path = await share({ by: mei, fields: { title: '', text: '', url: '' }, files: [['image/jpeg', picture]] });
    const drafts = await draftsOf(mei);
    expect(drafts).toMatchObject([{ items: [{ media: expect.any(Object) }] }]);
    expect(path).toBe(`/pin-builder/?draft=${drafts[0]!.id}`);
  });

  it('keeps the address and the words with its picture', async () => {
    const noor = await server.person('noor', 'Noor Haddad');
    await share({ by: noor, fields: { text: 'look https://example.com/shared' }, files: [['image/jpeg', picture]] });
    expect(await draftsOf(noor)).toMatchObject([{ link: 'https://example.com/shared', description: 'look', items: [{}] }]);
  });

  it('comes as far as it may, and the builder is told where something was refused', async () => {
    const omar = await server.person('omar', 'Omar Aziz');
    const none = await share({ by: omar, files: [['image/jpeg', Buffer.from('no picture')]] });
    expect(none).toBe('/pin-builder/?shared=refused');
    const words = Buffer.from('no picture');
    const some = await share({
      by: omar,
      files: [
        ['image/jpeg', words],
        ['image/jpeg', picture],
      ],
    });
    const [draft] = await draftsOf(omar);
    expect(some).toBe(`/pin-builder/?shared=refused&draft=${draft!.id}`);
  });

  it('is an upload where it is a film', async () => {
    const ines = await server.person('ines', 'Ines Duarte');
    await share({ by: ines, files: [['video/mp4', Buffer.from('no film, which its making finds out')]] });
    expect(await draftsOf(ines)).toMatchObject([{ items: [{ upload: { bytes: 35 } }] }]);
  });

  it('is not kept for a stranger or by a page of another site, and the builder says to log in, with the words', async () => {
    const fields = { text: 'https://example.com/shared' };
    const files: Shared['files'] = [['image/jpeg', picture]];
    const told = '/pin-builder/?shared=log_in&link=https%3A%2F%2Fexample.com%2Fshared';
    const before = (await draftsOf(mei)).length;
    expect(await share({ fields, files })).toBe(told);
    expect(await share({ fields, files, by: mei, headers: { 'sec-fetch-site': 'cross-site' } })).toBe(told);
    expect(await share({ fields, files, by: mei, headers: { origin: 'https://thief.example' } })).toBe(told);
    expect(await draftsOf(mei)).toHaveLength(before);
  });

  it('leads to the save window where it is an address', async () => {
    expect(await share({ fields: { title: 'A room', text: '', url: 'https://rooms.example/a' } })).toBe(
      '/pin/create/share/?url=https%3A%2F%2Frooms.example%2Fa&title=A+room',
    );
  });

  it('leads to the builder where it is nothing or too much, and stays on its own site', async () => {
    const odd: Record<string, string>[] = [{}, { text: 'x'.repeat(20_000) }, { url: '//thief.example' }];
    for (const fields of odd) expect(await share({ fields })).toBe('/pin-builder/?shared=1');
    const bare = await app.inject({ method: 'POST', url: TARGET, payload: 'no form', headers: { 'content-type': 'text/plain' } });
    expect(bare.headers.location).toBe('/pin-builder/?shared=1');
  });

  it('is taken from the worker by its words, with those of files for the builder', async () => {
    const query = 'shared_title=&shared_text=https%3A%2F%2Frooms.example%2Fa&shared_url=';
    expect((await app.inject(`${TARGET}?${query}`)).headers.location).toBe('/pin/create/share/?url=https%3A%2F%2Frooms.example%2Fa');
    expect((await app.inject(`${TARGET}?${query}&shared_files=1`)).headers.location).toBe(
      '/pin-builder/?shared=1&link=https%3A%2F%2Frooms.example%2Fa',
    );
  });
});
