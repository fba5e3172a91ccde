import { Readable } from 'node:stream';
import sharp from 'sharp';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PinDraftPublicationsResource, PinDraftsResource } from '@bowerbird/contract/creation/pin-drafts/calls.ts';
import { PinTagsResource } from '@bowerbird/contract/creation/product-tags/calls.ts';
import { UserResource } from '@bowerbird/contract/people/users/calls.ts';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { BlockListResource, ModerationLogResource } from '@bowerbird/contract/social/block-lists/calls.ts';
import { AggregatedCommentResource } from '@bowerbird/contract/social/comments/calls.ts';
import { ConversationsResource } from '@bowerbird/contract/social/conversations/calls.ts';
import { ModerationCaseResource, ModerationCasesResource } from '@bowerbird/contract/social/moderation/calls.ts';
import { ReportResource } from '@bowerbird/contract/social/reports/calls.ts';
import { describeWaiting } from '../../discovery/looks/describe.service.ts';
import { receivePicture } from '../../pinning/pictures/index.ts';
import { makeBoard, makePin, uploadedPicture } from '../../pinning/testing/pinning-cast.ts';
import { StoryPinDraftPublicationsResource, StoryPinDraftsResource } from '@bowerbird/contract/creation/story-pins/calls.ts';
import type { StoryBlock } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { newStoryBlock, newStoryPage } from '@bowerbird/domain/creation/story-pins/defaults.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import type { ModeratorContext } from '../moderation/index.ts';
import { letDecisionsStand } from '../moderation/testing/moderation-cast.ts';
import { block as blockEntry } from './block-lists.service.ts';

const drawing = (x: number, width = 600) =>
  sharp(
    Buffer.from(
      `<svg width="600" height="400"><rect width="600" height="400" fill="#f4efe6"/><circle cx="${x}" cy="150" r="110" fill="#e9b64d"/></svg>`,
    ),
  )
    .resize(width)
    .jpeg({ quality: width === 600 ? 95 : 60 })
    .toBuffer();

describe('block lists', () => {
  let server: TestServer;
  let amara: TestPerson;
  let rex: TestPerson;
  let mei: TestPerson;
  let boardId: string;
  let drafts = 0;
  beforeAll(async () => {
    server = await createTestServer();
    amara = await server.person('amara_osei', 'Amara Osei');
    await sql`INSERT INTO moderators (user_id) VALUES (${amara.userId})`.execute(server.core.db);
    rex = await server.person('rex_bargain', 'Rex Bargain');
    mei = await server.person('mei_tan', 'Mei Tan');
    boardId = (await makeBoard(rex, 'Cheap bags')).id;
  });
  afterAll(() => server.close());

  const block = (kind: 'domain' | 'word', value: string, mode: 'refuse' | 'review' = 'refuse') =>
    amara.data(BlockListResource.create, { kind, value, mode });
  const pin = (more: object) => makePin(server, rex, boardId, { title: 'A bag', ...more });
  const problems = async (call: Promise<{ resource_response: { error: { extraData: { fields?: readonly unknown[] } | null } | null } }>) =>
    (await call).resource_response.error?.extraData?.fields;

  it('are for moderators alone', async () => {
    await expect(mei.data(BlockListResource.get, { kind: 'word' })).rejects.toThrow('not_found');
    await expect(mei.data(BlockListResource.create, { kind: 'word', value: 'x', mode: 'refuse' })).rejects.toThrow('not_found');
    await expect(mei.data(ModerationLogResource.get, {})).rejects.toThrow('not_found');
  });

  it('refuse links to a domain, to what lies under it, and to what only looks like it', async () => {
    await block('domain', 'https://www.Cheap-Bags.example/offers?x=1');
    for (const link of [
      'https://cheap-bags.example/a',
      'http://SHOP.cheap-bags.example./',
      'https://сheap-bags.example',
      'xn--heap-bags-u3h.example',
    ])
      await expect(pin({ link }), link).rejects.toThrow('link: blocked_link');
    for (const link of ['https://cheap-bags.example.org/', 'https://notcheap-bags.example/', 'https://example.org/cheap-bags.example'])
      expect((await pin({ link })).id, link).toMatch(/^\d+$/);
  });

  it('refuse a domain however deep below it a link goes, and an address of numbers', async () => {
    await block('domain', 'cheap-bags.example');
    await block('domain', '192.0.2.7');
    for (const link of [
      `https://${'a.'.repeat(20)}cheap-bags.example/`,
      `https://${'a.'.repeat(60)}cheap-bags.example/`,
      'http://192.0.2.7/a',
    ])
      await expect(pin({ link }), link).rejects.toThrow('link: blocked_link');
    for (const said of ['192.0.2.7', `${'a.'.repeat(30)}cheap-bags.example`])
      await expect(pin({ description: `See ${said}` }), said).rejects.toThrow('description: blocked_link');
    for (const link of ['http://192.0.2.70/', 'http://192.0.2.7.example.org/']) expect((await pin({ link })).id, link).toMatch(/^\d+$/);
  });

  it('refuse a blocked link on a later picture of a carousel, and on a product', async () => {
    await block('domain', 'cheap-bags.example');
    const signature = await uploadedPicture(server, rex.userId);
    const draft = (second: object) =>
      rex.data(PinDraftsResource.create, {
        creation_id: `bags-${(drafts += 1)}`,
        board_id: boardId,
        items: ['a', 'b'].map((id) => ({ id, image_signature: signature, ...(id === 'b' ? second : {}) })),
      });
    const link = 'https://cheap-bags.example/a';
    const { id } = await draft({ link });
    await expect(rex.data(PinDraftPublicationsResource.create, { id })).rejects.toThrow('link: blocked_link');
    const clean = await draft({ link: 'https://example.org/a' });
    expect((await rex.data(PinDraftPublicationsResource.create, { id: clean.id })).carouselData?.slots).toHaveLength(2);
    const made = await pin({});
    const tags = [{ pin_tag_key: 'a', x: 0.5, y: 0.5, objects: [{ link }] }];
    expect(await problems(rex.envelope(PinTagsResource.update, { pin_id: made.id, tags }))).toEqual([
      { field: 'tags', rule: 'blocked_link' },
    ]);
  });

  it('refuse what an idea pin says or leads to, and name the block', async () => {
    await block('domain', 'cheap-bags.example');
    const link = { ...newStoryBlock('link', 'story_pin_link_block'), text: 'My shop', srcUrl: 'https://cheap-bags.example/a' };
    const blocks = [{ ...newStoryBlock('words', 'story_pin_heading_block'), text: 'Bags' } as StoryBlock, link as StoryBlock];
    const { id } = await rex.data(StoryPinDraftsResource.create, {
      creation_id: 'bags-in-pages',
      board_id: boardId,
      pages: [{ ...newStoryPage('one'), blocks }],
      metadata: { pinTitle: 'Bags', basics: { keyValueBlocks: [], listBlocks: [] }, templateType: 'none' },
    });
    expect(await problems(rex.envelope(StoryPinDraftPublicationsResource.create, { id }))).toEqual([
      { field: 'pages/1/blocks/2/text', rule: 'blocked_link' },
    ]);
  });

  it('find a domain also in what people write', async () => {
    const { id } = await pin({});
    const says = (text: string) => mei.envelope(AggregatedCommentResource.create, { pin_id: id, text });
    expect(await problems(says('Look at shop.cheap-bags。example!'))).toEqual([{ field: 'text', rule: 'blocked_link' }]);
    expect((await says('A cheap bag, for example')).resource_response.http_status).toBe(200);
  });

  it('refuse a word wherever others would read it, folded', async () => {
    await block('word', 'Snakeoil');
    const { id } = await pin({});
    await expect(pin({ description: 'Pure ＳＮＡＫＥＯＩＬ' })).rejects.toThrow('description: blocked_word');
    await expect(rex.data(PinResource.update, { id, title: 'Snаkeoil' })).rejects.toThrow('title: blocked_word');
    await expect(rex.data(BoardResource.create, { name: 'My snakeoil' })).rejects.toThrow('name: blocked_word');
    await expect(rex.data(BoardResource.update, { board_id: boardId, description: 'snakeoil!' })).rejects.toThrow(
      'description: blocked_word',
    );
    await expect(mei.data(AggregatedCommentResource.create, { pin_id: id, text: 'snákeoil' })).rejects.toThrow('text: blocked_word');
    await expect(rex.data(UserResource.update, { full_name: 'Rex Snakeoil' })).rejects.toThrow('full_name: blocked_word');
    await expect(rex.data(ConversationsResource.create, { user_ids: [mei.userId], text: 'snakeoil?' })).rejects.toThrow(
      'text: blocked_word',
    );
    expect((await pin({ title: 'Snakeoiled' })).id).toMatch(/^\d+$/);
  });

  it('let through what is only to be looked at, keep it out of feeds, and put it before a moderator', async () => {
    await block('domain', 'maybe.example', 'review');
    const { id } = await pin({ link: 'https://maybe.example/a' });
    await server.settle();
    const { rows } = await sql`SELECT held_back FROM pins WHERE id = ${id}`.execute(server.core.db);
    expect(rows).toEqual([{ held_back: 3 }]);
    const [line] = await amara.data(ModerationCasesResource.get, { list: 'open' });
    expect(line).toMatchObject({ rule: 'listed', reason: 'spam', report_count: 0 });
    const found = await amara.data(ModerationCaseResource.get, { case_id: line!.case_id });
    expect(found.noticed).toEqual([{ rule: 'listed', facts: { entry: 'maybe.example' } }]);
    await amara.data(ModerationCaseResource.update, { case_id: line!.case_id, action: 'decide', decision: 'nothing' });
    await letDecisionsStand(server.core);
    const after = await sql`SELECT held_back FROM pins WHERE id = ${id}`.execute(server.core.db);
    expect(after.rows).toEqual([{ held_back: 0 }]);
    await rex.data(PinResource.update, { id, title: 'Another title' });
    await server.settle();
    expect(await amara.data(ModerationCasesResource.get, { list: 'open' })).toEqual([]);
  });

  it('take no whole ending, and nothing empty', async () => {
    for (const value of ['com', '  ', '///', 'a b'])
      expect(
        (await amara.envelope(BlockListResource.create, { kind: 'domain', value, mode: 'refuse' })).resource_response.http_status,
      ).toBe(400);
    expect(
      (await amara.envelope(BlockListResource.create, { kind: 'word', value: '\u200B', mode: 'refuse' })).resource_response.http_status,
    ).toBe(400);
  });

  it('never take the names of the instance itself', async () => {
    const core = { ...server.core, config: { ...server.core.config, publicUrl: 'https://www.pins.example.org' } };
    const context = { core, viewer: { kind: 'AUTH', userId: amara.userId, sessionId: '1' } } as ModeratorContext;
    const enter = (value: string) => blockEntry(context, { kind: 'domain', mode: 'refuse', value });
    for (const value of ['pins.example.org', 'https://WWW.pins.example.org/', 'example.org'])
      await expect(enter(value), value).rejects.toMatchObject({ errorName: 'bad_input', detail: 'value: own' });
    expect(await enter('other-pins.example.org')).toMatchObject({ value: 'other-pins.example.org' });
  });

  it('keep a removed picture away, smaller ones of it too, until it is let in again', async () => {
    const shop = await server.person('sam_okoye', 'Sam Okoye');
    const shopBoard = await makeBoard(shop, 'Suns');
    const take = async (who: TestPerson, bytes: Buffer) => receivePicture(server.core, who.userId, Readable.from([bytes]));
    const first = await take(shop, await drawing(300));
    const made = await shop.data(PinResource.create, { board_id: shopBoard.id, image_signature: first.signature, title: 'Sun' });
    const small = await take(rex, await drawing(300, 236));
    await describeWaiting(server.core);
    await mei.data(ReportResource.create, { target: { type: 'pin', id: made.id }, reason: 'nudity' });
    const [line] = await amara.data(ModerationCasesResource.get, { list: 'open' });
    const decision = { action: 'decide', decision: 'remove', statement: 'Not here.', covers_picture: true, blocks_picture: true } as const;
    const decided = await amara.data(ModerationCaseResource.update, { case_id: line!.case_id, ...decision });
    expect(decided).toMatchObject({ is_picture_blocked: true, log: [{ act: 'remove' }, { act: 'blocked_picture' }] });

    await expect(take(rex, await drawing(300, 400))).rejects.toMatchObject({ errorName: 'picture_refused', detail: 'blocked' });
    await expect(rex.data(PinResource.create, { board_id: boardId, image_signature: small.signature })).rejects.toThrow('blocked_picture');
    expect((await take(rex, await drawing(480))).signature).toMatch(/^[0-9a-f]+$/);

    const [entry] = await amara.data(BlockListResource.get, { kind: 'picture' });
    expect(entry!.picture_url).toContain(first.signature);
    await amara.data(BlockListResource.delete, { id: entry!.id });
    expect((await rex.data(PinResource.create, { board_id: boardId, image_signature: small.signature })).imageSignature).toBe(
      small.signature,
    );
  });

  it('refuse to save what is blocked since', async () => {
    const { id } = await pin({ link: 'https://later.example/a' });
    await block('domain', 'later.example');
    const meis = await makeBoard(mei, 'Bags');
    await expect(mei.data(RepinResource.create, { board_id: meis.id, pin_id: id })).rejects.toThrow('link: blocked_link');
  });

  it('leave each change in the log, with who made it', async () => {
    const [entry] = await amara.data(BlockListResource.get, { kind: 'word' });
    expect(entry).toMatchObject({ value: 'Snakeoil', mode: 'refuse', added_by: 'Amara Osei' });
    await amara.data(BlockListResource.delete, { id: entry!.id });
    await expect(amara.data(BlockListResource.delete, { id: entry!.id })).rejects.toThrow('not_found');
    expect((await pin({ title: 'Snakeoil' })).title).toBe('Snakeoil');
    const log = await amara.data(ModerationLogResource.get, {});
    expect(log[0]).toMatchObject({ act: 'unblocked_word', by: 'Amara Osei', note: 'Snakeoil' });
    expect(log.map(({ act }) => act)).toContain('blocked_domain');
  });

  it('name nobody who deletes their account, as who made an entry or changed one', async () => {
    const ines = await server.person('ines_moura', 'Ines Moura');
    await sql`INSERT INTO moderators (user_id) VALUES (${ines.userId})`.execute(server.core.db);
    await ines.data(BlockListResource.create, { kind: 'word', value: 'Snakewine', mode: 'refuse' });
    const shown = async () => {
      const entries = await amara.data(BlockListResource.get, { kind: 'word' });
      return [entries.find(({ value }) => value === 'Snakewine')?.added_by, (await amara.data(ModerationLogResource.get, {}))[0]?.by];
    };
    expect(await shown()).toEqual(['Ines Moura', 'Ines Moura']);
    await sql`UPDATE users SET state = 4 WHERE id = ${ines.userId}`.execute(server.core.db);
    expect(await shown()).toEqual(['', null]);
  });
});
