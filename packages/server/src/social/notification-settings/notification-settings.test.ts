import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  changeEmailSettings,
  changeNewsSettings,
  changePushSettings,
  readEmailSettings,
  readNewsSettings,
  readPushSettings,
} from '@bowerbird/contract/social/notification-settings/calls.ts';
import type { SettingsGroup } from '@bowerbird/contract/social/notification-settings/schemas.ts';
import { limitedCallerOf } from '../../testing/account-cast.ts';
import { createTestServer, type TestCaller, type TestServer } from '../../testing/test-server.ts';
import { isQuiet, nextDigest, quietEnd, saveNotificationSettings, type NotificationChanges } from './notification-settings.queries.ts';

describe('the settings of notifications', () => {
  let server: TestServer;
  let made = 0;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());
  const person = () => server.person(`noor_${(made += 1)}`, 'Noor Haddad');
  const valueOf = (groups: readonly SettingsGroup[], id: string) =>
    groups.flatMap(({ options }) => options).find((option) => option.id === id)?.value;
  const refused = async (caller: TestCaller, url: string, options: unknown) => {
    const reply = await caller.request({ method: 'PUT', url, payload: { options } });
    return reply.status;
  };

  it('are groups of options, each with an id and a value', async () => {
    const noor = await person();
    const news = await noor.data(readNewsSettings);
    expect(news.map(({ id }) => id)).toEqual(['messages', 'comments', 'boards', 'people', 'pins']);
    expect(news[0]).toEqual({ id: 'messages', options: [{ id: 'message', value: true }] });
    expect(news[1]).toEqual({
      id: 'comments',
      options: ['comment', 'tried_it', 'reply', 'mention', 'reaction'].map((id) => ({ id, value: true })),
    });
    const push = await noor.data(readPushSettings);
    expect([valueOf(push, 'reply'), valueOf(push, 'save'), valueOf(push, 'quiet_hours'), valueOf(push, 'quiet_from')]).toEqual([
      true,
      false,
      false,
      '22:00',
    ]);
    const email = await noor.data(readEmailSettings);
    expect(['board_invite', 'save', 'rhythm', 'message'].map((id) => valueOf(email, id))).toEqual([
      'single',
      'digest',
      'weekly',
      undefined,
    ]);
  });

  it('change one by one, each way apart, and leave the others as they are', async () => {
    const noor = await person();
    await noor.data(changePushSettings, { options: [{ id: 'save', value: true }] });
    const kept = await noor.data(changePushSettings, {
      options: [
        { id: 'reply', value: false },
        { id: 'quiet_hours', value: true },
        { id: 'quiet_until', value: '08:30' },
        { id: 'time_zone', value: 'Asia/Tokyo' },
      ],
    });
    expect(['save', 'reply', 'mention', 'quiet_hours', 'quiet_until', 'time_zone'].map((id) => valueOf(kept, id))).toEqual([
      true,
      false,
      true,
      true,
      '08:30',
      'Asia/Tokyo',
    ]);
    expect(valueOf(await noor.data(readNewsSettings), 'reply')).toBe(true);
    const email = await noor.data(changeEmailSettings, {
      options: [
        { id: 'follow', value: 'off' },
        { id: 'rhythm', value: 'daily' },
      ],
    });
    expect([valueOf(email, 'follow'), valueOf(email, 'rhythm'), valueOf(email, 'time_zone')]).toEqual(['off', 'daily', 'Asia/Tokyo']);
  });

  it.each([
    ['/v3/settings/news/', [{ id: 'save', value: 'yes' }]],
    ['/v3/settings/news/', [{ id: 'quiet_hours', value: true }]],
    ['/v3/settings/news/', [{ id: 'constructor', value: true }]],
    ['/v3/settings/news/', []],
    ['/v3/settings/push/', [{ id: 'quiet_from', value: '25:00' }]],
    ['/v3/settings/push/', [{ id: 'time_zone', value: 'Mars/Base' }]],
    ['/v3/settings/push/', [{ id: 'time_zone', value: "'; DROP TABLE users" }]],
    ['/v3/settings/push/', 'save'],
    ['/v3/settings/push/', '{"id":"save"}'],
    ['/v3/settings/email/', [{ id: 'save', value: true }]],
    ['/v3/settings/email/', [{ id: 'message', value: 'single' }]],
    ['/v3/settings/email/', [{ id: 'rhythm', value: 'hourly' }]],
    ['/v3/settings/email/', Array.from({ length: 51 }, () => ({ id: 'save', value: 'off' }))],
  ])('refuse what is none at %s: %j', async (url, options) => {
    expect(await refused(await person(), url, options)).toBe(400);
  });

  it('change nothing where one of several is wrong', async () => {
    const noor = await person();
    const options = [
      { id: 'save', value: false },
      { id: 'follow', value: 'no' },
    ];
    expect(await refused(noor, '/v3/settings/news/', options)).toBe(400);
    expect(valueOf(await noor.data(readNewsSettings), 'save')).toBe(true);
  });

  it('are for a full log-in alone', async () => {
    const noor = await person();
    await expect(server.stranger().data(readNewsSettings)).rejects.toThrow('not_signed_in');
    const limited = await limitedCallerOf(server, noor.userId);
    await expect(limited.data(changeNewsSettings, { options: [{ id: 'save', value: false }] })).rejects.toThrow();
  });

  describe('know the hours of their person', () => {
    const at = async (time: string, changes: NotificationChanges) => {
      const { userId } = await person();
      await saveNotificationSettings(server.core.db, userId, changes);
      server.clock.now = Date.parse(time);
      const { rows } = await sql<{
        quiet: boolean;
        until: Date;
        digest: Date;
      }>`SELECT ${isQuiet} AS quiet, ${quietEnd} AS until, ${nextDigest} AS digest
        FROM notification_settings s WHERE s.user_id = ${userId}`.execute(server.core.db);
      const { quiet, until, digest } = rows[0]!;
      return { quiet, until: until.toISOString(), digest: digest.toISOString() };
    };
    const night = { has_quiet_hours: true, quiet_from: '22:00', quiet_until: '07:00', time_zone: 'Europe/Oslo' } as const;

    it.each([
      ['2027-01-12T20:59:00Z', false],
      ['2027-01-12T21:00:00Z', true],
      ['2027-01-13T05:59:00Z', true],
      ['2027-01-13T06:00:00Z', false],
    ])('at %s over midnight: %s', async (time, quiet) => {
      expect((await at(time, night)).quiet).toBe(quiet);
    });

    it('until they end, on the same or the next day, over a change of the clock too', async () => {
      expect((await at('2027-01-12T21:30:00Z', night)).until).toBe('2027-01-13T06:00:00.000Z');
      expect((await at('2027-01-13T02:00:00Z', night)).until).toBe('2027-01-13T06:00:00.000Z');
      expect((await at('2027-03-27T22:00:00Z', night)).until).toBe('2027-03-28T05:00:00.000Z');
    });

    it('never where both times are the same', async () => {
      const same = { ...night, quiet_until: '22:00' };
      for (const time of ['2027-01-12T21:00:00Z', '2027-01-12T12:00:00Z']) expect((await at(time, same)).quiet).toBe(false);
    });

    it('and their mornings', async () => {
      const daily = { rhythm: 'daily', time_zone: 'Asia/Tokyo' } as const;
      expect((await at('2027-01-12T22:59:00Z', daily)).digest).toBe('2027-01-12T23:00:00.000Z');
      expect((await at('2027-01-12T23:01:00Z', daily)).digest).toBe('2027-01-13T23:00:00.000Z');
      const weekly = { rhythm: 'weekly', time_zone: 'Europe/Oslo' } as const;
      expect((await at('2027-01-12T12:00:00Z', weekly)).digest).toBe('2027-01-18T07:00:00.000Z');
      expect((await at('2027-01-18T06:00:00Z', weekly)).digest).toBe('2027-01-18T07:00:00.000Z');
    });
  });
});
