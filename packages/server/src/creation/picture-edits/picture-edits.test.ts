import sharp from 'sharp';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PinDraftPublicationsResource, PinDraftsResource } from '@bowerbird/contract/creation/pin-drafts/calls.ts';
import { PinPictureEditsResource } from '@bowerbird/contract/creation/picture-edits/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { noPictureEdits, type PictureEdits } from '@bowerbird/domain/media/picture-edits.ts';
import { purgePictures } from '../../pinning/pictures/forget-pictures.service.ts';
import { receivePicture } from '../../pinning/pictures/index.ts';
import { makeBoard } from '../../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';

type Color = readonly [number, number, number];

/** Four quarters: red and green above, blue and grey below. */
async function quarters(): Promise<Buffer> {
  const tile = (color: Color) => ({
    create: { width: 100, height: 150, channels: 3 as const, background: { r: color[0], g: color[1], b: color[2] } },
  });
  return sharp({ create: { width: 200, height: 300, channels: 3, background: '#808080' } })
    .composite([
      { input: tile([255, 0, 0]), left: 0, top: 0 },
      { input: tile([0, 255, 0]), left: 100, top: 0 },
      { input: tile([0, 0, 255]), left: 0, top: 150 },
    ])
    .png()
    .toBuffer();
}

describe('the changed picture of a pin', () => {
  let server: TestServer;
  let mei: TestPerson;
  let noor: TestPerson;
  let boardId: string;
  let original: string;
  let made = 0;

  beforeAll(async () => {
    server = await createTestServer();
    mei = await server.person('mei_tan', 'Mei Tan');
    noor = await server.person('noor_haddad', 'Noor Haddad');
    boardId = (await makeBoard(mei, 'Tiles')).id;
    original = await bring(mei.userId);
  });
  afterAll(() => server.close());

  async function bring(userId: string): Promise<string> {
    const bytes = await quarters();
    const source = (async function* () {
      yield bytes;
    })();
    return (await receivePicture(server.core, userId, source)).signature;
  }
  const draft = (items: readonly { edits?: Partial<PictureEdits>; signature?: string }[]) =>
    mei.data(PinDraftsResource.create, {
      creation_id: `changed-${(made += 1)}`,
      board_id: boardId,
      title: 'Quarters',
      items: items.map(({ edits, signature = original }, at) => ({
        id: `p${at}`,
        image_signature: signature,
        edits: edits ? { ...noPictureEdits, ...edits } : null,
      })),
    });
  const publish = (id: string) => mei.data(PinDraftPublicationsResource.create, { id });
  const look = async (signature: string) => {
    const file = await server.core.media.findOriginal(signature);
    const { data, info } = await sharp(file!).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
    return { width: info.width, height: info.height, at };
  };

  it('is cut, mirrored and turned exactly, and the original stays for changing it again', async () => {
    const edits = { crop: { x: 0, y: 0, w: 0.5, h: 0.5 }, isFlipped: true, rotate: 90 } as const;
    const made = await draft([{ edits }]);
    const pin = await publish(made.id);
    expect(pin.imageSignature).not.toBe(original);
    const { width, height, at } = await look(pin.imageSignature);
    // Mirrored, green is at the left; a turn brings blue's neighbour, the grey, to the top left.
    expect([width, height]).toEqual([150, 100]);
    expect(at(75, 50)).toEqual([128, 128, 128]);
    await sql`UPDATE pictures SET created_at = now() - interval '7 days'`.execute(server.core.db);
    await sql`UPDATE picture_uploads SET created_at = now() - interval '7 days'`.execute(server.core.db);
    await purgePictures(server.core);
    expect(await server.core.media.findOriginal(original)).not.toBeNull();
    const { rows } = await sql`SELECT position, edits FROM pin_picture_edits WHERE pin_id = ${pin.id}`.execute(server.core.db);
    expect(rows).toEqual([{ position: 0, edits: { ...noPictureEdits, ...edits } }]);
  });

  it('holds nothing but picture when it is straightened', async () => {
    const { id } = await draft([{ edits: { straighten: 10, crop: { x: 0.25, y: 0.25, w: 0.5, h: 0.5 } } }]);
    const { width, height, at } = await look((await publish(id)).imageSignature);
    expect([width, height]).toEqual([100, 150]);
    // Each corner is still in its quarter, and none is the white beside the picture.
    expect([at(5, 5), at(94, 5), at(5, 144), at(94, 144)]).toEqual([
      [255, 0, 0],
      [0, 255, 0],
      [0, 0, 255],
      [128, 128, 128],
    ]);
  });

  it('is lit as the builder showed it', async () => {
    const { id } = await draft([{ edits: { brightness: 50, contrast: -100 } }]);
    const { at } = await look((await publish(id)).imageSignature);
    // 128 × 1.25 = 160, and half as far from the middle as that.
    expect(at(190, 290)[0]).toBeCloseTo(160 * 0.5 + 127.5 * 0.5, -0.5);
  });

  it('stands in every slot of a carousel, and the same edits twice make one picture', async () => {
    const edits = { crop: { x: 0, y: 0, w: 1, h: 0.5 } };
    const { id } = await draft([{}, { edits }, { edits }]);
    const pin = await publish(id);
    const sizes = pin.carouselData!.slots.map(({ images }) => images['736x']!.height);
    expect(sizes).toEqual([300, 150, 150]);
    expect(pin.imageSignature).toBe(original);
  });

  const rotated = { ...noPictureEdits, rotate: 90 } as const;
  const set = (pin_id: string, position: number, edits: PictureEdits | null, who: TestPerson = mei) =>
    who.envelope(PinPictureEditsResource.update, { pin_id, pictures: [{ position, edits }] });
  const shown = async (id: string) => (await server.stranger().data(PinResource.get, { id })).imageSignature;

  it('is changed once the pin is out, always from what it was, and saves of others keep theirs', async () => {
    const { id } = await publish((await draft([{ edits: { crop: { x: 0, y: 0, w: 1, h: 0.5 } } }])).id);
    const before = await shown(id);
    const noors = (await makeBoard(noor, 'Seen')).id;
    const saved = await noor.data(RepinResource.create, { pin_id: id, board_id: noors });
    const [picture] = await mei.data(PinPictureEditsResource.get, { pin_id: id });
    expect(picture).toMatchObject({ position: 0, width: 200, height: 300, edits: { crop: { h: 0.5 } } });
    const [once, twice] = [await set(id, 0, rotated), await set(id, 0, rotated)];
    expect(twice.resource_response.data!.imageSignature).toBe(once.resource_response.data!.imageSignature);
    const { width, height } = await look(await shown(id));
    expect([width, height]).toEqual([300, 200]);
    expect(await shown(saved.id)).toBe(before);
    await set(id, 0, null);
    expect(await shown(id)).toBe(original);
    expect(await mei.data(PinPictureEditsResource.get, { pin_id: id })).toMatchObject([{ position: 0, edits: null }]);
  });

  it('is changed in one place of a carousel, and the others stay', async () => {
    const { id } = await publish((await draft([{}, {}])).id);
    await set(id, 1, rotated);
    const { carouselData } = await server.stranger().data(PinResource.get, { id });
    expect(carouselData!.slots.map(({ images }) => images['736x']!.height)).toEqual([300, 200]);
    expect(await shown(id)).toBe(original);
  });

  it('is changed by nobody else, not in a save, and not where there is none', async () => {
    const { id } = await publish((await draft([{}])).id);
    const saved = await noor.data(RepinResource.create, { pin_id: id, board_id: (await makeBoard(noor, 'Mine')).id });
    const nameOf = async (reply: ReturnType<typeof set>) => (await reply).resource_response.error?.name;
    expect(await nameOf(set(id, 0, rotated, noor))).toBe('forbidden');
    expect(await nameOf(set(saved.id, 0, rotated, noor))).toBe('bad_input');
    expect(await nameOf(set(id, 1, rotated))).toBe('bad_input');
    expect(await shown(id)).toBe(original);
  });

  it('is made of nothing that its maker may not see', async () => {
    const secret = await receivePicture(
      server.core,
      noor.userId,
      (async function* () {
        yield await sharp({ create: { width: 60, height: 60, channels: 3, background: '#123456' } })
          .png()
          .toBuffer();
      })(),
    );
    const { id } = await draft([{ signature: secret.signature, edits: { rotate: 90 } }]);
    const { resource_response: refused } = await mei.envelope(PinDraftPublicationsResource.create, { id });
    expect(refused.error).toMatchObject({ name: 'bad_input' });
    expect(noor.userId).not.toBe(mei.userId);
  });
});
