import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FindPinImagesResource } from '@bowerbird/contract/pinning/page-pictures/calls.ts';
import { formWith } from '../../testing/multipart.ts';
import { createTestServer, type TestCaller, type TestServer } from '../../testing/test-server.ts';

describe('uploading a picture', () => {
  let server: TestServer;
  let noor: TestCaller;
  let jpeg: Buffer;
  beforeAll(async () => {
    server = await createTestServer();
    noor = await server.person('noorhaddad', 'Noor Haddad');
    jpeg = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2b3fd9' } })
      .jpeg()
      .toBuffer();
  });
  afterAll(() => server.close());

  const upload = async (file: Buffer, caller = noor, field = 'img') => {
    const reply = await caller.request({ method: 'POST', url: '/upload-image/', ...formWith(file, field) });
    return { status: reply.status, body: reply.json() as Record<string, unknown> & { error?: { extraData: { reason: string } } } };
  };
  const originals = () => readdir(join(server.core.config.dataDir, 'media/originals'), { recursive: true }).catch(() => []);

  it('answers with its signature, its size and its colour, and its address shows it', async () => {
    const { status, body } = await upload(jpeg);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, width: 900, height: 600 });
    expect(body.image_signature).toMatch(/^[0-9a-f]{64}$/);
    expect(body.dominant_color).toMatch(/^#[0-9a-f]{6}$/);
    expect(server.enqueued).toContainEqual({ name: 'pictures.render', data: { signature: body.image_signature } });
    const shown = await server.app.inject({ method: 'GET', url: String(body.image_url) });
    expect(shown.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': expect.stringContaining('immutable') });
    expect((await sharp(shown.rawPayload).metadata()).width).toBe(236);
  });

  it('keeps one original when two people bring the same picture', async () => {
    const before = (await originals()).length;
    const lena = await server.person('lenafjeld', 'Lena Fjeld');
    expect((await upload(jpeg, lena)).status).toBe(200);
    expect((await originals()).length).toBe(before);
  });

  it.each([
    ['nothing', Buffer.alloc(0), 400, 'empty'],
    ['words', Buffer.from('I am no picture at all, only words.'), 415, 'not_a_picture'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 415, 'svg_not_allowed'],
    ['40 MB', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(40 * 1024 * 1024)]), 413, 'too_large'],
  ])('refuses %s with its reason and leaves nothing behind', async (_what, file, status, reason) => {
    const before = await originals();
    const reply = await upload(file);
    expect({ status: reply.status, reason: reply.body.error?.extraData.reason }).toEqual({ status, reason });
    expect(await originals()).toEqual(before);
  });

  it('refuses a truncated picture', async () => {
    expect((await upload(jpeg.subarray(0, jpeg.length / 2))).body.error?.extraData.reason).toBe('broken');
  });

  const HEAD = 'Content-Disposition: form-data; name="img"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';
  const START = Buffer.from(`--the-border\r\n${HEAD}`);
  const END = Buffer.from('\r\n--the-border--\r\n');
  it.each<[string, string, () => Buffer]>([
    ['another border than it names', 'the-other', () => Buffer.concat([START, jpeg, END])],
    ['no border', '', () => Buffer.concat([START, jpeg, END])],
    ['a border of 1,000 characters', 'b'.repeat(1000), () => Buffer.concat([START, jpeg, END])],
    ['no last border', 'the-border', () => Buffer.concat([START, jpeg])],
    ['an end within the file', 'the-border', () => Buffer.concat([START, jpeg.subarray(0, 500)])],
    ['an end within the head of the file', 'the-border', () => START.subarray(0, 60)],
    ['a border alone', 'the-border', () => Buffer.from('--the-border')],
    ['nothing but its end', 'the-border', () => Buffer.from('--the-border--\r\n')],
    ['nothing at all', 'the-border', () => Buffer.alloc(0)],
    ['a first part that never ends', 'the-border', () => Buffer.concat([Buffer.from('--the-border\r\nX: '), Buffer.alloc(200_000, 'x')])],
    [
      'a name that every object has',
      'the-border',
      () => Buffer.concat([Buffer.from(START.toString().replace('img', '__proto__')), jpeg, END]),
    ],
  ])('refuses a form with %s', async (_what, border, make) => {
    const before = await originals();
    const reply = await noor.request({
      method: 'POST',
      url: '/upload-image/',
      payload: make(),
      headers: { 'content-type': `multipart/form-data${border === '' ? '' : `; boundary=${border}`}` },
    });
    expect({ status: reply.status, name: (reply.json() as { error: { name: string } }).error.name }).toEqual({
      status: 400,
      name: 'bad_input',
    });
    expect(await originals()).toEqual(before);
    expect(await readdir(join(server.core.config.dataDir, 'media/tmp')).catch(() => [])).toEqual([]);
  });

  it('wants somebody who is signed in, the field img, and a page of ours', async () => {
    expect((await upload(jpeg, server.stranger())).status).toBe(401);
    expect((await upload(jpeg, noor, 'file')).status).toBe(400);
    const foreign = await noor.request({
      method: 'POST',
      url: '/upload-image/',
      ...formWith(jpeg),
      headers: { ...formWith(jpeg).headers, origin: 'https://elsewhere.example' },
    });
    expect(foreign.status).toBe(403);
  });

  it('serves no rendition that was never uploaded, and no path outside', async () => {
    for (const url of [`/media/236x/aa/bb/${'0'.repeat(64)}.jpg`, '/media/../secret', '/media/236x/%2e%2e/%2e%2e/etc/passwd']) {
      expect((await server.app.inject({ method: 'GET', url })).statusCode).toBe(404);
    }
  });
});

describe('the pictures of a web page', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  it.each([
    ['http://127.0.0.1/', 'private_address'],
    ['http://169.254.169.254/latest/meta-data/', 'private_address'],
    ['ftp://example.org/', 'bad_address'],
    ['not an address', 'bad_address'],
  ])('are refused for %s with its reason', async (url, reason) => {
    const noor = await server.person(`n${Math.random().toString(36).slice(2, 9)}`);
    const { resource_response: reply } = await noor.envelope(FindPinImagesResource.get, { url, source: 'test' });
    expect(reply).toMatchObject({ http_status: 400, error: { name: 'page_refused', extraData: { reason } } });
  });
});
