import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { formWith } from '../testing/multipart.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { ADMISSION } from './admission.ts';
import { addRestOfBody } from './rest-of-body.ts';

const MEGABYTE = 1024 * 1024;
const QUICKLY = 5_000;

/** A connection on which one request comes after another, as a browser or a proxy keeps it. */
async function openConnection(port: number) {
  const socket = connect({ host: '127.0.0.1', port });
  let received = '';
  let end: 'open' | 'ended' | 'broken' = 'open';
  socket.setEncoding('latin1').on('data', (text: string) => (received += text));
  socket.on('error', () => (end = 'broken')).on('end', () => (end = end === 'open' ? 'ended' : end));
  await new Promise((resolve) => socket.once('connect', resolve));
  return {
    socket,
    end: () => end,
    received: () => received,
    write: (bytes: Buffer | string) => new Promise<void>((resolve) => socket.write(bytes, () => resolve())),
    /** The next reply, told apart by its length. */
    reply: async () => {
      const read = () => /^HTTP\/1\.1 (\d+)[^]*?content-length: (\d+)[^]*?\r\n\r\n/i.exec(received);
      await expect.poll(() => read() !== null, { timeout: QUICKLY }).toBe(true);
      const [head, status, length] = read()!;
      await expect.poll(() => received.length >= head.length + Number(length), { timeout: QUICKLY }).toBe(true);
      received = received.slice(head.length + Number(length));
      return { status: Number(status), isLast: /\r\nconnection: close\r\n/i.test(head) };
    },
  };
}

const headOf = (path: string, headers: Record<string, string | number>) =>
  `POST ${path} HTTP/1.1\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;

describe('a body that is refused before all of it has arrived', () => {
  let server: TestServer;
  let port: number;
  let sender: Record<string, string>;
  const open: Socket[] = [];
  beforeAll(async () => {
    server = await createTestServer();
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    port = (server.app.server.address() as AddressInfo).port;
    const noor = await server.person('noorhaddad', 'Noor Haddad');
    const { cookies } = await noor.request({ method: 'GET', url: '/healthz' });
    sender = {
      host: `localhost:${port}`,
      origin: `http://localhost:${port}`,
      'x-csrftoken': cookies.csrftoken!,
      cookie: Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
    };
  });
  afterEach(() => open.splice(0).forEach((socket) => socket.destroy()));
  afterAll(() => server.close());

  const connected = async () => {
    const connection = await openConnection(port);
    open.push(connection.socket);
    return connection;
  };
  const tiff = (bytes: number) => Buffer.concat([Buffer.from('II*\0\x08\0\0\0', 'latin1'), Buffer.alloc(bytes)]);
  const jpeg = (bytes: number) => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(bytes)]);
  const words = Buffer.alloc(2 * MEGABYTE, 'a');
  const form = (file: Buffer, field?: string) => formWith(file, field);
  const plain = { payload: words, headers: { 'content-type': 'application/json' } };
  const stranger = () => ({ ...sender, cookie: `csrftoken=${sender['x-csrftoken']}` });

  it.each([
    ['a TIFF of 20 MB', 415, () => ({ path: '/upload-image/', ...form(tiff(20 * MEGABYTE)) })],
    ['a picture of 40 MB', 413, () => ({ path: '/upload-image/', ...form(jpeg(40 * MEGABYTE)) })],
    ['a picture in another field', 400, () => ({ path: '/upload-image/', ...form(jpeg(8 * MEGABYTE), 'file') })],
    ['a picture of a stranger', 401, () => ({ path: '/upload-image/', ...form(jpeg(8 * MEGABYTE)), sender: stranger() })],
    [
      'a form of another site',
      403,
      () => ({ path: '/upload-image/', ...form(jpeg(8 * MEGABYTE)), sender: { ...sender, origin: 'http://a.example' } }),
    ],
    ['a call that is too long', 413, () => ({ path: '/resource/BoardResource/create/', ...plain })],
    ['a call of the other kind that is too long', 413, () => ({ path: '/v3/users/email/verify/resend/', ...plain })],
    ['what nobody waits for', 404, () => ({ path: '/v3/nothing/', ...form(jpeg(8 * MEGABYTE)) })],
  ] as const)('is answered at once when it is %s, and the connection goes on', async (_what, status, make) => {
    const { path, payload, headers, ...more } = make() as ReturnType<typeof form> & { path: string; sender?: Record<string, string> };
    const connection = await connected();
    const sent = connection.write(headOf(path, { ...(more.sender ?? sender), ...headers, 'content-length': payload.length }));
    void sent.then(() => connection.write(payload));
    expect(await connection.reply()).toEqual({ status, isLast: false });
    await connection.write(`GET /healthz HTTP/1.1\r\nhost: ${sender.host}\r\n\r\n`);
    expect(await connection.reply()).toEqual({ status: 200, isLast: false });
  });

  it('holds no place of those at work while its end, or the rest of a body that comes slowly, is waited for', async () => {
    const chunked = `GET /v3/nothing/ HTTP/1.1\r\nhost: ${sender.host}\r\ntransfer-encoding: chunked\r\n\r\n`;
    const slow = headOf('/v3/login/handshake/', { ...sender, 'content-type': 'application/x-www-form-urlencoded', 'content-length': 1000 });
    for (let at = 0; at < 2 * ADMISSION.atWork; at += 1) await (await connected()).write(at % 2 === 0 ? chunked : slow);
    const another = await connected();
    await another.write(`GET /v3/nothing/ HTTP/1.1\r\nhost: ${sender.host}\r\n\r\n`);
    expect(await another.reply()).toMatchObject({ status: 404 });
  });

  it('is read in part when it would be too long, and then the connection ends without breaking', async () => {
    const connection = await connected();
    const { payload, headers } = form(tiff(4 * MEGABYTE));
    await connection.write(headOf('/upload-image/', { ...sender, ...headers, 'content-length': 500 * MEGABYTE }));
    await connection.write(payload);
    expect(await connection.reply()).toEqual({ status: 415, isLast: true });
    expect(connection.end()).toBe('open');
    for (let sent = 0; sent < 100 && connection.end() === 'open'; sent += 1) {
      connection.socket.write(Buffer.alloc(MEGABYTE));
      await wait(5);
    }
    await expect.poll(connection.end, { timeout: QUICKLY }).not.toBe('open');
  });

  it('ends with its connection when nobody knows how long it is', async () => {
    const connection = await connected();
    const { payload, headers } = form(tiff(4 * MEGABYTE));
    await connection.write(headOf('/upload-image/', { ...sender, ...headers, 'transfer-encoding': 'chunked' }));
    await connection.write(`${payload.length.toString(16)}\r\n`);
    await connection.write(payload);
    expect(await connection.reply()).toEqual({ status: 415, isLast: true });
    await connection.write('\r\n0\r\n\r\n');
    await expect.poll(connection.end, { timeout: QUICKLY }).toBe('ended');
  });
});

describe('a sender that falls silent', () => {
  let app: FastifyInstance;
  let port: number;
  beforeAll(async () => {
    app = fastify({ keepAliveTimeout: 60_000 });
    addRestOfBody(app, { silentMilliseconds: 1_000 });
    app.post('/read', async () => 'read');
    app.post('/slow', async () => {
      await wait(3_000);
      return 'done';
    });
    app.addContentTypeParser('text/refused', (_raw, _payload, done) => done(Object.assign(new Error('no'), { statusCode: 415 })));
    await app.listen({ host: '127.0.0.1', port: 0 });
    port = (app.server.address() as AddressInfo).port;
  });
  afterAll(() => app.close());

  it.each(['text/plain', 'text/refused'])('in the middle of a body (%s) is cut off, before or after its reply', async (type) => {
    const connection = await openConnection(port);
    await connection.write(headOf('/read', { host: 'localhost', 'content-type': type, 'content-length': 100 }));
    await connection.write('the beginning');
    await expect.poll(connection.end, { timeout: 15_000 }).not.toBe('open');
  });

  it('is not one who waits for the reply, or who says something now and then', async () => {
    const connection = await openConnection(port);
    await connection.write(headOf('/slow', { host: 'localhost', 'content-type': 'text/plain', 'content-length': 8 }));
    for (const part of ['ab', 'cd', 'ef', 'gh']) {
      await wait(600);
      await connection.write(part);
    }
    expect(await connection.reply()).toEqual({ status: 200, isLast: false });
    await wait(2_000);
    expect(connection.end()).toBe('open');
    connection.socket.destroy();
  });
});
