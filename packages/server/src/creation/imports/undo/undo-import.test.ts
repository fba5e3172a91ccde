import { beforeEach, describe, expect, it } from 'vitest';
import { ImportsResource } from '@bowerbird/contract/creation/imports/calls.ts';
import { BoardResource, BoardsResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { BoardCollaboratorsResource } from '@bowerbird/contract/pinning/collaborators/calls.ts';
import { BoardFeedResource, PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { BoardSectionResource, BoardSectionsResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { joinBoard, makeBoard, makePin } from '../../../pinning/testing/pinning-cast.ts';
import type { TestPerson, TestServer } from '../../../testing/test-server.ts';
import { act, bookmarks, folder, importCast, link, look } from '../testing/import-cast.ts';

describe('an import that is undone', () => {
  const cast = importCast();
  let server: TestServer;
  let noor: TestPerson;
  beforeEach(() => void ({ server, noor } = cast));

  async function bring(body: string): Promise<string> {
    const { id } = await look(server, noor, bookmarks(body));
    expect(await act(server, noor, id, { action: 'start' })).toMatchObject({ status: 'done' });
    return id;
  }

  it('ends where its person deleted a section of it, and takes the boards of it away', async () => {
    const [hall, stairs] = [cast.openSite('hall.example'), cast.openSite('stairs.example')];
    const id = await bring(folder('Home', link(hall, 'Hall') + folder('Stairs', link(stairs, 'Stairs'))));
    const [board] = await cast.boardsOf();
    const [section] = await noor.data(BoardSectionsResource.get, { board_id: board!.id });
    await noor.data(BoardSectionResource.delete, { section_id: section!.id });
    expect(await act(server, noor, id, { action: 'undo' })).toMatchObject({ status: 'undone', undoing: false });
    expect(await cast.boardsOf()).toEqual([]);
  });

  it('ends where a pin of it lies on a board from which its person was sent away; there it stays', async () => {
    const lena = await server.person(`lena_${cast.username}`, 'Lena Fjeld');
    const shared = await makeBoard(lena, 'Shared');
    await joinBoard(lena, noor, shared.id);
    const id = await bring(folder('Home', link(cast.openSite('lamp.example'), 'Lamp') + link(cast.openSite('rug.example'), 'Rug')));
    const home = (await cast.boardsOf()).find(({ name }) => name === 'Home')!;
    const lamp = (await cast.pinsOf(home.id)).find(({ title }) => title === 'Lamp')!;
    await noor.data(PinResource.update, { id: lamp.id, board_id: shared.id });
    await lena.data(BoardCollaboratorsResource.delete, { board_id: shared.id, user_id: noor.userId });
    await lena.data(BoardResource.update, { board_id: shared.id, privacy: 'secret' });
    expect(await act(server, noor, id, { action: 'undo' })).toMatchObject({ status: 'undone', undoing: false });
    expect(await noor.data(BoardsResource.get, { username: cast.username })).toEqual([]);
    expect((await lena.data(BoardFeedResource.get, { board_id: shared.id })).map(({ title }) => title)).toEqual(['Lamp']);
  });

  it('names what stayed, with its reason and where it is', async () => {
    const lena = await server.person(`lena_${cast.username}`, 'Lena Fjeld');
    const shared = await makeBoard(lena, 'Shared');
    await joinBoard(lena, noor, shared.id);
    await makeBoard(noor, 'Old', { privacy: 'secret' });
    const sites = ['lamp', 'rug', 'jug', 'bed', 'desk'].map((name) => cast.openSite(`${name}.example`));
    const part = (at: number, board: string) => folder(board, folder('Part', link(sites[at]!, board)));
    const id = await bring(
      folder('Home', link(sites[0]!, 'Lamp') + link(sites[1]!, 'Rug')) + part(2, 'Hall') + part(3, 'Old') + part(4, 'Gone'),
    );
    const boards = await cast.boardsOf();
    const idOf = (wanted: string) => boards.find(({ name }) => name === wanted)!.id;
    const lamp = (await cast.pinsOf(idOf('Home'))).find(({ title }) => title === 'Lamp')!;
    await noor.data(PinResource.update, { id: lamp.id, board_id: shared.id });
    await lena.data(BoardCollaboratorsResource.delete, { board_id: shared.id, user_id: noor.userId });
    await lena.data(BoardResource.update, { board_id: shared.id, privacy: 'secret' });
    await makePin(server, noor, idOf('Home'), { title: 'Mine' });
    await noor.data(BoardSectionResource.create, { board_id: idOf('Hall'), title: 'By hand' });
    const [part2] = await noor.data(BoardSectionsResource.get, { board_id: idOf('Old') });
    await makePin(server, noor, idOf('Old'), { title: 'Mine too', section: part2!.id });

    const { stayed, stayed_count: count } = await act(server, noor, id, { action: 'undo' });
    expect(count).toBe(4);
    expect(stayed.map(({ kind, name, reason, url }) => [kind, name, reason, url])).toEqual([
      ['board', 'Hall', 'other_sections', `/${cast.username}/hall/`],
      ['board', 'Home', 'other_pins', `/${cast.username}/home/`],
      ['section', 'Part', 'other_pins', `/${cast.username}/old/part/`],
      ['pin', 'Lamp', 'out_of_reach', null],
    ]);
    await noor.data(BoardResource.delete, { board_id: idOf('Home') });
    expect(await noor.data(ImportsResource.get, { id })).toMatchObject({ stayed_count: 3 });
  });

  it('says that nothing stayed where all of it went', async () => {
    const id = await bring(folder('Home', link(cast.openSite('lamp.example'), 'Lamp')));
    expect(await act(server, noor, id, { action: 'undo' })).toMatchObject({ status: 'undone', stayed_count: 0, stayed: [] });
  });
});
