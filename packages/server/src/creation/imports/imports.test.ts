import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  EarlierImportsResource,
  ImportPagesResource,
  ImportReportResource,
  ImportsResource,
} from '@bowerbird/contract/creation/imports/calls.ts';
import { importLimits } from '@bowerbird/domain/creation/imports.ts';
import { BoardCollaboratorsResource } from '@bowerbird/contract/pinning/collaborators/calls.ts';
import { BoardFeedResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { BoardSectionResource, BoardSectionsResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { eraseAccount } from '../../identity/accounts/index.ts';
import { makeBoard, makePin, uploadedPicture } from '../../pinning/testing/pinning-cast.ts';
import type { TestPerson, TestServer } from '../../testing/test-server.ts';
import { importsFeature } from './index.ts';
import { runImport } from './run/run-import.service.ts';
import { act, counts, importFilesOf, look, importCast, uploadFile, workOff, bookmarks, folder, link } from './testing/import-cast.ts';

describe('bringing things in', () => {
  const cast = importCast();
  const { pages, openSite, pinsOf, boardsOf } = cast;
  let server: TestServer;
  let noor: TestPerson;
  beforeEach(() => void ({ server, noor } = cast));

  const filesHere = () => importFilesOf(server);

  it('first shows what would happen: boards, what is here already, and what cannot come and why', async () => {
    const board = await makeBoard(noor, 'kitchen', { privacy: 'secret' });
    await makePin(server, noor, board.id, { title: 'Bread', link: 'https://bread.example/' });
    const seen = await look(
      server,
      noor,
      bookmarks(
        folder(
          'Kitchen',
          link('https://bread.example/', 'Bread') + link('https://linen.example/', 'Linen') + link('https://linen.example/', 'Linen again'),
        ) +
          folder(
            'Home',
            folder('Stairs', link('https://stairs.example/', 'Stairs')) + link('javascript:alert(1)', 'Button') + link('', 'Nothing'),
          ),
      ),
    );
    expect(seen).toMatchObject({ status: 'ready', format: 'netscape', counts: counts(0, 2, 1, 3), without_picture: 2, problem: null });
    expect(
      seen.boards.map(({ path, items, duplicates, board_id, section_name }) => ({
        path,
        items,
        duplicates,
        isKnown: board_id === board.id,
        section_name,
      })),
    ).toEqual([
      { path: ['Kitchen'], items: 1, duplicates: 1, isKnown: true, section_name: null },
      { path: ['Home'], items: 0, duplicates: 0, isKnown: false, section_name: null },
      { path: ['Home', 'Stairs'], items: 1, duplicates: 0, isKnown: false, section_name: 'Stairs' },
    ]);
    expect(seen.report.map(({ item, state, reason }) => [item, state, reason])).toEqual([
      ['Bread', 'duplicate', 'here_already'],
      ['Linen again', 'refused', 'twice_in_file'],
      ['Button', 'refused', 'not_web'],
      ['Nothing', 'refused', 'nothing_to_keep'],
    ]);
  });

  it('then makes secret boards, sections and pins with their words, and a picture of each page', async () => {
    const file = bookmarks(
      folder(
        'Kitchen',
        link(openSite('linen.example'), 'Linen &amp; light', 'TAGS="washed,low sun" ADD_DATE="1530349052"') + '<DD>Washed, and hung low.',
      ) + folder('Home', folder('Stairs', link(openSite('stairs.example'), 'Stairs'))),
    );
    const before = await filesHere();
    const { id } = await look(server, noor, file);
    const done = await act(server, noor, id, { action: 'start' });
    expect(done).toMatchObject({ status: 'done', counts: counts(2, 0, 0, 0), undoing: false });
    const boards = await boardsOf();
    expect(boards.map(({ name, privacy }) => `${name}: ${privacy}`).toSorted()).toEqual(['Home: secret', 'Kitchen: secret']);
    const [pin] = await pinsOf(boards.find(({ name }) => name === 'Kitchen')!.id);
    expect(pin).toMatchObject({ title: 'Linen & light' });
    const { rows } = await sql<{
      description: string;
      note: string;
    }>`SELECT p.description, n.note, l.url FROM pins p JOIN links l ON l.id = p.link_id JOIN pin_notes n ON n.pin_id = p.id
      WHERE p.id = ${pin!.id}`.execute(server.core.db);
    expect(rows[0]).toEqual({ description: 'Washed, and hung low.\n\n#washed #low_sun', note: '2018-06-30', url: 'http://linen.example/' });
    const home = boards.find(({ name }) => name === 'Home')!;
    expect((await noor.data(BoardSectionsResource.get, { board_id: home.id })).map(({ title }) => title)).toEqual(['Stairs']);
    expect(await filesHere()).toEqual(before);
  });

  it('is done once, however often its jobs come, also after a stop in the middle', async () => {
    const { id } = await look(
      server,
      noor,
      bookmarks(folder('One', link(openSite('one.example'), 'One') + link(openSite('two.example'), 'Two'))),
    );
    await noor.data(ImportsResource.update, { id, action: 'start' });
    // A process that stopped left its hold behind, and it has run out.
    await sql`UPDATE imports SET worked_until = now() - interval '1 second' WHERE id = ${id}`.execute(server.core.db);
    await Promise.all([runImport(server.core, id), runImport(server.core, id)]);
    await workOff(server);
    await runImport(server.core, id);
    expect(await noor.data(ImportsResource.get, { id })).toMatchObject({ status: 'done', counts: counts(2, 0, 0, 0) });
    expect(await pinsOf((await boardsOf())[0]!.id)).toHaveLength(2);
  });

  it('brings nothing twice: the same file again is all here already, and comes again only where that is chosen', async () => {
    const file = bookmarks(folder('Once', link(openSite('once.example'), 'Once')));
    const first = await look(server, noor, file);
    await act(server, noor, first.id, { action: 'start' });
    const second = await look(server, noor, file);
    expect(second.counts).toEqual(counts(0, 0, 1, 0));
    const again = await act(server, noor, second.id, { choices: { again: true }, action: 'start' });
    expect(again).toMatchObject({ status: 'done', counts: counts(1, 0, 0, 0) });
    expect(await pinsOf((await boardsOf())[0]!.id)).toHaveLength(2);
  });

  it('is paused and goes on', async () => {
    const { id } = await look(server, noor, bookmarks(link(openSite('pause.example'), 'Pause')));
    await noor.data(ImportsResource.update, { id, action: 'start' });
    await noor.data(ImportsResource.update, { id, action: 'pause' });
    await workOff(server);
    expect(await noor.data(ImportsResource.get, { id })).toMatchObject({ status: 'paused', counts: counts(0, 1, 0, 0) });
    expect(await act(server, noor, id, { action: 'resume' })).toMatchObject({ status: 'done', counts: counts(1, 0, 0, 0) });
  });

  it('is undone as a whole; what others put on its boards stays, and so do boards that were there', async () => {
    const old = await makeBoard(noor, 'Old');
    const file = bookmarks(
      folder('Old', link(openSite('old.example'), 'Old')) +
        folder('New', folder('Part', link(openSite('part.example'), 'Part'))) +
        folder('Shared', link(openSite('shared.example'), 'Shared')),
    );
    const { id } = await look(server, noor, file);
    await act(server, noor, id, { action: 'start' });
    const shared = (await boardsOf()).find(({ name }) => name === 'Shared')!;
    await makePin(server, noor, shared.id, { title: 'Mine' });
    const undone = await act(server, noor, id, { action: 'undo' });
    expect(undone).toMatchObject({ status: 'undone', undoing: false });
    expect((await boardsOf()).map(({ name }) => name).toSorted()).toEqual(['Old', 'Shared']);
    expect(await pinsOf(old.id)).toEqual([]);
    expect((await pinsOf(shared.id)).map(({ title }) => title)).toEqual(['Mine']);
    expect((await noor.envelope(ImportsResource.update, { id, action: 'start' })).resource_response.error?.name).toBe('conflict');
  });

  it('leaves a board that it made when it is undone and somebody made a section there since', async () => {
    const made = (name: string) => folder(name, folder('Part', link(openSite(`${name}.example`), name)));
    const { id } = await look(server, noor, bookmarks(made('kept') + made('empty')));
    await act(server, noor, id, { action: 'start' });
    const kept = (await boardsOf()).find(({ name }) => name === 'kept')!;
    await noor.data(BoardSectionResource.create, { board_id: kept.id, title: 'By hand' });
    await act(server, noor, id, { action: 'undo' });
    expect((await boardsOf()).map(({ name }) => name)).toEqual(['kept']);
    expect((await noor.data(BoardSectionsResource.get, { board_id: kept.id })).map(({ title }) => title)).toEqual(['By hand']);
  });

  it('goes where somebody chooses: another board, another name, or nowhere', async () => {
    const mine = await makeBoard(noor, 'Mine');
    const others = await makeBoard(await server.person(`lena_${cast.username}`, 'Lena Fjeld'), 'Hers');
    const file = bookmarks(
      folder('A', link(openSite('a.example'), 'A')) +
        folder('B', link(openSite('b.example'), 'B')) +
        folder('C', link(openSite('c.example'), 'C')),
    );
    const { id } = await look(server, noor, file);
    const stolen = await noor.envelope(ImportsResource.update, { id, choices: { targets: [{ number: 0, board_id: others.id }] } });
    expect(stolen.resource_response.error?.name).toBe('forbidden');
    const targets = [
      { number: 0, board_id: mine.id },
      { number: 1, name: 'Renamed' },
      { number: 2, is_left_out: true },
    ];
    const done = await act(server, noor, id, { choices: { targets }, action: 'start' });
    expect(done).toMatchObject({ status: 'done', counts: counts(2, 0, 0, 1) });
    expect((await pinsOf(mine.id)).map(({ title }) => title)).toEqual(['A']);
    expect((await boardsOf()).map(({ name }) => name).toSorted()).toEqual(['Mine', 'Renamed']);
  });

  it('goes to no board whose owner has sent its person away since it was chosen', async () => {
    const lena = await server.person(`lena_${cast.username}`, 'Lena Fjeld');
    const hers = await makeBoard(lena, 'Hers');
    await lena.data(BoardCollaboratorsResource.create, { board_id: hers.id, user_ids: [noor.userId] });
    await noor.data(BoardCollaboratorsResource.update, { board_id: hers.id, action: 'accept' });
    const { id } = await look(server, noor, bookmarks(folder('A', link(openSite('a.example'), 'A'))));
    await noor.data(ImportsResource.update, { id, choices: { targets: [{ number: 0, board_id: hers.id }] } });
    await lena.data(BoardCollaboratorsResource.delete, { board_id: hers.id, user_id: noor.userId });
    expect(await act(server, noor, id, { action: 'start' })).toMatchObject({ status: 'done', counts: counts(1, 0, 0, 0) });
    expect(await lena.data(BoardFeedResource.get, { board_id: hers.id })).toEqual([]);
    const [own] = await boardsOf();
    expect((await pinsOf(own!.id)).map(({ title }) => title)).toEqual(['A']);
  });

  it('says what is wrong with a file: unknown, empty, cut off in the middle', async () => {
    expect(await look(server, noor, 'just some words')).toMatchObject({ status: 'failed', problem: { reason: 'unknown_format' } });
    expect(await look(server, noor, Buffer.from('PK\u0003\u0004 is no zip'))).toMatchObject({
      status: 'failed',
      problem: { reason: 'broken_archive' },
    });
    expect(await look(server, noor, bookmarks(''))).toMatchObject({ status: 'failed', problem: { reason: 'empty' } });
    const cut = await look(
      server,
      noor,
      '{"bookmarks":[\n{"title":"One","content":{"type":"link","url":"https://one.example/"}},\n{"title":"Tw',
    );
    expect(cut).toMatchObject({ status: 'ready', counts: counts(0, 1, 0, 0), problem: { reason: 'broken_off', line: 3 } });
    for (const nothing of ['{"bookmarks":[\n{"title:1}', '<?xml version="1.0"?>\n<rss version="2.0"><channel><item><title'])
      expect(await look(server, noor, nothing)).toMatchObject({ status: 'failed', problem: { reason: 'broken_off', line: 2 } });
    const empty = await noor.request({
      method: 'POST',
      url: '/upload-import/',
      payload: '',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(empty.status).toBe(400);
  });

  describe('from pages that let no server in', () => {
    const refused = 'refuses.example/linen';
    const keyOf = (name: string) => createHash('sha256').update(name).digest('hex').slice(0, 16);

    beforeEach(() => {
      pages[refused] = (_, response) => response.writeHead(403).end();
    });

    const pictureOf = (caller: TestPerson) => uploadedPicture(server, caller.userId);

    it('is told to the person’s browser by its key alone, becomes a pin once the browser brings its picture, and is told no more', async () => {
      const { id } = await look(server, noor, bookmarks(link(`http://${refused}`, 'Linen') + link('javascript:1', 'Button')));
      const waiting = await act(server, noor, id, { action: 'start' });
      expect(waiting.reasons).toContainEqual({ state: 'waiting', reason: 'not_let_in', items: 1 });
      expect(await noor.data(ImportPagesResource.get)).toEqual({ pages: [keyOf('refuses.example/linen')] });

      const brought = await noor.data(ImportPagesResource.create, {
        page_url: 'https://www.refuses.example/linen/#top',
        image_signature: await pictureOf(noor),
      });
      expect(brought).toEqual({ items: 1 });
      await workOff(server);
      expect(await noor.data(ImportsResource.get, { id })).toMatchObject({ status: 'done', counts: counts(1, 0, 0, 1) });
      expect(await noor.data(ImportPagesResource.get)).toEqual({ pages: [] });
    });

    it('is brought to one’s own imports alone, and leaves a paused one paused', async () => {
      const lena = await server.person(`lena_${cast.username}_p`, 'Lena Fjeld');
      const { id } = await look(server, noor, bookmarks(link(`http://${refused}`, 'Linen')));
      await act(server, noor, id, { action: 'start' });
      await act(server, noor, id, { action: 'pause' });
      expect(await lena.data(ImportPagesResource.get)).toEqual({ pages: [] });
      const wanted = { page_url: `http://${refused}`, image_signature: await pictureOf(lena) };
      expect((await lena.envelope(ImportPagesResource.create, wanted)).resource_response.error?.name).toBe('not_found');
      const { resource_response: stolen } = await noor.envelope(ImportPagesResource.create, { ...wanted, image_signature: 'f'.repeat(64) });
      expect(stolen.error?.name).toBe('picture_refused');

      await noor.data(ImportPagesResource.create, { ...wanted, image_signature: await pictureOf(noor) });
      await workOff(server);
      expect(await noor.data(ImportsResource.get, { id })).toMatchObject({ status: 'paused', counts: counts(0, 1, 0, 0) });
      expect(await act(server, noor, id, { action: 'resume' })).toMatchObject({ status: 'done', counts: counts(1, 0, 0, 0) });
    });
  });

  it('reports all items that are not here, by reason and as a table', async () => {
    const { id } = await look(
      server,
      noor,
      bookmarks(Array.from({ length: 60 }, (_, at) => link(`javascript:${at}`, `=Button ${at}`)).join('')),
    );
    const page = await noor.data(ImportReportResource.get, { id, reason: 'not_web', page_size: 50 });
    expect(page).toHaveLength(50);
    expect(await noor.data(ImportReportResource.get, { id, reason: 'gone' })).toEqual([]);
    const table = await noor.request({ method: 'GET', url: `/v3/users/me/imports/${id}/report.csv` });
    expect(table.headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = table.body.trim().split('\r\n');
    expect([lines.length, lines[1]]).toEqual([61, `"'=Button 0","","refused","not_web",""`]);
  });

  it('tells of all imports in the download of one’s data, of the newest in the list', async () => {
    await sql`INSERT INTO imports (user_id, name, bytes) SELECT ${noor.userId}, 'list ' || n, 0 FROM generate_series(1, 51) n`.execute(
      server.core.db,
    );
    const { imports } = (await importsFeature.personalData!.export(server.core, noor.userId)) as { imports: unknown[] };
    expect(imports).toHaveLength(51);
    expect(await noor.data(EarlierImportsResource.get, {})).toHaveLength(50);
  });

  it('is nobody else’s, goes with its person, and is forgotten where they say so', async () => {
    const lena = await server.person(`lena_${cast.username}_b`, 'Lena Fjeld');
    const upload_id = await uploadFile(noor, bookmarks(link('https://a.example/', 'A')));
    expect((await lena.envelope(ImportsResource.create, { upload_id })).resource_response.error?.name).toBe('not_found');
    const { id } = await noor.data(ImportsResource.create, { upload_id });
    expect((await noor.envelope(ImportsResource.create, { upload_id })).resource_response.error?.name).toBe('not_found');
    await workOff(server);
    for (const sent of [
      lena.envelope(ImportsResource.get, { id }),
      lena.envelope(ImportsResource.update, { id, action: 'start' }),
      lena.envelope(ImportsResource.delete, { id }),
      lena.envelope(ImportReportResource.get, { id }),
    ])
      expect((await sent).resource_response.error?.name).toBe('not_found');
    expect((await lena.request({ method: 'GET', url: `/v3/users/me/imports/${id}/report.csv` })).status).toBe(404);
    expect((await noor.data(EarlierImportsResource.get)).map((one) => one.id)).toEqual([id]);
    await noor.data(ImportsResource.delete, { id });
    expect(await noor.data(EarlierImportsResource.get)).toEqual([]);
    const waiting = await uploadFile(noor, 'anything');
    expect(await filesHere()).toContain(waiting);
    await eraseAccount(server.core, noor.userId);
    expect(await filesHere()).not.toContain(waiting);
  });

  it('keeps so many bytes and open imports of one person, however many come at once', async () => {
    const { db } = server.core;
    const first = await uploadFile(noor, 'anything');
    const { id } = await noor.data(ImportsResource.create, { upload_id: first });
    await sql`UPDATE imports SET bytes = ${importLimits.keptBytes - 10} WHERE id = ${id}`.execute(db);
    const replies = await Promise.allSettled(Array.from({ length: 5 }, () => uploadFile(noor, '123456')));
    expect(replies.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    // What cannot be read is not kept.
    await workOff(server);
    expect(await noor.data(ImportsResource.get, { id })).toMatchObject({ status: 'failed' });
    expect(await filesHere()).not.toContain(first);
    const next = await uploadFile(noor, '123456');
    await sql`INSERT INTO imports (user_id, name, bytes, status) SELECT ${noor.userId}, 'a', 0, 1 FROM generate_series(1, ${importLimits.open})`.execute(
      db,
    );
    const { resource_response: refused } = await noor.envelope(ImportsResource.create, { upload_id: next });
    expect(refused.error?.name).toBe('too_many_things');

    await sql`UPDATE imports SET status = 4, finished_at = now()`.execute(db);
    await noor.data(ImportsResource.create, { upload_id: next });
    await sql`INSERT INTO import_boards (import_id, number, path, items, board_name)
      SELECT id, 0, '{}', ${importLimits.keptItems}, 'a' FROM imports WHERE status = 4 AND user_id = ${noor.userId} LIMIT 1`.execute(db);
    const { resource_response: full } = await noor.envelope(ImportsResource.create, { upload_id: await uploadFile(noor, '123456') });
    expect(full.error?.name).toBe('too_many_things');
  });
});
