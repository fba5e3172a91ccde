import { sql } from 'kysely';
import { BaseSearchResource } from '@bowerbird/contract/discovery/search/calls.ts';
import { AdvancedTypeaheadResource } from '@bowerbird/contract/discovery/typeahead/calls.ts';
import { emitEvent } from '../../../core/events/outbox.ts';
import { seedBoard, seedPin, type SeededPin } from '../../../testing/seed-pins.ts';
import { createTestServer, type TestCaller } from '../../../testing/test-server.ts';

/** An instance with a few pins, one of them secret, and ways to search it. */
export async function openSearch() {
  const pins = {} as Record<'creme' | 'lemon' | 'lemonCake' | 'blossom' | 'secret', SeededPin>;

  const server = await createTestServer();
  const { db } = server.core;
  const noor = await server.person('noor_haddad', 'Noor Haddad');
  const lena = await server.person('lena_fjeld', 'Lena Fjeld');
  for (const userId of [noor.userId, lena.userId]) await emitEvent(db, 'user.created', { userId });
  // These pins get no topics. Whether their documents tell of one would depend on which listener was quicker.
  const marking = await sql<{
    topic_id: string;
    word: string;
  }>`DELETE FROM topic_words WHERE word ~ '^(lemon|tart|cake|thyme)' RETURNING *`.execute(db);
  const garden = await seedBoard(db, lena.userId, 'Slow garden');
  const hiddenBoard = await seedBoard(db, lena.userId, 'Proposal plans', { privacy: 2 });
  for (const boardId of [garden, hiddenBoard]) await emitEvent(db, 'board.created', { boardId });
  const add = (title: string, boardId = garden) => seedPin(db, { ownerId: lena.userId, boardId, title });
  pins.creme = await add('Crème brûlée');
  pins.lemon = await add('Lemon tart with thyme');
  pins.lemonCake = await add('Lemon cake with thyme');
  pins.blossom = await add('桜の庭を歩く');
  pins.secret = await add('Wedding ring sketch', hiddenBoard);
  await server.settle();
  for (const { topic_id, word } of marking.rows)
    await sql`INSERT INTO topic_words (topic_id, word) VALUES (${topic_id}, ${word})`.execute(db);

  async function find(query: string, options: object = {}, caller: TestCaller = server.stranger()): Promise<string[]> {
    const { results } = await caller.data(BaseSearchResource.get, { query, ...options });
    return results.map((result) => result.id);
  }
  const terms = async (term: string, caller: TestCaller = server.stranger()) =>
    (await caller.data(AdvancedTypeaheadResource.get, { term })).items.filter(({ kind }) => kind !== 'topic').map(({ label }) => label);

  return { server, noor, lena, garden, hiddenBoard, pins, find, terms };
}

export type SearchCast = Awaited<ReturnType<typeof openSearch>>;
