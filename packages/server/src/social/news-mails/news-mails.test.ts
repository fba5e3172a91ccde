import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AccountLanguageResource } from '@bowerbird/contract/account/account-settings/calls.ts';
import { UserBlockResource } from '@bowerbird/contract/people/blocks/calls.ts';
import { UserFollowResource } from '@bowerbird/contract/people/follows/calls.ts';
import { BoardCollaboratorsResource } from '@bowerbird/contract/pinning/collaborators/calls.ts';
import { AggregatedCommentResource } from '@bowerbird/contract/social/comments/calls.ts';
import { NewsHubResource } from '@bowerbird/contract/social/news/calls.ts';
import { MailSubscriptionResource } from '@bowerbird/contract/social/news-mails/calls.ts';
import { changeEmailSettings, readEmailSettings } from '@bowerbird/contract/social/notification-settings/calls.ts';
import type { Mail } from '../../core/mail/mailer.ts';
import { refuseAddress } from '../../core/mail/refused-addresses.queries.ts';
import { makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { sendNewsMails } from './send-mails.service.ts';

const DAY = 24 * 3_600_000;
const WEDNESDAY = 3;

describe('news by mail', () => {
  let server: TestServer;
  let made = 0;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.clock.now += 14 * DAY;
    await sendNewsMails(server.core);
    await server.forgetMails();
  });

  const person = async (name: string, isProven = true) => {
    const somebody = await server.person(`${name.toLowerCase()}_${(made += 1)}`, name);
    if (isProven) await sql`UPDATE users SET email_verified_at = now() WHERE id = ${somebody.userId}`.execute(server.core.db);
    return somebody;
  };
  const send = async () => {
    await server.settle();
    await sendNewsMails(server.core);
    return server.mails;
  };
  /** The next time that it is so late in UTC, on a day of the week where one is given. */
  const next = (hour: number, weekday?: number) => {
    const time = new Date(server.clock.now).setUTCHours(hour, 0, 0, 0) + DAY;
    const days = weekday === undefined ? 0 : (weekday - new Date(time).getUTCDay() + 7) % 7;
    return time + days * DAY;
  };
  const later = async (milliseconds: number) => {
    server.clock.now += milliseconds;
    return send();
  };
  const follow = async (by: TestPerson, somebody: TestPerson) => {
    await by.data(UserFollowResource.create, { user_id: somebody.userId });
    await server.settle();
  };
  const choose = (somebody: TestPerson, id: string, value: string) => somebody.data(changeEmailSettings, { options: [{ id, value }] });
  const chosen = async (somebody: TestPerson, id: string) =>
    (await somebody.data(readEmailSettings)).flatMap(({ options }) => options).find((option) => option.id === id)?.value;
  const tokenOf = ({ unsubscribeUrl }: Mail) => new URL(unsubscribeUrl!).searchParams.get('token')!;
  const press = (url: string, headers: Record<string, string> = { 'content-type': 'application/x-www-form-urlencoded' }) => {
    const { pathname, search } = new URL(url);
    return server.app.inject({ method: 'POST', url: pathname + search, headers, payload: 'List-Unsubscribe=One-Click' });
  };

  it('tell in the person’s language, at their morning, what they have not seen', async () => {
    const [lena, mei] = [await person('Lena'), await person('Mei')];
    await lena.data(AccountLanguageResource.update, { locale: 'de' });
    await lena.data(changeEmailSettings, {
      options: [
        { id: 'rhythm', value: 'daily' },
        { id: 'time_zone', value: 'Asia/Tokyo' },
      ],
    });
    server.clock.now = next(22);
    const pin = await makePin(server, lena, (await makeBoard(lena, 'Jugs')).id, { title: 'Blue jug' });
    await mei.data(AggregatedCommentResource.create, { pin_id: pin.id, text: 'What glaze?\n\nTell me' });
    await follow(mei, lena);
    expect(await later(59 * 60_000)).toEqual([]);
    const [mail, ...more] = await later(2 * 60_000);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: await addressOf(lena), subject: 'Neues für dich auf Bowerbird' });
    expect(mail!.text).toContain('Mei folgt dir');
    expect(mail!.text).toContain('Mei hat kommentiert: „What glaze? Tell me“');
    expect(mail!.html).toContain('lang="de"');
    expect(mail!.text).toContain(`Keine solchen E-Mails mehr bekommen: ${mail!.unsubscribeUrl}`);
    expect(await later(2 * DAY)).toHaveLength(1);
  });

  it('come on Mondays until somebody chooses otherwise, and each thing once', async () => {
    const [lena, mei, sam] = [await person('Lena'), await person('Mei'), await person('Sam')];
    server.clock.now = next(12, WEDNESDAY);
    await follow(mei, lena);
    expect(await later(4 * DAY + 19 * 3_600_000)).toEqual([]);
    expect((await later(2 * 3_600_000)).map(({ text }) => text.includes('Mei follows you'))).toEqual([true]);
    await follow(sam, lena);
    const mails = await later(7 * DAY);
    expect(mails).toHaveLength(2);
    expect(mails[1]!.text).toContain('Sam');
    expect(await later(21 * DAY)).toHaveLength(2);
  });

  it('name the board that something was said on', async () => {
    const [lena, mei] = [await person('Lena'), await person('Mei')];
    const board = await makeBoard(lena, 'Hallway');
    await mei.data(AggregatedCommentResource.create, { board_id: board.id, text: 'Where is the bench?' });
    await server.settle();
    const [mail] = await later(8 * DAY);
    expect(mail?.text).toContain('Mei commented: “Where is the bench?”, on the board Hallway');
  });

  it('say nothing that was read, that is off, that has gone, or by whom a block keeps away', async () => {
    const [lena, mei, sam] = [await person('Lena'), await person('Mei'), await person('Sam')];
    const pin = await makePin(server, lena, (await makeBoard(lena, 'Jugs')).id, { title: 'Blue jug' });
    await follow(mei, lena);
    await lena.data(NewsHubResource.update, { read_until: '8999999999999999999' });
    expect(await later(8 * DAY)).toEqual([]);
    const { id } = await mei.data(AggregatedCommentResource.create, { pin_id: pin.id, text: 'Lovely' });
    await server.settle();
    await mei.data(AggregatedCommentResource.delete, { id });
    await sam.data(AggregatedCommentResource.create, { pin_id: pin.id, text: 'Buy mine' });
    await server.settle();
    await lena.data(UserBlockResource.create, { user_id: sam.userId });
    expect(await later(8 * DAY)).toEqual([]);
    await choose(lena, 'comment', 'off');
    await mei.data(AggregatedCommentResource.create, { pin_id: pin.id, text: 'Still lovely' });
    expect(await later(8 * DAY)).toEqual([]);
    await choose(lena, 'comment', 'digest');
    await mei.data(AggregatedCommentResource.create, { pin_id: pin.id, text: 'Once more' });
    await server.settle();
    await choose(lena, 'rhythm', 'never');
    expect(await later(8 * DAY)).toEqual([]);
  });

  it('go to proven addresses alone, and to none that does not take them', async () => {
    const [lena, noor, mei] = [await person('Lena', false), await person('Noor'), await person('Mei')];
    await follow(mei, lena);
    await follow(mei, noor);
    await refuseAddress(server.core.db, await addressOf(noor), 'complaint');
    expect(await later(8 * DAY)).toEqual([]);
  });

  it('tell an invite by itself, unless it was seen or taken back at once', async () => {
    const [lena, mei, sam] = [await person('Lena'), await person('Mei'), await person('Sam')];
    const board = await makeBoard(lena, 'Hallway');
    await lena.data(BoardCollaboratorsResource.create, { board_id: board.id, user_ids: [mei.userId, sam.userId] });
    await server.settle();
    await lena.data(BoardCollaboratorsResource.delete, { board_id: board.id, user_id: sam.userId });
    expect(await send()).toEqual([]);
    const mails = await later(3 * 60_000);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[await addressOf(mei), 'Lena asks you to keep Hallway together']]);
    expect(await later(8 * DAY)).toHaveLength(1);
  });

  it('are neither lost nor sent twice where the sending failed in the middle, or several send at once', async () => {
    const [lena, mei] = [await person('Lena'), await person('Mei')];
    await follow(mei, lena);
    server.clock.now += 8 * DAY;
    const failing = vi.spyOn(server.core.mailer, 'send').mockRejectedValueOnce(new Error('the queue is away'));
    await expect(sendNewsMails(server.core)).rejects.toThrow('the queue is away');
    failing.mockRestore();
    expect(server.mails).toEqual([]);
    await Promise.all([sendNewsMails(server.core), sendNewsMails(server.core), sendNewsMails(server.core)]);
    expect(server.mails).toHaveLength(1);
    expect(await later(8 * DAY)).toHaveLength(1);
  });

  it('end by one press of a mail program, without a log-in, once and again', async () => {
    const [lena, mei] = [await person('Lena'), await person('Mei')];
    await follow(mei, lena);
    const [mail] = await later(8 * DAY);
    for (let again = 0; again < 2; again += 1) {
      const reply = await press(mail!.unsubscribeUrl!);
      expect([reply.statusCode, reply.body]).toEqual([200, 'OK']);
    }
    expect((await press(mail!.unsubscribeUrl!, { 'content-type': 'multipart/form-data; boundary=x' })).statusCode).toBe(200);
    expect(await chosen(lena, 'rhythm')).toBe('never');
    await follow(await person('Sam'), lena);
    expect(await later(8 * DAY)).toHaveLength(1);
  });

  it('end by the page of the link too, for one kind where the mail was of that kind', async () => {
    const [lena, mei] = [await person('Lena'), await person('Mei')];
    const board = await makeBoard(lena, 'Hallway');
    await lena.data(BoardCollaboratorsResource.create, { board_id: board.id, user_ids: [mei.userId] });
    await server.settle();
    const [mail] = await later(3 * 60_000);
    const token = tokenOf(mail!);
    expect(await chosen(mei, 'board_invite')).toBe('single');
    for (let again = 0; again < 2; again += 1)
      expect(await server.stranger().data(MailSubscriptionResource.delete, { token })).toEqual({ list: 'board_invite' });
    expect([await chosen(mei, 'board_invite'), await chosen(mei, 'rhythm')]).toEqual(['off', 'weekly']);
  });

  it('end for nobody by a link that was changed', async () => {
    const [lena, mei] = [await person('Lena'), await person('Mei')];
    await follow(mei, lena);
    const [mail] = await later(8 * DAY);
    const token = tokenOf(mail!);
    const forged = [token.replace(lena.userId, mei.userId), token.replace('digest', 'save'), token.slice(0, -1), '', '..', 'x'.repeat(200)];
    for (const one of forged) {
      await expect(server.stranger().data(MailSubscriptionResource.delete, { token: one })).rejects.toThrow('dead_token');
      expect((await press(`http://localhost:3000/unsubscribe/?token=${encodeURIComponent(one)}`)).statusCode).toBe(404);
    }
    expect([await chosen(lena, 'rhythm'), await chosen(mei, 'rhythm')]).toEqual(['weekly', 'weekly']);
  });

  async function addressOf(somebody: TestPerson): Promise<string> {
    return (await sql<{ email: string }>`SELECT email FROM users WHERE id = ${somebody.userId}`.execute(server.core.db)).rows[0]!.email;
  }
});
