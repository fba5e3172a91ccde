import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { BoardResource, BoardsFeedResource, BoardsResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { BoardSectionResource, BoardSectionsResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { BoardFollowResource } from '@bowerbird/contract/pinning/board-follows/calls.ts';
import { BoardFeedResource, BoardSectionPinsResource, BulkPinsResource, PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import type { Board, Section } from '@bowerbird/contract/pinning/boards/records.ts';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import { countLimits } from '@bowerbird/domain/text-limits.ts';
import { countStatements } from '../../core/database/statement-counter.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { makeBoard, makePin } from '../testing/pinning-cast.ts';

describe('boards', () => {
  let server: TestServer;
  let noor: TestPerson;
  let lena: TestPerson;
  let number = 0;
  beforeAll(async () => {
    server = await createTestServer();
  });
  beforeEach(async () => {
    number += 1;
    noor = await server.person(`noor_${number}`, 'Noor Haddad');
    lena = await server.person(`lena_${number}`, 'Lena Fjeld');
  });
  afterAll(() => server.close());
  const nameOf = (envelope: { resource_response: { error: { name: string } | null } }) => envelope.resource_response.error?.name;
  const counters = async (userId: string) =>
    server.core.db
      .selectFrom('user_counters')
      .select(['pins_all', 'pins_public', 'boards_public', 'boards_secret'])
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();

  it('have an address of their own, also in other scripts', async () => {
    const board = await makeBoard(noor, ' Küche &  Garten ');
    expect(board).toMatchObject({
      name: 'Küche & Garten',
      slug: 'küche-garten',
      privacy: 'public',
      access: ['write', 'delete', 'invite', 'settings'],
    });
    const read = await server.stranger().data(BoardResource.get, { username: `NOOR_${number}`, slug: 'küche-garten' });
    expect(read).toMatchObject({ id: board.id, access: [] });
  });

  it('do not share a name with another of the same person', async () => {
    await makeBoard(noor, 'Plants');
    expect(nameOf(await noor.envelope(BoardResource.create, { name: 'plants' }))).toBe('board_name_taken');
    const both = await Promise.all([1, 2].map(() => noor.envelope(BoardResource.create, { name: 'Birds' })));
    expect(both.filter((reply) => nameOf(reply) === 'board_name_taken')).toHaveLength(1);
    expect((await makeBoard(noor, 'Plants!')).slug).toBe('plants-2');
    await makeBoard(lena, 'Plants');
  });

  it('have a name that can be seen, and so have their sections', async () => {
    const refusal = (field: string) => ({ name: 'bad_input', extraData: { fields: [{ field, rule: 'required' }] } });
    const named = await noor.envelope(BoardResource.create, { name: '\u200B\u202E' });
    expect(named.resource_response.error).toMatchObject(refusal('name'));
    const board = await makeBoard(noor, 'Sea \u202Egulls');
    expect(board.name).toBe('Sea gulls');
    const section = await noor.envelope(BoardSectionResource.create, { board_id: board.id, title: '\u2060' });
    expect(section.resource_response.error).toMatchObject(refusal('title'));
  });

  it('are found at their old address after a new name', async () => {
    const board = await makeBoard(noor, 'Old');
    await noor.data(BoardResource.update, { board_id: board.id, name: 'New' });
    expect(await lena.data(BoardResource.get, { username: `noor_${number}`, slug: 'old' })).toMatchObject({
      id: board.id,
      url: `/noor_${number}/new/`,
    });
  });

  it('that are secret do not exist for others, and lose the follows of outsiders', async () => {
    const board = await makeBoard(noor, 'Plans');
    const pin = await makePin(server, noor, board.id);
    expect(await lena.data(BoardFollowResource.create, { board_id: board.id })).toMatchObject({
      followed_by_me: true,
      followerCount: 1,
    });
    await noor.data(BoardResource.update, { board_id: board.id, privacy: 'secret' });
    for (const who of [lena, server.stranger()]) {
      expect((await who.envelope(BoardResource.get, { board_id: board.id })).resource_response.http_status).toBe(404);
      expect((await who.envelope(BoardFeedResource.get, { board_id: board.id })).resource_response.http_status).toBe(404);
      expect((await who.envelope(PinResource.get, { id: pin.id })).resource_response.http_status).toBe(404);
    }
    expect(await server.core.db.selectFrom('board_follows').selectAll().where('board_id', '=', board.id).execute()).toEqual([]);
    expect(await counters(noor.userId)).toEqual({ pins_all: 1, pins_public: 0, boards_public: 0, boards_secret: 1 });
    await server.settle();
    expect((await server.core.db.selectFrom('pins').select('audience').where('id', '=', pin.id).executeTakeFirst())?.audience).toBe(2);
    const { rows } = await sql<{
      saves: number;
    }>`SELECT sum(d)::int AS saves FROM counter_deltas WHERE kind = 20 AND target = (SELECT picture_id FROM pins WHERE id = ${pin.id})`.execute(
      server.core.db,
    );
    expect(rows[0]?.saves).toBe(0);
  });

  it('show work under way until their pins know who may see them', async () => {
    const board = await makeBoard(noor, 'Busy');
    await sql`INSERT INTO board_actions (board_id, progress) VALUES (${board.id}, 0.5)`.execute(server.core.db);
    const busy = (await noor.request({ method: 'GET', url: `/v3/boards/${board.id}/?fields=board.id,board.blocking_actions` })).json();
    expect(busy).toMatchObject({ status: 'success', data: { id: board.id, blocking_actions: [{ progress: 0.5, section_id: '-1' }] } });
    await sql`DELETE FROM board_actions WHERE board_id = ${board.id}`.execute(server.core.db);
    await noor.data(BoardResource.update, { board_id: board.id, privacy: 'protected' });
    await server.settle();
    const done = (await noor.request({ method: 'GET', url: `/v3/boards/${board.id}/` })).json();
    expect(done).toMatchObject({ data: { blocking_actions: [], privacy: 'protected' } });
  });

  it('are deleted with their pins, and come back with them', async () => {
    const board = await makeBoard(noor, 'Gone');
    const pin = await makePin(server, noor, board.id);
    await noor.data(BoardResource.delete, { board_id: board.id });
    expect(await counters(noor.userId)).toEqual({ pins_all: 0, pins_public: 0, boards_public: 0, boards_secret: 0 });
    expect((await noor.envelope(PinResource.get, { id: pin.id })).resource_response.http_status).toBe(404);
    await server.settle();
    await noor.data(BoardResource.update, { board_id: board.id, restore: true });
    await server.settle();
    expect(await counters(noor.userId)).toEqual({ pins_all: 1, pins_public: 1, boards_public: 1, boards_secret: 0 });
    expect(await lena.data(PinResource.get, { id: pin.id })).toMatchObject({ id: pin.id });
  });

  it('come back only where there is room for them, and so do their sections', async () => {
    const mei = await server.person('mei_full', 'Mei Tan');
    const [kept, gone] = [await makeBoard(mei, 'Kept'), await makeBoard(mei, 'Gone')];
    const section = await mei.data(BoardSectionResource.create, { board_id: kept.id, title: 'Gone' });
    await mei.data(BoardSectionResource.delete, { section_id: section.id });
    await mei.data(BoardResource.delete, { board_id: gone.id });
    const { db } = server.core;
    await sql`INSERT INTO boards (id, owner_id, name, slug, position) SELECT next_id(), ${mei.userId}, 'b' || n, 'b' || n, n
      FROM generate_series(2, ${countLimits.boardsOfPerson}::int) n`.execute(db);
    await sql`INSERT INTO sections (id, board_id, title, slug, position) SELECT next_id(), ${kept.id}, 's' || n, 's' || n, n
      FROM generate_series(1, ${countLimits.sectionsOfBoard}::int) n`.execute(db);
    const refused = [
      await mei.envelope(BoardResource.update, { board_id: gone.id, restore: true }),
      await mei.envelope(BoardSectionResource.update, { section_id: section.id, restore: true }),
    ];
    for (const { resource_response: reply } of refused) expect(reply.error).toMatchObject({ name: 'too_many_things' });
  });

  it('change by their owner alone', async () => {
    const board = await makeBoard(noor, 'Mine');
    for (const [verb, more] of [
      ['update', { name: 'Yours' }],
      ['delete', {}],
    ] as const) {
      expect((await lena.sendRaw('BoardResource', verb, { board_id: board.id, ...more })).resource_response.http_status).toBe(403);
      expect((await server.stranger().sendRaw('BoardResource', verb, { board_id: board.id, ...more })).resource_response.http_status).toBe(
        401,
      );
    }
  });

  it('are listed by hand, by name, and archived apart, and covers begin with the chosen one', async () => {
    const [b, a] = [await makeBoard(noor, 'Bees'), await makeBoard(noor, 'Ants')];
    await makeBoard(noor, 'Hidden', { privacy: 'secret' });
    const list = async (who: TestCaller, options: object = {}) =>
      (await who.data(BoardsResource.get, { username: `noor_${number}`, ...options })).map((board) => board.name);
    expect(await list(noor)).toEqual(['Hidden', 'Ants', 'Bees']);
    expect(await list(lena)).toEqual(['Ants', 'Bees']);
    await noor.data(BoardResource.update, { board_id: b.id, before: a.id });
    expect(await list(lena)).toEqual(['Bees', 'Ants']);
    expect(await list(lena, { sort: 'alphabetical' })).toEqual(['Ants', 'Bees']);
    const first = await makePin(server, noor, a.id);
    await makePin(server, noor, a.id);
    const covered = await noor.data(BoardResource.update, { board_id: a.id, cover_pin_id: first.id, archived: true });
    expect(covered).toMatchObject({ cover_pin: first.id, cover_images: [{ pinId: first.id }, {}] });
    expect(covered.preview_image).toMatchObject({ url: covered.cover_images[0]!.url.replace('236x', '600x315'), width: 600, height: 315 });
    expect(covered.archived_by_me_at).not.toBeNull();
    expect(await list(noor)).toEqual(['Hidden', 'Bees']);
    expect(await list(noor, { archived: true })).toEqual(['Ants']);
    const { statements } = await countStatements(() => list(noor, { page_size: 250 }));
    expect(statements).toBeLessThanOrEqual(5);
  });

  it('are listed alike by both names of the call', async () => {
    for (const name of ['Doors', 'Hinges']) await makeBoard(noor, name);
    const options = { username: `noor_${number}`, sort: 'alphabetical', page_size: 1 } as const;
    const [one, other] = [await noor.data(BoardsResource.get, options), await noor.data(BoardsFeedResource.get, options)];
    expect(one).toHaveLength(1);
    expect(other).toEqual(one);
  });

  it('stand in lists as cards, and whole where a list is asked for it', async () => {
    const { id } = await makeBoard(noor, 'Tiles', { description: 'Blue ones' });
    await makePin(server, noor, id);
    const list = async (more: object) => (await noor.data(BoardsResource.get, { username: `noor_${number}`, ...more }))[0]!;
    const whole = await noor.data(BoardResource.get, { board_id: id });
    const card = await list({});
    expect(whole).toMatchObject(card);
    expect(Object.keys(card)).not.toContain('description');
    expect(Object.keys(card.owner as object)).not.toContain('about');
    expect(card).toMatchObject({ pin_count: 1, cover_images: [{ width: 236 }], access: ['write', 'delete', 'invite', 'settings'] });
    expect(await list({ field_set_key: 'detailed' })).toEqual(whole);
  });

  it('have sections that take their pins along, and bring them back', async () => {
    const board = await makeBoard(noor, 'Sections');
    const section = await noor.data(BoardSectionResource.create, { board_id: board.id, title: 'Ferns' });
    expect(nameOf(await noor.envelope(BoardSectionResource.create, { board_id: board.id, title: 'ferns' }))).toBe('section_name_taken');
    const pin = await makePin(server, noor, board.id, { section: section.id });
    await makePin(server, noor, board.id);
    const read = () => noor.data(BoardResource.get, { board_id: board.id });
    expect(await read()).toMatchObject({ pin_count: 2, sectionless_pin_count: 1, section_count: 1 });
    await noor.data(BoardSectionResource.delete, { section_id: section.id });
    expect(await read()).toMatchObject({ pin_count: 1, section_count: 0 });
    expect((await noor.envelope(PinResource.get, { id: pin.id })).resource_response.http_status).toBe(404);
    await server.settle();
    expect(await noor.data(BoardSectionResource.update, { section_id: section.id, restore: true, title: 'Mosses' })).toMatchObject({
      title: 'Mosses',
      pin_count: 1,
    });
    await server.settle();
    expect(await read()).toMatchObject({ pin_count: 2, sectionless_pin_count: 1, section_count: 1 });
    expect((await lena.data(BoardSectionsResource.get, { board_id: board.id })).map(({ title }) => title)).toEqual(['Mosses']);
  });

  describe('with two sections', () => {
    let board: Board;
    let ferns: Section;
    let mosses: Section;
    let pins: Pin[];
    beforeEach(async () => {
      board = await makeBoard(noor, 'Undergrowth');
      const create = (title: string) => noor.data(BoardSectionResource.create, { board_id: board.id, title });
      [ferns, mosses] = [await create('Ferns'), await create('Mosses')];
      pins = [];
      for (const section of [ferns, mosses, ferns, mosses]) pins.push(await makePin(server, noor, board.id, { section: section.id }));
    });
    const merge = () => noor.data(BoardSectionResource.update, { section_id: ferns.id, merge: mosses.id });
    const undo = () => noor.envelope(BoardSectionResource.update, { section_id: mosses.id, restore: true });
    const titles = async () =>
      (await noor.data(BoardSectionsResource.get, { board_id: board.id })).map((section) => `${section.title} ${section.pin_count}`);
    const pinsOf = async (section: Section) =>
      (await noor.data(BoardSectionPinsResource.get, { section_id: section.id })).map(({ id }) => pins.findIndex((pin) => pin.id === id));

    it('put them into order by hand', async () => {
      expect(await titles()).toEqual(['Mosses 2', 'Ferns 2']);
      await noor.data(BoardSectionResource.update, { section_id: ferns.id, before: mosses.id });
      expect(await titles()).toEqual(['Ferns 2', 'Mosses 2']);
      await noor.data(BoardSectionResource.update, { section_id: ferns.id, before: null });
      expect(await titles()).toEqual(['Mosses 2', 'Ferns 2']);
    });

    it('make one of them, which gives back what it took in, but not what was moved on since', async () => {
      const before = await counters(noor.userId);
      expect(await merge()).toMatchObject({ title: 'Ferns', pin_count: 4 });
      expect(await pinsOf(ferns)).toEqual([3, 2, 1, 0]);
      expect(await titles()).toEqual(['Ferns 4']);
      expect(await noor.data(BoardResource.get, { board_id: board.id })).toMatchObject({ pin_count: 4, section_count: 1 });
      expect(await counters(noor.userId)).toEqual(before);

      await noor.data(BulkPinsResource.update, { pin_ids: [pins[1]!.id], board_id: board.id, section: null });
      expect(nameOf(await undo())).toBeUndefined();
      expect(await titles()).toEqual(['Mosses 1', 'Ferns 2']);
      expect(await pinsOf(mosses)).toEqual([3]);
      expect(await noor.data(BoardResource.get, { board_id: board.id })).toMatchObject({
        pin_count: 4,
        sectionless_pin_count: 1,
        section_count: 2,
      });
      expect(await counters(noor.userId)).toEqual(before);
    });

    it('give back pins that went with the section around them, and ones that were deleted before', async () => {
      const before = await counters(noor.userId);
      await noor.data(BulkPinsResource.delete, { pin_ids: [pins[1]!.id] });
      await merge();
      await noor.data(BulkPinsResource.update, { pin_ids: [pins[1]!.id], restore: true });
      expect(await titles()).toEqual(['Ferns 4']);
      await noor.data(BoardSectionResource.delete, { section_id: ferns.id });
      await server.settle();
      expect(nameOf(await undo())).toBeUndefined();
      await server.settle();
      expect(await titles()).toEqual(['Mosses 2']);
      expect(await pinsOf(mosses)).toEqual([3, 1]);
      await noor.data(BoardSectionResource.update, { section_id: ferns.id, restore: true });
      await server.settle();
      expect(await titles()).toEqual(['Mosses 2', 'Ferns 2']);
      expect(await counters(noor.userId)).toEqual(before);
    });

    it('take in none but another of the same board, for whoever may write to it, and not back too late', async () => {
      const elsewhere = await makeBoard(noor, 'Canopy');
      const far = await noor.data(BoardSectionResource.create, { board_id: elsewhere.id, title: 'Leaves' });
      const refusal = async (caller: TestCaller, merged: string) =>
        nameOf(await caller.envelope(BoardSectionResource.update, { section_id: ferns.id, merge: merged }));
      expect(await refusal(noor, far.id)).toBe('section_not_found');
      expect(await refusal(noor, ferns.id)).toBe('section_not_found');
      expect(await refusal(lena, mosses.id)).toBe('forbidden');
      await merge();
      expect(await refusal(noor, mosses.id)).toBe('section_not_found');
      await sql`UPDATE sections SET deleted_at = now() - interval '1 hour' WHERE id = ${mosses.id}`.execute(server.core.db);
      expect(nameOf(await undo())).toBe('too_late_to_undo');
    });
  });
});
