import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UserBlockResource } from '@bowerbird/contract/people/blocks/calls.ts';
import { BoardNoteResource, BoardNotesResource } from '@bowerbird/contract/pinning/board-notes/calls.ts';
import { BoardCollaboratorsResource } from '@bowerbird/contract/pinning/collaborators/calls.ts';
import { BoardSectionResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { countStatements } from '../../core/database/statement-counter.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { joinBoard, makeBoard } from '../testing/pinning-cast.ts';

describe('notes and things to do on a board', () => {
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

  const write = async (by: TestCaller, text: string, more: { is_to_do?: boolean; section_id?: string } = {}) =>
    by.data(BoardNoteResource.create, { board_id: boardId, text, is_to_do: true, ...more });
  const list = (by: TestCaller) => by.data(BoardNotesResource.get, { board_id: boardId });
  const texts = async (by: TestCaller) => (await list(by)).map(({ text }) => text);

  it('are written and ticked off by all of its people, who see by whom', async () => {
    const hooks = await write(tomas, '  Buy hooks ');
    await write(mei, 'The wall is 2.4 m wide', { is_to_do: false });
    expect(await texts(mei)).toEqual(['Buy hooks', 'The wall is 2.4 m wide']);
    expect(await mei.data(BoardNoteResource.update, { id: hooks.id, done: true })).toMatchObject({
      done: true,
      done_by: { username: 'mei_tan' },
      made_by: { username: 'tomas_ibarra' },
    });
    expect(await tomas.data(BoardNoteResource.update, { id: hooks.id, done: false, text: 'Buy 6 hooks' })).toMatchObject({
      done: false,
      done_by: null,
      text: 'Buy 6 hooks',
    });
    const [, note] = await list(mei);
    await expect(mei.data(BoardNoteResource.update, { id: note!.id, done: true })).rejects.toThrow('bad_input');
  });

  it('stand in the order that people give them', async () => {
    const [one, two, three] = [await write(mei, 'One'), await write(mei, 'Two'), await write(mei, 'Three')];
    await tomas.data(BoardNoteResource.update, { id: three.id, before: one.id });
    expect(await texts(mei)).toEqual(['Three', 'One', 'Two']);
    await tomas.data(BoardNoteResource.update, { id: three.id, before: null });
    await tomas.data(BoardNoteResource.update, { id: two.id, before: two.id });
    expect(await texts(mei)).toEqual(['One', 'Two', 'Three']);
    await expect(tomas.data(BoardNoteResource.update, { id: two.id, before: '1' })).rejects.toThrow('not_found');
  });

  it('may be about a section, and stay when it goes', async () => {
    const section = await tomas.data(BoardSectionResource.create, { board_id: boardId, title: 'Lamps' });
    const elsewhere = await tomas.data(BoardSectionResource.create, {
      board_id: (await makeBoard(tomas, `Other ${made}`)).id,
      title: 'Else',
    });
    const note = await write(mei, 'Measure first', { section_id: section.id });
    expect(note.section_id).toBe(section.id);
    await expect(write(mei, 'No', { section_id: elsewhere.id })).rejects.toThrow('section_not_found');
    expect((await mei.data(BoardNoteResource.update, { id: note.id, section_id: null })).section_id).toBeNull();
    await mei.data(BoardNoteResource.update, { id: note.id, section_id: section.id });
    await tomas.data(BoardSectionResource.delete, { section_id: section.id });
    expect(await list(mei)).toMatchObject([{ text: 'Measure first', section_id: null }]);
  });

  it('are deleted, and come back for a while', async () => {
    const note = await write(mei, 'Buy hooks');
    await tomas.data(BoardNoteResource.delete, { id: note.id });
    await expect(tomas.data(BoardNoteResource.delete, { id: note.id })).rejects.toThrow('not_found');
    await expect(mei.data(BoardNoteResource.update, { id: note.id, done: true })).rejects.toThrow('not_found');
    expect(await texts(mei)).toEqual([]);
    await mei.data(BoardNoteResource.update, { id: note.id, restore: true });
    expect(await texts(mei)).toEqual(['Buy hooks']);
    await tomas.data(BoardNoteResource.delete, { id: note.id });
    await server.core.db
      .updateTable('board_notes')
      .set({ deleted_at: new Date(server.clock.now - 3_600_000) })
      .where('id', '=', note.id)
      .execute();
    await expect(mei.data(BoardNoteResource.update, { id: note.id, restore: true })).rejects.toThrow('too_late_to_undo');
  });

  it('are for its people alone, and for nobody who left them', async () => {
    const note = await write(mei, 'Buy hooks');
    await expect(list(oskar)).rejects.toThrow('forbidden');
    await expect(write(oskar, 'Me too')).rejects.toThrow('forbidden');
    for (const act of [{ done: true }, { text: 'Mine' }, { before: null }])
      await expect(oskar.data(BoardNoteResource.update, { id: note.id, ...act })).rejects.toThrow('not_found');
    await expect(oskar.data(BoardNoteResource.delete, { id: note.id })).rejects.toThrow('not_found');
    await expect(list(server.stranger())).rejects.toThrow('not_signed_in');
    await mei.data(BoardCollaboratorsResource.update, { board_id: boardId, action: 'leave' });
    await expect(mei.data(BoardNoteResource.update, { id: note.id, text: 'Still me' })).rejects.toThrow('not_found');
    await oskar.data(UserBlockResource.create, { user_id: tomas.userId });
    await expect(list(oskar)).rejects.toThrow('board_not_found');
    await oskar.data(UserBlockResource.delete, { user_id: tomas.userId });
  });

  it('name nobody who is gone or apart from the viewer, and are not those of such people', async () => {
    await joinBoard(tomas, oskar, boardId);
    await write(oskar, 'By Oskar');
    const hooks = await write(tomas, 'Buy hooks');
    await oskar.data(BoardNoteResource.update, { id: hooks.id, done: true });
    expect(await list(mei)).toMatchObject([{ text: 'By Oskar' }, { text: 'Buy hooks', done: true, done_by: { username: 'oskar_lind' } }]);
    const isApart = [{ text: 'Buy hooks', done: true, done_by: null }];
    await mei.data(UserBlockResource.create, { user_id: oskar.userId });
    expect(await list(mei)).toMatchObject(isApart);
    await mei.data(UserBlockResource.delete, { user_id: oskar.userId });
    const setState = (state: number) => server.core.db.updateTable('users').set({ state }).where('id', '=', oskar.userId).execute();
    await setState(1);
    expect(await list(mei)).toMatchObject(isApart);
    await setState(0);
  });

  it('refuse nothing, too much, and more than two hundred', async () => {
    for (const text of ['', ' \n ', '\u200b', 'x'.repeat(501)]) await expect(write(mei, text)).rejects.toThrow('bad_input');
    await server.core.db
      .insertInto('board_notes')
      .values(
        Array.from({ length: 200 }, (_, at) => ({ board_id: boardId, made_by: mei.userId, is_to_do: true, text: `${at}`, position: at })),
      )
      .execute();
    await expect(write(mei, 'One more')).rejects.toThrow('too_many_things');
    const { statements } = await countStatements(() => list(mei));
    expect(statements).toBeLessThanOrEqual(4);
  });
});
