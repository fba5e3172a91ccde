import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';

describe('people whom a description names', () => {
  let server: TestServer;
  let lena: TestPerson;
  let mei: TestPerson;
  let sam: TestPerson;
  let pin: string;
  let board: string;
  beforeAll(async () => {
    server = await createTestServer();
    lena = await server.person('lena_fjeld', 'Lena Fjeld');
    mei = await server.person('mei_tan', 'Mei Tan');
    sam = await server.person('sam_doyle', 'Sam Doyle');
    const description = 'Seen by @Mei_Tan and @sam_doyle, not by @nobody_here';
    board = (await makeBoard(lena, 'Jugs', { description })).id;
    pin = (await makePin(server, lena, board, { description })).id;
  });
  afterAll(() => server.close());

  const namedFor = async (caller: Pick<TestCaller, 'data'>) => [
    (await caller.data(PinResource.get, { id: pin })).named_people,
    (await caller.data(BoardResource.get, { board_id: board })).named_people,
  ];
  const both = (...names: string[]) => [names, names];

  it('are those who are here, on pins and boards', async () => {
    expect(await namedFor(server.stranger())).toEqual(both('mei_tan', 'sam_doyle'));
  });

  it('are nobody whom a block keeps apart from the viewer or the writer, or who lets nobody name them', async () => {
    await sql`INSERT INTO blocks (user_id, blocked_id) VALUES (${sam.userId}, ${mei.userId})`.execute(server.core.db);
    expect(await namedFor(mei)).toEqual(both('mei_tan'));
    expect(await namedFor(sam)).toEqual(both('sam_doyle'));
    await sql`INSERT INTO blocks (user_id, blocked_id) VALUES (${mei.userId}, ${lena.userId})`.execute(server.core.db);
    expect(await namedFor(server.stranger())).toEqual(both('sam_doyle'));
    await sql`DELETE FROM blocks WHERE user_id = ${mei.userId}`.execute(server.core.db);
    await sql`INSERT INTO user_settings (user_id, mentions_from) VALUES (${sam.userId}, 'nobody')
      ON CONFLICT (user_id) DO UPDATE SET mentions_from = 'nobody'`.execute(server.core.db);
    expect(await namedFor(server.stranger())).toEqual(both('mei_tan'));
  });
});
