import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserHomefeedResource } from '@bowerbird/contract/discovery/home-feed/calls.ts';
import { AdvancedTypeaheadResource } from '@bowerbird/contract/discovery/typeahead/calls.ts';
import { PinBoardsResource } from '@bowerbird/contract/discovery/related-pins/calls.ts';
import { END_BOOKMARK } from '@bowerbird/contract/protocol/paging.ts';
import { countStatements } from '../core/database/statement-counter.ts';
import { emitEvent } from '../core/events/outbox.ts';
import { seedBoard, seedPin, type SeededPin } from '../testing/seed-pins.ts';
import { createTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts';

const MOST_STATEMENTS = 4;

describe('a call of discovery, loading what it shows included', () => {
  let server: TestServer;
  const callers = {} as Record<'a stranger' | 'Priya', TestCaller>;
  const pins: SeededPin[] = [];

  beforeAll(async () => {
    server = await createTestServer();
    // A session that is looked up each time costs each call the same.
    server.core.sessions.stop();
    const { db } = server.core;
    const [priya, oskar] = [await server.person('priya_nair', 'Priya Nair'), await server.person('oskar_lind', 'Oskar Lind')];
    Object.assign(callers, { 'a stranger': server.stranger(), Priya: priya });
    const boards: string[] = [];
    for (const name of ['Tide pools', 'Pebbles', 'Driftwood']) boards.push(await seedBoard(db, oskar.userId, name));
    for (const boardId of boards) await emitEvent(db, 'board.created', { boardId });
    for (const { userId } of [priya, oskar]) await emitEvent(db, 'user.created', { userId });
    for (let at = 0; at < 60; at += 1)
      pins.push(await seedPin(db, { ownerId: oskar.userId, boardId: boards[at % 3]!, title: `Pebble ${at}` }));
    await seedPin(db, { ownerId: priya.userId, boardId: await seedBoard(db, priya.userId, 'Kept'), saveOf: pins[0] });
    await sql`INSERT INTO user_follows (follower_id, user_id) VALUES (${priya.userId}, ${oskar.userId})`.execute(db);
    await server.settle();
  });
  afterAll(() => server.close());

  const lists = [
    ['UserHomefeedResource', {}],
    ['RelatedPinFeedResource', {}],
    ['BaseSearchResource', { query: 'pebble' }],
    ['BaseSearchResource', { query: 'peble', user: 'oskar_lind' }],
    ['BaseSearchResource', { query: 'peblbe' }],
    ['BaseSearchResource', { query: 'pebbles', scope: 'boards' }],
    ['BaseSearchResource', { query: 'osakr', scope: 'users' }],
  ] as const;
  const cases = lists.flatMap(([name, options]) =>
    (['a stranger', 'Priya'] as const).flatMap((who) =>
      [25, 250].map((size) => ({ name, options, who, size, what: Object.values(options).join(' ') })),
    ),
  );

  it.each(cases)(
    'takes at most four statements besides the session’s: $name $what, $size for $who',
    async ({ name, options, who, size }) => {
      const more = name === 'RelatedPinFeedResource' ? { pin_id: pins[5]!.id } : {};
      const read = async (extra: object) =>
        countStatements(() => callers[who].sendRaw(name, 'get', { ...options, ...more, page_size: size, ...extra }));
      const session = await read({ bookmarks: [END_BOOKMARK] });
      const { result, statements } = await read({});
      expect(result.resource_response.status).toBe('success');
      const { data } = result.resource_response as { data: unknown[] | { results: unknown[] } };
      expect((Array.isArray(data) ? data : data.results).length).toBeGreaterThan(0);
      expect(statements - session.statements).toBeLessThanOrEqual(MOST_STATEMENTS);
      expect(statements - session.statements).toBeGreaterThan(0);
    },
  );

  it('takes one for suggestions, and at most three for the boards of a pin', async () => {
    for (const who of ['a stranger', 'Priya'] as const) {
      const session = await countStatements(() => callers[who].envelope(UserHomefeedResource.get, { bookmarks: [END_BOOKMARK] }));
      const typing = await countStatements(() => callers[who].envelope(AdvancedTypeaheadResource.get, { term: 'peb' }));
      expect(typing.statements - session.statements).toBe(1);
      const boards = await countStatements(() => callers[who].envelope(PinBoardsResource.get, { pin_id: pins[0]!.id }));
      expect(boards.statements - session.statements).toBeLessThanOrEqual(3);
    }
  });
});
