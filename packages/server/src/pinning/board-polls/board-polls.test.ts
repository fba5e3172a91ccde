import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UserBlockResource } from '@bowerbird/contract/people/blocks/calls.ts';
import type { BoardPoll } from '@bowerbird/contract/pinning/board-polls/schemas.ts';
import { BoardPollResource, BoardPollsResource } from '@bowerbird/contract/pinning/board-polls/calls.ts';
import { BoardCollaboratorsResource } from '@bowerbird/contract/pinning/collaborators/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { countStatements } from '../../core/database/statement-counter.ts';
import { eraseAccount } from '../../identity/accounts/index.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { joinBoard, makeBoard, makePin } from '../testing/pinning-cast.ts';

describe('a vote on pins of a board', () => {
  let server: TestServer;
  let tomas: TestPerson;
  let mei: TestPerson;
  let oskar: TestPerson;
  let boardId: string;
  let pins: string[];
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
    await join(mei);
    pins = [];
    for (const title of ['Brass', 'Oak', 'Iron']) pins.push((await makePin(server, tomas, boardId, { title })).id);
  });
  afterAll(() => server.close());

  const join = (who: TestPerson) => joinBoard(tomas, who, boardId);
  const start = (by: TestCaller, pin_ids = pins, question = 'Which one?') =>
    by.data(BoardPollResource.create, { board_id: boardId, question, pin_ids });
  const vote = (by: TestCaller, id: string, pin_id: string | null) => by.data(BoardPollResource.update, { id, pin_id });
  const polls = (by: TestCaller) => by.data(BoardPollsResource.get, { board_id: boardId });
  const counts = async (by: TestCaller) => (await polls(by))[0]!.choices.map(({ votes }) => votes);

  it('is started by any of its people, and each has one vote, which they move and take back', async () => {
    const poll = await start(mei);
    expect(poll).toMatchObject({
      question: 'Which one?',
      started_by: { username: 'mei_tan' },
      ended_at: null,
      vote_by_me: null,
      can_end: true,
    });
    expect(poll.choices.map(({ pin }) => pin.title)).toEqual(['Brass', 'Oak', 'Iron']);
    expect(await vote(tomas, poll.id, pins[1]!)).toMatchObject({ vote_by_me: pins[1] });
    await vote(tomas, poll.id, pins[1]!);
    await vote(mei, poll.id, pins[1]!);
    expect(await counts(mei)).toEqual([0, 2, 0]);
    await vote(mei, poll.id, pins[2]!);
    expect((await polls(tomas))[0]!.choices[2]).toMatchObject({ votes: 1, voters: [{ username: 'mei_tan' }] });
    await vote(mei, poll.id, null);
    await vote(mei, poll.id, null);
    expect(await counts(tomas)).toEqual([0, 1, 0]);
  });

  it('counts right however many press at once', async () => {
    const poll = await start(tomas);
    await Promise.all([...pins, ...pins].flatMap((pin) => [vote(tomas, poll.id, pin), vote(mei, poll.id, pin)]));
    expect((await counts(tomas)).reduce((sum, votes) => sum + votes)).toBe(2);
  });

  it('is one at a time, and is ended by whoever started it or owns the board', async () => {
    const poll = await start(mei);
    await expect(start(tomas)).rejects.toThrow('conflict');
    await join(oskar);
    expect((await polls(oskar))[0]!.can_end).toBe(false);
    await expect(oskar.data(BoardPollResource.update, { id: poll.id, ended: true })).rejects.toThrow('forbidden');
    await expect(oskar.data(BoardPollResource.delete, { id: poll.id })).rejects.toThrow('forbidden');
    await vote(oskar, poll.id, pins[0]!);
    expect((await tomas.data(BoardPollResource.update, { id: poll.id, ended: true })).ended_at).not.toBeNull();
    await expect(vote(mei, poll.id, pins[0]!)).rejects.toThrow('conflict');
    const next = await start(tomas, pins.slice(0, 2));
    expect((await polls(mei)).map(({ id }) => id)).toEqual([next.id, poll.id]);
    await mei.data(BoardPollResource.delete, { id: poll.id });
    await tomas.data(BoardPollResource.delete, { id: next.id });
    expect(await polls(mei)).toEqual([]);
  });

  it('is about pins that stand on the board, each once', async () => {
    const other = await makePin(server, tomas, (await makeBoard(tomas, `Other ${made}`)).id);
    await expect(start(mei, [pins[0]!, other.id])).rejects.toThrow('pin_not_found');
    await expect(start(mei, [pins[0]!, pins[0]!])).rejects.toThrow('bad_input');
    await expect(start(mei, [pins[0]!])).rejects.toThrow('bad_input');
    await expect(start(mei, pins, 'x'.repeat(101))).rejects.toThrow('bad_input');
    const poll = await start(mei, pins, '');
    await expect(vote(mei, poll.id, other.id)).rejects.toThrow('pin_not_found');
    await vote(mei, poll.id, pins[0]!);
    await tomas.data(PinResource.delete, { id: pins[0]! });
    expect((await polls(mei))[0]!.choices.map(({ pin }) => pin.title)).toEqual(['Oak', 'Iron']);
    await expect(vote(mei, poll.id, pins[0]!)).rejects.toThrow('pin_not_found');
    await tomas.data(PinResource.update, { id: pins[0]!, restore: true });
    expect(await counts(mei)).toEqual([1, 0, 0]);
  });

  it('is seen by the people of the board alone, and counts those who keep it now', async () => {
    const poll = await start(tomas);
    await vote(mei, poll.id, pins[0]!);
    await expect(polls(oskar)).rejects.toThrow('board_not_found');
    await expect(vote(oskar, poll.id, pins[0]!)).rejects.toThrow('not_found');
    await expect(polls(server.stranger())).rejects.toThrow('not_signed_in');
    await mei.data(BoardCollaboratorsResource.update, { board_id: boardId, action: 'leave' });
    expect(await counts(tomas)).toEqual([0, 0, 0]);
    const lena = await server.person('lena_fjeld', 'Lena Fjeld');
    await join(lena);
    await vote(lena, poll.id, pins[1]!);
    expect(await counts(tomas)).toEqual([0, 1, 0]);
    await eraseAccount(server.core, lena.userId);
    expect(await counts(tomas)).toEqual([0, 0, 0]);
  });

  it('tells nobody how somebody votes whom they block, or who blocks them', async () => {
    await join(oskar);
    const poll = await start(tomas);
    await vote(mei, poll.id, pins[0]!);
    await vote(oskar, poll.id, pins[0]!);
    expect(await counts(mei)).toEqual([2, 0, 0]);
    await mei.data(UserBlockResource.create, { user_id: oskar.userId });
    for (const [who, other] of [
      [mei, 'oskar_lind'],
      [oskar, 'mei_tan'],
    ] as const) {
      const [{ votes, voters }] = (await polls(who))[0]!.choices as [BoardPoll['choices'][number]];
      expect(votes).toBe(1);
      expect(voters.map(({ username }) => username)).not.toContain(other);
    }
    expect(await counts(tomas)).toEqual([2, 0, 0]);
    await mei.data(UserBlockResource.delete, { user_id: oskar.userId });
  });

  it('is not there for somebody whom its starter blocks, or who blocks them', async () => {
    await join(oskar);
    await start(oskar);
    expect(await polls(mei)).not.toEqual([]);
    await oskar.data(UserBlockResource.create, { user_id: mei.userId });
    expect((await polls(mei)).map(({ started_by }) => started_by.username)).not.toContain('oskar_lind');
    expect((await polls(tomas)).map(({ started_by }) => started_by.username)).toContain('oskar_lind');
    await oskar.data(UserBlockResource.delete, { user_id: mei.userId });
  });

  it('costs four statements at most to read, whatever was voted', async () => {
    const poll = await start(tomas);
    await vote(mei, poll.id, pins[0]!);
    const { statements } = await countStatements(() => polls(tomas));
    expect(statements).toBeLessThanOrEqual(4);
  });
});
