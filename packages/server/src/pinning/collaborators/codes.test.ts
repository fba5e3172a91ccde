import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UserSettingsResource } from '@bowerbird/contract/account/settings/calls.ts';
import { UserBlockResource } from '@bowerbird/contract/people/blocks/calls.ts';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import {
  BoardCollaboratorsResource,
  BoardInvitationResource,
  BoardLinkResource,
  BoardMailInvitesResource,
} from '@bowerbird/contract/pinning/collaborators/calls.ts';
import { forgetBlockList } from '../../core/block-list/index.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { queueBehindBoard } from '../../testing/queue-behind-board.ts';
import { makeBoard } from '../testing/pinning-cast.ts';

const DAY = 86_400_000;
let server: TestServer;
let tomas: TestPerson;
let mei: TestPerson;
let oskar: TestPerson;
let boardId: string;
let made = 0;
beforeAll(async () => {
  server = await createTestServer();
  tomas = await server.person('tomas_ibarra', 'Tomás Ibarra');
  mei = await server.person('mei_tan', 'Mei Tan');
  oskar = await server.person('oskar_lind', 'Oskar Lind');
});
beforeEach(async () => {
  made += 1;
  boardId = (await makeBoard(tomas, `Hallway ${made}`, { privacy: 'secret' })).id;
  await server.settle();
  server.mails.length = 0;
});
afterAll(() => server.close());

const codeIn = (text: string) => /\/invited\/([^/\s]+)\//u.exec(text)![1]!;
const link = async (by: TestCaller = tomas) => codeIn((await by.data(BoardLinkResource.create, { board_id: boardId })).url);
const see = (by: TestCaller, code: string) => by.data(BoardInvitationResource.get, { code });
const join = (by: TestCaller, code: string) => by.data(BoardInvitationResource.create, { code });
const peopleOf = async () =>
  (await tomas.data(BoardCollaboratorsResource.get, { board_id: boardId })).map(({ user, status }) => `${user.username} ${status}`);
const mail = (emails: string[], note?: string) => tomas.data(BoardCollaboratorsResource.create, { board_id: boardId, emails, note });
const asked = async () => (await tomas.data(BoardMailInvitesResource.get, { board_id: boardId })).map(({ email }) => email).toSorted();
const sentTo = async () => {
  await server.settle();
  return server.mails.map(({ to }) => to).toSorted();
};

describe('the link of a board', () => {
  it('names the board to whoever holds it, and lets them in, as many as come', async () => {
    const code = await link();
    expect(await see(server.stranger(), code)).toMatchObject({
      board_id: boardId,
      board_name: `Hallway ${made}`,
      invited_by_user: { username: 'tomas_ibarra' },
      is_member: false,
    });
    await expect(mei.data(BoardResource.get, { board_id: boardId })).rejects.toThrow('board_not_found');
    expect(await join(mei, code)).toMatchObject({ is_member: true });
    expect(await join(mei, code)).toMatchObject({ is_member: true });
    await Promise.all([join(oskar, code), join(oskar, code)]);
    expect(await peopleOf()).toEqual(['mei_tan accepted', 'oskar_lind accepted']);
    expect((await mei.data(BoardResource.get, { board_id: boardId })).access).toEqual(['write', 'delete']);
    await expect(join(server.stranger(), code)).rejects.toThrow('not_signed_in');
  });

  it('lets somebody do what their invite says, also where they come by the link', async () => {
    const code = await link();
    await tomas.data(BoardCollaboratorsResource.create, { board_id: boardId, user_ids: [mei.userId], permissions: 'comment' });
    await join(mei, code);
    const permissionsOf = async () =>
      (await tomas.data(BoardCollaboratorsResource.get, { board_id: boardId })).map(({ permissions }) => permissions);
    expect(await permissionsOf()).toEqual(['comment']);
  });

  it('ends with what somebody may do: who is to comment alone does not come back by it with more', async () => {
    const code = await link();
    await join(mei, code);
    await tomas.data(BoardCollaboratorsResource.update, { board_id: boardId, user_id: mei.userId, permissions: 'comment' });
    await mei.data(BoardCollaboratorsResource.update, { board_id: boardId, action: 'leave' });
    await expect(join(mei, code)).rejects.toThrow('not_found');
  });

  it('does not let somebody in again whom the owner took off the board', async () => {
    const code = await link();
    await join(mei, code);
    await tomas.data(BoardCollaboratorsResource.delete, { board_id: boardId, user_id: mei.userId });
    await expect(join(mei, code)).rejects.toThrow('not_found');
    expect(await tomas.data(BoardLinkResource.get, { board_id: boardId })).toBeNull();
    expect(await peopleOf()).toEqual([]);
  });

  it('is one, which the owner sees again, makes anew and withdraws', async () => {
    const first = await link();
    expect(codeIn((await tomas.data(BoardLinkResource.get, { board_id: boardId }))!.url)).toBe(first);
    const second = await link();
    expect(second).not.toBe(first);
    await expect(see(mei, first)).rejects.toThrow('not_found');
    expect((await see(mei, second)).board_id).toBe(boardId);
    await tomas.data(BoardLinkResource.delete, { board_id: boardId });
    await tomas.data(BoardLinkResource.delete, { board_id: boardId });
    await expect(join(mei, second)).rejects.toThrow('not_found');
    expect(await tomas.data(BoardLinkResource.get, { board_id: boardId })).toBeNull();
    expect(await peopleOf()).toEqual([]);
  });

  it('is the owner’s alone, and only its own code opens it', async () => {
    const code = await link();
    await join(mei, code);
    await expect(mei.data(BoardLinkResource.get, { board_id: boardId })).rejects.toThrow('forbidden');
    await expect(link(mei)).rejects.toThrow('forbidden');
    await expect(mei.data(BoardLinkResource.delete, { board_id: boardId })).rejects.toThrow('forbidden');
    await expect(oskar.data(BoardLinkResource.get, { board_id: boardId })).rejects.toThrow('board_not_found');
    for (const wrong of [`${code}x`, code.slice(1), '1-x', 'x', '%', '9'.repeat(64)])
      await expect(see(mei, wrong)).rejects.toThrow('not_found');
  });

  it('opens nothing once the board is deleted or given away, thirty days are over, or a block stands between', async () => {
    let code = await link();
    await oskar.data(UserBlockResource.create, { user_id: tomas.userId });
    await expect(join(oskar, code)).rejects.toThrow('not_found');
    await oskar.data(UserBlockResource.delete, { user_id: tomas.userId });
    await tomas.data(BoardResource.delete, { board_id: boardId });
    await expect(join(mei, code)).rejects.toThrow('not_found');
    await tomas.data(BoardResource.update, { board_id: boardId, restore: true });
    await join(mei, code);
    await tomas.data(BoardCollaboratorsResource.update, { board_id: boardId, action: 'transfer', user_id: mei.userId });
    await mei.data(BoardCollaboratorsResource.update, { board_id: boardId, action: 'accept_transfer' });
    await expect(join(oskar, code)).rejects.toThrow('not_found');
    code = await link(mei);
    await server.core.db
      .updateTable('board_codes')
      .set({ expires_at: new Date(server.clock.now - DAY) })
      .where('board_id', '=', boardId)
      .execute();
    await expect(see(oskar, code)).rejects.toThrow('not_found');
    expect(await mei.data(BoardLinkResource.get, { board_id: boardId })).toBeNull();
  });
});

describe('asking people to a board by mail', () => {
  it('lets one of two in who come by it at the same moment', async () => {
    await mail(['lena@fjeld.example']);
    await server.settle();
    const code = codeIn(server.mails[0]!.text);
    const came = await queueBehindBoard(server.core.db, boardId, [() => join(mei, code), () => join(oskar, code)]);
    expect(came.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(await peopleOf()).toEqual(['mei_tan accepted']);
  });

  it('refuses a note with what is blocked here, because it goes to strangers', async () => {
    await sql`INSERT INTO block_list (kind, value, shown) VALUES ('word', 'snakeoil', 'Snakeoil')`.execute(server.core.db);
    forgetBlockList(server.core);
    await expect(mail(['lena@fjeld.example'], 'Pure Snakeoil')).rejects.toThrow('note: blocked_word');
    expect(await sentTo()).toEqual([]);
    await sql`DELETE FROM block_list`.execute(server.core.db);
    forgetBlockList(server.core);
  });

  it('sends a link that works once, whoever comes by it', async () => {
    expect(await mail([' noor@example.org '], 'Come <b>in</b>')).toEqual([]);
    expect(await asked()).toEqual(['noor@example.org']);
    expect(await sentTo()).toEqual(['noor@example.org']);
    expect(server.mails[0]!.text).toContain('“Come <b>in</b>”');
    expect(server.mails[0]!.html).not.toContain('<b>in</b>');
    const code = codeIn(server.mails[0]!.text);
    expect(await join(mei, code)).toMatchObject({ is_member: true });
    await expect(join(oskar, code)).rejects.toThrow('not_found');
    expect([await peopleOf(), await asked()]).toEqual([['mei_tan accepted'], []]);
  });

  it('says the same with and without an account, and of one who does not want to be asked, or stands behind a block', async () => {
    const [sam, elif] = [await server.person('sam_doyle', 'Sam Doyle'), await server.person('elif_kaya', 'Elif Kaya')];
    await sam.data(UserSettingsResource.update, { board_invites_from: 'nobody' });
    await elif.data(UserBlockResource.create, { user_id: tomas.userId });
    const addressOf = async ({ userId }: TestPerson) =>
      (await server.core.db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()).email!;
    const emails = [await addressOf(mei), await addressOf(sam), await addressOf(elif), 'nobody@example.org'];
    expect(await mail(emails)).toEqual([]);
    expect(await asked()).toEqual(emails.toSorted());
    expect(await sentTo()).toEqual([emails[0]!, 'nobody@example.org'].toSorted());
    const [one, other] = server.mails.map(({ text, html }) => `${text}${html}`.replaceAll(/(invited\/|token=)[^/\s"<]+/gu, ''));
    expect(one).toBe(other);
    expect(await peopleOf()).toEqual([]);
  });

  it('ends, as other invites do, once who sent it may invite no more or is taken off the board', async () => {
    const byMei = async (email: string) => {
      server.mails.length = 0;
      await mei.data(BoardCollaboratorsResource.create, { board_id: boardId, emails: [email], user_ids: [oskar.userId] });
      await server.settle();
      return codeIn(server.mails.find(({ to }) => to === email)!.text);
    };
    const permit = (permissions: 'edit' | 'invite') =>
      tomas.data(BoardCollaboratorsResource.update, { board_id: boardId, user_id: mei.userId, permissions });
    await join(mei, await link());
    await permit('invite');
    const first = await byMei('one@example.org');
    expect(await peopleOf()).toEqual(['mei_tan accepted', 'oskar_lind new']);
    await permit('edit');
    await expect(join(oskar, first)).rejects.toThrow('not_found');
    expect(await peopleOf()).toEqual(['mei_tan accepted']);
    await permit('invite');
    const second = await byMei('two@example.org');
    await tomas.data(BoardCollaboratorsResource.delete, { board_id: boardId, user_id: mei.userId });
    await expect(join(mei, second)).rejects.toThrow('not_found');
    expect(await peopleOf()).toEqual([]);
  });

  it('gives what joining gives, and no other permission', async () => {
    const input = { board_id: boardId, emails: ['one@example.org'], permissions: 'comment' as const };
    await expect(tomas.data(BoardCollaboratorsResource.create, input)).rejects.toThrow('bad_input');
  });

  it('is taken back, asked anew by a fresh link, and refused for what is no address', async () => {
    await mail(['noor@example.org']);
    await mail(['NOOR@example.org']);
    expect(await asked()).toHaveLength(1);
    await server.settle();
    const [first, second] = server.mails.map(({ text }) => codeIn(text));
    await expect(see(mei, first!)).rejects.toThrow('not_found');
    expect((await see(mei, second!)).is_member).toBe(false);
    const { id } = (await tomas.data(BoardMailInvitesResource.get, { board_id: boardId }))[0]!;
    await tomas.data(BoardMailInvitesResource.delete, { board_id: boardId, id });
    await expect(tomas.data(BoardMailInvitesResource.delete, { board_id: boardId, id })).rejects.toThrow('not_found');
    await expect(join(mei, second!)).rejects.toThrow('not_found');
    for (const wrong of ['noor', '', 'a@b', 'x\ny@example.org']) await expect(mail([wrong])).rejects.toThrow('bad_input');
    await expect(mail(Array.from({ length: 21 }, (_, at) => `guest${at}@example.org`))).rejects.toThrow('bad_input');
  });

  it('is the owner’s alone, and writes to one address three times an hour at most', async () => {
    await expect(mei.data(BoardCollaboratorsResource.create, { board_id: boardId, emails: ['a@example.org'] })).rejects.toThrow(
      'board_not_found',
    );
    for (let times = 0; times < 5; times += 1) await mail(['yuki@example.org']);
    expect(await sentTo()).toHaveLength(3);
    expect(await asked()).toEqual(['yuki@example.org']);
  });

  it('writes no more to an address after one press of its person, who needs no account', async () => {
    await mail(['ada@example.org']);
    await server.settle();
    const { unsubscribeUrl, text } = server.mails[0]!;
    expect(text).toContain(`Do not write to this address again: ${unsubscribeUrl}`);
    const press = async (url: string) => (await server.app.inject({ method: 'POST', url })).statusCode;
    const url = unsubscribeUrl!.slice(unsubscribeUrl!.indexOf('/unsubscribe/'));
    expect([await press(`${url}x`), await press(url), await press(url)]).toEqual([404, 200, 200]);
    await mail(['Ada@EXAMPLE.org', 'lena@fjeld.example']);
    expect(await sentTo()).toEqual(['ada@example.org', 'lena@fjeld.example']);
    expect((await asked()).toSorted()).toEqual(['Ada@EXAMPLE.org', 'lena@fjeld.example']);
  });
});
