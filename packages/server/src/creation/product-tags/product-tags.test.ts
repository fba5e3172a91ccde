import { sql } from 'kysely';
import { inTransaction } from '../../core/database/transaction.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PinDraftPublicationsResource, PinDraftsResource } from '@bowerbird/contract/creation/pin-drafts/calls.ts';
import {
  LiveSessionProductsResource,
  PinTagsResource,
  StoryPinTaggedProductsResource,
  TaggableProductsResource,
  TaggedLinkResource,
  TaggedLooksResource,
} from '@bowerbird/contract/creation/product-tags/calls.ts';
import { StoryPinDraftPublicationsResource, StoryPinDraftsResource } from '@bowerbird/contract/creation/story-pins/calls.ts';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import type { StoryBlock } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { newStoryBlock, newStoryPage } from '@bowerbird/domain/creation/story-pins/defaults.ts';
import { keepPage } from '../../pinning/rich-metadata/index.ts';
import { makeBoard, makePin, uploadedPicture } from '../../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';

describe('product tags', () => {
  let server: TestServer;
  let lena: TestPerson;
  let mei: TestPerson;
  let rooms: string;
  let shop: string;
  let lamp: string;
  let sofa: string;
  let room: string;
  beforeAll(async () => {
    server = await createTestServer();
    lena = await server.person('lena_fjeld', 'Lena Fjeld');
    mei = await server.person('mei_tan', 'Mei Tan');
    rooms = (await makeBoard(lena, 'Blue rooms')).id;
    shop = (await makeBoard(mei, 'Shop')).id;
    lamp = await product('https://fjell.org/lamp', 'Field lamp, clay', 128);
    sofa = await product('https://nordlys.org/sofa', 'Harbour sofa, rust', 1240, false);
    room = (await makePin(server, lena, rooms, { title: 'Tiny blue living room' })).id;
    await server.settle();
  });
  afterAll(() => server.close());

  async function product(url: string, title: string, price: number, isThere = true, board = shop): Promise<string> {
    const { id } = await makePin(server, mei, board, { title, link: url });
    await read(url, title, price, isThere);
    return id;
  }
  async function read(url: string, name: string, price: number, isThere = true): Promise<void> {
    const availability = isThere ? 'InStock' : 'OutOfStock';
    const data = { '@type': 'Product', name, offers: { '@type': 'Offer', price, priceCurrency: 'EUR', availability } };
    const html = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
    await keepPage(server.core, { url, html, readAt: new Date(server.core.now()) });
  }
  const at = (key: string, pinId: string, x = 0.4, y = 0.5) => ({ pin_tag_key: key, x, y, objects: [{ pin_id: pinId }] });
  const set = (pin_id: string, tags: ReturnType<typeof at>[], who: TestPerson = lena) => who.data(PinTagsResource.update, { pin_id, tags });
  const shown = (id: string, who: Pick<TestPerson, 'data'> = server.stranger()) => who.data(PinResource.get, { id });
  const titles = async (id: string, who?: Pick<TestPerson, 'data'>) => (await shown(id, who)).taggedObjects.map(({ title }) => title);

  it('are shown to strangers with what the shops say', async () => {
    await set(room, [at('a', sofa, 0.2), at('b', lamp)]);
    const pin = await shown(room);
    expect(pin.aggregatedPinData.isShopTheLook).toBe(true);
    expect(pin.pinTags).toMatchObject([
      { pinTagKey: 'a', x: 0.2, y: 0.5, status: 'saved', link: 'https://nordlys.org/sofa', taggedObjectIds: [`pin-${sofa}`] },
      { pinTagKey: 'b', x: 0.4, y: 0.5, status: 'saved', link: 'https://fjell.org/lamp', taggedObjectIds: [`pin-${lamp}`] },
    ]);
    expect(pin.taggedObjects).toMatchObject([
      {
        type: 'product_pin',
        pin: { id: sofa },
        title: 'Harbour sofa, rust',
        domain: 'nordlys.org',
        price: '1240.00',
        currency: 'EUR',
        inStock: false,
      },
      { type: 'product_pin', pin: { id: lamp }, title: 'Field lamp, clay', price: '128.00', inStock: true, isReading: false },
    ]);
    expect(pin.taggedObjects[0]!.media).toMatchObject({
      url: expect.stringMatching(/\/236x\//),
      dominantColor: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
    expect((await shown(lamp)).aggregatedPinData.isShopTheLook).toBe(false);
  });

  it('are set as a whole: the same twice changes nothing, and what is not named goes', async () => {
    const first = await set(room, [at('a', sofa), at('b', lamp)]);
    const second = await set(room, [at('a', sofa), at('b', lamp)]);
    expect(second.pinTags.map(({ id }) => id)).toEqual(first.pinTags.map(({ id }) => id));
    const moved = await set(room, [at('b', lamp, 0, 1)]);
    expect(moved.pinTags).toMatchObject([{ id: first.pinTags[1]!.id, x: 0, y: 1 }]);
    expect((await set(room, [])).aggregatedPinData.isShopTheLook).toBe(false);
    await set(room, [at('a', sofa), at('b', lamp)]);
  });

  it('are changed by the pin owner alone, and refused beyond their limits', async () => {
    const answer = async (who: TestPerson, tags: unknown) =>
      (await who.envelope(PinTagsResource.update, { pin_id: room, tags: tags as ReturnType<typeof at>[] })).resource_response.http_status;
    expect(await answer(mei, [])).toBe(403);
    expect(await answer(lena, [at('a', lamp, 1.2)])).toBe(400);
    expect(await answer(lena, [at('a', lamp), at('a', sofa)])).toBe(400);
    expect(
      await answer(
        lena,
        Array.from({ length: 25 }, (_, n) => at(`k${n}`, lamp)),
      ),
    ).toBe(400);
    expect(await answer(lena, [{ pin_tag_key: 'a', x: 0, y: 0, objects: [] }])).toBe(400);
    expect(await answer(lena, [{ pin_tag_key: 'a', x: 0, y: 0, objects: [{ link: 'javascript:alert(1)' }] }])).toBe(400);
    expect(await titles(room)).toEqual(['Harbour sofa, rust', 'Field lamp, clay']);
  });

  it('hold only products that their maker may see, and show each viewer only those', async () => {
    const secret = (await makeBoard(mei, 'Presents')).id;
    const present = await product('https://kiln.org/jug', 'A jug', 30, true, secret);
    await set(room, [at('a', sofa), at('c', present)]);
    await mei.data(BoardResource.update, { board_id: secret, privacy: 'secret' });
    expect(await titles(room)).toEqual(['Harbour sofa, rust']);
    expect(await titles(room, mei)).toEqual(['Harbour sofa, rust', 'A jug']);
    const refused = await lena.envelope(PinTagsResource.update, { pin_id: room, tags: [at('c', present)] });
    expect(refused.resource_response.error).toMatchObject({ extraData: { fields: [{ field: 'tags', rule: 'unknown_product' }] } });
    expect(await titles(room, mei)).toEqual(['Harbour sofa, rust', 'A jug']);
    const found = await server.stranger().data(StoryPinTaggedProductsResource.get, { pin_id: room });
    expect(found.map(({ id }) => id)).toEqual([sofa]);
  });

  it('lose a product whose pin is deleted, and the last one takes the tag along', async () => {
    const jug = await product('https://kiln.org/cup', 'A cup', 12);
    await set(room, [at('a', jug)]);
    await mei.data(PinResource.delete, { id: jug });
    const pin = await shown(room);
    expect([pin.pinTags, pin.taggedObjects, pin.aggregatedPinData.isShopTheLook]).toEqual([[], [], false]);
  });

  it('may be of a page, which is read at once or later', async () => {
    const unread = await lena.data(TaggedLinkResource.create, { link: 'oakroom.example/chest' });
    expect(unread).toMatchObject({
      type: 'product_link',
      title: 'Chest',
      link: 'https://oakroom.example/chest',
      media: null,
      price: null,
    });
    const tags = [{ pin_tag_key: 'a', x: 0.1, y: 0.1, objects: [{ link: 'oakroom.example/chest' }, { pin_id: lamp }] }];
    await lena.data(PinTagsResource.update, { pin_id: room, tags });
    await read('https://oakroom.example/chest', 'Low oak chest', 610);
    expect((await shown(room)).taggedObjects).toMatchObject([
      { title: 'Low oak chest', price: '610.00', pin: null },
      { title: 'Field lamp, clay' },
    ]);
    const wrong = await lena.envelope(TaggedLinkResource.create, { link: 'not an address' });
    expect(wrong.resource_response.error).toMatchObject({ extraData: { fields: [{ field: 'link', rule: 'format' }] } });
  });

  it('say that their page could not be read until it is', async () => {
    const { id } = await makePin(server, lena, rooms, { title: 'Hall' });
    const link = 'https://silent.example/bench';
    expect(await lena.data(TaggedLinkResource.create, { link })).toMatchObject({ isReading: false, isUnread: true });
    await lena.data(PinTagsResource.update, { pin_id: id, tags: [{ pin_tag_key: 'a', x: 0.1, y: 0.1, objects: [{ link }] }] });
    expect((await shown(id)).taggedObjects).toMatchObject([{ title: 'Bench', isUnread: true }]);
    await read(link, 'Oak bench', 90);
    expect(await lena.data(TaggedLinkResource.create, { link })).toMatchObject({ title: 'Oak bench', isReading: false, isUnread: false });
  });

  it.each([
    ['http://127.0.0.1/thing', 'private_address'],
    ['http://127.0.0.1:3978/', 'bad_address'],
  ])('are refused at once at %s, which is not on the public web', async (link, reason) => {
    const refused = await lena.envelope(TaggedLinkResource.create, { link });
    expect(refused.resource_response.error).toMatchObject({ name: 'page_refused', extraData: { reason } });
  });

  it.each([
    ['the title of its page', 'oakroom.example/p/7', '<title>Oak stool &amp; cushion</title>', 'Oak stool & cushion'],
    ['the title for other sites', 'oakroom.example/p/8', '<meta property="og:title" content="Oak shelf"><title>Shop</title>', 'Oak shelf'],
    ['its address before that is read', 'oakroom.example/chairs/low-oak_chair.html?size=2', null, 'Low oak chair'],
    ['its site where neither says anything', 'oakroom.example/item/48812', null, 'oakroom.example'],
    ['its site where the address holds a code', 'oakroom.example/%E6%A4%85', null, 'oakroom.example'],
  ])('of a page are named by %s', async (_by, link, html, title) => {
    await lena.data(TaggedLinkResource.create, { link });
    if (html !== null) await keepPage(server.core, { url: `https://${link}`, html, readAt: new Date(server.core.now()) });
    await lena.data(PinTagsResource.update, { pin_id: room, tags: [{ pin_tag_key: 'a', x: 0.1, y: 0.1, objects: [{ link }] }] });
    expect(await titles(room)).toEqual([title]);
  });

  it('are found by words among all products or only own ones', async () => {
    await server.settle();
    const found = async (input: { query?: string; own?: boolean }, who = lena) =>
      (await who.data(TaggableProductsResource.get, input)).map(({ title }) => title);
    expect(await found({ query: 'lamp' })).toEqual(['Field lamp, clay']);
    expect(await found({})).toEqual(expect.arrayContaining(['Field lamp, clay', 'Harbour sofa, rust']));
    expect(await found({ own: true })).toEqual([]);
    expect(await found({ own: true }, mei)).toContain('Field lamp, clay');
    expect(await found({ query: 'lamp', own: true }, mei)).toEqual(['Field lamp, clay']);
    expect(await found({ query: 'quokka' })).toEqual([]);
  });

  it('are kept with a draft and published with its pin, without what is gone by then', async () => {
    const jug = await product('https://kiln.org/bowl', 'A bowl', 20);
    const item = { id: 'first', image_signature: await uploadedPicture(server, lena.userId), tags: [at('a', lamp), at('b', jug)] };
    const draft = await lena.data(PinDraftsResource.create, { creation_id: 'tagged', title: 'A room', board_id: rooms, items: [item] });
    expect(draft.items[0]).toMatchObject({ pinTagIds: ['a', 'b'], tagError: null });
    expect(draft.pinTags).toMatchObject([{ pinTagKey: 'a', taggedObjectIds: [`pin-${lamp}`] }, { pinTagKey: 'b' }]);
    expect(draft.taggedObjects.map(({ title }) => title)).toEqual(['Field lamp, clay', 'A bowl']);
    await mei.data(PinResource.delete, { id: jug });
    const [later] = (await lena.data(PinDraftsResource.get, {})).filter(({ id }) => id === draft.id);
    expect(later!.items[0]).toMatchObject({ pinTagIds: ['a'], tagError: { rule: 'unknown_product' } });
    const pin = await lena.data(PinDraftPublicationsResource.create, { id: draft.id });
    expect(await titles(pin.id)).toEqual(['Field lamp, clay']);
  });

  it('stand on each picture of a carousel, from its draft on', async () => {
    const picture = () => uploadedPicture(server, lena.userId);
    const items = [
      { id: 'first', image_signature: await picture(), tags: [at('a', lamp)] },
      { id: 'second', image_signature: await picture(), tags: [at('a', sofa), at('b', lamp, 0.9)] },
    ];
    const draft = await lena.data(PinDraftsResource.create, { creation_id: 'slides', title: 'Two rooms', board_id: rooms, items });
    expect(draft.pinTags.map(({ slot, pinTagKey }) => [slot, pinTagKey])).toEqual([
      [0, 'a'],
      [1, 'a'],
      [1, 'b'],
    ]);
    const { id } = await lena.data(PinDraftPublicationsResource.create, { id: draft.id });
    const slots = async () => (await shown(id)).pinTags.map(({ slot, pinTagKey, x }) => [slot, pinTagKey, x]);
    expect(await slots()).toEqual([
      [0, 'a', 0.4],
      [1, 'a', 0.4],
      [1, 'b', 0.9],
    ]);
    await lena.data(PinTagsResource.update, { pin_id: id, tags: [{ ...at('a', sofa), slot: 1 }] });
    expect(await slots()).toEqual([[1, 'a', 0.4]]);
    const wrong = await lena.envelope(PinTagsResource.update, { pin_id: id, tags: [{ ...at('a', sofa), slot: 2 }] });
    expect(wrong.resource_response.error).toMatchObject({ extraData: { fields: [{ field: 'tags', rule: 'unknown_picture' }] } });
    expect(await slots()).toEqual([[1, 'a', 0.4]]);
  });

  it('go with a saved pin while the pin that it was saved from is shown', async () => {
    await set(room, [at('a', sofa), at('b', lamp)]);
    const { id } = await mei.data(RepinResource.create, { pin_id: room, board_id: shop });
    expect(await titles(id)).toEqual(['Harbour sofa, rust', 'Field lamp, clay']);
    await lena.data(BoardResource.update, { board_id: rooms, privacy: 'secret' });
    expect(await titles(id)).toEqual([]);
    await lena.data(BoardResource.update, { board_id: rooms, privacy: 'public' });
  });

  it('lead to their products and to other looks with them, page by page', async () => {
    await set(room, [at('a', sofa), at('b', lamp)]);
    const other = (await makePin(server, lena, rooms, { title: 'A hall' })).id;
    await set(other, [at('a', lamp)]);
    const stranger = server.stranger();
    const first = await stranger.envelope(StoryPinTaggedProductsResource.get, { pin_id: room, page_size: 1 });
    expect(first.resource_response.data!.map(({ id }) => id)).toEqual([sofa]);
    const next = { pin_id: room, page_size: 1, bookmarks: [first.resource_response.bookmark!] };
    expect((await stranger.data(StoryPinTaggedProductsResource.get, next)).map(({ id }) => id)).toEqual([lamp]);
    expect((await stranger.data(TaggedLooksResource.get, { pin_id: room })).map(({ id }) => id)).toContain(other);
    expect((await stranger.data(TaggedLooksResource.get, { pin_id: other })).map(({ id }) => id)).toContain(room);
    expect((await stranger.envelope(TaggedLooksResource.get, { pin_id: '1' })).resource_response.http_status).toBe(404);
    expect(await stranger.data(LiveSessionProductsResource.get, { live_session_id: room })).toEqual([]);
  });

  it('count where a sticker of an idea pin names them, and a page of a shop is shown by its pin', async () => {
    const blocks = [sofa, lamp].map((pinId, index) => ({ ...newStoryBlock(`b${index}`, 'story_pin_product_sticker_block'), pinId }));
    const hidden = { ...newStoryBlock('hidden', 'story_pin_product_sticker_block'), pinId: room, isHidden: true };
    const pages = [{ ...newStoryPage('one'), blocks: [...blocks, hidden] as StoryBlock[] }];
    const draft = await lena.data(StoryPinDraftsResource.create, { creation_id: 'looks', board_id: rooms, pages });
    const { id } = await lena.data(StoryPinDraftPublicationsResource.create, { id: draft.id });
    const pin = await shown(id);
    expect(pin.aggregatedPinData.isShopTheLook).toBe(true);
    expect(pin.pinTags).toEqual([]);
    expect(pin.taggedObjects.map(({ title }) => title)).toEqual(['Harbour sofa, rust', 'Field lamp, clay']);
    const stranger = server.stranger();
    const productsOf = async (pin_id: string) => (await stranger.data(StoryPinTaggedProductsResource.get, { pin_id })).map((one) => one.id);
    expect(await productsOf(id)).toEqual([sofa, lamp]);
    expect((await stranger.data(TaggedLooksResource.get, { pin_id: id })).map((one) => one.id)).toContain(room);
    expect((await stranger.data(TaggedLooksResource.get, { pin_id: room })).map((one) => one.id)).toContain(id);

    const byAddress = (await makePin(server, lena, rooms, { title: 'By its page' })).id;
    const objects = [{ link: 'https://fjell.org/lamp' }];
    await lena.data(PinTagsResource.update, { pin_id: byAddress, tags: [{ pin_tag_key: 'a', x: 0, y: 0, objects }] });
    expect(await productsOf(byAddress)).toEqual([lamp]);

    const { id: save } = await mei.data(RepinResource.create, { pin_id: id, board_id: shop });
    expect(await titles(save)).toEqual(['Harbour sofa, rust', 'Field lamp, clay']);
    await lena.data(BoardResource.update, { board_id: rooms, privacy: 'secret' });
    expect(await titles(save)).toEqual([]);
    await lena.data(BoardResource.update, { board_id: rooms, privacy: 'public' });
  });

  it('are asked for by indexes', async () => {
    // A table of a few rows is read whole wherever its numbers are fresh.
    const rows = await inTransaction(server.core.db, async (trx) => {
      await sql`SET LOCAL enable_seqscan = off`.execute(trx);
      const plan = await sql<{ 'QUERY PLAN': string }>`EXPLAIN SELECT t.pin_id FROM tagged_objects g JOIN pin_tags t ON t.id = g.tag_id
        WHERE g.object_pin_id = 1`.execute(trx);
      return plan.rows;
    });
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/tagged_objects_pin/);
  });
});
