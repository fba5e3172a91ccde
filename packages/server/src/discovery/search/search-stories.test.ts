import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SearchStoriesResource } from '@bowerbird/contract/discovery/search/calls.ts';
import { emitEvent } from '../../core/events/outbox.ts';
import { seedBoard } from '../../testing/seed-pins.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';

describe('boards and people among the pins of a search', () => {
  let server: TestServer;
  let mei: TestPerson;
  let noor: TestPerson;

  beforeAll(async () => {
    server = await createTestServer();
    mei = await server.person('mei_tan', 'Mei Tan');
    noor = await server.person('noor_haddad', 'Noor Haddad');
    for (const name of ['Blue tiles', 'Tiles of Lisbon', 'Kitchen tiles', 'Chairs']) {
      const boardId = await seedBoard(server.core.db, mei.userId, name);
      await emitEvent(server.core.db, 'board.changed', { boardId });
    }
    await server.settle();
  });
  afterAll(() => server.close());

  const stories = (query: string, caller: TestCaller = noor) => caller.data(SearchStoriesResource.get, { query });
  const namesIn = (story: { objects: readonly object[] } | undefined) =>
    story?.objects.map((object) => ('name' in object ? object.name : null)).toSorted();

  it('are boards that the words name, in as many columns as there are boards', async () => {
    const [story, ...others] = await stories('tiles');
    expect(others).toEqual([]);
    expect(story).toMatchObject({ story_type: 'boards', display_options: { num_columns_requested: 3 } });
    expect(namesIn(story)).toEqual(['Blue tiles', 'Kitchen tiles', 'Tiles of Lisbon']);
  });

  it('are none where nothing is called so, or there are no words', async () => {
    expect(await stories('zebras')).toEqual([]);
    expect(await stories('')).toEqual([]);
    expect(await stories('"')).toEqual([]);
  });

  it('are people, too', async () => {
    for (const name of ['Sam Okoye', 'Sam Fjeld', 'Sam Rivera']) {
      const { userId } = await server.person(name.toLowerCase().replace(' ', '_'), name);
      await emitEvent(server.core.db, 'user.created', { userId });
    }
    await server.settle();
    const found = await stories('sam');
    expect(found.map(({ story_type: type, objects }) => [type, objects.length])).toEqual([['users', 3]]);
  });

  it('show nothing of somebody whom a block keeps apart', async () => {
    await sql`INSERT INTO blocks (user_id, blocked_id) VALUES (${mei.userId}, ${noor.userId})`.execute(server.core.db);
    expect(await stories('tiles')).toEqual([]);
    expect(await stories('tiles', server.stranger())).toHaveLength(1);
  });
});
