import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BoardSearchResource } from '@bowerbird/contract/discovery/board-search/calls.ts';
import { UserBlockResource } from '@bowerbird/contract/people/blocks/calls.ts';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { END_BOOKMARK } from '@bowerbird/contract/protocol/paging.ts';
import { BoardSectionResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { joinBoard, makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';

describe('a search within a board', () => {
  let server: TestServer;
  let lena: TestPerson;
  let noor: TestPerson;
  let board: string;
  const pins = {} as Record<'jug' | 'bowl' | 'shelf' | 'noors', string>;
  beforeAll(async () => {
    server = await createTestServer();
    lena = await server.person('lenafjeld', 'Lena Fjeld');
    noor = await server.person('noorhaddad', 'Noor Haddad');
    board = (await makeBoard(lena, 'Stoneware')).id;
    const section = await lena.data(BoardSectionResource.create, { board_id: board, title: 'Shelves' });
    pins.jug = (await makePin(server, lena, board, { title: 'Blue jug' })).id;
    pins.bowl = (await makePin(server, lena, board, { title: 'Bowl', description: 'Glazed in blue' })).id;
    pins.shelf = (await makePin(server, lena, board, { title: 'Blue shelf', section: section.id })).id;
    await makePin(server, lena, (await makeBoard(lena, 'Elsewhere')).id, { title: 'Blue door' });
    await joinBoard(lena, noor, board);
    pins.noors = (await makePin(server, noor, board, { title: 'Blue kettle of stoneware' })).id;
    await server.settle();
  });
  afterAll(() => server.close());

  const find = async (query: string, caller: TestCaller = server.stranger()) =>
    (await caller.data(BoardSearchResource.get, { board_id: board, query })).map(({ id }) => id);

  it('finds its pins by their words, those of sections and of everybody who keeps it, the newest first', async () => {
    expect(await find('blue')).toEqual([pins.noors, pins.shelf, pins.bowl, pins.jug]);
    expect(await find('blue jugs')).toEqual([pins.jug]);
    expect(await find('bl')).toEqual([pins.noors, pins.shelf, pins.bowl, pins.jug]);
    expect(await find('blue -jug -"blue shelf"')).toEqual([pins.noors, pins.bowl]);
  });

  it('takes the board’s own name for no word of its pins', async () => {
    expect(await find('stoneware')).toEqual([pins.noors]);
  });

  it.each(['', ' - ', '!!', "'; drop table pins", ':*', '𓃠'])('finds nothing for %j', async (query) => {
    expect(await find(query)).toEqual([]);
  });

  it('goes on page by page', async () => {
    const found: string[] = [];
    let bookmarks: string[] | undefined;
    for (let page = 0; page < 9 && bookmarks?.[0] !== END_BOOKMARK; page += 1) {
      const input = { board_id: board, query: 'blue', page_size: 3, ...(bookmarks && { bookmarks }) };
      const { resource_response: reply } = await lena.envelope(BoardSearchResource.get, input);
      found.push(...reply.data!.map(({ id }) => id));
      bookmarks = [reply.bookmark!];
    }
    expect(found).toEqual([pins.noors, pins.shelf, pins.bowl, pins.jug]);
  });

  it('has no place for a pin of somebody who blocked its reader', async () => {
    const sam = await server.person('samokoye', 'Sam Okoye');
    await noor.data(UserBlockResource.create, { user_id: sam.userId });
    const { resource_response: reply } = await sam.envelope(BoardSearchResource.get, { board_id: board, query: 'kettle', page_size: 1 });
    expect([reply.data, reply.bookmark]).toEqual([[], END_BOOKMARK]);
  });

  it('finds a deleted pin no more, and on a secret board only for its people', async () => {
    await lena.data(PinResource.delete, { id: pins.bowl });
    expect(await find('bowl')).toEqual([]);
    await lena.data(BoardResource.update, { board_id: board, privacy: 'secret' });
    expect(await find('jug', lena)).toEqual([pins.jug]);
    expect(await find('jug', noor)).toEqual([pins.jug]);
    const { resource_response: reply } = await server.stranger().envelope(BoardSearchResource.get, { board_id: board, query: 'jug' });
    expect([reply.http_status, reply.error?.name]).toEqual([404, 'board_not_found']);
  });
});
