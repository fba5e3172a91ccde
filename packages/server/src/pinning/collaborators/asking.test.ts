import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserSettingsResource } from '@bowerbird/contract/account/settings/calls.ts';
import { UserFollowResource } from '@bowerbird/contract/people/follows/calls.ts';
import { PeopleSuggestionsResource } from '@bowerbird/contract/people/suggestions/calls.ts';
import { BoardCollaboratorsResource, BoardInvitesResource } from '@bowerbird/contract/pinning/collaborators/calls.ts';
import { limitPerson } from '../../identity/accounts/index.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { makeBoard } from '../testing/pinning-cast.ts';

describe('asking people to boards, and asking to be let in', () => {
  let server: TestServer;
  let made = 0;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  const someone = (name: string) => server.person(`${name.toLowerCase()}_${(made += 1)}`, name);
  /** Somebody who asks, with a board, and somebody else. */
  const two = async () => {
    const [tomas, mei] = [await someone('Tomas'), await someone('Mei')];
    return { tomas, mei, board_id: (await makeBoard(tomas, 'Hallway')).id };
  };
  const ask = (by: TestPerson, board_id: string, who: TestPerson) =>
    by.data(BoardCollaboratorsResource.create, { board_id, user_ids: [who.userId], note: 'Write to me elsewhere' });
  const request = (by: TestPerson, board_id: string) =>
    by.data(BoardCollaboratorsResource.create, { board_id, action: 'request', note: 'Write to me elsewhere' });
  const deny = (by: TestPerson, board_id: string, of?: TestPerson) =>
    by.data(BoardCollaboratorsResource.update, { board_id, action: 'deny', user_id: of?.userId });
  const notesOf = async (by: TestPerson) => (await by.data(BoardInvitesResource.get, {})).map(({ note }) => note);
  const setYoung = ({ userId }: TestPerson) =>
    sql`UPDATE users SET birthday = (now() - interval '14 years')::date WHERE id = ${userId}`.execute(server.core.db);
  const passDays = (days: number) =>
    sql`UPDATE invite_denials SET denied_at = denied_at - ${days} * interval '1 day'`.execute(server.core.db);

  it('brings no words to who is under 16 and does not follow who asks, as where somebody wants no invites', async () => {
    const { tomas, mei, board_id } = await two();
    await setYoung(mei);
    expect(await ask(tomas, board_id, mei)).toEqual([]);
    expect(await notesOf(mei)).toEqual([]);
    await mei.data(UserFollowResource.create, { user_id: tomas.userId });
    expect(await ask(tomas, board_id, mei)).toHaveLength(1);
  });

  it('offers nobody to choose who may not be asked, whatever the reason', async () => {
    const [tomas, young, closed, open] = [await someone('Tomas'), await someone('Zara'), await someone('Zara'), await someone('Zara')];
    await setYoung(young);
    await closed.data(UserSettingsResource.update, { board_invites_from: 'nobody' });
    const offered = async () => (await tomas.data(PeopleSuggestionsResource.get, { term: 'zara' })).map(({ id }) => id);
    expect(await offered()).toEqual([open.userId]);
    await young.data(UserFollowResource.create, { user_id: tomas.userId });
    expect(await offered()).toEqual([young.userId, open.userId]);
  });

  it('counts where it is refused, so that nobody tries without end', async () => {
    const { tomas, mei, board_id } = await two();
    await ask(tomas, board_id, mei);
    await sql`UPDATE limit_counters SET count = 199 WHERE key LIKE 'board-invites:%'`.execute(server.core.db);
    await expect(ask(tomas, '5', mei)).rejects.toThrow('board_not_found');
    await expect(ask(tomas, board_id, mei)).rejects.toThrow('too_many_requests');
    await sql`DELETE FROM limit_counters`.execute(server.core.db);
  });

  it('shows who is under 16 no words of those whom they do not follow, though these were written before', async () => {
    const { tomas, mei, board_id } = await two();
    const shown = async () => {
      const people = await mei.data(BoardCollaboratorsResource.get, { board_id });
      return [...(await notesOf(mei)), ...people.flatMap(({ note }) => note ?? [])].filter((note) => note !== '');
    };
    await ask(tomas, board_id, mei);
    expect(await shown()).toContain('Write to me elsewhere');
    await setYoung(mei);
    expect(await shown()).toEqual([]);
    expect(await notesOf(mei)).toHaveLength(1);
    await mei.data(UserFollowResource.create, { user_id: tomas.userId });
    expect(await shown()).toContain('Write to me elsewhere');
  });

  it('brings no mail to an address of who is under 16', async () => {
    const { tomas, mei, board_id } = await two();
    await setYoung(mei);
    await sql`UPDATE users SET email = 'young@example.org' WHERE id = ${mei.userId}`.execute(server.core.db);
    await server.forgetMails();
    await tomas.data(BoardCollaboratorsResource.create, { board_id, user_ids: [], emails: ['young@example.org', 'else@example.org'] });
    await expect.poll(() => server.mails.map(({ to }) => to)).toEqual(['else@example.org']);
  });

  it('is refused where its owner is under 16 and does not follow who asks', async () => {
    const { tomas, mei, board_id } = await two();
    await setYoung(tomas);
    await expect(request(mei, board_id)).rejects.toThrow('forbidden');
    await tomas.data(UserFollowResource.create, { user_id: mei.userId });
    expect(await request(mei, board_id)).toHaveLength(1);
  });

  it('is refused to whom moderators limited', async () => {
    const { tomas, mei, board_id } = await two();
    const other = (await makeBoard(mei, 'Jugs')).id;
    await limitPerson(server.core.db, tomas.userId, 7);
    await expect(ask(tomas, board_id, mei)).rejects.toThrow('forbidden');
    await expect(request(tomas, other)).rejects.toThrow('forbidden');
    expect(await notesOf(mei)).toEqual([]);
  });

  it('brings nothing for 14 days to who denied an invite of the same person, to whatever board', async () => {
    const { tomas, mei, board_id } = await two();
    await ask(tomas, board_id, mei);
    await deny(mei, board_id);
    const other = (await makeBoard(tomas, 'Jugs')).id;
    expect([await ask(tomas, board_id, mei), await ask(tomas, other, mei), await notesOf(mei)]).toEqual([[], [], []]);
    await passDays(13);
    expect(await ask(tomas, board_id, mei)).toEqual([]);
    await passDays(1);
    expect(await ask(tomas, board_id, mei)).toHaveLength(1);
  });

  it('is refused for 14 days to whom the owner denied, and not to who took their own request back', async () => {
    const { tomas, mei, board_id } = await two();
    await request(mei, board_id);
    await deny(mei, board_id);
    await request(mei, board_id);
    await deny(tomas, board_id, mei);
    await expect(request(mei, board_id)).rejects.toThrow('forbidden');
    await passDays(14);
    expect(await request(mei, board_id)).toHaveLength(1);
  });
});
