import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BoardIdeasFeedResource } from '@bowerbird/contract/discovery/board-ideas/calls.ts';
import { UserHomefeedResource } from '@bowerbird/contract/discovery/home-feed/calls.ts';
import type { BoardIdeasInput } from '@bowerbird/contract/discovery/board-ideas/schemas.ts';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { BoardSectionResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';

describe('ideas for a board', () => {
  let server: TestServer;
  let noor: TestPerson;
  let lena: TestPerson;
  let lenas: string;
  let noors: string;
  let jug: string;
  let bowl: string;
  let kettle: string;
  beforeAll(async () => {
    server = await createTestServer();
    noor = await server.person('noorhaddad', 'Noor Haddad');
    lena = await server.person('lenafjeld', 'Lena Fjeld');
    lenas = (await makeBoard(lena, 'On the table')).id;
    jug = (await makePin(server, lena, lenas, { title: 'Jug' })).id;
    bowl = (await makePin(server, lena, lenas, { title: 'Bowl' })).id;
    const elsewhere = (await makeBoard(lena, 'Elsewhere')).id;
    kettle = (await makePin(server, lena, elsewhere, { title: 'Enamel kettle' })).id;
    noors = (await makeBoard(noor, 'Kettles for winter')).id;
    await noor.data(RepinResource.create, { pin_id: jug, board_id: noors });
    await server.settle();
  });
  afterAll(() => server.close());

  const ideas = async (caller: Pick<TestPerson, 'data'>, input: Partial<BoardIdeasInput> = {}) =>
    (await caller.data(BoardIdeasFeedResource.get, { board_id: noors, ...input })).map(({ id }) => id);

  it('say truly whether they stand beside its pins or share words with its name', async () => {
    const named = (await makeBoard(noor, 'Enamel, a first look')).id;
    const reasonOf = async (board: string, pin: string) =>
      (await noor.data(BoardIdeasFeedResource.get, { board_id: board })).find(({ id }) => id === pin)?.recommendationReason;
    expect(await reasonOf(noors, bowl)).toEqual({ reason: 'beside_board', reasonId: noors, throughProperties: ['board'] });
    expect(await reasonOf(named, kettle)).toEqual({ reason: 'board_words', reasonId: named, throughProperties: ['board'] });
  });

  it('are a tab of the home feed too', async () => {
    const home = await noor.data(UserHomefeedResource.get, { board_id: noors, page_size: 2 });
    expect(home.map(({ id, recommendationReason }) => [id, recommendationReason])).toEqual(
      (await noor.data(BoardIdeasFeedResource.get, { board_id: noors, page_size: 2 })).map(({ id, recommendationReason }) => [
        id,
        recommendationReason,
      ]),
    );
    expect(home).not.toEqual([]);
    const { resource_response: refused } = await noor.envelope(UserHomefeedResource.get, { board_id: '1' });
    expect([refused.http_status, refused.error?.name]).toEqual([404, 'board_not_found']);
  });

  it('are what boards with its pins hold too, and not what it has', async () => {
    expect(await ideas(noor)).toContain(bowl);
    expect(await ideas(noor)).not.toContain(jug);
    await noor.data(RepinResource.create, { pin_id: bowl, board_id: noors });
    expect(await ideas(noor)).not.toContain(bowl);
  });

  it('are what its name says, from the first day', async () => {
    const empty = (await makeBoard(noor, 'An enamel kettle')).id;
    expect(await ideas(noor, { board_id: empty })).toEqual([kettle]);
    const section = await noor.data(BoardSectionResource.create, { board_id: noors, title: 'Enamel' });
    expect(await ideas(noor, { section_id: section.id })).toContain(kettle);
  });

  it('are what any telling word of a section says, in each of its forms, and not what its board is called', async () => {
    const board = (await makeBoard(lena, 'Things seen')).id;
    const pins = await Promise.all(
      ['A grey cat', 'Two dogs on a sofa', 'Ideas and hats'].map((title) => makePin(server, lena, board, { title })),
    );
    await server.settle();
    const kettles = (await makeBoard(noor, 'Enamel shelf')).id;
    const section = await noor.data(BoardSectionResource.create, { board_id: kettles, title: 'Ideas: cats and dogs' });
    const found = await ideas(noor, { board_id: kettles, section_id: section.id });
    expect(found.toSorted()).toEqual(
      pins
        .slice(0, 2)
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  it('are never one’s own pins, nor what may not be seen', async () => {
    expect(await ideas(lena, { board_id: lenas })).toEqual([]);
    const secret = (await makeBoard(lena, 'Presents', { privacy: 'secret' })).id;
    const present = (await makePin(server, lena, secret, { title: 'Enamel kettle in red' })).id;
    await server.settle();
    expect(await ideas(noor)).not.toContain(present);
    await expect(ideas(noor, { board_id: secret })).rejects.toThrow(/board_not_found/);
    await lena.data(BoardResource.update, { board_id: lenas, privacy: 'secret' });
    expect(await ideas(noor)).not.toContain(bowl);
  });

  it('come page by page, each once', async () => {
    const shelf = (await makeBoard(lena, 'Shelf')).id;
    const mugs: string[] = [];
    for (let at = 0; at < 5; at += 1) mugs.push((await makePin(server, lena, shelf, { title: `Mug ${at}` })).id);
    await server.settle();
    const board = (await makeBoard(noor, 'Mug')).id;
    const found: string[] = [];
    let bookmarks: string[] | undefined;
    for (let at = 0; at < 5; at += 1) {
      const { resource_response: reply } = await noor.envelope(BoardIdeasFeedResource.get, { board_id: board, page_size: 2, bookmarks });
      found.push(...reply.data!.map(({ id }) => id));
      bookmarks = [reply.bookmark!];
    }
    expect(found.toSorted()).toEqual(mugs.toSorted());
  });

  it('are kept once for all strangers, and only where a page follows', async () => {
    const { db } = server.core;
    const board = (await makeBoard(noor, 'A mug rack')).id;
    await sql`DELETE FROM related_snapshots`.execute(db);
    const listsOf = async () => (await sql`SELECT key FROM related_snapshots`.execute(db)).rows.length;
    const input = { board_id: board, page_size: 2 };
    expect(await ideas(noor, { ...input, page_size: 9 })).toHaveLength(5);
    expect(await listsOf()).toBe(0);
    const { resource_response: first } = await server.stranger().envelope(BoardIdeasFeedResource.get, input);
    expect(await ideas(server.stranger(), input)).toEqual(first.data!.map(({ id }) => id));
    expect(await ideas(server.stranger(), { ...input, bookmarks: [first.bookmark!] })).toHaveLength(2);
    expect(await listsOf()).toBe(1);
  });

  it('refuse a section of another board', async () => {
    const section = await lena.data(BoardSectionResource.create, { board_id: lenas, title: 'Plates' });
    await expect(ideas(noor, { section_id: section.id })).rejects.toThrow(/section_not_found/);
  });
});
