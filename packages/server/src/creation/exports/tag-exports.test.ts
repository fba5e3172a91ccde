import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExportedPins } from '@bowerbird/contract/creation/exports/export-schema.ts';
import { PinPictureEditsResource } from '@bowerbird/contract/creation/picture-edits/calls.ts';
import { PinTagsResource } from '@bowerbird/contract/creation/product-tags/calls.ts';
import { BoardResource, BoardsResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { BoardFeedResource, PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { noPictureEdits } from '@bowerbird/domain/media/picture-edits.ts';
import { makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import { uploadPicture } from '../../testing/multipart.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { act, look } from '../imports/testing/import-cast.ts';
import { archiveOf } from './testing/archive-of.ts';
import { takeOut } from './testing/take-out.ts';

describe('tags and changed pictures of an export', () => {
  let server: TestServer;
  let noor: TestPerson;
  let lena: TestPerson;
  beforeAll(async () => {
    server = await createTestServer();
    noor = await server.person('noor_haddad', 'Noor Haddad');
    lena = await server.person('lena_fjeld', 'Lena Fjeld');
  });
  afterAll(() => server.close());

  const draw = (background: string) =>
    sharp({ create: { width: 300, height: 300, channels: 3, background } })
      .png()
      .toBuffer();
  async function bring(who: TestPerson, username: string, archive: Buffer) {
    await act(server, who, (await look(server, who, archive)).id, { action: 'start' });
    const board = (await who.data(BoardsResource.get, { username })).find(({ name }) => name === 'Pottery')!;
    const [card] = await who.data(BoardFeedResource.get, { board_id: board.id });
    return who.data(PinResource.get, { id: card!.id });
  }

  it('come in without tags that break a rule, and without products that lead nowhere', async () => {
    const shop = { link: 'https://shop.example/bowl', pin: null };
    const good = {
      slot: 0,
      key: 'good',
      x: 0.25,
      y: 0.75,
      products: [shop, { link: null, pin: '77' }, { link: 'javascript:1', pin: null }],
    };
    const pin = {
      title: 'Bowl',
      picture: 'a.png',
      product_tags: [good, { ...good, key: 'no key' }, { ...good, key: 'far', x: 7 }, { ...good, key: 'beside', slot: 1 }],
      topics: ['castles', 'no-such-topic'],
    };
    const { pinTags, taggedObjects } = await bring(noor, 'noor_haddad', await archiveOf([pin], { 'a.png': await draw('#884422') }));
    expect(pinTags).toMatchObject([{ pinTagKey: 'good', slot: 0, x: 0.25, y: 0.75 }]);
    expect(taggedObjects.map(({ link }) => link)).toEqual(['https://shop.example/bowl']);
  });

  it('say nothing of a picture that the archive does not have itself', async () => {
    const secret = await uploadPicture(lena, await draw('#113355'));
    const edits = { ...noPictureEdits, rotate: 90 as const };
    const pin = { title: 'Mine', picture: 'a.png', edits: [{ slot: 0, signature: secret, original: 'b.png', edits }] };
    const mei = await server.person('mei_tan', 'Mei Tan');
    const files = { 'a.png': await draw('#995511'), 'b.png': await draw('#995522') };
    const { id } = await bring(mei, 'mei_tan', await archiveOf([pin], files));
    expect(await mei.data(PinPictureEditsResource.get, { pin_id: id })).toMatchObject([{ position: 0, edits: null }]);
  });

  it('come in behind tags that their owner set meanwhile', async () => {
    const rosa = await server.person('rosa_lind', 'Rosa Lind');
    const tag = { slot: 0, key: 'brought', x: 0.1, y: 0.1, products: [{ link: 'https://shop.example/late', pin: 'more' }] };
    const late = { title: 'Late', picture: 'a.png', product_tags: [tag] };
    const { id } = await bring(rosa, 'rosa_lind', await archiveOf([late], { 'a.png': await draw('#775511') }));
    const own = [{ pin_tag_key: 'own', x: 0.5, y: 0.5, objects: [{ link: 'https://shop.example/own' }] }];
    await rosa.data(PinTagsResource.update, { pin_id: id, tags: own });
    const more = await archiveOf([{ id: 'more', title: 'More', picture: 'b.png' }], { 'b.png': await draw('#774411') });
    await bring(rosa, 'rosa_lind', more);
    const { pinTags } = await rosa.data(PinResource.get, { id });
    expect(pinTags.map(({ pinTagKey }) => pinTagKey)).toEqual(['own']);
  });

  it('go out without products that their person may not see any more', async () => {
    const rooms = await makeBoard(noor, 'Rooms');
    const shop = await makeBoard(lena, 'Shop');
    const lamp = await makePin(server, lena, shop.id, { title: 'Lamp', link: 'https://fjell.example/lamp' });
    const room = await makePin(server, noor, rooms.id, { title: 'Room' });
    const tags = [
      { pin_tag_key: 'lamp', x: 0.5, y: 0.5, objects: [{ pin_id: lamp.id }] },
      { pin_tag_key: 'rug', x: 0.5, y: 0.8, objects: [{ link: 'https://fjell.example/rug' }] },
    ];
    await noor.data(PinTagsResource.update, { pin_id: room.id, tags });
    const linksOf = async () => {
      const { pins } = JSON.parse((await takeOut(server, noor)).get('boards/rooms/pins.json')!.toString()) as ExportedPins;
      return pins[0]!.product_tags?.flatMap(({ products }) => products);
    };
    const rug = { link: 'https://fjell.example/rug', pin: null };
    expect(await linksOf()).toEqual([{ link: 'https://fjell.example/lamp', pin: null }, rug]);
    await lena.data(BoardResource.update, { board_id: shop.id, privacy: 'secret' });
    expect(await linksOf()).toEqual([rug]);
  });
});
