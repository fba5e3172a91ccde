import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BoardsResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { BoardFeedResource, PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { archiveFile } from '../../account/data-export/make-archive.service.ts';
import { joinBoard, makeBoard } from '../../pinning/testing/pinning-cast.ts';
import { uploadPicture } from '../../testing/multipart.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { act, goOn, look } from '../imports/testing/import-cast.ts';
import { newestExport, takeOut } from './testing/take-out.ts';

const draw = (background: string) =>
  sharp({ create: { width: 300, height: 300, channels: 3, background } })
    .png()
    .toBuffer();

describe('boards of one name, an own open one and secret ones of others', () => {
  let home: TestServer;
  let away: TestServer;
  beforeAll(async () => {
    [home, away] = [await createTestServer(), await createTestServer()];
  });
  afterAll(async () => {
    await home.close();
    await away.close();
  });
  const pinOn = async (mei: TestPerson, boardId: string, title: string, color: string) =>
    mei.data(PinResource.create, { board_id: boardId, image_signature: await uploadPicture(mei, await draw(color)), title });

  it('stay apart where they are brought in, and what was secret stays so', async () => {
    const mei = await home.person('mei_tan', 'Mei Tan');
    await pinOn(mei, (await makeBoard(mei, 'Ideas')).id, 'For all', '#c8553d');
    for (const [username, name, title, color] of [
      ['lena_fjeld', 'Ideas', 'Surprise', '#3d55c8'],
      ['omar_aziz', 'ideas', 'Present', '#55c83d'],
    ] as const) {
      const other = await home.person(username, 'Somebody');
      const secret = await makeBoard(other, name, { privacy: 'secret' });
      await joinBoard(other, mei, secret.id);
      await pinOn(mei, secret.id, title, color);
    }
    await takeOut(home, mei);
    const archive = await readFile(archiveFile(home.core.config, await newestExport(mei)));
    const there = await away.person('mei_away', 'Mei Tan');
    const seen = await look(away, there, archive);
    expect(seen.boards.map(({ board_name, items }) => [board_name, items])).toEqual([
      ['Ideas', 1],
      ['Ideas (2)', 1],
      ['ideas (3)', 1],
    ]);
    await act(away, there, seen.id, { action: 'start' });
    await goOn(away);
    const stranger = await away.person('ada_ray', 'Ada Ray');
    const titlesFor = async (caller: TestPerson) => {
      const boards = await caller.data(BoardsResource.get, { username: 'mei_away' });
      const pins = await Promise.all(boards.map(({ id }) => caller.data(BoardFeedResource.get, { board_id: id })));
      return boards
        .map(({ name, privacy }, at) => [name, privacy, ...pins[at]!.map(({ title }) => title)] as const)
        .toSorted(([one], [other]) => one.localeCompare(other));
    };
    expect(await titlesFor(stranger)).toEqual([['Ideas', 'public', 'For all']]);
    expect(await titlesFor(there)).toEqual([
      ['Ideas', 'public', 'For all'],
      ['Ideas (2)', 'secret', 'Surprise'],
      ['ideas (3)', 'secret', 'Present'],
    ]);
  });
});
