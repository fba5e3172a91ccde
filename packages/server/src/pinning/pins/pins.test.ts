import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import {
  BoardFeedResource,
  BoardSectionPinsResource,
  BulkPinsResource,
  PinResource,
  UserPinsResource,
} from '@bowerbird/contract/pinning/pins/calls.ts';
import { BoardSectionResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import type { FieldSet } from '@bowerbird/contract/protocol/records.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { countStatements } from '../../core/database/statement-counter.ts';
import type { Viewer } from '../../endpoints/viewer.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { makeBoard, makePin, uploadedPicture } from '../testing/pinning-cast.ts';
import { hydratePins } from './index.ts';

describe('pins', () => {
  let server: TestServer;
  let noor: TestPerson;
  let lena: TestPerson;
  let garden: Board;
  let attic: Board;
  beforeAll(async () => {
    server = await createTestServer();
    noor = await server.person('noor_haddad', 'Noor Haddad');
    lena = await server.person('lena_fjeld', 'Lena Fjeld');
    garden = await makeBoard(noor, 'Garden');
    attic = await makeBoard(noor, 'Attic', { privacy: 'secret' });
  });
  afterAll(() => server.close());
  const board = (id: string) => noor.data(BoardResource.get, { board_id: id });
  const feed = async (id: string) => (await noor.data(BoardFeedResource.get, { board_id: id, page_size: 250 })).map((pin) => pin.id);

  it('are made with their texts cleaned and their link normalised', async () => {
    const pin = await makePin(server, noor, garden.id, {
      title: '  Fern \u0007 wall ',
      description: 'see <b>https://a.example/x</b>',
      link: 'www.Example.org/fern',
      alt_text: 'A fern',
    });
    expect(pin).toMatchObject({
      title: 'Fern wall',
      link: 'https://www.example.org/fern',
      domain: 'example.org',
      altText: 'A fern',
      dominantColor: '#336699',
      privacy: 'public',
    });
    expect(pin.descriptionHtml).toContain('&lt;b&gt;<a href="https://a.example/x');
    expect(pin.images['236x']).toMatchObject({ width: 236, height: 354 });
    expect(pin.pinner.username).toBe('noor_haddad');
    expect(await server.stranger().data(PinResource.get, { id: pin.id })).toMatchObject({
      id: pin.id,
      savedInfo: null,
      access: [],
    });
  });

  it('say why machines are not to list them, and minors no other than who asked for it', async () => {
    const minor = await server.person('young_noor');
    await server.core.db.updateTable('users').set({ birthday: '2012-05-05' }).where('id', '=', minor.userId).execute();
    const quiet = await server.person('quiet_lena');
    await server.core.db.updateTable('users').set({ is_hidden_from_search: true }).where('id', '=', quiet.userId).execute();
    const reasonOf = async (id: string) => (await noor.data(PinResource.get, { id })).seoNoindexReason;
    expect(await reasonOf((await makePin(server, noor, garden.id)).id)).toBeNull();
    expect(await reasonOf((await makePin(server, noor, attic.id)).id)).toBe('not_public');
    for (const person of [minor, quiet]) {
      const pin = await makePin(server, person, (await makeBoard(person, 'Own')).id);
      expect(await reasonOf(pin.id)).toBe('not_listed');
      expect(pin.pinner.isHiddenFromSearch).toBe(true);
      await server.core.db.updateTable('pins').set({ owner_id: noor.userId }).where('id', '=', pin.id).execute();
      expect(await reasonOf(pin.id)).toBe('not_listed');
    }
    await server.core.db.updateTable('users').set({ is_private: true }).where('id', '=', noor.userId).execute();
    expect(await reasonOf((await makePin(server, noor, garden.id)).id)).toBe('not_public');
    await server.core.db.updateTable('users').set({ is_private: false }).where('id', '=', noor.userId).execute();
  });

  it('of others on one’s own board may be taken off it, and not changed', async () => {
    const shared = await makeBoard(noor, 'Shared');
    await sql`INSERT INTO board_collaborators (board_id, user_id) VALUES (${shared.id}, ${lena.userId})`.execute(server.core.db);
    const { id } = await makePin(server, lena, shared.id, { title: 'Moss' });
    expect((await noor.data(PinResource.get, { id })).access).toEqual(['delete']);
    const changed = await noor.envelope(PinResource.update, { id, title: 'Mine' });
    expect(changed.resource_response.error).toMatchObject({ name: 'forbidden' });
    expect(await lena.data(PinResource.get, { id })).toMatchObject({ title: 'Moss', access: ['write', 'delete'] });
    await noor.data(PinResource.delete, { id });
    expect((await noor.envelope(PinResource.get, { id })).resource_response.error).toMatchObject({ name: 'pin_not_found' });
  });

  it('refuse a link that is no web address, and a picture that is not theirs to use', async () => {
    const image_signature = await uploadedPicture(server, noor.userId);
    const bad = await noor.envelope(PinResource.create, { board_id: garden.id, image_signature, link: 'javascript:alert(1)' });
    expect(bad.resource_response.error).toMatchObject({ name: 'bad_input', extraData: { fields: [{ field: 'link', rule: 'format' }] } });
    const lenas = await makeBoard(lena, 'Lena');
    const foreign = await lena.envelope(PinResource.create, { board_id: lenas.id, image_signature });
    expect(foreign.resource_response.error).toMatchObject({ name: 'picture_refused', extraData: { reason: 'unknown_signature' } });
  });

  it('of a secret board are not there for others, in any list', async () => {
    const secret = await makePin(server, noor, attic.id);
    const refused = await lena.envelope(PinResource.get, { id: secret.id });
    expect(refused.resource_response).toMatchObject({ http_status: 404, error: { name: 'pin_not_found' } });
    const seenBy = async (who: TestCaller) => (await who.data(UserPinsResource.get, { username: 'Noor_Haddad' })).map((pin) => pin.id);
    expect(await seenBy(noor)).toContain(secret.id);
    expect(await seenBy(lena)).not.toContain(secret.id);
    expect(await seenBy(server.stranger())).not.toContain(secret.id);
  });

  it('change by their owner alone', async () => {
    const pin = await makePin(server, noor, garden.id, { title: 'Old' });
    expect((await lena.envelope(PinResource.update, { id: pin.id, title: 'Mine' })).resource_response).toMatchObject({
      http_status: 403,
    });
    expect(await noor.data(PinResource.update, { id: pin.id, title: 'New', link: 'https://b.example' })).toMatchObject({
      title: 'New',
      link: 'https://b.example/',
    });
    expect(await noor.data(PinResource.update, { id: pin.id, link: '' })).toMatchObject({ title: 'New', link: null });
  });

  it('are deleted, and come back, with the counts', async () => {
    const pin = await makePin(server, noor, garden.id);
    const before = (await board(garden.id)).pin_count;
    await noor.data(PinResource.delete, { id: pin.id });
    expect((await board(garden.id)).pin_count).toBe(before - 1);
    expect((await noor.envelope(PinResource.get, { id: pin.id })).resource_response.http_status).toBe(404);
    expect((await lena.envelope(PinResource.update, { id: pin.id, restore: true })).resource_response.http_status).toBe(404);
    await noor.data(PinResource.update, { id: pin.id, restore: true });
    await noor.data(PinResource.update, { id: pin.id, restore: true });
    expect((await board(garden.id)).pin_count).toBe(before);
  });

  it('do not come back after the undo time', async () => {
    const pin = await makePin(server, noor, garden.id);
    await noor.data(PinResource.delete, { id: pin.id });
    await server.core.db
      .updateTable('pins')
      .set({ deleted_at: new Date(Date.now() - 120_000) })
      .where('id', '=', pin.id)
      .execute();
    expect((await noor.envelope(PinResource.update, { id: pin.id, restore: true })).resource_response.error?.name).toBe('too_late_to_undo');
  });

  it('stand newest first, and move by hand, however often', async () => {
    const shelf = await makeBoard(noor, 'Shelf');
    const [a, b, c] = [await makePin(server, noor, shelf.id), await makePin(server, noor, shelf.id), await makePin(server, noor, shelf.id)];
    expect(await feed(shelf.id)).toEqual([c.id, b.id, a.id]);
    await noor.data(PinResource.update, { id: a.id, before: c.id });
    expect(await feed(shelf.id)).toEqual([a.id, c.id, b.id]);
    await noor.data(PinResource.update, { id: a.id, before: null });
    expect(await feed(shelf.id)).toEqual([c.id, b.id, a.id]);
    for (let turn = 0; turn < 70; turn += 1) {
      const [moved, before] = turn % 2 === 0 ? [a.id, b.id] : [c.id, b.id];
      await noor.data(PinResource.update, { id: moved, before });
    }
    expect(await feed(shelf.id)).toEqual([a.id, c.id, b.id]);
  });

  it('move together between boards and sections, and are deleted and brought back as one', async () => {
    const from = await makeBoard(noor, 'From');
    const to = await makeBoard(noor, 'To');
    const section = await noor.data(BoardSectionResource.create, { board_id: to.id, title: 'Corner' });
    const pin_ids = [(await makePin(server, noor, from.id)).id, (await makePin(server, noor, from.id)).id];
    const moved = await noor.data(BulkPinsResource.update, { pin_ids, board_id: to.id, section: section.id });
    expect(moved.map((pin) => [pin.id, pin.board?.id, pin.section?.title])).toEqual(pin_ids.map((id) => [id, to.id, 'Corner']));
    expect(await board(from.id)).toMatchObject({ pin_count: 0 });
    expect(await board(to.id)).toMatchObject({ pin_count: 2, sectionless_pin_count: 0 });
    expect((await noor.data(BoardSectionPinsResource.get, { section_id: section.id })).map((pin) => pin.id)).toEqual(pin_ids);
    await noor.data(BulkPinsResource.delete, { pin_ids });
    expect(await board(to.id)).toMatchObject({ pin_count: 0 });
    await noor.data(BulkPinsResource.update, { pin_ids, restore: true });
    expect(await board(to.id)).toMatchObject({ pin_count: 2 });
  });

  it('moved by several at once stand in one place and count once', async () => {
    const boards = await Promise.all(['One', 'Two', 'Three'].map((name) => makeBoard(noor, name)));
    const pin = await makePin(server, noor, boards[0]!.id);
    await Promise.all(
      Array.from({ length: 9 }, (_, turn) => noor.envelope(PinResource.update, { id: pin.id, board_id: boards[turn % 3]!.id })),
    );
    const counts = await Promise.all(boards.map(async ({ id }) => (await board(id)).pin_count));
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, 0, 1]);
    const where = await noor.data(PinResource.get, { id: pin.id });
    expect(counts[boards.findIndex(({ id }) => id === where.board?.id)]).toBe(1);
  });

  it('are not made in a section that is deleted at the same moment', async () => {
    const { db } = server.core;
    const desk = await makeBoard(noor, 'Drawers');
    const section = await noor.data(BoardSectionResource.create, { board_id: desk.id, title: 'Top' });
    const source = await makePin(server, lena, (await makeBoard(lena, 'Sources')).id);
    const image_signature = await uploadedPicture(server, noor.userId);
    const untilWaiting = (count: number) =>
      vi.waitFor(async () => {
        const { rows } = await sql`SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`.execute(
          db,
        );
        expect(rows).toHaveLength(count);
      });
    const [deleted, ...made] = await inTransaction(db, async (trx) => {
      await sql`SELECT 1 FROM boards WHERE id = ${desk.id} FOR UPDATE`.execute(trx);
      const deletion = noor.envelope(BoardSectionResource.delete, { section_id: section.id });
      await untilWaiting(1);
      const place = { board_id: desk.id, section: section.id };
      const pin = noor.envelope(PinResource.create, { ...place, image_signature });
      const save = noor.envelope(RepinResource.create, { ...place, pin_id: source.id });
      await untilWaiting(3);
      return [deletion, pin, save];
    });
    expect((await deleted)?.resource_response.http_status).toBe(200);
    for (const reply of await Promise.all(made)) expect(reply.resource_response.error?.name).toBe('section_not_found');
    expect(await board(desk.id)).toMatchObject({ pin_count: 0 });
  });

  it('are made once for one Idempotency-Key', async () => {
    const image_signature = await uploadedPicture(server, noor.userId);
    const desk = await makeBoard(noor, 'Desk');
    const replies = await Promise.all(
      Array.from({ length: 20 }, () =>
        noor.envelope(PinResource.create, { board_id: desk.id, image_signature }, { 'idempotency-key': 'one-pin' }),
      ),
    );
    expect(new Set(replies.map((reply) => reply.resource_response.data?.id)).size).toBe(1);
    expect(await feed(desk.id)).toHaveLength(1);
  });

  it('page to the end without a hole, and cost few statements at any size', async () => {
    const wall = await makeBoard(noor, 'Wall');
    for (let n = 0; n < 30; n += 1) await makePin(server, noor, wall.id);
    const first = await noor.envelope(BoardFeedResource.get, { board_id: wall.id, page_size: 20 });
    const second = await noor.envelope(BoardFeedResource.get, {
      board_id: wall.id,
      page_size: 20,
      bookmarks: [first.resource_response.bookmark!],
    });
    expect([...first.resource_response.data!, ...second.resource_response.data!].map((pin) => pin.id)).toEqual(await feed(wall.id));
    expect(second.resource_response.bookmark).toBe('-end-');
    const foreign = await noor.envelope(BoardFeedResource.get, { board_id: garden.id, bookmarks: [first.resource_response.bookmark!] });
    expect(foreign.resource_response.http_status).toBe(400);
    for (const page_size of [25, 250]) {
      // One more is the session's.
      const { statements } = await countStatements(() => noor.data(BoardFeedResource.get, { board_id: wall.id, page_size }));
      expect(statements).toBeLessThanOrEqual(5);
      const profile = await countStatements(() => noor.data(UserPinsResource.get, { username: 'noor_haddad', page_size }));
      expect(profile.statements).toBeLessThanOrEqual(5);
    }
  });

  it('load in bulk in the given order by one statement, as cards and whole, with what each area knows of them', async () => {
    const [a, b] = [await makePin(server, noor, garden.id), await makePin(server, noor, attic.id)];
    const viewer: Viewer = { kind: 'AUTH', userId: noor.userId, sessionId: '1' };
    const load = (fieldSet: FieldSet) => countStatements(() => hydratePins({ core: server.core, viewer, fieldSet }, [b.id, '99', a.id]));
    const cards = await load('card');
    expect(cards.result.map((pin) => pin.id)).toEqual([b.id, a.id]);
    expect(cards.statements).toBe(1);
    const whole = await load('detailed');
    expect(whole.result.map((pin) => pin.id)).toEqual([b.id, a.id]);
    expect(whole.statements).toBe(1);
  });

  it('take a second statement where one of them has what few have, and the others lose nothing', async () => {
    const plain = await makePin(server, noor, garden.id);
    const telling = await makePin(server, noor, garden.id, { description: 'From @noor_haddad' });
    const viewer: Viewer = { kind: 'AUTH', userId: noor.userId, sessionId: '1' };
    const { result, statements } = await countStatements(() =>
      hydratePins({ core: server.core, viewer, fieldSet: 'detailed' }, [plain.id, telling.id]),
    );
    expect(statements).toBe(2);
    expect(result).toMatchObject([
      { id: plain.id, named_people: [], comment_count: 0 },
      { id: telling.id, named_people: ['noor_haddad'], comment_count: 0 },
    ]);
  });

  it('stand in lists with the fields that the caller names, also those that cards leave out', async () => {
    const { id } = await makePin(server, noor, garden.id, { title: 'Quince', description: 'By the gate' });
    const feed = await noor.data(BoardFeedResource.get, { board_id: garden.id, fields: 'pin.id,pin.description,pin.nothing' });
    expect(feed.find((pin) => pin.id === id)).toEqual({ id, description: 'By the gate' });
  });

  it('stand in lists as cards, and whole where a list is asked for it', async () => {
    const { id } = await makePin(server, noor, garden.id, { title: 'Fig', description: 'In the corner' });
    // Topics come behind the reply.
    await server.settle();
    const list = async (more: object) => {
      const pins = await noor.data(BoardFeedResource.get, { board_id: garden.id, ...more });
      return pins.find((pin) => pin.id === id)!;
    };
    const whole = await noor.data(PinResource.get, { id });
    const card = await list({});
    expect(Object.keys(card).toSorted()).toEqual([
      'access',
      'altText',
      'autoAltText',
      'board',
      'dominantColor',
      'id',
      'imageSignature',
      'images',
      'isAnimated',
      'isPromoted',
      'pinner',
      'productOffer',
      'savedInfo',
      'section',
      'title',
      'type',
      'videos',
    ]);
    expect(Object.keys(card.images as object)).toEqual(['236x', '474x', '736x']);
    expect(whole).toMatchObject(card);
    expect(await list({ field_set_key: 'detailed' })).toEqual(whole);
  });

  it('weigh at most 1.2 KB each on a list', async () => {
    const { id } = await makePin(server, noor, garden.id, { title: 'A pin with a title of the usual length' });
    const card = (await noor.data(BoardFeedResource.get, { board_id: garden.id })).find((pin) => pin.id === id);
    expect(JSON.stringify(card).length).toBeLessThan(1200);
  });
});
