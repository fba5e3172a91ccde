import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserBlockResource } from '@bowerbird/contract/people/blocks/calls.ts';
import { BoardFollowResource } from '@bowerbird/contract/pinning/board-follows/calls.ts';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { BoardCollaboratorsResource } from '@bowerbird/contract/pinning/collaborators/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { AggregatedCommentResource } from '@bowerbird/contract/social/comments/calls.ts';
import { NewsHubResource } from '@bowerbird/contract/social/news/calls.ts';
import { foldDeltas } from '../../core/counters/index.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import { findLinkId, storeReadLink } from '../../pinning/rich-metadata/rich-metadata.queries.ts';
import { newsKindsOf } from '../news-kinds/index.ts';
import { tellNextChunk } from './fanout.queries.ts';
import { tellTheMany } from './fanout.service.ts';
import { openNews, type NewsCast } from './testing/news-cast.ts';

describe('news of boards and products', () => {
  let server: NewsCast['server'];
  let person: NewsCast['person'];
  let newsOf: NewsCast['newsOf'];
  let told: NewsCast['told'];
  let unseen: NewsCast['unseen'];
  let save: NewsCast['save'];
  beforeAll(async () => {
    ({ server, person, newsOf, told, unseen, save } = await openNews());
  });
  afterAll(() => server.close());

  it('says nothing of a board that somebody may not see any more', async () => {
    const [lena, mei, sam] = [await person('Lena Fjeld'), await person('Mei Tan'), await person('Sam')];
    const board = await makeBoard(lena, 'Open');
    for (const one of [mei, sam]) {
      await lena.data(BoardCollaboratorsResource.create, { board_id: board.id, user_ids: [one.userId] });
      await one.data(BoardCollaboratorsResource.update, { board_id: board.id, action: 'accept' });
    }
    expect(await told(mei)).toEqual(['board_join Sam 1 Open']);
    await lena.data(BoardResource.update, { board_id: board.id, privacy: 'secret' });
    expect(await told(mei)).toHaveLength(1);
    await lena.data(BoardCollaboratorsResource.delete, { board_id: board.id, user_id: mei.userId });
    expect(await told(mei)).toEqual([]);
  });

  it('names the board that something was said on, and none where it was said of a pin', async () => {
    const [lena, mei] = [await person('Lena Fjeld'), await person('Mei Tan')];
    const board = await makeBoard(lena, 'Hallway');
    const pin = await makePin(server, lena, board.id, { title: 'Hooks' });
    await mei.data(AggregatedCommentResource.create, { board_id: board.id, text: 'Where is the bench?' });
    await mei.data(AggregatedCommentResource.create, { pin_id: pin.id, text: 'Sturdy.' });
    const said = (await newsOf(lena)).map(({ title, said_on }) => [title, said_on]);
    expect(said).toEqual([
      ['Sturdy.', null],
      ['Where is the bench?', { name: 'Hallway', url: board.url }],
    ]);
  });

  it('shows the cover of a board to whom may see it, and the name alone to who is asked to join a secret one', async () => {
    const [lena, mei] = [await person('Lena Fjeld'), await person('Mei Tan')];
    const board = await makeBoard(lena, 'Hallway');
    for (const title of ['Hooks', 'Bench', 'Mat', 'Lamp']) await makePin(server, lena, board.id, { title });
    await lena.data(BoardCollaboratorsResource.create, { board_id: board.id, user_ids: [mei.userId] });
    const { cover_images: cover } = await lena.data(BoardResource.get, { board_id: board.id });
    expect((await newsOf(mei))[0]).toMatchObject({ kind: 'board_invite', cover_images: cover.slice(0, 3) });
    await lena.data(BoardResource.update, { board_id: board.id, privacy: 'secret' });
    expect((await newsOf(mei))[0]).toMatchObject({ kind: 'board_invite', title: 'Hallway', cover_images: null });
    await mei.data(BoardCollaboratorsResource.update, { board_id: board.id, action: 'accept' });
    expect((await newsOf(lena))[0]).toMatchObject({ kind: 'board_join', cover_images: [{}, {}, {}] });
  });

  it('tells who keeps a board what another adds, and those who follow it, once a day each', async () => {
    const [lena, mei, sam, yuki] = [await person('Lena Fjeld'), await person('Mei Tan'), await person('Sam'), await person('Yuki')];
    const board = await makeBoard(lena, 'Kitchen');
    await lena.data(BoardCollaboratorsResource.create, { board_id: board.id, user_ids: [mei.userId] });
    await mei.data(BoardCollaboratorsResource.update, { board_id: board.id, action: 'accept' });
    for (const one of [sam, yuki]) await one.data(BoardFollowResource.create, { board_id: board.id });
    await yuki.data(UserBlockResource.create, { user_id: mei.userId });
    const first = await makePin(server, mei, board.id, { title: 'Stove' });
    await server.settle();
    await tellTheMany(server.core);
    expect(await told(lena, 'boards')).toContain('board_pin Mei Tan 1 Kitchen');
    expect(await told(sam)).toEqual(['board_pin Mei Tan 1 Kitchen']);
    expect(await told(yuki)).toEqual([]);
    await sam.data(NewsHubResource.update, { read_until: (await newsOf(sam))[0]!.at });
    const second = await makePin(server, mei, board.id, { title: 'Sink' });
    await server.settle();
    await tellTheMany(server.core);
    expect(await unseen(sam)).toBe(0);
    await makePin(server, lena, board.id, { title: 'Oven' });
    await server.settle();
    await tellTheMany(server.core);
    expect(await told(sam)).toEqual(['board_pin Lena Fjeld 2 Kitchen']);
    expect(await told(yuki)).toEqual(['board_pin Lena Fjeld 1 Kitchen']);
    for (const { id } of [first, second]) await mei.data(PinResource.delete, { id });
    await lena.data(BoardResource.update, { board_id: board.id, privacy: 'secret' });
    expect(await told(sam)).toEqual([]);
  });

  it('tells of nothing on a board once what was added is deleted', async () => {
    const [lena, sam] = [await person('Lena Fjeld'), await person('Sam')];
    const board = await makeBoard(lena, 'Hall');
    await sam.data(BoardFollowResource.create, { board_id: board.id });
    const pin = await makePin(server, lena, board.id, { title: 'Lamp' });
    await server.settle();
    await tellTheMany(server.core);
    expect(await told(sam)).toEqual(['board_pin Lena Fjeld 1 Hall']);
    await lena.data(PinResource.delete, { id: pin.id });
    expect(await told(sam)).toEqual([]);
  });

  it('goes on where a stop came between, and tells each of many followers once', async () => {
    const lena = await person('Lena Fjeld');
    const board = await makeBoard(lena, 'Attic');
    await sql`WITH u AS (INSERT INTO users (username, full_name, first_name, email, birthday)
        SELECT 'follower_' || n, 'Follower', 'Follower', 'follower_' || n || '@example.org', '1990-05-05' FROM generate_series(1, 2500) n RETURNING id)
      INSERT INTO board_follows (follower_id, board_id) SELECT id, ${board.id} FROM u`.execute(server.core.db);
    await makePin(server, lena, board.id, { title: 'Beam' });
    await server.settle();
    const count = async () =>
      (
        await sql<{ n: number }>`SELECT count(*)::int AS n FROM news WHERE board_id = ${board.id} AND kind = 'board_pin'`.execute(
          server.core.db,
        )
      ).rows[0]!.n;
    expect(await count()).toBe(0);
    await inTransaction(server.core.jobsDb, (trx) => tellNextChunk(trx, newsKindsOf(server.core)));
    expect(await count()).toBe(1_000);
    const stopped = inTransaction(server.core.jobsDb, async (trx) => {
      await tellNextChunk(trx, newsKindsOf(server.core));
      throw new Error('stopped');
    });
    await expect(stopped).rejects.toThrow('stopped');
    await tellTheMany(server.core);
    expect(await count()).toBe(2_500);
    await tellTheMany(server.core);
    expect(await count()).toBe(2_500);
  });

  it('tells who made a pin first on how many boards it is, each number once', async () => {
    const [lena, sam] = [await person('Lena Fjeld'), await person('Sam')];
    const pin = await makePin(server, lena, (await makeBoard(lena, 'Jugs')).id, { title: 'Blue jug' });
    await foldDeltas(server.core.db);
    await sql`UPDATE picture_counters SET saves = 98 WHERE picture_id = (SELECT picture_id FROM pins WHERE id = ${pin.id})`.execute(
      server.core.db,
    );
    await foldDeltas(server.core.db);
    await save(sam, pin.id);
    await foldDeltas(server.core.db);
    await save(sam, pin.id);
    await server.settle();
    const [milestone, ...more] = (await newsOf(lena)).filter(({ kind }) => kind === 'many_boards');
    expect(milestone).toMatchObject({ board_count: 100, actors: [], title: 'Blue jug', url: `/pin/${pin.id}/` });
    expect(more).toEqual([]);
    await lena.data(NewsHubResource.update, { read_until: '8999999999999999999' });
    await save(sam, pin.id);
    await server.settle();
    expect((await newsOf(lena)).filter(({ kind, is_read }) => kind === 'many_boards' && !is_read)).toEqual([]);
  });

  it('tells whoever saved a product that it costs less, once a person, and not when it costs more again', async () => {
    const [lena, mei] = [await person('Lena Fjeld'), await person('Mei Tan')];
    const link = 'https://shop.example/chair';
    const board = await makeBoard(lena, 'Chairs');
    for (const title of ['Chair', 'The same chair']) await makePin(server, lena, board.id, { title, link });
    await makePin(server, mei, (await makeBoard(mei, 'Blue')).id, { title: 'Blue chair', link });
    const id = (await findLinkId(server.core.db, link))!;
    const costs = async (euros: number) => {
      await storeReadLink(server.core.db, id, {
        rich: null,
        title: '',
        priceMicros: String(euros * 1_000_000),
        currency: 'EUR',
        readAt: new Date((server.clock.now += 1_000)),
        nextDays: 1,
      });
      await server.settle();
      await tellTheMany(server.core);
    };
    await costs(340);
    await costs(335);
    expect(await told(lena)).toEqual([]);
    await costs(289);
    expect((await newsOf(lena)).map(({ price_drop }) => price_drop)).toEqual([{ price: 289, price_before: 335, currency: 'EUR' }]);
    expect(await told(mei)).toEqual(['price_drop undefined 0 Blue chair']);
    await costs(340);
    expect(await told(lena)).toEqual([]);
  });
});
