import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { BoardSectionResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import { makeBoard, uploadedPicture } from '../../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { dropOldCards } from './board-cards.service.ts';

const COLOURS = ['#ff0000', '#00ff00', '#0000ff', '#ffff00', '#ff00ff'] as const;
const CORNER = '#f3f3f7';

describe('the card of a board', () => {
  let server: TestServer;
  let ines: TestPerson;
  let jars: Board;
  const pins: string[] = [];
  // Each picture has another height: the same bytes would be one picture.
  let drawn = 0;
  beforeAll(async () => {
    server = await createTestServer();
    ines = await server.person('ines_duarte');
    jars = await makeBoard(ines, 'Jars');
    for (const colour of COLOURS) pins.push(await pinOf(colour, jars));
  });
  afterAll(() => server.close());

  /** Pins a picture of one colour, whose file is there. */
  async function pinOf(colour: string, board: Board, person = ines): Promise<string> {
    const bytes = await sharp({ create: { width: 400, height: (drawn += 1) + 600, channels: 3, background: colour } })
      .png()
      .toBuffer();
    const { signature } = await server.core.media.storePicture(once(bytes));
    const known = await uploadedPicture(server, person.userId);
    await server.core.db
      .updateTable('pictures')
      .set({ signature: Buffer.from(signature, 'hex') })
      .where('signature', '=', Buffer.from(known, 'hex'))
      .execute();
    return (await person.data(PinResource.create, { board_id: board.id, image_signature: signature })).id;
  }
  async function* once(bytes: Uint8Array) {
    yield bytes;
  }
  const card = (id = jars.id, headers: Record<string, string> = {}) =>
    server.stranger().request({ method: 'GET', url: `/widgets/boards/${id}/card.jpg?v=1`, headers });
  /** Which of the colours stand in the middle of the card, from left to right. */
  async function coloursOf(bytes: Uint8Array): Promise<string[]> {
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3)];
    const near = (pixel: number[]) =>
      [...COLOURS, CORNER].find((colour) =>
        pixel.every((part, index) => Math.abs(part - parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16)) < 24),
      );
    const row = Array.from({ length: info.width }, (_, x) => near(at(x, 400)) ?? '');
    expect(near(at(44, 44))).toBe(CORNER);
    return row.filter(
      (colour, index) =>
        colour !== '' && colour !== CORNER && colour !== row.slice(0, index).findLast((before) => before !== '' && before !== CORNER),
    );
  }

  it('shows its newest four pictures as arches, in the size of link previews', async () => {
    const { status, raw, headers } = await card();
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'image/jpeg' });
    expect(await sharp(raw).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    expect(await coloursOf(raw)).toEqual(COLOURS.slice(1).toReversed());
  });

  it('begins with the chosen picture', async () => {
    await ines.data(BoardResource.update, { board_id: jars.id, cover_pin_id: pins[0]! });
    expect(await coloursOf((await card()).raw)).toEqual([COLOURS[0], ...COLOURS.slice(2).toReversed()]);
  });

  it('is there of a section with its pictures alone, as long as the section is', async () => {
    const tools = await makeBoard(ines, 'Tools');
    await pinOf('#ff0000', tools);
    const section = await ines.data(BoardSectionResource.create, { board_id: tools.id, title: 'Wheels' });
    const id = await pinOf('#00ff00', tools);
    await server.core.db.updateTable('pins').set({ section_id: section.id }).where('id', '=', id).execute();
    const get = () => server.stranger().request({ method: 'GET', url: `/widgets/sections/${section.id}/card.jpg` });
    expect(await coloursOf((await get()).raw)).toEqual(['#00ff00']);
    await server.core.db.updateTable('sections').set({ deleted_at: new Date() }).where('id', '=', section.id).execute();
    expect((await get()).status).toBe(404);
  });

  it('is drawn once, sent once, and let go of after a day', async () => {
    const folder = join(server.core.config.dataDir, 'board-cards');
    const before = await readdir(folder);
    const { headers } = await card();
    expect(await card(jars.id, { 'if-none-match': String(headers.etag) })).toMatchObject({ status: 304, body: '' });
    expect(await readdir(folder)).toEqual(before);
    await dropOldCards(server.core);
    expect(await readdir(folder)).toEqual(before);
    server.clock.now += 25 * 60 * 60 * 1000;
    await dropOldCards(server.core);
    expect(await readdir(folder)).toEqual([]);
  });

  it('shows nothing that a minor or somebody private put there, and a few pictures where there are no more', async () => {
    const lids = await makeBoard(ines, 'Lids');
    await pinOf('#00ff00', lids);
    for (const change of [{ birthday: '2013-05-05' }, { is_private: true }]) {
      const person = await server.person(`p_${Object.keys(change)[0]}`);
      const id = await pinOf('#ff0000', await makeBoard(person, 'Own'), person);
      await server.core.db.updateTable('pins').set({ board_id: lids.id }).where('id', '=', id).execute();
      await server.core.db.updateTable('users').set(change).where('id', '=', person.userId).execute();
    }
    expect(await coloursOf((await card(lids.id)).raw)).toEqual(['#00ff00']);
  });

  it('is not there for what machines may not be told of, at once', async () => {
    await ines.data(BoardResource.update, { board_id: jars.id, privacy: 'secret' });
    expect((await card()).status).toBe(404);
    await ines.data(BoardResource.update, { board_id: jars.id, privacy: 'protected' });
    expect((await card()).status).toBe(404);
    const empty = await makeBoard(ines, 'Empty');
    for (const id of [empty.id, '1', 'x', '9999999999999999999']) expect((await card(id)).status).toBe(404);
  });
});
