import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VideoCategoriesResource, VideosFeedResource } from '@bowerbird/contract/discovery/videos/calls.ts';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import { emitEvent } from '../../core/events/outbox.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';

describe('videos', () => {
  let server: TestServer;
  let sam: TestPerson;
  let noor: TestPerson;
  const films: Pin[] = [];
  let secret: Pin;
  let saved: string;
  beforeAll(async () => {
    server = await createTestServer();
    sam = await server.person('samdoyle');
    noor = await server.person('noorhaddad');
    const board = (await makeBoard(sam, 'Reels')).id;
    const kept = (await makeBoard(noor, 'Kept')).id;
    for (const title of ['Crochet in a minute', 'A cat, thinking', 'Steam']) films.push(await makePin(server, sam, board, { title }));
    await makePin(server, sam, board, { title: 'Still crochet' });
    secret = await makePin(server, sam, (await makeBoard(sam, 'Hidden', { privacy: 'secret' })).id, { title: 'Crochet, secret' });
    for (const { imageSignature } of [...films, secret])
      await sql`UPDATE pictures SET kind = 2 WHERE signature = decode(${imageSignature}, 'hex')`.execute(server.core.db);
    ({ id: saved } = await noor.data(RepinResource.create, { pin_id: films[0]!.id, board_id: kept }));
    // What was marked as a picture is marked as a film.
    for (const { id } of [...films, secret]) await emitEvent(server.core.db, 'pin.changed', { pinId: id });
    await server.settle();
  });
  afterAll(() => server.close());

  const idsOf = async (caller: Pick<TestPerson, 'data'>, input = {}) =>
    (await caller.data(VideosFeedResource.get, input)).map(({ id }) => id);

  it('come newest first, each picture once, and nothing else', async () => {
    const newest = films.map(({ id }) => id).toReversed();
    expect(await idsOf(server.stranger())).toEqual(newest);
    const first = (await noor.envelope(VideosFeedResource.get, { page_size: 2 })).resource_response;
    const second = await idsOf(noor, { page_size: 2, bookmarks: [first.bookmark!] });
    expect([...first.data!.map(({ id }) => id), ...second]).toEqual(newest);
  });

  it('are shown to those alone who may see them', async () => {
    for (const caller of [server.stranger(), noor, sam]) expect(await idsOf(caller)).not.toContain(secret.id);
    await sql`UPDATE users SET birthday = now() - interval '15 years' WHERE id = ${sam.userId}`.execute(server.core.db);
    expect(await idsOf(server.stranger())).toEqual([saved]);
    await sql`UPDATE users SET birthday = '1990-05-05' WHERE id = ${sam.userId}`.execute(server.core.db);
    await sql`INSERT INTO blocks (user_id, blocked_id) VALUES (${sam.userId}, ${noor.userId})`.execute(server.core.db);
    // What they saved themselves stays theirs.
    expect(await idsOf(noor)).toEqual([saved]);
    await sql`DELETE FROM blocks`.execute(server.core.db);
  });

  it('have the categories of their topics, and there only their own', async () => {
    const categories = await server.stranger().data(VideoCategoriesResource.get, {});
    expect(categories.map(({ slug }) => slug).toSorted()).toEqual(['animals', 'crafts']);
    expect(await idsOf(noor, { category: 'crafts' })).toEqual([films[0]!.id]);
    expect(await idsOf(noor, { category: 'garden' })).toEqual([]);
    expect((await noor.envelope(VideosFeedResource.get, { category: 'no-such-topic' })).resource_response.http_status).toBe(404);
    expect((await noor.envelope(VideosFeedResource.get, { category: '../x' })).resource_response.http_status).toBe(400);
  });
});
