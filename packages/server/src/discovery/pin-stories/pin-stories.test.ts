import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RelatedModulesResource } from '@bowerbird/contract/discovery/pin-stories/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import type { StoryType } from '@bowerbird/contract/discovery/pin-stories/schemas.ts';
import { emitEvent } from '../../core/events/outbox.ts';
import { seedBoard, seedPin, type SeededPin } from '../../testing/seed-pins.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';

describe('stories beside a pin', () => {
  let server: TestServer;
  let mei: TestPerson;
  let sam: TestPerson;
  let sweater: SeededPin;
  let secret: SeededPin;
  const own: string[] = [];
  const boards: string[] = [];
  const products: string[] = [];

  beforeAll(async () => {
    server = await createTestServer();
    const { db } = server.core;
    mei = await server.person('mei_tan', 'Mei Tan');
    sam = await server.person('sam_okoye', 'Sam Okoye');
    const wool = await seedBoard(db, mei.userId, 'Wool');
    sweater = await seedPin(db, { ownerId: mei.userId, boardId: wool, title: 'Knitting a sweater' });
    for (const title of ['Tall ship', 'Old ship', 'Ship in a bottle'])
      own.push((await seedPin(db, { ownerId: mei.userId, boardId: wool, title })).id);
    await seedPin(db, { ownerId: mei.userId, boardId: wool, title: 'Again', saveOf: sweater });
    secret = await seedPin(db, { ownerId: mei.userId, boardId: await seedBoard(db, mei.userId, 'Hidden', { privacy: 2 }), title: 'Gift' });
    for (const name of ['Yarn', 'Sheep', 'Needles']) {
      const board = await seedBoard(db, sam.userId, name);
      boards.push(board);
      const pin = await seedPin(db, { ownerId: sam.userId, boardId: board, title: `Knitting from ${name}` });
      await sql`WITH l AS (INSERT INTO links (url_hash, url, domain, price_micros, currency)
          VALUES (${Buffer.from(name)}, ${`https://wool.example/${name}`}, 'wool.example', 9000000, 'EUR') RETURNING id)
        UPDATE pins SET link_id = l.id FROM l WHERE pins.id = ${pin.id}`.execute(db);
      await emitEvent(db, 'pin.changed', { pinId: pin.id });
      products.push(pin.id);
    }
    await server.settle();
  });
  afterAll(() => server.close());

  const stories = async (pinId = sweater.id, caller: TestCaller = server.stranger()) =>
    caller.data(RelatedModulesResource.get, { pin_id: pinId });
  const storyOf = async (type: StoryType, caller?: TestCaller) =>
    (await stories(sweater.id, caller)).find(({ storyType }) => storyType === type);

  it('holds more of the same person, newest first, each picture once and never the pin’s own', async () => {
    const story = await storyOf('from_creator');
    expect(story).toMatchObject({ title: 'Mei Tan', referringSource: `pin:${sweater.id}`, action: { location: '/mei_tan/' } });
    expect(story?.contentIds).toEqual(own.toReversed());
    expect(story?.objects.map(({ id }) => id)).toEqual(own.toReversed());
  });

  it('holds boards of related pins, but not the pin’s own', async () => {
    expect((await storyOf('related_boards'))?.contentIds.toSorted()).toEqual(boards.toSorted());
  });

  it('holds things to buy of the pin’s topic', async () => {
    const story = await storyOf('shop_similar');
    expect(story?.title).toBe('Knitting');
    expect(story?.contentIds.toSorted()).toEqual(products.toSorted());
  });

  it('holds nothing to buy where the pin’s person or the viewer wants none', async () => {
    const { db } = server.core;
    await mei.data(PinResource.update, { id: sweater.id, shopping_rec_disabled: true });
    expect(await storyOf('shop_similar')).toBeUndefined();
    await mei.data(PinResource.update, { id: sweater.id, shopping_rec_disabled: false });
    expect(await storyOf('shop_similar')).toBeDefined();
    await sql`INSERT INTO user_settings (user_id, shows_shopping) VALUES (${mei.userId}, false)
      ON CONFLICT (user_id) DO UPDATE SET shows_shopping = false`.execute(db);
    expect(await storyOf('shop_similar', mei)).toBeUndefined();
    await sql`UPDATE user_settings SET shows_shopping = true WHERE user_id = ${mei.userId}`.execute(db);
  });

  it('leaves out what the viewer is not shown', async () => {
    await sql`INSERT INTO blocks (user_id, blocked_id) VALUES (${sam.userId}, ${mei.userId})`.execute(server.core.db);
    expect(await storyOf('related_boards', mei)).toBeUndefined();
    expect(await storyOf('shop_similar', mei)).toBeUndefined();
    await sql`DELETE FROM blocks`.execute(server.core.db);
  });

  it('keeps no list that nobody pages through', async () => {
    const { db } = server.core;
    const heap = await seedBoard(db, sam.userId, 'Heap');
    for (let at = 0; at < 40; at += 1) await seedPin(db, { ownerId: sam.userId, boardId: heap, title: `Heap ${at}` });
    await sql`DELETE FROM related_snapshots`.execute(db);
    for (const caller of [server.stranger(), mei]) await stories(sweater.id, caller);
    expect((await sql`SELECT 1 FROM related_snapshots`.execute(db)).rows).toEqual([]);
    await sql`DELETE FROM boards WHERE id = ${heap}`.execute(db);
  });

  it('is not there for a pin that the viewer may not see', async () => {
    const { resource_response: refused } = await server.stranger().envelope(RelatedModulesResource.get, { pin_id: secret.id });
    expect([refused.http_status, refused.error?.name]).toEqual([404, 'pin_not_found']);
    expect((await stories(secret.id, mei)).every(({ objects }) => objects.length >= 3)).toBe(true);
  });
});
