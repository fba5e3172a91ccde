import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify, type ECDH } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UserBlockResource, UserMuteResource } from '@bowerbird/contract/people/blocks/calls.ts';
import { UserFollowResource } from '@bowerbird/contract/people/follows/calls.ts';
import { AggregatedCommentResource } from '@bowerbird/contract/social/comments/calls.ts';
import {
  ConversationMessagesResource,
  ConversationResource,
  ConversationsResource,
} from '@bowerbird/contract/social/conversations/calls.ts';
import { NewsHubBadgeResource, NewsHubResource } from '@bowerbird/contract/social/news/calls.ts';
import { AccountLanguageResource } from '@bowerbird/contract/account/account-settings/calls.ts';
import { UserSessionResource } from '@bowerbird/contract/identity/sessions/calls.ts';
import { changeNewsSettings, changePushSettings } from '@bowerbird/contract/social/notification-settings/calls.ts';
import { PushSubscriptionResource } from '@bowerbird/contract/social/web-push/calls.ts';
import { createSafeFetch, type SafeFetch } from '../../core/safe-fetch/index.ts';
import { openSmallInternet, type SmallInternet } from '../../core/safe-fetch/testing/small-internet.ts';
import { makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { claimPushes } from './push-outbox.queries.ts';
import type { PushPayload } from './payloads.service.ts';
import { sendPushes } from './send-pushes.service.ts';

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

describe('web push', () => {
  let server: TestServer;
  let service: SmallInternet;
  let status = 201;
  const taken: Taken[] = [];
  const browsers = new Map<string, Browser>();
  let made = 0;
  beforeAll(async () => {
    service = await openSmallInternet((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        taken.push({ path: request.url!, headers: request.headers, body: Buffer.concat(parts) });
        response.writeHead(status).end();
      });
    });
    const local = createSafeFetch({ resolve: async () => ['127.0.0.1'], allowAddress: () => true, realPort: () => service.port });
    // The push service of the test has no certificate.
    const safeFetch: SafeFetch = { ...local, post: (address, request) => local.post(address.replace('https:', 'http:'), request) };
    server = await createTestServer({ safeFetch });
  });
  afterAll(async () => {
    await server.close();
    await service.close();
  });
  beforeEach(() => {
    status = 201;
    taken.length = 0;
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
    return taken.map(({ path, body }) => decrypt(browsers.get(path)!, body));
  };
  const waiting = async () => (await sql<{ n: number }>`SELECT count(*)::int AS n FROM push_outbox`.execute(server.core.db)).rows[0]!.n;
  const devicesOf = async (caller: TestCaller) => (await caller.data(PushSubscriptionResource.get)).devices;

  it('says what happened in the words of the person, sealed for their browser alone, and signed by the instance', async () => {
    const lena = await subscribed('Lena');
    await lena.data(AccountLanguageResource.update, { locale: 'de' });
    const mei = await person('Mei');
    await mei.data(UserFollowResource.create, { user_id: lena.userId });
    const [payload, ...more] = await send();
    expect(more).toEqual([]);
    expect(payload).toEqual({
      title: 'Bowerbird',
      body: 'Mei folgt dir',
      url: `/${await usernameOf(mei)}/`,
      tag: payload!.tag,
      lang: 'de',
      dir: 'ltr',
    });
    const { headers, body } = taken[0]!;
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', topic: payload!.tag });
    expect(body.includes('Mei')).toBe(false);
    const { public_key } = await lena.data(PushSubscriptionResource.get);
    expect(readVapid(headers.authorization!, public_key)).toMatchObject({ aud: 'https://push.example', sub: 'mailto:no-reply@localhost' });
    expect([await waiting(), (await send()).length]).toEqual([0, 1]);
  });

  it('does not ring for what its person switched off, has read, is hidden, or has gone', async () => {
    const lena = await subscribed('Lena');
    const [mei, sam] = [await person('Mei'), await person('Sam')];
    const pin = await makePin(server, lena, (await makeBoard(lena, 'Jugs')).id, { title: 'Blue jug' });
    await lena.data(changePushSettings, { options: [{ id: 'follow', value: false }] });
    await mei.data(UserFollowResource.create, { user_id: lena.userId });
    expect(await send()).toEqual([]);
    const { id } = await mei.data(AggregatedCommentResource.create, { pin_id: pin.id, text: 'Lovely' });
    await server.settle();
    await mei.data(AggregatedCommentResource.delete, { id });
    expect(await send()).toEqual([]);
    await sam.data(AggregatedCommentResource.create, { pin_id: pin.id, text: 'Buy mine' });
    await server.settle();
    await lena.data(UserBlockResource.create, { user_id: sam.userId });
    expect(await send()).toEqual([]);
    await lena.data(UserBlockResource.delete, { user_id: sam.userId });
    await mei.data(AggregatedCommentResource.create, { pin_id: pin.id, text: 'What glaze?' });
    await server.settle();
    await lena.data(NewsHubResource.update, { read_until: '8999999999999999999' });
    expect([await send(), await waiting()]).toEqual([[], 0]);
  });

  it('rings on, though somebody gave an address to which nothing can be sent', async () => {
    const [lena, odd] = [await subscribed('Lena'), await person('Odd')];
    await odd.data(PushSubscriptionResource.create, { ...inputOf(makeBrowser()), endpoint: 'https:///push.example' });
    await sql`UPDATE push_subscriptions SET endpoint = 'https:///push.example' WHERE user_id = ${odd.userId}`.execute(server.core.db);
    const mei = await person('Mei');
    for (const { userId } of [odd, lena]) await mei.data(UserFollowResource.create, { user_id: userId });
    expect((await send()).map(({ body }) => body)).toEqual(['Mei follows you']);
    expect(await waiting()).toBe(0);
  });

  it('waits for the morning where it is quiet, and tells much at once as a number', async () => {
    const lena = await subscribed('Lena');
    const hour = new Date(server.clock.now).getUTCHours();
    const clockOf = (hours: number) => `${String((hour + hours + 24) % 24).padStart(2, '0')}:00`;
    await lena.data(changePushSettings, {
      options: [
        { id: 'quiet_hours', value: true },
        { id: 'quiet_from', value: clockOf(-1) },
        { id: 'quiet_until', value: clockOf(2) },
        { id: 'time_zone', value: 'UTC' },
      ],
    });
    const mei = await person('Mei');
    for (const title of ['A', 'B', 'C', 'D', 'E']) {
      const pin = await makePin(server, lena, (await makeBoard(lena, title)).id, { title });
      await mei.data(AggregatedCommentResource.create, { pin_id: pin.id, text: `About ${title}` });
    }
    expect([await send(), await waiting()]).toEqual([[], 5]);
    server.clock.now += 2 * 3_600_000;
    expect((await send()).map(({ body, url }) => [body, url])).toEqual([['5 things are new', '/news/']]);
    expect(await waiting()).toBe(0);
  });

  it('rings once an hour for a crowd, and for each who says something', async () => {
    const lena = await subscribed('Lena');
    const [mei, sam] = [await person('Mei'), await person('Sam')];
    await mei.data(UserFollowResource.create, { user_id: lena.userId });
    await send();
    await sam.data(UserFollowResource.create, { user_id: lena.userId });
    expect((await send()).map(({ body }) => body)).toEqual(['Mei follows you']);
    server.clock.now += 3_600_000;
    const bodies = (await send()).map(({ body, tag }) => [body, tag]);
    expect(bodies.map(([body]) => body)).toEqual(['Mei follows you', 'Sam and 1 other follow you']);
    expect(new Set(bodies.map(([, tag]) => tag)).size).toBe(1);
  });

  it.each([404, 410])('forgets a subscription that is gone (%d)', async (gone) => {
    const lena = await subscribed('Lena');
    const mei = await person('Mei');
    status = gone;
    await mei.data(UserFollowResource.create, { user_id: lena.userId });
    await send();
    expect([await devicesOf(lena), await waiting()]).toEqual([[], 0]);
  });

  it('forgets one that refuses three times in a row, and no sooner', async () => {
    const lena = await subscribed('Lena');
    const pin = await makePin(server, lena, (await makeBoard(lena, 'Jugs')).id, { title: 'Blue jug' });
    const ring = async (code: number) => {
      status = code;
      const mei = await person('Mei');
      await mei.data(AggregatedCommentResource.create, { pin_id: pin.id, text: 'Oh' });
      await send();
      return (await devicesOf(lena)).length;
    };
    expect([await ring(400), await ring(403), await ring(201), await ring(400), await ring(400), await ring(413)]).toEqual([
      1, 1, 1, 1, 1, 0,
    ]);
  });

  it.each([429, 500, 503])('tries again later where the push service cannot (%d), and loses nothing', async (code) => {
    const lena = await subscribed('Lena');
    const mei = await person('Mei');
    status = code;
    await mei.data(UserFollowResource.create, { user_id: lena.userId });
    await send();
    status = 201;
    taken.length = 0;
    expect(await send()).toEqual([]);
    server.clock.now += 60_000;
    expect((await send()).map(({ body }) => body)).toEqual(['Mei follows you']);
    expect((await devicesOf(lena)).length).toBe(1);
  });

  it('goes on after a process died with what it had taken, and doubles nothing that was brought', async () => {
    const lena = await subscribed('Lena');
    const mei = await person('Mei');
    await mei.data(UserFollowResource.create, { user_id: lena.userId });
    await server.settle();
    expect(await claimPushes(server.core.jobsDb)).toHaveLength(1);
    expect(await send()).toEqual([]);
    server.clock.now += 6 * 60_000;
    await Promise.all([sendPushes(server.core), sendPushes(server.core), sendPushes(server.core)]);
    expect((await send()).map(({ body }) => body)).toEqual(['Mei follows you']);
  });

  it('forgets subscriptions that were made with other keys of the instance', async () => {
    const lena = await subscribed('Lena');
    await sql`UPDATE push_subscriptions SET vapid_key = 'another' WHERE user_id = ${lena.userId}`.execute(server.core.db);
    await sendPushes(server.core);
    expect(await devicesOf(lena)).toEqual([]);
  });

  it('ends with the session of the device, and with another person in its browser', async () => {
    const lena = await subscribed('Lena');
    const mei = await person('Mei');
    await mei.data(PushSubscriptionResource.create, inputOf(lena.browser));
    expect([await devicesOf(lena), (await devicesOf(mei)).map(({ is_this_device }) => is_this_device)]).toEqual([[], [true]]);
    const elsewhere = await server.callerOf(mei.userId);
    expect((await devicesOf(elsewhere)).map(({ is_this_device }) => is_this_device)).toEqual([false]);
    await mei.data(UserSessionResource.delete, {});
    expect(await devicesOf(elsewhere)).toEqual([]);
  });

  it('turns a device off from another one, and none of anybody else', async () => {
    const lena = await subscribed('Lena');
    const { id } = (await devicesOf(lena))[0]!;
    const mei = await person('Mei');
    await mei.data(PushSubscriptionResource.delete, { id });
    expect(await devicesOf(lena)).toHaveLength(1);
    const elsewhere = await server.callerOf(lena.userId);
    await elsewhere.data(PushSubscriptionResource.delete, {});
    expect(await devicesOf(lena)).toHaveLength(1);
    expect((await elsewhere.data(PushSubscriptionResource.delete, { id })).devices).toEqual([]);
  });

  it.each([
    ['endpoint', { endpoint: 'http://push.example/x' }],
    ['endpoint', { endpoint: 'no address' }],
    ['endpoint', { endpoint: `https://push.example/${'x'.repeat(2048)}` }],
    ['p256dh', { p256dh: 'AAAA' }],
    ['p256dh', { p256dh: Buffer.alloc(65, 4).toString('base64url') }],
    ['auth', { auth: 'AAAA' }],
  ])('refuses a subscription whose %s is none', async (field, wrong) => {
    const lena = await person('Lena');
    const reply = await lena.envelope(PushSubscriptionResource.create, { ...inputOf(makeBrowser()), ...wrong });
    expect(reply.resource_response.error).toMatchObject({ name: 'bad_input', extraData: { fields: [expect.objectContaining({ field })] } });
  });

  it('rings on twenty devices of a person at most', async () => {
    const lena = await person('Lena');
    for (let n = 0; n < 22; n += 1)
      await (await server.callerOf(lena.userId)).data(PushSubscriptionResource.create, inputOf(makeBrowser()));
    expect(await devicesOf(lena)).toHaveLength(20);
  });

  describe('of messages', () => {
    const follow = (one: TestPerson, other: TestPerson) => one.data(UserFollowResource.create, { user_id: other.userId });
    const write = (from: TestCaller, to: readonly TestPerson[], text: string) =>
      from.data(ConversationsResource.create, { user_ids: to.map(({ userId }) => userId), text });
    const say = (from: TestCaller, conversation_id: string, text: string) =>
      from.data(ConversationMessagesResource.create, { conversation_id, text });
    const change = (who: TestCaller, conversation_id: string, changes: object) =>
      who.data(ConversationResource.update, { conversation_id, ...changes });
    const ring = async () => {
      server.clock.now += 5_000;
      return send();
    };
    /** Somebody with a device, who follows another and so gets what they write. */
    const friends = async () => {
      const [lena, mei] = [await subscribed('Lena'), await person('Mei')];
      await follow(lena, mei);
      return { lena, mei };
    };

    it('rings with who says what, and with the latest of a conversation alone', async () => {
      const { lena, mei } = await friends();
      const { id } = await write(mei, [lena], 'Found\nthe wall');
      const { id: messageId } = await say(mei, id, 'For the flat 🏡');
      const told = { title: 'Mei', body: 'For the flat 🏡', url: `/messages/${id}/`, tag: `t${id}`, lang: 'en', dir: 'auto' };
      expect(await ring()).toEqual([{ ...told, messageId }]);
      const { id: later } = await say(mei, id, 'And the rug');
      expect((await ring()).slice(1)).toEqual([{ ...told, body: 'And the rug', messageId: later }]);
      expect([await waiting(), (await ring()).length]).toEqual([0, 2]);
    });

    it('names the group, and says what comes without words', async () => {
      const { lena, mei } = await friends();
      const sam = await person('Sam');
      await follow(sam, mei);
      const board = await makeBoard(mei, 'Jugs');
      const { id } = await mei.data(ConversationsResource.create, { user_ids: [lena.userId, sam.userId], board: board.id });
      expect((await ring()).map(({ title, body }) => [title, body])).toEqual([['Mei in a group', 'A board']]);
      await change(mei, id, { name: 'The flat' });
      await say(mei, id, 'Well?');
      expect((await ring()).slice(1).map(({ title, body }) => [title, body])).toEqual([['Mei in The flat', 'Well?']]);
    });

    it('waits a moment for a page that shows the conversation, and does not ring for what was read', async () => {
      const { lena, mei } = await friends();
      const { id, last_message } = await write(mei, [lena], 'Hello');
      expect([await send(), await waiting()]).toEqual([[], 1]);
      await change(lena, id, { read_until: last_message!.id });
      expect([await ring(), await waiting()]).toEqual([[], 0]);
    });

    it('does not ring for requests, for who is muted or blocked, for what was taken back, or where it is off', async () => {
      const { lena, mei } = await friends();
      const sam = await person('Sam');
      await write(sam, [lena], 'May I?');
      expect([await ring(), await waiting()]).toEqual([[], 0]);
      const { id } = await write(mei, [lena], 'Hello');
      await change(lena, id, { muted: true });
      expect(await ring()).toEqual([]);
      await change(lena, id, { muted: false });
      const { id: gone } = await say(mei, id, 'Oops');
      await mei.data(ConversationMessagesResource.delete, { message_id: gone });
      await change(lena, id, { read_until: gone });
      expect(await ring()).toEqual([]);
      await say(mei, id, 'Again');
      await lena.data(UserBlockResource.create, { user_id: mei.userId });
      expect(await ring()).toEqual([]);
      await lena.data(UserBlockResource.delete, { user_id: mei.userId });
      await follow(lena, mei);
      await lena.data(UserMuteResource.create, { user_id: mei.userId });
      await say(mei, id, 'Quiet');
      expect(await ring()).toEqual([]);
      await lena.data(UserMuteResource.delete, { user_id: mei.userId });
      await lena.data(changePushSettings, { options: [{ id: 'message', value: false }] });
      await say(mei, id, 'Nobody hears');
      expect([await ring(), await waiting()]).toEqual([[], 0]);
    });

    it('waits for the morning, and tells of many conversations as a number', async () => {
      const { lena } = await friends();
      const hour = new Date(server.clock.now).getUTCHours();
      const clockOf = (hours: number) => `${String((hour + hours + 24) % 24).padStart(2, '0')}:00`;
      await lena.data(changePushSettings, {
        options: [
          { id: 'quiet_hours', value: true },
          { id: 'quiet_from', value: clockOf(-1) },
          { id: 'quiet_until', value: clockOf(2) },
          { id: 'time_zone', value: 'UTC' },
        ],
      });
      for (const name of ['Mei', 'Sam', 'Tom', 'Ida']) {
        const friend = await person(name);
        await follow(lena, friend);
        await write(friend, [lena], 'Hello');
      }
      expect([await ring(), await waiting()]).toEqual([[], 4]);
      server.clock.now += 2 * 3_600_000;
      expect((await send()).map(({ body, url }) => [body, url])).toEqual([['4 conversations have new messages', '/messages/']]);
    });

    it('goes on after a process died, and rings once however many send at a time', async () => {
      const { lena, mei } = await friends();
      await write(mei, [lena], 'Hello');
      server.clock.now += 5_000;
      expect(await claimPushes(server.core.jobsDb)).toHaveLength(1);
      expect(await send()).toEqual([]);
      server.clock.now += 6 * 60_000;
      await Promise.all([sendPushes(server.core), sendPushes(server.core), sendPushes(server.core)]);
      expect((await send()).map(({ body }) => body)).toEqual(['Hello']);
    });

    it('leaves messages out of the badge where its person wants that', async () => {
      const { lena, mei } = await friends();
      await write(mei, [lena], 'Hello');
      const unseen = async () => (await lena.data(NewsHubBadgeResource.get)).conversations_unseen_count;
      expect(await unseen()).toBe(1);
      await lena.data(changeNewsSettings, { options: [{ id: 'message', value: false }] });
      expect(await unseen()).toBe(0);
    });
  });

  async function usernameOf(somebody: TestPerson): Promise<string> {
    return (await sql<{ username: string }>`SELECT username FROM users WHERE id = ${somebody.userId}`.execute(server.core.db)).rows[0]!
      .username;
  }
});

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

/** Reads what an instance says of itself, once its signature is checked (RFC 8292). */
function readVapid(authorization: string, publicKey: string): unknown {
  const [, token, key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization)!;
  expect(key).toBe(publicKey);
  const [head, claims, signature] = token!.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const known = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: known, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature!, 'base64url'),
  );
  expect(isSigned).toBe(true);
  return JSON.parse(Buffer.from(claims!, 'base64url').toString());
}
