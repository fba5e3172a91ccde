import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BaseSearchResource } from '@bowerbird/contract/discovery/search/calls.ts';
import { PinInterestsResource, TopicResource } from '@bowerbird/contract/discovery/topics/calls.ts';
import { UserBlockResource } from '@bowerbird/contract/people/blocks/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { emitEvent } from '../../core/events/outbox.ts';
import { makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { markWaiting } from './mark-pictures.service.ts';
import { lockTopics, waitForTopics } from './mark.queries.ts';

describe('what others say of a pin by saving it', () => {
  let server: TestServer;
  let mei: TestPerson;
  let others: TestPerson[];
  let shelf: string;
  let crochet: string;
  let pin: string;
  beforeAll(async () => {
    server = await createTestServer();
    mei = await server.person('meitan');
    others = await Promise.all(['samdoyle', 'inesrocha', 'omarfarid'].map((name) => server.person(name)));
    shelf = (await makeBoard(mei, 'Shelf')).id;
    crochet = (await mei.data(TopicResource.get, { interest: 'crochet' })).id;
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    ({ id: pin } = await makePin(server, mei, shelf, { title: 'Untold thing' }));
  });

  /** Saves the pin to a board of this name, with another title and a topic. */
  async function say(person: TestPerson, word: string, times = 1): Promise<void> {
    const { id: board_id } = await makeBoard(person, `${word} board`);
    for (let time = 0; time < times; time += 1) {
      const { id } = await person.data(RepinResource.create, { pin_id: pin, board_id });
      await person.data(PinResource.update, { id, title: `${word} title`, interest_tags: [crochet] });
    }
  }
  const found = async (query: string) => (await server.stranger().data(BaseSearchResource.get, { query })).results.map(({ id }) => id);
  const topics = async () => (await mei.data(PinInterestsResource.get, { pin_id: pin })).map(({ slug }) => slug);
  /** As moderators or settings would do it. */
  async function change(person: TestPerson, to: { state?: number; is_private?: boolean }): Promise<void> {
    await server.core.db.updateTable('users').set(to).where('id', '=', person.userId).execute();
    await emitEvent(server.core.db, 'user.visibility_changed', { userId: person.userId });
    await server.settle();
  }

  it('neither finds it nor says what it is about where one or two people say it, however often', async () => {
    for (const person of others.slice(0, 2)) await say(person, 'zwibble', 2);
    await server.settle();
    expect(await found('zwibble')).toEqual([]);
    expect(await topics()).toEqual([]);
    expect(await found('untold')).toContain(pin);
  });

  it('counts where three people say it, until one of them is not seen or is blocked, and again after that', async () => {
    for (const person of others) await say(person, 'plonk');
    await server.settle();
    const isTold = async () => [(await found('plonk')).length > 0, (await topics()).includes('crochet')];
    expect(await isTold()).toEqual([true, true]);
    const [sam] = others;
    await mei.data(UserBlockResource.create, { user_id: sam!.userId });
    await server.settle();
    expect(await isTold()).toEqual([false, false]);
    await mei.data(UserBlockResource.delete, { user_id: sam!.userId });
    await server.settle();
    expect(await isTold()).toEqual([true, true]);
    for (const hidden of [{ state: 1 }, { is_private: true }]) {
      await change(sam!, hidden);
      expect(await isTold()).toEqual([false, false]);
      await change(sam!, { state: 0, is_private: false });
      expect(await isTold()).toEqual([true, true]);
    }
  });

  it('weighs less than what its maker says', async () => {
    for (const person of others) await say(person, 'fribble');
    const { id: named } = await makePin(server, mei, shelf, { title: 'Fribble' });
    await server.settle();
    expect(await found('fribble')).toEqual([named, pin]);
  });

  it('follows what its maker says as chosen', async () => {
    const castles = (await mei.data(TopicResource.get, { interest: 'castles' })).id;
    for (const person of others) await say(person, 'grumble');
    await mei.data(PinResource.update, { id: pin, interest_tags: [castles] });
    await server.settle();
    expect((await topics())[0]).toBe('castles');
  });

  it('stays the topic of a picture whose first maker is suspended, by the pin that is still seen', async () => {
    const [sam, ines] = others;
    const { id: first } = await makePin(server, sam!, (await makeBoard(sam!, 'Hooks')).id, { title: 'Crochet hook' });
    const { id: saved } = await ines!.data(RepinResource.create, { pin_id: first, board_id: (await makeBoard(ines!, 'Hooks')).id });
    await server.settle();
    await change(sam!, { state: 1 });
    const { rows } = await sql<{ pin_id: string }>`SELECT x.pin_id FROM picture_topics x JOIN pins p USING (picture_id)
      WHERE p.id = ${saved} AND x.topic_id = ${crochet}`.execute(server.core.db);
    expect(rows).toEqual([{ pin_id: saved }]);
    await change(sam!, { state: 0 });
  });

  it('comes to topics once a profile opens in which it was made, and keeps them for its owner when that closes', async () => {
    const [, ines] = others;
    await change(ines!, { is_private: true });
    const { id } = await makePin(server, ines!, (await makeBoard(ines!, 'Wool')).id, { title: 'Crochet scarf' });
    await server.settle();
    const slugs = async () => (await ines!.data(PinInterestsResource.get, { pin_id: id })).map(({ slug }) => slug);
    expect(await slugs()).toEqual([]);
    await change(ines!, { is_private: false });
    expect(await slugs()).toContain('crochet');
    await change(ines!, { is_private: true });
    expect(await slugs()).toContain('crochet');
  });

  it('is read anew by whoever waited for their turn, so that nothing older is written last', async () => {
    const { db, jobsDb } = server.core;
    const { id } = await makePin(server, mei, shelf, { title: 'Crochet blanket' });
    await server.settle();
    const slugs = async () => (await mei.data(PinInterestsResource.get, { pin_id: id })).map(({ slug }) => slug);
    expect(await slugs()).toContain('crochet');
    await waitForTopics(db);
    const waiting = async () => {
      const { rows } = await sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'advisory'`.execute(db);
      return rows.length;
    };
    const { marking } = await inTransaction(db, async (trx) => {
      await lockTopics(trx);
      const started = markWaiting(jobsDb);
      await expect.poll(waiting).toBe(1);
      await sql`UPDATE pins SET title = 'A blanket' WHERE id = ${id}`.execute(trx);
      return { marking: started };
    });
    await marking;
    expect(await slugs()).not.toContain('crochet');
  });
});
