import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ImportsResource } from '@bowerbird/contract/creation/imports/calls.ts';
import { PinResource, UserPinsResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { importLimits } from '@bowerbird/domain/creation/imports.ts';
import { newStoryPage } from '@bowerbird/domain/creation/story-pins/defaults.ts';
import { filmFile } from '../../../core/films/testing/film-file.ts';
import { purgePictures } from '../../../pinning/pictures/forget-pictures.service.ts';
import type { TestPerson, TestServer } from '../../../testing/test-server.ts';
import { uploadPicture } from '../../../testing/multipart.ts';
import { archiveOf } from '../../exports/testing/archive-of.ts';
import { beginExportedFilm, receiveExportedFilm } from '../../video-uploads/index.ts';
import { sweepUploads } from '../../video-uploads/video-uploads.service.ts';
import { sweepImports } from '../remove-imports.service.ts';
import { runImport } from '../run/run-import.service.ts';
import { act, goOn, importFilesOf, look, openImportServer, workOff, type Pages } from '../testing/import-cast.ts';

const cues = (words: string) => Buffer.from(`WEBVTT\n\n00:01.000 --> 00:02.000\n${words}\n`);

describe('films that are brought in', () => {
  const pages: Pages = {};
  let server: TestServer;
  let internet: { close(): Promise<void> };
  let folder: string;
  let film: Buffer;
  let still: Buffer;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bowerbird-import-films-'));
    film = await filmFile(folder, 'wheel.mov', ['-t', '1']);
    still = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#c8553d' } })
      .png()
      .toBuffer();
    ({ server, internet } = await openImportServer(pages));
  }, 60_000);
  afterAll(async () => {
    await server.close();
    await internet.close();
    await rm(folder, { recursive: true, force: true });
  });

  const pinsOf = async (person: TestPerson, username: string) => {
    const pins = await person.data(UserPinsResource.get, { username });
    return Promise.all(pins.map(({ id }) => person.data(PinResource.get, { id })));
  };
  const uploadsOf = async ({ userId }: TestPerson) => {
    const { rows } = await sql<{ id: string }>`SELECT id FROM video_uploads WHERE user_id = ${userId}`.execute(server.core.db);
    return rows.map(({ id }) => id);
  };
  const filesUnderWay = () => readdir(server.core.films.uploads).catch((): string[] => []);

  it('keep their import for its job, however long one step takes', async () => {
    const rosa = await server.person('rosa_lind', 'Rosa Lind');
    const held = async (id: string) => {
      const { rows } = await sql<{ seconds: number }>`SELECT extract(epoch FROM worked_until - now())::float AS seconds
        FROM imports WHERE id = ${id}`.execute(server.core.db);
      return rows[0]!.seconds;
    };
    const seen: number[] = [];
    const { id } = await look(server, rosa, 'Title,Media URL,Pinterest board\r\nSlow,http://slow.example/p.png,Wheels\r\n');
    pages['slow.example/p.png'] = (_request, response) => {
      const answer = async () => {
        await sql`UPDATE imports SET worked_until = now() + interval '1 second' WHERE id = ${id}`.execute(server.core.db);
        vi.advanceTimersByTime(60_000);
        await vi.waitFor(async () => expect(await held(id)).toBeGreaterThan(100));
        seen.push(await held(id));
        response.writeHead(200, { 'content-type': 'image/png' }).end(still);
      };
      void answer();
    };
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      await act(server, rosa, id, { action: 'start' });
    } finally {
      vi.useRealTimers();
    }
    expect(seen).toHaveLength(1);
    expect(await rosa.data(ImportsResource.get, { id })).toMatchObject({ status: 'done', counts: { taken: 1 } });
  });

  it('come from the addresses of a table, with their thumbnails as covers', async () => {
    const juno = await server.person('juno_ray', 'Juno Ray');
    const send =
      (type: string, bytes: Buffer): Pages[string] =>
      (_request, response) => {
        response.writeHead(200, { 'content-type': type, 'content-length': bytes.length }).end(bytes);
      };
    pages['films.example/wheel.mov'] = send('video/quicktime', film);
    pages['films.example/cover.png'] = send('image/png', still);
    const table = [
      'Title,Media URL,Pinterest board,Thumbnail',
      'Wheel,http://films.example/wheel.mov?v=1,Wheels,http://films.example/cover.png',
      'Lost,http://films.example/gone.mp4,Wheels,',
    ].join('\r\n');
    pages['films.example/wheel.mov?v=1'] = pages['films.example/wheel.mov'];
    const { id } = await look(server, juno, `${table}\r\n`);
    await act(server, juno, id, { action: 'start' });
    await goOn(server);
    const pins = await pinsOf(juno, 'juno_ray');
    expect(pins.map(({ title, videos }) => [title, videos !== null])).toEqual([['Wheel', true]]);
    expect(pins[0]!.dominantColor).toMatch(/^#c[0-9a-f]5/);
    expect(await uploadsOf(juno)).toEqual([]);
    const { reasons } = await juno.data(ImportsResource.get, { id });
    expect(reasons).toMatchObject([{ reason: 'gone', items: 1 }]);
    await juno.data(ImportsResource.update, { id, action: 'pause' });
    await juno.data(ImportsResource.delete, { id });
  }, 60_000);

  it('are fetched once where several rows of a table name one film, and each pin has it', async () => {
    const mika = await server.person('mika_salo', 'Mika Salo');
    let asked = 0;
    pages['films.example/one.mov'] = (_request, response) => {
      asked += 1;
      response.writeHead(200, { 'content-type': 'video/quicktime', 'content-length': film.length }).end(film);
    };
    const rows = ['First', 'Second', 'Third'].map((title) => `${title},http://films.example/one.mov,Wheels,https://${title}.example/`);
    const { id } = await look(server, mika, `${['Title,Media URL,Pinterest board,Link', ...rows].join('\r\n')}\r\n`);
    await act(server, mika, id, { action: 'start' });
    await goOn(server);
    await goOn(server);
    const pins = await pinsOf(mika, 'mika_salo');
    expect(pins.map(({ title, videos }) => [title, videos !== null])).toEqual(['Third', 'Second', 'First'].map((title) => [title, true]));
    expect(asked).toBe(1);
    expect(await uploadsOf(mika)).toEqual([]);
  }, 60_000);

  it('are whole while they are made, also where a second writing of one has begun', async () => {
    const amara = await server.person('amara_osei', 'Amara Osei');
    const wanted = { userId: amara.userId, name: 'wheel.mov', bytes: film.length, poster: null };
    const id = (await beginExportedFilm(server.core, wanted, () => Promise.resolve()))!;
    await receiveExportedFilm(server.core, id, (async function* () {})(), 0).catch(() => undefined);
    await sql`UPDATE video_uploads SET status = 'uploading', reason = NULL WHERE id = ${id}`.execute(server.core.db);
    const begun = Promise.withResolvers<void>();
    const goesOn = Promise.withResolvers<void>();
    const second = receiveExportedFilm(
      server.core,
      id,
      (async function* () {
        yield film.subarray(0, 100);
        begun.resolve();
        await goesOn.promise;
        yield film.subarray(100);
      })(),
      film.length,
    );
    await begun.promise;
    await receiveExportedFilm(
      server.core,
      id,
      (async function* () {
        yield film;
      })(),
      film.length,
    );
    expect(await readFile(join(server.core.films.uploads, id))).toEqual(film);
    // It was undone while the slow one still wrote.
    await sql`DELETE FROM video_uploads WHERE id = ${id}`.execute(server.core.db);
    goesOn.resolve();
    await second;
    expect(await filesUnderWay()).toEqual([]);
  });

  it('leave nothing for longer than a day that a crash broke off', async () => {
    const [old, fresh] = ['a.part', 'b.part'].map((name) => join(server.core.films.uploads, name)) as [string, string];
    await Promise.all([writeFile(old, 'x'), writeFile(fresh, 'x')]);
    await utimes(old, Date.now() / 1000, Date.now() / 1000 - 90_000);
    await sweepUploads(server.core);
    expect(await filesUnderWay()).toEqual(['b.part']);
    await rm(fresh);
  });

  it('come once where one film stands at several pins of a board, and each pin has it', async () => {
    const ines = await server.person('ines_prado', 'Inês Prado');
    const words = Buffer.from('#EXTM3U\nhttp://127.0.0.1/secret\n'.repeat(20));
    const pin = { picture: 'a.png', film: 'a.mp4' };
    const torn = { picture: 'a.png', film: 'words.mp4' };
    const pins = [
      { title: 'One', ...pin },
      { title: 'Two', ...pin },
      { title: 'Torn', ...torn },
      { title: 'Torn too', ...torn },
    ];
    const { id } = await look(server, ines, await archiveOf(pins, { 'a.png': still, 'a.mp4': film, 'words.mp4': words }));
    await ines.data(ImportsResource.update, { id, action: 'start' });
    const begun = new Set<string>();
    const insert = server.core.films.looksLikeFilm;
    const watching = vi.spyOn(server.core.films, 'looksLikeFilm').mockImplementation((file) => {
      begun.add(file);
      return insert(file);
    });
    await workOff(server);
    await goOn(server);
    await goOn(server);
    watching.mockRestore();
    const done = await ines.data(ImportsResource.get, { id });
    expect(done).toMatchObject({ status: 'done', counts: { taken: 4 } });
    expect(done.report.map(({ item, reason }) => [item, reason])).toEqual([
      ['Torn', 'film_refused'],
      ['Torn too', 'film_refused'],
    ]);
    expect((await pinsOf(ines, 'ines_prado')).filter(({ videos }) => videos !== null).map(({ title }) => title)).toEqual(['Two', 'One']);
    expect(begun.size).toBe(2);
    expect(await uploadsOf(ines)).toEqual([]);
    expect(await filesUnderWay()).toEqual([]);
  }, 60_000);

  it('leave the page of an idea pin with its still picture and a reason where they are no films', async () => {
    const oskar = await server.person('oskar_lind', 'Oskar Lind');
    const signature = await uploadPicture(oskar, still);
    const story = {
      pages: [{ ...newStoryPage('one'), media: { signature, altText: 'The wheel' } }],
      metadata: { pinTitle: 'Throwing', templateType: 'how_to' as const, basics: { keyValueBlocks: [], listBlocks: [] } },
      cover_page_id: null,
      pictures: { [signature]: 'a.png' },
    };
    const words = Buffer.from('#EXTM3U\nhttp://127.0.0.1/secret\n'.repeat(20));
    const pins = ['words.mp4', 'gone.mp4'].map((name) => ({
      title: name,
      picture: 'a.png',
      story: { ...story, films: { [signature]: name } },
    }));
    const { id } = await look(server, oskar, await archiveOf(pins, { 'a.png': still, 'words.mp4': words }));
    await act(server, oskar, id, { action: 'start' });
    await goOn(server);
    const done = await oskar.data(ImportsResource.get, { id });
    expect(done).toMatchObject({ status: 'done', counts: { taken: 2 } });
    expect(done.report.map(({ item, state, reason }) => [item, state, reason])).toEqual([
      ['words.mp4', 'taken', 'film_refused'],
      ['gone.mp4', 'taken', 'film_missing'],
    ]);
    expect((await pinsOf(oskar, 'oskar_lind')).map(({ storyPinDataId }) => storyPinDataId === null)).toEqual([false, false]);
    expect(await uploadsOf(oskar)).toEqual([]);
  }, 30_000);

  it('are stopped where their import is undone or forgotten, and nothing of them stays', async () => {
    const lena = await server.person('lena_fjeld', 'Lena Fjeld');
    const archive = await archiveOf([{ title: 'Wheel', picture: 'a.png', film: 'a.mp4' }], { 'a.png': still, 'a.mp4': film });
    const begin = async () => {
      const { id } = await look(server, lena, archive);
      await lena.data(ImportsResource.update, { id, action: 'start' });
      await runImport(server.core, id);
      // The film waits for its turn.
      server.enqueued.length = 0;
      expect(await uploadsOf(lena)).toHaveLength(1);
      return id;
    };
    const undone = await begin();
    await act(server, lena, undone, { action: 'undo' });
    expect(await lena.data(ImportsResource.get, { id: undone })).toMatchObject({ status: 'undone' });
    expect([await uploadsOf(lena), await filesUnderWay(), await pinsOf(lena, 'lena_fjeld')]).toEqual([[], [], []]);
    const forgotten = await begin();
    await lena.data(ImportsResource.update, { id: forgotten, action: 'pause' });
    await lena.data(ImportsResource.delete, { id: forgotten });
    expect([await uploadsOf(lena), await filesUnderWay(), await importFilesOf(server)]).toEqual([[], [], []]);
  }, 60_000);

  it('come with a picture of their own where the one that stood for them was purged while they waited', async () => {
    const tomas = await server.person('tomas_ibarra', 'Tomás Ibarra');
    const poster = await sharp({ create: { width: 310, height: 310, channels: 3, background: '#3dc855' } })
      .jpeg()
      .toBuffer();
    const pins = [{ title: 'Kiln', picture: 'a.jpg', film: 'a.mp4' }];
    const { id } = await look(server, tomas, await archiveOf(pins, { 'a.jpg': poster, 'a.mp4': film }));
    await tomas.data(ImportsResource.update, { id, action: 'start' });
    await runImport(server.core, id);
    await sql`UPDATE pictures SET created_at = created_at - interval '2 days'`.execute(server.core.db);
    await sql`UPDATE picture_uploads SET created_at = created_at - interval '2 days'`.execute(server.core.db);
    await purgePictures(server.core);
    await workOff(server);
    await goOn(server);
    expect(await tomas.data(ImportsResource.get, { id })).toMatchObject({ status: 'done', counts: { taken: 1 }, report: [] });
    const [kiln] = await pinsOf(tomas, 'tomas_ibarra');
    const { width, height } = kiln!.images['orig']!;
    expect([kiln!.videos === null, width, height]).toEqual([false, 960, 640]);
  }, 30_000);

  it('come with their captions at another try, and their file is kept for that a week at most', async () => {
    const mei = await server.person('mei_tan', 'Mei Tan');
    const pins = [{ title: 'Wheel', picture: 'a.png', film: 'a.mp4', captions: { en: 'a.vtt' } }];
    const { id } = await look(server, mei, await archiveOf(pins, { 'a.png': still, 'a.mp4': film, 'a.vtt': cues('Slowly') }));
    // There was no room on the board when the film was ready.
    await sql`CREATE FUNCTION refuse_wheels() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN IF NEW.title = ''Wheel'' THEN RAISE EXCEPTION ''full'' USING ERRCODE = ''23514''; END IF; RETURN NEW; END'`.execute(
      server.core.db,
    );
    await sql`CREATE TRIGGER refuse_wheels BEFORE INSERT ON pins FOR EACH ROW EXECUTE FUNCTION refuse_wheels()`.execute(server.core.db);
    try {
      await act(server, mei, id, { action: 'start' });
      await goOn(server);
    } finally {
      await sql`DROP FUNCTION refuse_wheels CASCADE`.execute(server.core.db);
    }
    expect(await mei.data(ImportsResource.get, { id })).toMatchObject({
      status: 'done',
      counts: { refused: 1 },
      report: [{ item: 'Wheel', reason: 'failed' }],
    });
    expect(await importFilesOf(server)).toHaveLength(1);
    await act(server, mei, id, { action: 'retry' });
    await goOn(server);
    expect(await mei.data(ImportsResource.get, { id })).toMatchObject({ status: 'done', counts: { taken: 1 }, report: [] });
    const [brought] = await pinsOf(mei, 'mei_tan');
    expect([brought!.videos === null, brought!.captions.map(({ language }) => language)]).toEqual([false, ['en']]);
    expect(await importFilesOf(server)).toEqual([]);
    const { id: late } = await look(server, mei, await archiveOf([{ title: 'Late', picture: 'a.png' }], { 'a.png': still }));
    await sql`UPDATE import_items SET state = 3, reason = 'no_room' WHERE import_id = ${late}`.execute(server.core.db);
    await act(server, mei, late, { action: 'start' });
    expect(await importFilesOf(server)).toHaveLength(1);
    await sql`UPDATE imports SET finished_at = now() - ${importLimits.waitingDays + 0.1} * interval '1 day' WHERE id = ${late}`.execute(
      server.core.db,
    );
    await sweepImports(server.core);
    expect(await importFilesOf(server)).toEqual([]);
    await act(server, mei, late, { action: 'retry' });
    expect((await mei.data(ImportsResource.get, { id: late })).report).toMatchObject([
      { item: 'Late', state: 'refused', reason: 'no_file' },
    ]);
  }, 60_000);

  it('come without captions of gigabytes, which are named and never unpacked', async () => {
    const noor = await server.person('noor_haddad', 'Noor Haddad');
    const huge = Buffer.from(`WEBVTT\n\n00:01.000 --> 00:02.000\n${'la '.repeat(20_000_000)}\n`);
    const pins = ['claims', 'lies', 'long'].map((name) => ({
      title: name,
      picture: `${name}.png`,
      film: 'a.mp4',
      captions: { de: `${name}.vtt`, en: 'good.vtt' },
    }));
    const draw = (background: string) =>
      sharp({ create: { width: 200, height: 200, channels: 3, background } })
        .png()
        .toBuffer();
    const archive = await archiveOf(pins, {
      'a.mp4': film,
      'claims.png': await draw('#111111'),
      'lies.png': await draw('#222222'),
      'long.png': await draw('#333333'),
      'good.vtt': cues('Slowly'),
      'claims.vtt': huge,
      'lies.vtt': huge,
      'long.vtt': Buffer.from(`WEBVTT\n\n00:01.000 --> 00:02.000\n${'la '.repeat(700_000)}\n`),
    });
    // The list of files says how large each unpacks to: three gigabytes, or a few bytes for what is large.
    const sizeIn = (name: string) => archive.lastIndexOf(`boards/pottery/${name}`) - 46 + 24;
    archive.writeUInt32LE(3 * 1024 ** 3, sizeIn('claims.vtt'));
    archive.writeUInt32LE(1_000, sizeIn('lies.vtt'));
    const { id, problem } = await look(server, noor, archive);
    expect(problem).toMatchObject({ reason: 'unsafe_files', file: 'boards/pottery/claims.vtt' });
    const before = process.memoryUsage().arrayBuffers;
    await act(server, noor, id, { action: 'start' });
    for (let turn = 0; turn < 4; turn += 1) await goOn(server);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(huge.length);
    const done = await noor.data(ImportsResource.get, { id });
    expect(done).toMatchObject({ status: 'done', counts: { taken: 3 } });
    expect(done.report.map(({ item, state, reason }) => [item, state, reason])).toEqual([
      ['claims', 'taken', 'captions_refused'],
      ['lies', 'taken', 'captions_refused'],
      ['long', 'taken', 'captions_refused'],
    ]);
    const brought = await pinsOf(noor, 'noor_haddad');
    expect(brought.map(({ captions }) => captions.map(({ language }) => language))).toEqual([['en'], ['en'], ['en']]);
    expect(brought.filter(({ videos }) => videos === null)).toEqual([]);
  }, 90_000);
});
