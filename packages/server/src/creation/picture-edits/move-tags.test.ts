import sharp from 'sharp';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PinDraftPublicationsResource, PinDraftsResource } from '@bowerbird/contract/creation/pin-drafts/calls.ts';
import { PinPictureEditsResource } from '@bowerbird/contract/creation/picture-edits/calls.ts';
import { PinTagsResource, StoryPinTaggedProductsResource, TaggedLooksResource } from '@bowerbird/contract/creation/product-tags/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { noPictureEdits, type PictureEdits } from '@bowerbird/domain/media/picture-edits.ts';
import { makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import { uploadPicture } from '../../testing/multipart.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';

/** A grey picture with a red spot and a blue one. A bit of grey tells one from another. */
async function spots(grey: number): Promise<Buffer> {
  const spot = (background: string) =>
    sharp({ create: { width: 24, height: 24, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp({ create: { width: 200, height: 300, channels: 3, background: { r: grey, g: grey, b: grey } } })
    .composite([
      { input: await spot('#ff0000'), left: 38, top: 63 },
      { input: await spot('#0000ff'), left: 138, top: 213 },
    ])
    .png()
    .toBuffer();
}

describe('the tags of a picture that is changed', () => {
  let server: TestServer;
  let mei: TestPerson;
  let noor: TestPerson;
  let board: string;
  let seen: string;
  let made = 0;
  let drawn = 0;
  beforeAll(async () => {
    server = await createTestServer();
    mei = await server.person('mei_tan', 'Mei Tan');
    noor = await server.person('noor_haddad', 'Noor Haddad');
    board = (await makeBoard(mei, 'Tiles')).id;
    seen = (await makeBoard(noor, 'Seen')).id;
  });
  afterAll(() => server.close());

  const red = { pin_tag_key: 'red', x: 0.25, y: 0.25, objects: [{ link: 'https://shop.example/red' }] };
  const blue = { pin_tag_key: 'blue', x: 0.75, y: 0.75, objects: [{ link: 'https://shop.example/blue' }] };
  const topLeft = { crop: { x: 0, y: 0, w: 0.5, h: 0.5 } };
  async function publish(pictures = 1): Promise<string> {
    const items = await Promise.all(
      Array.from({ length: pictures }, async (_, at) => ({
        id: `p${at}`,
        image_signature: await uploadPicture(mei, await spots(100 + (drawn += 1))),
      })),
    );
    const draft = await mei.data(PinDraftsResource.create, { creation_id: `spots-${(made += 1)}`, board_id: board, title: 'Spots', items });
    return (await mei.data(PinDraftPublicationsResource.create, { id: draft.id })).id;
  }
  async function tagged(): Promise<string> {
    const pin_id = await publish();
    await mei.data(PinTagsResource.update, { pin_id, tags: [red, blue] });
    return pin_id;
  }
  const set = (pin_id: string, edits: Partial<PictureEdits> | null, position = 0) =>
    mei.data(PinPictureEditsResource.update, { pin_id, pictures: [{ position, edits: edits && { ...noPictureEdits, ...edits } }] });
  const shown = (id: string) => server.stranger().data(PinResource.get, { id });
  const places = async (id: string) => (await shown(id)).pinTags.map(({ slot, pinTagKey, x, y }) => [slot, pinTagKey, x, y]);
  const save = (pin_id: string) => noor.data(RepinResource.create, { pin_id, board_id: seen });

  it.each<[string, Partial<PictureEdits>]>([
    ['mirrored', { isFlipped: true }],
    ['turned', { rotate: 90 }],
    ['mirrored and turned', { isFlipped: true, rotate: 270 }],
    ['straightened', { straighten: 12, crop: { x: 0.15, y: 0.15, w: 0.7, h: 0.7 } }],
    ['straightened the other way after a turn', { rotate: 90, straighten: -9, crop: { x: 0.12, y: 0.12, w: 0.76, h: 0.76 } }],
    ['cut', { crop: { x: 0.1, y: 0.1, w: 0.8, h: 0.7 } }],
  ])('stay on what they point at where it is %s', async (_how, edits) => {
    const { pinTags, imageSignature } = await set(await tagged(), edits);
    const { data, info } = await sharp((await server.core.media.findOriginal(imageSignature))!)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const colors = pinTags.map(({ pinTagKey, x, y }) => {
      const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
      return [pinTagKey, data[at], data[at + 2]];
    });
    expect(colors).toEqual([
      ['red', 255, 0],
      ['blue', 0, 255],
    ]);
  });

  it('are hidden where their place is cut off, and come back with it', async () => {
    const id = await tagged();
    await set(id, topLeft);
    expect(await places(id)).toEqual([[0, 'red', 0.5, 0.5]]);
    expect((await shown(id)).taggedObjects.map(({ link }) => link)).toEqual(['https://shop.example/red']);
    // Whoever sets the tags that are shown takes no hidden one away.
    await mei.data(PinTagsResource.update, { pin_id: id, tags: [{ ...red, x: 0.4, y: 0.5 }] });
    await set(id, { ...topLeft, isFlipped: true, crop: { x: 0.5, y: 0, w: 0.5, h: 1 } });
    await set(id, null);
    expect(await places(id)).toEqual([
      [0, 'red', 0.2, 0.25],
      [0, 'blue', 0.75, 0.75],
    ]);
  });

  it('lead nowhere while they are hidden', async () => {
    const shop = await makePin(server, noor, seen, { title: 'Spoon', link: 'https://shop.example/spoon' });
    const other = await publish();
    const id = await publish();
    for (const pin_id of [id, other])
      await mei.data(PinTagsResource.update, { pin_id, tags: [{ ...blue, objects: [{ pin_id: shop.id }] }] });
    const looks = async () => (await server.stranger().data(TaggedLooksResource.get, { pin_id: other })).map((pin) => pin.id);
    const products = () => server.stranger().data(StoryPinTaggedProductsResource.get, { pin_id: id });
    expect([await looks(), await products()]).toMatchObject([[id], [{ id: shop.id }]]);
    await set(id, topLeft);
    expect([await looks(), await products()]).toEqual([[], []]);
  });

  it('are no more than a picture takes when they come back', async () => {
    const id = await tagged();
    await set(id, topLeft);
    const many = Array.from({ length: 24 }, (_, at) => ({ ...red, pin_tag_key: `red${at}`, x: 0.5, y: 0.5 }));
    await mei.data(PinTagsResource.update, { pin_id: id, tags: many });
    await set(id, null);
    expect(await places(id)).toHaveLength(24);
    await mei.data(PinTagsResource.update, { pin_id: id, tags: many.slice(1) });
    await set(id, { isFlipped: true });
    expect(await places(id)).toContainEqual([0, 'blue', 0.25, 0.75]);
  });

  it('stay as they were on saves, which show the picture of before', async () => {
    const id = await tagged();
    const early = await save(id);
    await set(id, { brightness: 20 });
    await set(id, topLeft);
    const late = await save(id);
    const before = [
      [0, 'red', 0.25, 0.25],
      [0, 'blue', 0.75, 0.75],
    ];
    expect([await places(early.id), await places(late.id)]).toEqual([before, [[0, 'red', 0.5, 0.5]]]);
    expect((await shown(early.id)).taggedObjects).toHaveLength(2);
    // The pin shows what the save shows again, and each has its tags once.
    await mei.data(PinTagsResource.update, { pin_id: id, tags: [{ ...red, x: 0.6, y: 0.6 }] });
    await set(id, null);
    const now = [
      [0, 'red', 0.3, 0.3],
      [0, 'blue', 0.75, 0.75],
    ];
    expect([await places(id), await places(early.id), await places(late.id)]).toEqual([now, now, [[0, 'red', 0.6, 0.6]]]);
  });

  it('move in the picture of a carousel that is changed alone, and stay on saves of it', async () => {
    const id = await publish(2);
    await mei.data(PinTagsResource.update, { pin_id: id, tags: [red, { ...red, slot: 1 }] });
    const saved = await save(id);
    await server.settle();
    await set(id, { rotate: 180 }, 1);
    expect(await places(id)).toEqual([
      [0, 'red', 0.25, 0.25],
      [1, 'red', 0.75, 0.75],
    ]);
    expect(await places(saved.id)).toEqual([
      [0, 'red', 0.25, 0.25],
      [1, 'red', 0.25, 0.25],
    ]);
  });

  it('lie in a draft on what its picture was, and on what is shown once the pin is out', async () => {
    const image_signature = await uploadPicture(mei, await spots(100 + (drawn += 1)));
    const items = [{ id: 'one', image_signature, edits: { ...noPictureEdits, ...topLeft }, tags: [red, blue] }];
    const draft = await mei.data(PinDraftsResource.create, { creation_id: 'cut', board_id: board, title: 'Spots', items });
    const { id } = await mei.data(PinDraftPublicationsResource.create, { id: draft.id });
    expect(await places(id)).toEqual([[0, 'red', 0.5, 0.5]]);
    await set(id, { rotate: 180 });
    expect(await places(id)).toEqual([
      [0, 'red', 0.75, 0.75],
      [0, 'blue', 0.25, 0.25],
    ]);
  });

  it('are kept for saves only where there are some', async () => {
    const id = await tagged();
    await set(id, { rotate: 90 });
    const { rows } = await sql`SELECT picture_id FROM pin_tags WHERE pin_id = ${id}`.execute(server.core.db);
    expect(rows).toEqual([{ picture_id: null }, { picture_id: null }]);
  });
});
