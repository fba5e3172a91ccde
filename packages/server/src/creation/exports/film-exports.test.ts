import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExportedPin, ExportedPins } from '@bowerbird/contract/creation/exports/export-schema.ts';
import { ImportsResource } from '@bowerbird/contract/creation/imports/calls.ts';
import { VideoCaptionsResource } from '@bowerbird/contract/creation/video-captions/calls.ts';
import { StoryPinDraftPublicationsResource, StoryPinDraftsResource } from '@bowerbird/contract/creation/story-pins/calls.ts';
import { newStoryPage } from '@bowerbird/domain/creation/story-pins/defaults.ts';
import { PinResource, UserPinsResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { MOST_VIDEO_BYTES } from '@bowerbird/domain/media/video-limits.ts';
import { filmFile } from '../../core/films/testing/film-file.ts';
import { makeBoard } from '../../pinning/testing/pinning-cast.ts';
import { uploadPicture } from '../../testing/multipart.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { act, goOn, look } from '../imports/testing/import-cast.ts';
import { beginExportedFilm } from '../video-uploads/index.ts';
import { uploadFilm } from '../video-uploads/testing/upload-film.ts';
import { ZipFile } from 'yazl';
import { archiveOf } from './testing/archive-of.ts';
import { takeOut } from './testing/take-out.ts';

const cues = (words: string) => `WEBVTT\n\n00:01.000 --> 00:02.000\n${words}\n`;

describe('films that are taken to another instance', () => {
  let server: TestServer;
  let folder: string;
  let film: Buffer;
  let stills: Buffer[];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bowerbird-film-exports-'));
    film = await filmFile(folder, 'wheel.mov', ['-t', '1']);
    server = await createTestServer();
    const draw = (background: string) =>
      sharp({ create: { width: 300, height: 300, channels: 3, background } })
        .png()
        .toBuffer();
    stills = await Promise.all(['#c8553d', '#3d55c8', '#55c83d', '#c8c83d', '#3dc8c8'].map(draw));
  }, 60_000);
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  const pinsOf = async (person: TestPerson, username: string) => {
    const pins = await person.data(UserPinsResource.get, { username });
    return Promise.all(pins.map(({ id }) => person.data(PinResource.get, { id })));
  };
  const bring = async (person: TestPerson, archive: Buffer) => {
    const { id } = await look(server, person, archive);
    await act(server, person, id, { action: 'start' });
    await goOn(server);
    return person.data(ImportsResource.get, { id });
  };

  it('go out as they are kept, with their captions, beside their pins', async () => {
    const mei = await server.person('mei_tan', 'Mei Tan');
    const board = await makeBoard(mei, 'Pottery');
    const made = await uploadFilm(server, mei, film);
    const pin = await mei.data(PinResource.create, { board_id: board.id, image_signature: made.image_signature, title: 'The wheel' });
    await mei.data(VideoCaptionsResource.update, { pin_id: pin.id, language: 'de', text: cues('Langsam & ruhig') });
    await mei.data(VideoCaptionsResource.update, { pin_id: pin.id, language: 'pt-BR', text: cues('Devagar') });
    const files = await takeOut(server, mei);
    const { pins } = JSON.parse(files.get('boards/pottery/pins.json')!.toString()) as ExportedPins;
    const [{ film: file, captions }] = pins as [ExportedPin];
    const served = await server.app.inject({ method: 'GET', url: made.video_url });
    expect(files.get(`boards/pottery/${file}`)!.equals(served.rawPayload)).toBe(true);
    expect(Object.keys(captions!)).toEqual(['de', 'pt-BR']);
    expect(files.get(`boards/pottery/${captions!['de']}`)!.toString()).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nLangsam &amp; ruhig\n',
    );
  }, 60_000);

  it('go out of the pages of idea pins with their captions, and come in with them', async () => {
    const [noor, sam] = [await server.person('noor_haddad', 'Noor Haddad'), await server.person('sam_okoye', 'Sam Okoye')];
    const board = await makeBoard(noor, 'Throwing');
    const { image_signature: signature } = await uploadFilm(server, noor, film);
    const draft = await noor.data(StoryPinDraftsResource.create, {
      creation_id: 'throwing',
      board_id: board.id,
      metadata: { pinTitle: 'Throwing', templateType: 'how_to', basics: { keyValueBlocks: [], listBlocks: [] } },
      pages: [{ ...newStoryPage('one'), media: { signature, altText: '' } }],
    });
    const pin = await noor.data(StoryPinDraftPublicationsResource.create, { id: draft.id });
    for (const [language, words] of [
      ['de', 'Langsam'],
      ['en', 'Slowly'],
    ] as const)
      await noor.data(VideoCaptionsResource.update, { pin_id: pin.id, film: signature, language, text: cues(words) });
    const files = await takeOut(server, noor);
    const { pins } = JSON.parse(files.get('boards/throwing/pins.json')!.toString()) as ExportedPins;
    const said = pins[0]!.story!.captions![signature]!;
    expect(Object.keys(said)).toEqual(['de', 'en']);
    expect(files.get(`boards/throwing/${said['de']}`)!.toString()).toContain('Langsam');

    const zip = new ZipFile();
    for (const [name, bytes] of files) if (!name.endsWith(said['en']!)) zip.addBuffer(bytes, name);
    zip.end();
    const done = await bring(sam, await buffer(zip.outputStream));
    await goOn(server);
    // The English file is not in the archive, which is told; the other comes all the same.
    expect((await sam.data(ImportsResource.get, { id: done.id })).report).toMatchObject([{ state: 'taken', reason: 'captions_refused' }]);
    const [brought] = await pinsOf(sam, 'sam_okoye');
    expect(brought!.filmCaptions.map(({ language }) => language)).toEqual(['de']);
    const served = await server.app.inject({ method: 'GET', url: brought!.filmCaptions[0]!.url });
    expect(served.body).toContain('Langsam');
  }, 60_000);

  it('come in made anew where another program wrote them, also after a stop, and change no picture of others', async () => {
    const [lena, tomas] = [await server.person('lena_fjeld', 'Lena Fjeld'), await server.person('tomas_ibarra', 'Tomás Ibarra')];
    const board = await makeBoard(lena, 'Clay');
    const lenas = await lena.data(PinResource.create, { board_id: board.id, image_signature: await uploadPicture(lena, stills[0]!) });
    const pin = { title: 'Wheel', picture: 'a.png', film: 'a.mp4', captions: { en: 'a.vtt', fr: 'b.vtt', '../x': 'a.vtt' } };
    const files = { 'a.png': stills[0]!, 'a.mp4': film, 'a.vtt': Buffer.from(cues('Slowly')), 'b.vtt': Buffer.from('WEBVTT\n\nbad --> 1') };
    const { id } = await look(server, tomas, await archiveOf([pin], files));
    await act(server, tomas, id, { action: 'start' });
    // A stop while the film was written.
    const { rows } = await sql<{
      id: string;
    }>`UPDATE video_uploads SET status = 'uploading', taken_until = NULL WHERE user_id = ${tomas.userId} RETURNING id`.execute(
      server.core.db,
    );
    await rm(join(server.core.films.uploads, rows[0]!.id));
    await goOn(server);
    await goOn(server);
    expect(await tomas.data(ImportsResource.get, { id })).toMatchObject({
      status: 'done',
      counts: { taken: 1 },
      report: [{ item: 'Wheel', state: 'taken', reason: 'captions_refused' }],
    });
    const [brought] = await pinsOf(tomas, 'tomas_ibarra');
    expect(brought!.videos!.videoList.v720P).toMatchObject({ width: 960, height: 640 });
    expect(brought!.captions.map(({ language }) => language)).toEqual(['en']);
    expect((await lena.data(PinResource.get, { id: lenas.id })).videos).toBeNull();
    const { rows: left } = await sql`SELECT 1 FROM video_uploads WHERE user_id = ${tomas.userId}`.execute(server.core.db);
    expect(left).toEqual([]);
  }, 90_000);

  it('come onto no pin of others, also where these pinned the very picture that names the film', async () => {
    const [amara, oskar] = [await server.person('amara_osei', 'Amara Osei'), await server.person('oskar_lind', 'Oskar Lind')];
    const board = await makeBoard(amara, 'Wheels');
    const made = await uploadFilm(server, amara, film);
    await amara.data(PinResource.create, { board_id: board.id, image_signature: made.image_signature, title: 'The wheel' });
    const files = await takeOut(server, amara);
    // As on an instance that has the picture and no film yet.
    await sql`UPDATE pictures SET video = NULL, kind = 0 WHERE signature = decode(${made.image_signature}, 'hex')`.execute(server.core.db);
    const zip = new ZipFile();
    for (const [name, bytes] of files) zip.addBuffer(bytes, name);
    zip.end();
    await bring(oskar, await buffer(zip.outputStream));
    await goOn(server);
    expect((await pinsOf(amara, 'amara_osei')).map(({ videos }) => videos)).toEqual([null]);
    expect((await pinsOf(oskar, 'oskar_lind')).map(({ videos }) => videos === null)).toEqual([false]);
  }, 60_000);

  it('leave their pins with the still picture and a reason where they are words, broken, or not there', async () => {
    const priya = await server.person('priya_nair', 'Priya Nair');
    const files = {
      'a.png': stills[1]!,
      'words.mp4': Buffer.from('#EXTM3U\nhttp://127.0.0.1/secret\n'.repeat(20)),
      'b.png': stills[2]!,
      'half.mp4': film.subarray(0, film.length / 3),
      'c.png': stills[3]!,
      'd.png': stills[4]!,
    };
    const done = await bring(
      priya,
      await archiveOf(
        [
          { title: 'Words', picture: 'a.png', film: 'words.mp4', note: 'Ask Mei', captions: { en: 'gone.vtt' } },
          { title: 'Half', picture: 'b.png', film: 'half.mp4' },
          { title: 'Gone', picture: 'c.png', film: 'gone.mp4' },
          { title: 'Elsewhere', picture: 'd.png', film: '../../bowerbird.json' },
          { title: 'Nothing', picture: 'gone.png', film: 'words.mp4' },
        ],
        files,
      ),
    );
    await goOn(server);
    const { status, counts, report } = await priya.data(ImportsResource.get, { id: done.id });
    expect([status, counts]).toEqual(['done', { items: 5, taken: 4, waiting: 0, duplicates: 0, refused: 1 }]);
    expect(report.map(({ item, state, reason }) => [item, state, reason])).toEqual([
      ['Words', 'taken', 'film_refused'],
      ['Half', 'taken', 'film_refused'],
      ['Gone', 'taken', 'film_missing'],
      ['Elsewhere', 'taken', 'film_missing'],
      ['Nothing', 'refused', 'film_refused'],
    ]);
    const pins = await pinsOf(priya, 'priya_nair');
    expect(pins.filter(({ videos }) => videos !== null)).toEqual([]);
    expect(new Set(pins.map(({ title }) => title))).toEqual(new Set(['Words', 'Half', 'Gone', 'Elsewhere']));
  }, 60_000);

  it('are refused where the archive is broken at them', async () => {
    const rosa = await server.person('rosa_lind', 'Rosa Lind');
    const archive = await archiveOf([{ title: 'Torn', picture: 'a.png', film: 'a.mp4' }], { 'a.png': stills[1]!, 'a.mp4': film });
    const at = archive.indexOf('boards/pottery/a.mp4');
    archive.fill(0xff, at + 100, at + 4_000);
    const done = await bring(rosa, archive);
    expect(done).toMatchObject({ status: 'done', counts: { taken: 1 }, report: [{ item: 'Torn', reason: 'film_refused' }] });
  });

  it('wait while as many videos of their person are under way as may be, and none is larger than an upload may be', async () => {
    const ines = await server.person('ines_prado', 'Inês Prado');
    await sql`INSERT INTO video_uploads (id, user_id, name, bytes, edits)
      SELECT lpad(n::text, 32, '0'), ${ines.userId}, 'x', 10, '{}' FROM generate_series(1, 30) n`.execute(server.core.db);
    const files = { 'a.png': stills[1]!, 'a.mp4': Buffer.from('no film at all') };
    const waiting = await bring(ines, await archiveOf([{ title: 'Late', picture: 'a.png', film: 'a.mp4' }], files));
    expect(waiting).toMatchObject({ status: 'running', counts: { waiting: 1 }, report: [] });
    await sql`DELETE FROM video_uploads WHERE user_id = ${ines.userId}`.execute(server.core.db);
    await sql`UPDATE import_items SET next_try_at = now() WHERE import_id = ${waiting.id}`.execute(server.core.db);
    await goOn(server);
    expect(await ines.data(ImportsResource.get, { id: waiting.id })).toMatchObject({ status: 'done', counts: { taken: 1 } });
    const huge = { userId: ines.userId, name: 'huge.mp4', bytes: MOST_VIDEO_BYTES + 1, poster: null };
    expect(await beginExportedFilm(server.core, huge, () => Promise.resolve())).toBe('refused');
  });
});
