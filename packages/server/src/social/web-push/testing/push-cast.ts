import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { PushSubscriptionResource } from '@bowerbird/contract/social/web-push/calls.ts';
import { createSafeFetch, type SafeFetch } from '../../../core/safe-fetch/index.ts';
import { openSmallInternet, type SmallInternet } from '../../../core/safe-fetch/testing/small-internet.ts';
import { createTestServer, type TestCaller, type TestServer } from '../../../testing/test-server.ts';
import type { PushPayload } from '../payloads.service.ts';
import { sendPushes } from '../send-pushes.service.ts';

/** A browser's side of a subscription. */
interface Browser {
  readonly path: string;
  readonly keys: ECDH;
  readonly auth: Buffer;
}

interface Taken {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** The push service that browsers name: what it answers, and what it took so far. */
interface PushService {
  status: number;
  readonly taken: Taken[];
}

/** An instance beside a push service, for the tests of a file, and people with devices that ring. */
export function setPushService() {
  let server: TestServer;
  let internet: SmallInternet;
  const service: PushService = { status: 201, taken: [] };
  const browsers = new Map<string, Browser>();
  let made = 0;
  beforeAll(async () => {
    internet = await openSmallInternet((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        service.taken.push({ path: request.url!, headers: request.headers, body: Buffer.concat(parts) });
        response.writeHead(service.status).end();
      });
    });
    const local = createSafeFetch({ resolve: async () => ['127.0.0.1'], allowAddress: () => true, realPort: () => internet.port });
    // The push service of the test has no certificate.
    const safeFetch: SafeFetch = { ...local, post: (address, request) => local.post(address.replace('https:', 'http:'), request) };
    server = await createTestServer({ safeFetch });
  });
  afterAll(async () => {
    await server.close();
    await internet.close();
  });
  beforeEach(() => {
    service.status = 201;
    service.taken.length = 0;
  });

  const person = (name: string) => server.person(`${name.toLowerCase()}_${(made += 1)}`, name);
  const makeBrowser = (): Browser => {
    const keys = createECDH('prime256v1');
    keys.generateKeys();
    const browser = { path: `/push/${(made += 1)}`, keys, auth: randomBytes(16) };
    browsers.set(browser.path, browser);
    return browser;
  };
  const inputOf = ({ path, keys, auth }: Browser) => ({
    endpoint: `https://push.example${path}`,
    p256dh: keys.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
  });
  const subscribed = async (name: string) => {
    const somebody = await person(name);
    const browser = makeBrowser();
    await somebody.data(PushSubscriptionResource.create, inputOf(browser));
    return { ...somebody, browser };
  };
  const send = async () => {
    await server.settle();
    await sendPushes(server.core);
    return service.taken.map(({ path, body }) => decrypt(browsers.get(path)!, body));
  };
  const waiting = async () => (await sql<{ n: number }>`SELECT count(*)::int AS n FROM push_outbox`.execute(server.core.db)).rows[0]!.n;
  const devicesOf = async (caller: TestCaller) => (await caller.data(PushSubscriptionResource.get)).devices;

  return {
    get server() {
      return server;
    },
    service,
    person,
    makeBrowser,
    inputOf,
    subscribed,
    send,
    waiting,
    devicesOf,
  };
}

/** Opens a push as a browser does (RFC 8188 and 8291). */
function decrypt({ keys, auth }: Browser, body: Buffer): PushPayload {
  const salt = body.subarray(0, 16);
  const senderKey = body.subarray(21, 21 + body[20]!);
  const sealed = body.subarray(21 + body[20]!);
  const shared = keys.computeSecret(senderKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey]);
  const secret = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString();
  return JSON.parse(text.slice(0, text.lastIndexOf('\u0002'))) as PushPayload;
}
