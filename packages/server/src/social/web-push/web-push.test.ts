import { createPublicKey, verify } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { UserBlockResource } from '@bowerbird/contract/people/blocks/calls.ts';
import { UserFollowResource } from '@bowerbird/contract/people/follows/calls.ts';
import { AggregatedCommentResource } from '@bowerbird/contract/social/comments/calls.ts';
import { NewsHubResource } from '@bowerbird/contract/social/news/calls.ts';
import { AccountLanguageResource } from '@bowerbird/contract/account/account-settings/calls.ts';
import { UserSessionResource } from '@bowerbird/contract/identity/sessions/calls.ts';
import { changePushSettings } from '@bowerbird/contract/social/notification-settings/calls.ts';
import { PushSubscriptionResource } from '@bowerbird/contract/social/web-push/calls.ts';
import { makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import type { TestPerson } from '../../testing/test-server.ts';
import { claimPushes } from './push-outbox.queries.ts';
import { sendPushes } from './send-pushes.service.ts';
import { setPushService } from './testing/push-cast.ts';

describe('web push', () => {
  const pushes = setPushService();
  const { service, person, makeBrowser, inputOf, subscribed, send, waiting, devicesOf } = pushes;

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
    const { headers, body } = service.taken[0]!;
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', topic: payload!.tag });
    expect(body.includes('Mei')).toBe(false);
    const { public_key } = await lena.data(PushSubscriptionResource.get);
    expect(readVapid(headers.authorization!, public_key)).toMatchObject({ aud: 'https://push.example', sub: 'mailto:no-reply@localhost' });
    expect([await waiting(), (await send()).length]).toEqual([0, 1]);
  });

  it('does not ring for what its person switched off, has read, is hidden, or has gone', async () => {
    const lena = await subscribed('Lena');
    const [mei, sam] = [await person('Mei'), await person('Sam')];
    const pin = await makePin(pushes.server, lena, (await makeBoard(lena, 'Jugs')).id, { title: 'Blue jug' });
    await lena.data(changePushSettings, { options: [{ id: 'follow', value: false }] });
    await mei.data(UserFollowResource.create, { user_id: lena.userId });
    expect(await send()).toEqual([]);
    const { id } = await mei.data(AggregatedCommentResource.create, { pin_id: pin.id, text: 'Lovely' });
    await pushes.server.settle();
    await mei.data(AggregatedCommentResource.delete, { id });
    expect(await send()).toEqual([]);
    await sam.data(AggregatedCommentResource.create, { pin_id: pin.id, text: 'Buy mine' });
    await pushes.server.settle();
    await lena.data(UserBlockResource.create, { user_id: sam.userId });
    expect(await send()).toEqual([]);
    await lena.data(UserBlockResource.delete, { user_id: sam.userId });
    await mei.data(AggregatedCommentResource.create, { pin_id: pin.id, text: 'What glaze?' });
    await pushes.server.settle();
    await lena.data(NewsHubResource.update, { read_until: '8999999999999999999' });
    expect([await send(), await waiting()]).toEqual([[], 0]);
  });

  it('rings on, though somebody gave an address to which nothing can be sent', async () => {
    const [lena, odd] = [await subscribed('Lena'), await person('Odd')];
    await odd.data(PushSubscriptionResource.create, { ...inputOf(makeBrowser()), endpoint: 'https:///push.example' });
    await sql`UPDATE push_subscriptions SET endpoint = 'https:///push.example' WHERE user_id = ${odd.userId}`.execute(
      pushes.server.core.db,
    );
    const mei = await person('Mei');
    for (const { userId } of [odd, lena]) await mei.data(UserFollowResource.create, { user_id: userId });
    expect((await send()).map(({ body }) => body)).toEqual(['Mei follows you']);
    expect(await waiting()).toBe(0);
  });

  it('waits for the morning where it is quiet, and tells much at once as a number', async () => {
    const lena = await subscribed('Lena');
    const hour = new Date(pushes.server.clock.now).getUTCHours();
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
      const pin = await makePin(pushes.server, lena, (await makeBoard(lena, title)).id, { title });
      await mei.data(AggregatedCommentResource.create, { pin_id: pin.id, text: `About ${title}` });
    }
    expect([await send(), await waiting()]).toEqual([[], 5]);
    pushes.server.clock.now += 2 * 3_600_000;
    expect((await send()).map(({ body, url }) => [body, url])).toEqual([['5 things are new', '/news/']]);
    expect(await waiting()).toBe(0);
  });

  it('takes nothing in quiet hours that begin while others are sent', async () => {
    const [lena, mei] = [await subscribed('Lena'), await person('Mei')];
    await mei.data(UserFollowResource.create, { user_id: lena.userId });
    await pushes.server.settle();
    const hour = new Date(pushes.server.clock.now).getUTCHours();
    const clockOf = (hours: number) => `${String((hour + hours + 24) % 24).padStart(2, '0')}:00`;
    await lena.data(changePushSettings, {
      options: [
        { id: 'quiet_hours', value: true },
        { id: 'quiet_from', value: clockOf(-1) },
        { id: 'quiet_until', value: clockOf(2) },
        { id: 'time_zone', value: 'UTC' },
      ],
    });
    expect(await claimPushes(pushes.server.core.jobsDb)).toEqual([]);
    await lena.data(changePushSettings, { options: [{ id: 'quiet_hours', value: false }] });
    expect((await send()).map(({ body }) => body)).toEqual(['Mei follows you']);
  });

  it('rings once an hour for a crowd, and for each who says something', async () => {
    const lena = await subscribed('Lena');
    const [mei, sam] = [await person('Mei'), await person('Sam')];
    await mei.data(UserFollowResource.create, { user_id: lena.userId });
    await send();
    await sam.data(UserFollowResource.create, { user_id: lena.userId });
    expect((await send()).map(({ body }) => body)).toEqual(['Mei follows you']);
    pushes.server.clock.now += 3_600_000;
    const bodies = (await send()).map(({ body, tag }) => [body, tag]);
    expect(bodies.map(([body]) => body)).toEqual(['Mei follows you', 'Sam and 1 other follow you']);
    expect(new Set(bodies.map(([, tag]) => tag)).size).toBe(1);
  });

  it.each([404, 410])('forgets a subscription that is gone (%d)', async (gone) => {
    const lena = await subscribed('Lena');
    const mei = await person('Mei');
    service.status = gone;
    await mei.data(UserFollowResource.create, { user_id: lena.userId });
    await send();
    expect([await devicesOf(lena), await waiting()]).toEqual([[], 0]);
  });

  it('forgets one that refuses three times in a row, and no sooner', async () => {
    const lena = await subscribed('Lena');
    const pin = await makePin(pushes.server, lena, (await makeBoard(lena, 'Jugs')).id, { title: 'Blue jug' });
    const ring = async (code: number) => {
      service.status = code;
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
    service.status = code;
    await mei.data(UserFollowResource.create, { user_id: lena.userId });
    await send();
    service.status = 201;
    service.taken.length = 0;
    expect(await send()).toEqual([]);
    pushes.server.clock.now += 60_000;
    expect((await send()).map(({ body }) => body)).toEqual(['Mei follows you']);
    expect((await devicesOf(lena)).length).toBe(1);
  });

  it('goes on after a process died with what it had taken, and doubles nothing that was brought', async () => {
    const lena = await subscribed('Lena');
    const mei = await person('Mei');
    await mei.data(UserFollowResource.create, { user_id: lena.userId });
    await pushes.server.settle();
    expect(await claimPushes(pushes.server.core.jobsDb)).toHaveLength(1);
    expect(await send()).toEqual([]);
    pushes.server.clock.now += 6 * 60_000;
    await Promise.all([sendPushes(pushes.server.core), sendPushes(pushes.server.core), sendPushes(pushes.server.core)]);
    expect((await send()).map(({ body }) => body)).toEqual(['Mei follows you']);
  });

  it('forgets subscriptions that were made with other keys of the instance', async () => {
    const lena = await subscribed('Lena');
    await sql`UPDATE push_subscriptions SET vapid_key = 'another' WHERE user_id = ${lena.userId}`.execute(pushes.server.core.db);
    await sendPushes(pushes.server.core);
    expect(await devicesOf(lena)).toEqual([]);
  });

  it('ends with the session of the device, and with another person in its browser', async () => {
    const lena = await subscribed('Lena');
    const mei = await person('Mei');
    await mei.data(PushSubscriptionResource.create, inputOf(lena.browser));
    expect([await devicesOf(lena), (await devicesOf(mei)).map(({ is_this_device }) => is_this_device)]).toEqual([[], [true]]);
    const elsewhere = await pushes.server.callerOf(mei.userId);
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
    const elsewhere = await pushes.server.callerOf(lena.userId);
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
      await (await pushes.server.callerOf(lena.userId)).data(PushSubscriptionResource.create, inputOf(makeBrowser()));
    expect(await devicesOf(lena)).toHaveLength(20);
  });

  async function usernameOf(somebody: TestPerson): Promise<string> {
    return (await sql<{ username: string }>`SELECT username FROM users WHERE id = ${somebody.userId}`.execute(pushes.server.core.db))
      .rows[0]!.username;
  }
});

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
