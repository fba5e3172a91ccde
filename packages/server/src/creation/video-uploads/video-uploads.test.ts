import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PinDraftPublicationsResource, PinDraftsResource } from '@bowerbird/contract/creation/pin-drafts/calls.ts';
import { ScheduledPinsResource } from '@bowerbird/contract/creation/scheduled-pins/calls.ts';
import { VideoCaptionsResource } from '@bowerbird/contract/creation/video-captions/calls.ts';
import { VideoUploadsResource } from '@bowerbird/contract/creation/video-uploads/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { forgetBlockList } from '../../core/block-list/index.ts';
import { coveredFilm } from '../../core/films/testing/cover-first.ts';
import { filmFile } from '../../core/films/testing/film-file.ts';
import { eraseAccount } from '../../identity/accounts/index.ts';
import { makeBoard } from '../../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { purgePictures } from '../../pinning/pictures/forget-pictures.service.ts';
import { makeLostVideos, makeNextVideo } from './make-video.service.ts';
import { sweepUploads } from './video-uploads.service.ts';

/** The same pictures, each of which stands for 28 seconds. */
function slowGif(gif: Buffer): Buffer {
  const slow = Buffer.from(gif);
  const control = Buffer.from([0x21, 0xf9, 0x04]);
  for (let at = slow.indexOf(control); at >= 0; at = slow.indexOf(control, at + 1)) slow.writeUInt16LE(2_800, at + 4);
  return slow;
}

describe('uploading a video', () => {
  let server: TestServer;
  let mei: TestPerson;
  let noor: TestPerson;
  let folder: string;
  let film: Buffer;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bowerbird-films-'));
    film = await filmFile(folder, 'film.mov');
    server = await createTestServer();
    mei = await server.person('mei_tan', 'Mei Tan');
    noor = await server.person('noor_haddad', 'Noor Haddad');
  }, 60_000);
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  const tus = (
    caller: TestCaller,
    method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE',
    url: string,
    headers: Record<string, string> = {},
    payload?: Buffer,
  ) => caller.request({ method, url, headers: { 'tus-resumable': '1.0.0', ...headers }, ...(payload ? { payload } : {}) });
  const begin = async (bytes: number, caller: TestCaller = mei, name = 'tiles.mov') => {
    const metadata = `filename ${Buffer.from(name).toString('base64')}`;
    const reply = await tus(caller, 'POST', '/upload-video/', { 'upload-length': String(bytes), 'upload-metadata': metadata });
    return { status: reply.status, url: String(reply.headers['location']), id: String(reply.headers['location']).split('/').at(-1)! };
  };
  const send = (url: string, offset: number, piece: Buffer, caller: TestCaller = mei) =>
    tus(caller, 'PATCH', url, { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' }, piece);
  const bring = async (bytes: Buffer, caller: TestCaller = mei) => {
    const { id, url } = await begin(bytes.length, caller);
    expect((await send(url, 0, bytes, caller)).status).toBe(204);
    return id;
  };
  const find = (id: string, caller: TestCaller = mei) => caller.data(VideoUploadsResource.get, { upload_id: id });

  it('goes on where it was cut off, becomes a film with its stream, and is pinned by its picture', async () => {
    const { status, url, id } = await begin(film.length);
    expect(status).toBe(201);
    expect((await send(url, 0, film.subarray(0, 5_000))).status).toBe(204);
    expect((await tus(mei, 'HEAD', url)).headers['upload-offset']).toBe('5000');
    // A piece that was sent twice, as after a reply that never came.
    expect((await send(url, 0, film.subarray(0, 5_000))).status).toBe(409);
    expect(await find(id)).toMatchObject({ status: 'uploading', name: 'tiles.mov', video: null });
    await send(url, 5_000, film.subarray(5_000));
    expect((await find(id)).status).toBe('processing');
    expect(server.enqueued).toContainEqual({ name: 'videos.make', data: { id } });

    await makeNextVideo(server.core);
    const made = await find(id);
    expect(made).toMatchObject({ status: 'ready', progress: 1, video: { width: 960, height: 640 } });
    expect(made.video!.duration).toBeGreaterThan(2_800);
    const board = await makeBoard(mei, 'Films');
    const pin = await mei.data(PinResource.create, { board_id: board.id, image_signature: made.video!.image_signature, title: 'Tiles' });
    const { v720P, vHLSV4 } = pin.videos!.videoList;
    for (const [address, type] of [
      [v720P!.url, 'video/mp4'],
      [vHLSV4!.url, 'application/vnd.apple.mpegurl'],
      [vHLSV4!.url.replace('master.m3u8', 'small.ts'), 'video/mp2t'],
    ] as const) {
      const file = await server.app.inject({ method: 'GET', url: address, headers: { range: 'bytes=0-99' } });
      expect([address, file.statusCode, file.headers['content-type'], file.rawPayload.length]).toEqual([address, 206, type, 100]);
    }
    for (const name of ['other.m3u8', '../film.mp4', 'master.m3u8/x'])
      expect((await server.app.inject({ method: 'GET', url: vHLSV4!.url.replace('master.m3u8', name) })).statusCode).toBe(404);
  }, 60_000);

  it('keeps the part, the silence and the picture that its maker chose', async () => {
    const id = await bring(film);
    await makeNextVideo(server.core);
    const before = await find(id);
    const changed = await mei.data(VideoUploadsResource.update, {
      upload_id: id,
      trim_start: 1,
      trim_end: 2,
      is_muted: true,
      poster_at: 1.5,
    });
    expect(changed).toMatchObject({ status: 'processing', video: null, edits: { trim_start: 1, is_muted: true } });
    await makeNextVideo(server.core);
    const { video } = await find(id);
    expect(video!.duration).toBeLessThan(1_200);
    expect(video!.image_signature).not.toBe(before.video!.image_signature);
    const { resource_response: wrong } = await mei.envelope(VideoUploadsResource.update, { upload_id: id, trim_start: 5 });
    expect([wrong.http_status, wrong.error?.extraData?.fields?.[0]?.rule]).toEqual([400, 'after_start']);
  }, 60_000);

  it('is cut in another way later, while captions that come to its published film are cut as that one was', async () => {
    const id = await bring(film);
    await mei.data(VideoUploadsResource.update, { upload_id: id, trim_start: 1, trim_end: 2 });
    await makeNextVideo(server.core);
    const { video } = await find(id);
    const board = await makeBoard(mei, 'Short films');
    const pin = await mei.data(PinResource.create, { board_id: board.id, image_signature: video!.image_signature, title: 'Tiles' });
    await mei.data(VideoUploadsResource.update, { upload_id: id, trim_start: 0, trim_end: 1 });
    const text = 'WEBVTT\n\n00:00.000 --> 00:01.000\nBefore\n\n00:01.000 --> 00:02.000\nHello\n';
    const { captions } = await mei.data(VideoCaptionsResource.update, { pin_id: pin.id, language: 'en', text });
    const { body } = await mei.request({ method: 'GET', url: captions[0]!.url });
    expect(body).toBe('WEBVTT\n\n00:00:00.000 --> 00:00:01.000\nHello\n');
  }, 60_000);

  it('keeps all changes that are made at once', async () => {
    const id = await bring(film);
    await makeNextVideo(server.core);
    const changes = [{ is_muted: true }, { poster_at: 2 }, { trim_start: 1 }];
    for (let time = 0; time < 5; time += 1) {
      await mei.data(VideoUploadsResource.update, { upload_id: id, is_muted: false, poster_at: 0, trim_start: 0 });
      await Promise.all(changes.map((change) => mei.data(VideoUploadsResource.update, { upload_id: id, ...change })));
      expect((await find(id)).edits).toMatchObject(Object.assign({}, ...changes) as object);
    }
  }, 60_000);

  it('is nobody else’s: others find nothing, send nothing and delete nothing', async () => {
    const { url, id } = await begin(film.length);
    expect((await tus(noor, 'HEAD', url)).status).toBe(404);
    expect((await send(url, 0, film, noor)).status).toBe(404);
    expect((await tus(noor, 'DELETE', url)).status).toBe(404);
    expect((await noor.envelope(VideoUploadsResource.get, { upload_id: id })).resource_response.http_status).toBe(404);
    expect((await begin(1_000, server.stranger())).status).toBe(401);
    expect((await tus(mei, 'DELETE', url)).status).toBe(204);
    expect((await tus(mei, 'HEAD', url)).status).toBe(404);
    expect(await readdir(server.core.films.uploads)).not.toContain(id);
  });

  it('takes no other upload than the one that was asked about, whatever the address says behind it', async () => {
    const { url: own } = await begin(10, noor);
    const { url: of, id } = await begin(10);
    expect((await send(`${own}?/${id}`, 0, Buffer.from('0123456789'), noor)).status).toBe(204);
    expect((await tus(mei, 'HEAD', of)).headers['upload-offset']).toBe('0');
    expect((await tus(noor, 'HEAD', own)).headers['upload-offset']).toBe('10');
  });

  it('is begun and changed so often an hour, since each takes minutes of a processor', async () => {
    const lena = await server.person('lena_lind', 'Lena Lind');
    const { id } = await begin(10, lena);
    for (let count = 1; count < 60; count += 1) await begin(0, lena);
    expect((await begin(10, lena)).status).toBe(429);
    const edit = async () =>
      (await lena.envelope(VideoUploadsResource.update, { upload_id: id, is_muted: true })).resource_response.error?.name;
    for (let count = 0; count < 120; count += 1) expect(await edit()).toBe('conflict');
    expect(await edit()).toBe('locked_for_a_while');
  });

  it('keeps so many bytes of one person, also of videos that failed, however many come at once', async () => {
    const tomas = await server.person('tomas_vega', 'Tomás Vega');
    const replies = await Promise.all(Array.from({ length: 12 }, () => begin(2 * 1024 ** 3, tomas)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(8);
    await sql`UPDATE video_uploads SET status = 'failed', reason = 'broken' WHERE user_id = ${tomas.userId}`.execute(server.core.db);
    expect((await begin(10, tomas)).status).toBe(409);
  });

  it.each([
    ['words', Buffer.from('#EXTM3U\nhttp://127.0.0.1/secret\n'.repeat(20)), 'not_a_video'],
    ['a list of files to join', Buffer.from("ffconcat version 1.0\nfile '/etc/passwd'\n"), 'not_a_video'],
    ['half a film', null, 'broken'],
  ])('fails for %s, and says why', async (_what, bytes, reason) => {
    const id = await bring(bytes ?? film.subarray(0, film.length / 3));
    // What is no video at all is known at once; the rest is seen by whoever makes the film.
    expect((await find(id)).status).toBe(reason === 'not_a_video' ? 'failed' : 'processing');
    await makeNextVideo(server.core);
    expect(await find(id)).toMatchObject({ status: 'failed', reason, video: null });
  });

  it('refuses more than two gigabytes, none at all, and what has no size', async () => {
    expect((await begin(2 * 1024 ** 3 + 1)).status).toBe(413);
    expect((await begin(0)).status).toBe(400);
    expect((await tus(mei, 'POST', '/upload-video/', { 'upload-defer-length': '1' })).status).toBe(400);
    expect((await tus(mei, 'POST', '/upload-video/', { 'upload-length': 'many' })).status).toBe(400);
  });

  it('lets thirty of one person come at a time', async () => {
    const sam = await server.person('sam_okoye', 'Sam Okoye');
    for (let count = 0; count < 30; count += 1) expect((await begin(10, sam)).status).toBe(201);
    expect((await begin(10, sam)).status).toBe(409);
  });

  it('takes turns between people, passes over what is being made, and makes again what a crash left', async () => {
    await sql`DELETE FROM video_uploads`.execute(server.core.db);
    const [first, second, others] = [await bring(film), await bring(film), await bring(film, noor)];
    const statuses = async () => [(await find(first)).status, (await find(second)).status, (await find(others, noor)).status];
    await makeNextVideo(server.core);
    await makeNextVideo(server.core);
    // One of each person, though two of the first came before.
    expect(await statuses()).toEqual(['ready', 'processing', 'ready']);
    const takenUntil = (seconds: number) =>
      sql`UPDATE video_uploads SET taken_until = now() + make_interval(secs => ${seconds}) WHERE id = ${second}`.execute(server.core.db);
    await takenUntil(60);
    await makeNextVideo(server.core);
    expect((await find(second)).status).toBe('processing');
    server.enqueued.length = 0;
    await makeLostVideos(server.core);
    expect(server.enqueued).toEqual([]);
    await takenUntil(-1);
    await makeLostVideos(server.core);
    expect(server.enqueued).toEqual([{ name: 'videos.make', data: { id: second } }]);
    await makeNextVideo(server.core);
    expect((await find(second)).status).toBe('ready');
  }, 60_000);

  it('keeps a minute of a picture that moves for longer', async () => {
    const id = await bring(slowGif(await filmFile(folder, 'slow.gif', ['-vf', 'scale=96:64', '-c:v', 'gif', '-an'])));
    await makeNextVideo(server.core);
    const { status, video } = await find(id);
    // Told are seventeen minutes, and pictures change each 28 seconds.
    expect(status).toBe('ready');
    expect(video!.duration).toBeGreaterThan(50_000);
    expect(video!.duration).toBeLessThanOrEqual(60_100);
  }, 60_000);

  it('stays with the draft that shows it: while it arrives, while it is made, and as a film, for weeks', async () => {
    const { id, url } = await begin(film.length);
    const items = [{ id: 'first', upload_id: id }];
    const draft = await mei.data(PinDraftsResource.create, { creation_id: 'of-a-film', items, title: 'Tiles' });
    const shown = async (caller = mei) =>
      (await caller.data(PinDraftsResource.get, {})).map(({ status, items: [item] }) => ({ status, item }));
    expect(await shown()).toMatchObject([{ status: 'uploading', item: { media: null, upload: { upload_id: id, bytes: film.length } } }]);
    await send(url, 0, film);
    expect(await shown()).toMatchObject([{ status: 'processing', item: { upload: { status: 'processing', progress: 0 } } }]);
    await makeNextVideo(server.core);
    const { video } = await find(id);
    const ready = {
      status: 'ready',
      item: { media: { signature: video!.image_signature }, upload: { video: { video_url: video!.video_url } } },
    };
    expect(await shown()).toMatchObject([ready]);
    // Somebody comes back after a week: neither the film nor its changes are gone.
    await sql`UPDATE video_uploads SET changed_at = now() - interval '7 days' WHERE id = ${id}`.execute(server.core.db);
    await sql`UPDATE picture_uploads SET created_at = now() - interval '7 days'`.execute(server.core.db);
    await sweepUploads(server.core);
    await purgePictures(server.core);
    expect(await shown()).toMatchObject([ready]);
    // Naming somebody else's shows nothing of it.
    await noor.data(PinDraftsResource.create, { creation_id: 'of-another', items });
    expect(await shown(noor)).toMatchObject([{ status: 'failed', item: { media: null, upload: null } }]);
    const board = await makeBoard(mei, 'Tiles');
    await mei.data(PinDraftsResource.update, { id: draft.id, board_id: board.id });
    // In the calendar it has its title and its still picture.
    const at = Math.floor(server.core.now() / 1000) + 3_600;
    await mei.data(ScheduledPinsResource.create, { draft_id: draft.id, scheduled_ts: at });
    expect(await mei.data(ScheduledPinsResource.get, {})).toMatchObject([{ title: 'Tiles', media: { signature: video!.image_signature } }]);
    const pin = await mei.data(PinDraftPublicationsResource.create, { id: draft.id });
    expect(pin.videos!.videoList.v720P!.url).toBe(video!.video_url);
  }, 60_000);

  it('leaves no file for more than a day that no upload names, as where the process stopped while it was forgotten', async () => {
    const id = await bring(film);
    const lost = join(server.core.films.uploads, '0123456789abcdef0123456789abcdef');
    const old = new Date(server.core.now() - 2 * 86_400_000);
    for (const path of [lost, `${lost}.json`, `${lost}.new`]) await writeFile(path, 'x');
    for (const path of [lost, `${lost}.json`, join(server.core.films.uploads, id)]) await utimes(path, old, old);
    await sweepUploads(server.core);
    const left = await readdir(server.core.films.uploads);
    expect(left).toContain(id);
    expect(left.filter((name) => name.startsWith('0123'))).toEqual(['0123456789abcdef0123456789abcdef.new']);
    await mei.data(VideoUploadsResource.delete, { upload_id: id });
  }, 30_000);

  it('is the film and not the cover that its maker attached, also where that stands first', async () => {
    const id = await bring(await coveredFilm(folder, 'film.mov'));
    await makeNextVideo(server.core);
    expect(await mei.data(VideoUploadsResource.get, { upload_id: id })).toMatchObject({
      status: 'ready',
      video: { width: 960, height: 640 },
    });
  }, 30_000);

  it('is made again where the purge of an old picture took its film while it was made', async () => {
    const bytes = await filmFile(folder, 'bowl.mov', ['-t', '1.5']);
    const first = await bring(bytes);
    await makeNextVideo(server.core);
    await mei.data(VideoUploadsResource.delete, { upload_id: first });
    const second = await bring(bytes);
    await sql`UPDATE pictures SET created_at = created_at - interval '2 days'`.execute(server.core.db);
    await sql`UPDATE picture_uploads SET created_at = created_at - interval '2 days'`.execute(server.core.db);
    const { store } = server.core.films;
    const purging = vi.spyOn(server.core.films, 'store').mockImplementation(async (options) => {
      const stored = await store(options);
      await purgePictures(server.core);
      return stored;
    });
    await expect(makeNextVideo(server.core)).rejects.toThrow('purged while it was made');
    purging.mockRestore();
    await sql`UPDATE video_uploads SET taken_until = now() - interval '1 second' WHERE id = ${second}`.execute(server.core.db);
    await makeLostVideos(server.core);
    await makeNextVideo(server.core);
    const { status, video } = await mei.data(VideoUploadsResource.get, { upload_id: second });
    const file = await server.app.inject({ method: 'GET', url: video!.video_url });
    expect([status, file.statusCode]).toEqual(['ready', 200]);
  }, 30_000);

  it('goes with its person', async () => {
    const lena = await server.person('lena_fjeld', 'Lena Fjeld');
    const { id, url } = await begin(20, lena);
    await send(url, 0, Buffer.alloc(10), lena);
    await eraseAccount(server.core, lena.userId);
    expect((await readdir(server.core.films.uploads)).filter((name) => name.startsWith(id))).toEqual([]);
  });

  it('fails once and for all where its picture is blocked, and is not made again', async () => {
    const { core } = server;
    const rex = await server.person('rex_bargain', 'Rex Bargain');
    const make = async () => {
      const id = await bring(film, rex);
      for (let turn = 0; turn < 5 && (await find(id, rex)).status === 'processing'; turn += 1) await makeNextVideo(core);
      return find(id, rex);
    };
    const { video } = await make();
    await sql`INSERT INTO block_list (kind, value, shown) VALUES ('picture', ${video!.image_signature}, 'A wheel')`.execute(core.db);
    forgetBlockList(core);
    expect(await make()).toMatchObject({ status: 'failed', reason: 'blocked' });
    await sql`DELETE FROM block_list`.execute(core.db);
    forgetBlockList(core);
  }, 60_000);
});
