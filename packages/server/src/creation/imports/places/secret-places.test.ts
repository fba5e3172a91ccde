import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { ImportsResource } from '@bowerbird/contract/creation/imports/calls.ts';
import type { ExportedPin, ExportManifest } from '@bowerbird/contract/creation/exports/export-schema.ts';
import { makeBoard } from '../../../pinning/testing/pinning-cast.ts';
import type { TestPerson, TestServer } from '../../../testing/test-server.ts';
import { act, bookmarks, folder, importCast, link, look } from '../testing/import-cast.ts';

type Board = ExportManifest['boards'][number];

describe('what was to be secret', () => {
  const cast = importCast();
  let server: TestServer;
  let noor: TestPerson;
  beforeEach(() => void ({ server, noor } = cast));
  const placed = async () => {
    const boards = await cast.boardsOf();
    return boards
      .map(({ name, privacy, pin_count: pins }) => ({ name, privacy, pins }))
      .toSorted((one, other) => one.name.localeCompare(other.name));
  };
  const placesOf = ({ boards }: Awaited<ReturnType<typeof look>>) =>
    boards.map(({ board_id, board_name, section_name }) => [board_name, section_name, board_id]);

  it('goes to a board of its own where the one of its name is more open, and the look says so', async () => {
    await makeBoard(noor, 'Gifts');
    const rings = folder(
      'Gifts',
      link(cast.openSite('gift.example'), 'Ring') + folder('Books', link(cast.openSite('book.example'), 'Atlas')),
    );
    const seen = await look(server, noor, bookmarks(rings));
    expect(placesOf(seen)).toEqual([
      ['Gifts (2)', null, null],
      ['Gifts (2)', 'Books', null],
    ]);
    expect(seen.boards.map(({ taken_name: taken }) => taken)).toEqual(['Gifts', 'Gifts']);
    await act(server, noor, seen.id, { action: 'start' });
    expect(await placed()).toEqual([
      { name: 'Gifts', privacy: 'public', pins: 0 },
      { name: 'Gifts (2)', privacy: 'secret', pins: 2 },
    ]);
    // More of it finds the board that was made for it.
    const more = await look(server, noor, bookmarks(folder('Gifts', link(cast.openSite('more.example'), 'Scarf'))));
    expect(placesOf(more)).toEqual([['Gifts (2)', null, expect.stringMatching(/^\d+$/)]]);
  });

  it('goes to the open board of its name once it is secret no more, or where that board is chosen', async () => {
    const gifts = await makeBoard(noor, 'Gifts');
    const { id } = await look(server, noor, bookmarks(folder('Gifts', link(cast.openSite('gift.example'), 'Scarf'))));
    const open = await noor.data(ImportsResource.update, { id, choices: { secret: false } });
    expect(placesOf(open)).toEqual([['Gifts', null, gifts.id]]);
    expect(open.boards[0]!.taken_name).toBeNull();
    const chosen = { secret: true, targets: [{ number: 0, board_id: gifts.id }] };
    expect(placesOf(await noor.data(ImportsResource.update, { id, choices: chosen }))).toEqual([['Gifts', null, gifts.id]]);
    await act(server, noor, id, { action: 'start' });
    expect(await placed()).toEqual([{ name: 'Gifts', privacy: 'public', pins: 1 }]);
  });

  it('goes to the secret board of its name', async () => {
    const gifts = await makeBoard(noor, 'gifts', { privacy: 'secret' });
    const seen = await look(server, noor, bookmarks(folder('Gifts', link(cast.openSite('gift.example'), 'Ring'))));
    expect(placesOf(seen)).toEqual([['Gifts', null, gifts.id]]);
    await act(server, noor, seen.id, { action: 'start' });
    expect(await placed()).toEqual([{ name: 'gifts', privacy: 'secret', pins: 1 }]);
  });

  it('stays secret where it comes out of an export', async () => {
    await makeBoard(noor, 'Pottery');
    const seen = await look(server, noor, await exportOf([{ name: 'Pottery', privacy: 'secret', sections: ['Bowls'] }]));
    expect(placesOf(seen)[0]).toEqual(['Pottery (2)', null, null]);
    await act(server, noor, seen.id, { action: 'start' });
    expect(await placed()).toEqual([
      { name: 'Pottery', privacy: 'public', pins: 0 },
      { name: 'Pottery (2)', privacy: 'secret', pins: 1 },
    ]);
  });

  it('stays secret where an open board of the file gets its name', async () => {
    const seen = await look(server, noor, await exportOf([{ name: 'Open' }, { name: 'Closed', privacy: 'secret' }]));
    const targets = [
      { number: 0, name: 'All' },
      { number: 1, name: 'all' },
    ];
    await act(server, noor, seen.id, { action: 'start', choices: { targets } });
    expect(await placed()).toEqual([{ name: 'All', privacy: 'secret', pins: 2 }]);
  });

  it('stays secret where only a section of its board comes', async () => {
    const seen = await look(
      server,
      noor,
      await exportOf([{ name: 'Pottery', privacy: 'secret', sections: ['Bowls'] }], { section: 'Bowls' }),
    );
    await act(server, noor, seen.id, { action: 'start', choices: { targets: [{ number: 0, is_left_out: true }] } });
    expect(await placed()).toEqual([{ name: 'Pottery', privacy: 'secret', pins: 1 }]);
  });
});

/** An export with these boards, each with a pin. */
async function exportOf(boards: readonly (Pick<Board, 'name'> & Partial<Board>)[], pin: Partial<ExportedPin> = {}): Promise<Buffer> {
  const zip = new ZipFile();
  const described = boards.map((board) => ({ folder: `boards/${board.name}`, description: '', privacy: 'public', sections: [], ...board }));
  zip.addBuffer(Buffer.from(JSON.stringify({ format: 'bowerbird', version: 1, boards: described })), 'bowerbird.json');
  for (const [at, { name, folder: place }] of described.entries()) {
    const picture = sharp({ create: { width: 300, height: 300, channels: 3, background: at === 0 ? '#c8553d' : '#3d55c8' } });
    zip.addBuffer(await picture.png().toBuffer(), `${place}/a.png`);
    const pins = [{ id: name, title: `In ${name}`, picture: 'a.png', ...pin }];
    zip.addBuffer(Buffer.from(JSON.stringify({ board: name, pins })), `${place}/pins.json`);
  }
  zip.end();
  return buffer(zip.outputStream);
}
