import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UserBlockResource } from '@bowerbird/contract/people/blocks/calls.ts';
import { BoardActivityResource } from '@bowerbird/contract/pinning/board-activity/calls.ts';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { BoardCollaboratorsResource } from '@bowerbird/contract/pinning/collaborators/calls.ts';
import { BoardFeedResource, BoardSectionPinsResource, BulkPinsResource, PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { BoardSectionResource, BoardSectionsResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { countStatements } from '../../core/database/statement-counter.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { joinBoard, makeBoard, makePin } from '../testing/pinning-cast.ts';

describe('what was done on a board', () => {
  let server: TestServer;
  let tomas: TestPerson;
  let mei: TestPerson;
  let oskar: TestPerson;
  let boardId: string;
  let made = 0;
  beforeAll(async () => {
    server = await createTestServer();
    tomas = await server.person('tomas_ibarra', 'Tomás Ibarra');
    mei = await server.person('mei_tan', 'Mei Tan');
    oskar = await server.person('oskar_lind', 'Oskar Lind');
  });
  beforeEach(async () => {
    made += 1;
    boardId = (await makeBoard(tomas, `Hallway ${made}`)).id;
    await joinBoard(tomas, mei, boardId);
  });
  afterAll(() => server.close());

  const acts = async (by: TestCaller) => {
    await server.settle();
    return by.data(BoardActivityResource.get, { board_id: boardId });
  };
  const told = async (by: TestCaller) =>
    (await acts(by)).map(({ kind, user, undone }) => `${user.username} ${kind}${undone ? ' undone' : ''}`);
  const latest = async (by: TestCaller, kind: string) => (await acts(by)).find((act) => act.kind === kind)!;
  const undo = async (by: TestCaller, kind: string) => by.data(BoardActivityResource.update, { id: (await latest(by, kind)).id });
  const titles = async () => (await tomas.data(BoardFeedResource.get, { board_id: boardId })).map(({ title }) => title);
  const pinCount = async () => (await tomas.data(BoardResource.get, { board_id: boardId })).pin_count;

  it('is not told of people who are gone or apart from the viewer, nor what was done to them', async () => {
    await joinBoard(tomas, oskar, boardId);
    await makePin(server, oskar, boardId, { title: 'Steel' });
    await tomas.data(BoardCollaboratorsResource.delete, { board_id: boardId, user_id: oskar.userId });
    const ofOskar = async () =>
      (await acts(mei)).filter(({ user, about_user }) => [user, about_user].some((one) => one?.username === 'oskar_lind')).length;
    expect(await ofOskar()).toBe(3);
    await mei.data(UserBlockResource.create, { user_id: oskar.userId });
    expect(await ofOskar()).toBe(0);
    await mei.data(UserBlockResource.delete, { user_id: oskar.userId });
    const setState = (state: number) => server.core.db.updateTable('users').set({ state }).where('id', '=', oskar.userId).execute();
    await setState(1);
    expect(await ofOskar()).toBe(0);
    await setState(0);
  });

  it('is told with who did it, the newest first, to its people alone', async () => {
    const pin = await makePin(server, mei, boardId, { title: 'Brass' });
    await server.settle();
    const section = await tomas.data(BoardSectionResource.create, { board_id: boardId, title: 'Hooks' });
    await tomas.data(BoardSectionResource.update, { section_id: section.id, title: 'Knobs' });
    await mei.data(PinResource.update, { id: pin.id, section: section.id });
    await tomas.data(PinResource.delete, { id: pin.id });
    await tomas.data(BoardSectionResource.delete, { section_id: section.id });
    await tomas.data(BoardResource.update, { board_id: boardId, name: `Corridor ${made}` });
    expect(await told(mei)).toEqual([
      'tomas_ibarra board_renamed',
      'tomas_ibarra section_removed',
      'tomas_ibarra pin_removed',
      'mei_tan pin_moved',
      'tomas_ibarra section_renamed',
      'tomas_ibarra section_added',
      'mei_tan pin_added',
      'mei_tan person_joined',
    ]);
    expect(await latest(mei, 'board_renamed')).toMatchObject({
      old_name: `Hallway ${made}`,
      new_name: `Corridor ${made}`,
      can_undo: false,
    });
    await expect(acts(oskar)).rejects.toThrow('forbidden');
    await expect(acts(server.stranger())).rejects.toThrow('not_signed_in');
    await mei.data(BoardCollaboratorsResource.update, { board_id: boardId, action: 'leave' });
    await expect(acts(mei)).rejects.toThrow('forbidden');
    expect((await told(tomas))[0]).toBe('mei_tan person_left');
  });

  it('is undone for a pin that was added, and for one that was removed', async () => {
    await makePin(server, mei, boardId, { title: 'Brass' });
    expect(await latest(mei, 'pin_added')).toMatchObject({ pin: { title: 'Brass' }, can_undo: true });
    expect(await undo(tomas, 'pin_added')).toMatchObject({ undone: true, can_undo: false });
    expect([await titles(), await pinCount()]).toEqual([[], 0]);
    await makePin(server, mei, boardId, { title: 'Oak' });
    await server.settle();
    const [oak] = await tomas.data(BoardFeedResource.get, { board_id: boardId });
    await tomas.data(PinResource.delete, { id: oak!.id });
    await server.core.db
      .updateTable('pins')
      .set({ deleted_at: new Date(server.clock.now - 86_400_000) })
      .where('id', '=', oak!.id)
      .execute();
    await undo(mei, 'pin_removed');
    expect([await titles(), await pinCount()]).toEqual([['Oak'], 1]);
    expect((await told(mei)).slice(0, 3)).toEqual(['tomas_ibarra pin_removed undone', 'mei_tan pin_added', 'mei_tan pin_added undone']);
  });

  it('is undone for pins that were moved, on both boards', async () => {
    const section = await tomas.data(BoardSectionResource.create, { board_id: boardId, title: 'Hooks' });
    const pin = await makePin(server, mei, boardId, { title: 'Brass' });
    await mei.data(PinResource.update, { id: pin.id, section: section.id });
    expect((await latest(tomas, 'pin_moved')).can_undo).toBe(false);
    await undo(mei, 'pin_moved');
    expect(await titles()).toEqual(['Brass']);
    const other = await makeBoard(mei, `Elsewhere ${made}`, { privacy: 'secret' });
    await mei.data(BulkPinsResource.update, { pin_ids: [pin.id], board_id: other.id });
    expect(await latest(tomas, 'pin_moved_out')).toMatchObject({ pin: null, can_undo: false });
    expect(JSON.stringify(await acts(tomas))).not.toContain('Elsewhere');
    await undo(mei, 'pin_moved_out');
    expect(await titles()).toEqual(['Brass']);
    expect((await told(mei))[0]).toBe('mei_tan pin_moved_out undone');
    boardId = other.id;
    expect(await titles().catch(() => [])).toEqual([]);
  });

  it('is undone for sections and names', async () => {
    const section = await mei.data(BoardSectionResource.create, { board_id: boardId, title: 'Hooks' });
    await tomas.data(BoardSectionResource.update, { section_id: section.id, title: 'Knobs' });
    await undo(mei, 'section_renamed');
    const names = async () => (await tomas.data(BoardSectionsResource.get, { board_id: boardId })).map(({ title }) => title);
    expect(await names()).toEqual(['Hooks']);
    await tomas.data(BoardSectionResource.delete, { section_id: section.id });
    await undo(mei, 'section_removed');
    expect(await names()).toEqual(['Hooks']);
    await makePin(server, mei, boardId, { section: section.id });
    expect((await latest(mei, 'section_added')).can_undo).toBe(false);
    const [pin] = await mei.data(BoardSectionPinsResource.get, { section_id: section.id });
    await mei.data(PinResource.delete, { id: pin!.id });
    await undo(mei, 'section_added');
    expect(await names()).toEqual([]);
    await tomas.data(BoardResource.update, { board_id: boardId, name: `Corridor ${made}` });
    await undo(tomas, 'board_renamed');
    expect((await tomas.data(BoardResource.get, { board_id: boardId })).name).toBe(`Hallway ${made}`);
    await undo(tomas, 'person_joined');
    expect((await tomas.data(BoardResource.get, { board_id: boardId })).collaborator_count).toBe(0);
  });

  it('is undone once, by whom it is let, and not when it is too late', async () => {
    await makePin(server, mei, boardId, { title: 'Brass' });
    const { id } = await latest(mei, 'pin_added');
    await expect(oskar.data(BoardActivityResource.update, { id })).rejects.toThrow('not_found');
    const both = await Promise.allSettled([
      mei.data(BoardActivityResource.update, { id }),
      tomas.data(BoardActivityResource.update, { id }),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(mei.data(BoardActivityResource.update, { id })).rejects.toThrow('conflict');
    await expect(mei.data(BoardActivityResource.update, { id: '1' })).rejects.toThrow('not_found');
    await makePin(server, mei, boardId, { title: 'Oak' });
    const old = await latest(mei, 'pin_added');
    await server.core.db
      .updateTable('board_acts')
      .set({ created_at: new Date(server.clock.now - 8 * 86_400_000) })
      .where('id', '=', old.id)
      .execute();
    await expect(mei.data(BoardActivityResource.update, { id: old.id })).rejects.toThrow('conflict');
    expect(await titles()).toEqual(['Oak']);
  });

  it('is kept of no board that one person keeps alone', async () => {
    boardId = (await makeBoard(oskar, `Alone ${made}`)).id;
    const pin = await makePin(server, oskar, boardId);
    await oskar.data(PinResource.delete, { id: pin.id });
    expect(await told(oskar)).toEqual([]);
  });

  it('is read page by page at three statements a page besides the session’s', async () => {
    for (const title of ['A', 'B', 'C', 'D', 'E']) await makePin(server, mei, boardId, { title });
    await server.settle();
    const seen: string[] = [];
    let bookmark: string | null | undefined;
    do {
      const { result, statements } = await countStatements(() =>
        mei.envelope(BoardActivityResource.get, { board_id: boardId, page_size: 2, ...(bookmark ? { bookmarks: [bookmark] } : {}) }),
      );
      expect(statements).toBeLessThanOrEqual(4);
      seen.push(...result.resource_response.data!.map(({ pin, kind }) => pin?.title ?? kind));
      bookmark = result.resource_response.bookmark;
    } while (bookmark && bookmark !== '-end-');
    expect(seen).toEqual(['E', 'D', 'C', 'B', 'A', 'person_joined']);
  });
});
