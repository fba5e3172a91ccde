import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChosenExport } from '@bowerbird/contract/account/data-export/schemas.ts';
import { DataExportsResource } from '@bowerbird/contract/account/data-export/calls.ts';
import { BoardsResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { openExporting } from './testing/open-exporting.ts';
import { takeOut } from './testing/take-out.ts';

describe('what somebody takes out', () => {
  let home: Awaited<ReturnType<typeof openExporting>>['home'];
  let away: typeof home;
  let noor: Awaited<ReturnType<typeof openExporting>>['noor'];
  beforeAll(async () => {
    ({ home, away, noor } = await openExporting());
  });
  afterAll(async () => {
    await home.close();
    await away.close();
  });
  const boardId = async (name: string) => {
    const boards = await noor.data(BoardsResource.get, { username: 'noor_haddad' });
    return boards.find((board) => board.name === name)!.id;
  };
  const namesOf = async (chosen: ChosenExport) => [...(await takeOut(home, noor, chosen)).keys()];

  it('may be some boards alone, without what is kept of the account', async () => {
    const names = await namesOf({ board_ids: [await boardId('Kitchen')] });
    expect(names).toContain('boards/kitchen/pins.json');
    expect(names).toContain('bookmarks.html');
    expect(names.filter((name) => /^(boards\/(?!kitchen)|data\/)/.test(name))).toEqual([]);
  });

  it('may leave pictures and films out, and has all words then', async () => {
    const files = await takeOut(home, noor, { has_pictures: false });
    expect([...files.keys()].filter((name) => !/\.(json|html|md)$/.test(name))).toEqual([]);
    const { pins } = JSON.parse(files.get('boards/kitchen/pins.json')!.toString());
    expect(pins[0]).toMatchObject({ title: 'Linen & light', picture: null });
  });

  it('is told apart in the list, and boards take no room from everything', async () => {
    await takeOut(home, noor);
    const kitchen = [await boardId('Kitchen')];
    for (const has_copies of [true, false, true]) {
      await takeOut(home, noor, { board_ids: kitchen, has_copies });
    }
    const made = await noor.data(DataExportsResource.get);
    expect(made.map(({ board_ids, has_copies }) => [board_ids, has_copies])).toEqual([
      [kitchen, true],
      [kitchen, false],
      [null, true],
      [null, true],
    ]);
  });

  it('is nothing of a board that somebody else keeps', async () => {
    const sam = await home.person('sam_okoye', 'Sam Okoye');
    const files = await takeOut(home, sam, { board_ids: [await boardId('Kitchen')] });
    expect(JSON.parse(files.get('bowerbird.json')!.toString()).boards).toEqual([]);
  });
});
