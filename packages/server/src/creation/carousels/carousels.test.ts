import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PinDraftPublicationsResource, PinDraftsResource } from '@bowerbird/contract/creation/pin-drafts/calls.ts';
import { ScheduledPinsResource } from '@bowerbird/contract/creation/scheduled-pins/calls.ts';
import { PinResource, UserPinsResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import { purgePictures } from '../../pinning/pictures/forget-pictures.service.ts';
import { makeBoard, uploadedPicture } from '../../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';

describe('carousels', () => {
  let server: TestServer;
  let mei: TestPerson;
  let sam: TestPerson;
  let board: Board;
  let made = 0;

  beforeAll(async () => {
    server = await createTestServer();
    mei = await server.person('mei_tan', 'Mei Tan');
    sam = await server.person('sam_okoye', 'Sam Okoye');
    board = await makeBoard(mei, 'Kilns');
  });
  afterAll(() => server.close());

  const items = (count: number) =>
    Promise.all(
      Array.from({ length: count }, async (_, index) => ({
        id: `item-${index}`,
        image_signature: await uploadedPicture(server, mei.userId),
        title: `Step ${index}`,
        description: `How to do ${index}`,
        link: index === 1 ? 'kilns.example/one' : '',
        alt_text: `Picture ${index}`,
      })),
    );
  const draft = async (count: number) =>
    mei.data(PinDraftsResource.create, {
      creation_id: `draft-${(made += 1)}`,
      title: 'Building a kiln',
      description: 'In steps',
      board_id: board.id,
      items: await items(count),
    });

  it('begin with the second picture and end when one is left', async () => {
    const { id, type } = await draft(1);
    expect(type).toBe('single');
    expect((await mei.data(PinDraftsResource.update, { id, items: await items(2) })).type).toBe('carousel');
    expect((await mei.data(PinDraftsResource.update, { id, items: await items(1) })).type).toBe('single');
    const tooMany = await mei.envelope(PinDraftsResource.update, { id, items: await items(6) });
    expect(tooMany.resource_response.http_status).toBe(400);
  });

  it.each(['upload', 'picture'])('hold no film, which stands alone, however a caller names its %s', async (named) => {
    const { db } = server.core;
    const [film, still] = await items(2);
    const upload = (made += 1).toString(16).padStart(32, '0');
    await sql`UPDATE pictures SET kind = 2, video = ${JSON.stringify({ signature: 'ab'.repeat(32), width: 720, height: 1280, duration: 4_000 })}::jsonb
      WHERE signature = decode(${film!.image_signature}, 'hex')`.execute(db);
    await sql`INSERT INTO video_uploads (id, user_id, name, bytes, edits, status, picture_id)
      SELECT ${upload}, ${mei.userId}, 'kiln.mov', 10, '{"trimStart":0,"trimEnd":null,"isMuted":false,"posterAt":null}', 'ready', id
      FROM pictures WHERE signature = decode(${film!.image_signature}, 'hex')`.execute(db);
    const first = named === 'upload' ? { id: 'film', upload_id: upload } : film!;
    const { id } = await draft(1);
    expect(await mei.data(PinDraftsResource.update, { id, items: [first, still!] })).toMatchObject({ mediaError: { rule: 'film_alone' } });
    const tries = [
      await mei.envelope(PinDraftPublicationsResource.create, { id }),
      await mei.envelope(ScheduledPinsResource.create, { draft_id: id, scheduled_ts: Math.floor(Date.now() / 1000) + 86_400 }),
    ];
    for (const { resource_response: reply } of tries)
      expect(reply.error?.extraData?.fields).toEqual([expect.objectContaining({ field: 'items', rule: 'film_alone' })]);
    expect(await mei.data(PinDraftsResource.update, { id, items: [first] })).toMatchObject({ mediaError: null });
  });

  it('show their pictures in order, the first with what the pin says', async () => {
    const { id } = await draft(3);
    const pin = await mei.data(PinDraftPublicationsResource.create, { id });
    const { carouselData } = await server.stranger().data(PinResource.get, { id: pin.id });
    expect(carouselData).toMatchObject({
      index: 0,
      slots: [
        { id: '0', title: 'Building a kiln', details: 'In steps', link: null },
        { id: '1', title: 'Step 1', details: 'How to do 1', altText: 'Picture 1', link: 'https://kilns.example/one' },
        { id: '2', title: 'Step 2', link: null },
      ],
    });
    const [first] = carouselData!.slots;
    expect(first!.images['236x']).toEqual({ url: pin.images['236x']!.url, width: 236, height: 354 });
    const [card] = await mei.data(UserPinsResource.get, { username: 'mei_tan' });
    expect(card!.carouselData!.slots).toHaveLength(3);
  });

  it('say what their owner changes, the first what the pin says', async () => {
    const { id } = await draft(3);
    const pin = await mei.data(PinDraftPublicationsResource.create, { id });
    const changed = await mei.data(PinResource.update, {
      id: pin.id,
      title: 'Firing a kiln',
      alt_text: 'A kiln at night',
      carousel_slots: [
        { id: '1', title: ' Stack ', link: '' },
        { id: '2', alt_text: 'Ash', link: 'kilns.example/two' },
      ],
    });
    expect(changed.carouselData!.slots).toMatchObject([
      { title: 'Firing a kiln', details: 'In steps', altText: 'A kiln at night', link: null },
      { title: 'Stack', details: 'How to do 1', altText: 'Picture 1', link: null },
      { title: 'Step 2', altText: 'Ash', link: 'https://kilns.example/two' },
    ]);
  });

  it.each([
    ['a text that is too long', [{ id: '2', title: 'x'.repeat(101) }], 'carousel_slots'],
    ['a link that is none', [{ id: '1', link: 'javascript:alert(1)' }], 'items.1.link'],
    ['a picture that they do not have', [{ id: '4', title: 'Five' }], 'carousel_slots'],
  ])('refuse %s, and stay as they are', async (_, carousel_slots, field) => {
    const { id } = await draft(3);
    const pin = await mei.data(PinDraftPublicationsResource.create, { id });
    const { resource_response: reply } = await mei.envelope(PinResource.update, { id: pin.id, title: 'Changed', carousel_slots });
    expect([reply.http_status, reply.error?.extraData?.fields?.[0]?.field]).toEqual([400, field]);
    expect((await mei.data(PinResource.get, { id: pin.id })).title).toBe('Building a kiln');
    const hers = await sam.envelope(PinResource.update, { id: pin.id, carousel_slots: [{ id: '1', title: 'Mine' }] });
    expect(hers.resource_response.http_status).toBe(403);
  });

  it('are none with one picture', async () => {
    const { id } = await draft(1);
    expect((await mei.data(PinDraftPublicationsResource.create, { id })).carouselData).toBeNull();
  });

  it('are saved whole, and keep their pictures', async () => {
    const { id, items: kept } = await draft(2);
    const pin = await mei.data(PinDraftPublicationsResource.create, { id });
    const own = await makeBoard(sam, 'Ideas');
    const { id: saved } = await sam.data(RepinResource.create, { pin_id: pin.id, board_id: own.id });
    await server.settle();
    expect((await sam.data(PinResource.get, { id: saved })).carouselData?.slots.map(({ title }) => title)).toEqual([
      'Building a kiln',
      'Step 1',
    ]);
    await sql`UPDATE pictures SET created_at = created_at - interval '3 days'`.execute(server.core.db);
    await sql`UPDATE picture_uploads SET created_at = created_at - interval '3 days'`.execute(server.core.db);
    await purgePictures(server.core);
    const { rows } = await sql<{ n: number }>`SELECT count(*)::int n FROM pictures
      WHERE encode(signature, 'hex') = ${kept[1]!.media!.signature}`.execute(server.core.db);
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('are refused with a picture that is not theirs, and stay drafts', async () => {
    const [one] = await items(1);
    const hers = { id: 'two', image_signature: await uploadedPicture(server, sam.userId) };
    const { id } = await mei.data(PinDraftsResource.create, { creation_id: 'stolen', board_id: board.id, items: [one!, hers] });
    expect((await mei.envelope(PinDraftPublicationsResource.create, { id })).resource_response.http_status).toBe(400);
    const found = (await mei.data(PinDraftsResource.get, {})).find((other) => other.id === id);
    expect(found?.mediaError?.rule).toBe('unknown_picture');
  });
});
