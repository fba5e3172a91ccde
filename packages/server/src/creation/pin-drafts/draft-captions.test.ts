import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DraftCaptionsResource, PinDraftPublicationsResource, PinDraftsResource } from '@bowerbird/contract/creation/pin-drafts/calls.ts';
import { VideoCaptionsResource } from '@bowerbird/contract/creation/video-captions/calls.ts';
import { VideoUploadsResource } from '@bowerbird/contract/creation/video-uploads/calls.ts';
import { eraseAccount, exportAccount } from '../../identity/accounts/index.ts';
import { makeBoard, uploadedPicture } from '../../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { sweepUploads } from '../video-uploads/video-uploads.service.ts';

const file = (words: string) => `WEBVTT\n\n00:01.000 --> 00:02.000\n${words}\n`;

describe('the captions of a draft', () => {
  let server: TestServer;
  let mei: TestPerson;
  let sam: TestPerson;
  let boardId: string;
  let made = 0;
  beforeAll(async () => {
    server = await createTestServer();
    mei = await server.person('mei_tan', 'Mei Tan');
    sam = await server.person('sam_okoye', 'Sam Okoye');
    boardId = (await makeBoard(mei, 'Short films')).id;
  });
  afterAll(() => server.close());

  /** A video of somebody whose film is there, or still to come. */
  async function video(who: TestPerson = mei, { isReady = true } = {}): Promise<string> {
    const { db } = server.core;
    const id = (made += 1).toString(16).padStart(32, '0');
    const signature = await uploadedPicture(server, who.userId);
    const film = { signature: id.repeat(2), width: 720, height: 1280, duration: 4_000 };
    await sql`UPDATE pictures SET kind = 2, video = ${JSON.stringify(film)}::jsonb WHERE signature = decode(${signature}, 'hex')`.execute(
      db,
    );
    await sql`INSERT INTO video_uploads (id, user_id, name, bytes, edits, status, picture_id)
      SELECT ${id}, ${who.userId}, 'swell.mov', 10, '{"trimStart":0,"trimEnd":null,"isMuted":false,"posterAt":null}', ${isReady ? 'ready' : 'processing'}, CASE WHEN ${isReady} THEN p.id END
      FROM pictures p WHERE p.signature = decode(${signature}, 'hex')`.execute(db);
    return id;
  }
  const draftOf = (uploadId: string, who: TestPerson = mei) =>
    who.data(PinDraftsResource.create, {
      creation_id: `draft-${(made += 1)}`,
      board_id: who === mei ? boardId : undefined,
      items: [{ id: 'first', upload_id: uploadId }],
    });
  const set = (id: string, language: string, words: string, who: TestPerson = mei) =>
    who.envelope(DraftCaptionsResource.update, { id, language, text: file(words) });
  const publish = (id: string) => mei.data(PinDraftPublicationsResource.create, { id });
  const problemOf = async (reply: ReturnType<typeof set>) => {
    const { error } = (await reply).resource_response;
    return error?.extraData?.fields?.[0]?.rule ?? error?.name;
  };

  it('are kept with it while its video arrives, and go out with the pin', async () => {
    const upload = await video(mei, { isReady: false });
    const { id, version } = await draftOf(upload);
    const { resource_response: kept } = await set(id, 'de', 'Guten Tag');
    expect(kept.data).toMatchObject({ id, version, captions: [{ language: 'de' }] });
    await set(id, 'en', 'Hello');
    await sql`UPDATE video_uploads SET status = 'ready', picture_id = (SELECT max(id) FROM pictures) WHERE id = ${upload}`.execute(
      server.core.db,
    );
    await mei.data(PinDraftsResource.update, { id, items: [{ id: 'first', upload_id: upload }] });
    const pin = await publish(id);
    expect(pin.captions.map(({ language }) => language)).toEqual(['de', 'en']);
    expect((await server.stranger().request({ method: 'GET', url: pin.captions[0]!.url })).body).toContain('Guten Tag');
  });

  it('are replaced by a second file of a language, and taken away', async () => {
    const { id } = await draftOf(await video());
    await set(id, 'en', 'Helo');
    await set(id, 'en', 'Hello');
    await set(id, 'fr', 'Bonjour');
    expect((await mei.data(DraftCaptionsResource.delete, { id, language: 'fr' })).captions).toEqual([{ language: 'en' }]);
    const pin = await publish(id);
    expect((await mei.request({ method: 'GET', url: pin.captions[0]!.url })).body).toContain('Hello');
  });

  it('belong to a video: another one has none, and the first one has its own again', async () => {
    const [one, other] = [await video(), await video()];
    const { id } = await draftOf(one);
    await set(id, 'en', 'Of the first');
    const show = (upload_id: string) => mei.data(PinDraftsResource.update, { id, items: [{ id: 'first', upload_id }] });
    expect((await show(other)).captions).toEqual([]);
    expect((await show(one)).captions).toEqual([{ language: 'en' }]);
    await show(other);
    expect((await publish(id)).captions).toEqual([]);
  });

  it('go out with no picture that took the place of their video', async () => {
    const upload = await video();
    const { id } = await draftOf(upload);
    await set(id, 'en', 'Hello');
    await sql`DELETE FROM video_uploads WHERE id = ${upload}`.execute(server.core.db);
    const items = [{ id: 'first', image_signature: await uploadedPicture(server, mei.userId) }];
    await mei.data(PinDraftsResource.update, { id, items });
    expect((await publish(id)).captions).toEqual([]);
  });

  it('stay when the file of the video is gone and its film is there', async () => {
    const upload = await video();
    const { id, items } = await draftOf(upload);
    await set(id, 'en', 'Hello');
    await sql`DELETE FROM video_uploads WHERE id = ${upload}`.execute(server.core.db);
    await mei.data(PinDraftsResource.update, { id, items: [{ id: 'first', image_signature: items[0]!.media!.signature }] });
    expect((await publish(id)).captions).toMatchObject([{ language: 'en' }]);
  });

  describe('whose video is trimmed', () => {
    const spoken = 'WEBVTT\n\n00:00.000 --> 00:02.000\nBefore\n\n00:02.000 --> 00:05.000\nHello\n\n00:05.000 --> 00:06.000\nAfter\n';
    const inThePart = 'WEBVTT\n\n00:00:00.000 --> 00:00:03.000\nHello\n';
    const speak = (id: string, text = spoken, language = 'en') => mei.data(DraftCaptionsResource.update, { id, language, text });
    /** Trims it, and has its film made as often. */
    const trim = async (upload_id: string, trim_start: number, trim_end: number | null) => {
      await mei.data(VideoUploadsResource.update, { upload_id, trim_start, trim_end });
      await sql`UPDATE video_uploads SET status = 'ready' WHERE id = ${upload_id}`.execute(server.core.db);
    };
    const cuesOf = async ({ captions }: Awaited<ReturnType<typeof publish>>) =>
      Promise.all(captions.map(async ({ url }) => (await mei.request({ method: 'GET', url })).body));

    it('say what is heard in the kept part, when it is heard there, however often it is trimmed', async () => {
      const upload = await video();
      const { id } = await draftOf(upload);
      await speak(id);
      await speak(id, 'WEBVTT\n\n00:00.000 --> 00:01.000\nNur davor\n', 'de');
      await trim(upload, 1, null);
      await trim(upload, 2, 5);
      expect(await cuesOf(await publish(id))).toEqual([inThePart]);
    });

    it('are given after it in the times of the video as it came', async () => {
      const upload = await video();
      const { id } = await draftOf(upload);
      await trim(upload, 2, 5);
      await speak(id);
      expect(await cuesOf(await publish(id))).toEqual([inThePart]);
    });

    it('are cut in the same way where they come once the pin is out, also when the file of the video is gone', async () => {
      const upload = await video();
      const { id } = await draftOf(upload);
      await trim(upload, 2, 5);
      const pin = await publish(id);
      const give = (language: string, text: string) => mei.data(VideoCaptionsResource.update, { pin_id: pin.id, language, text });
      expect(await cuesOf(await give('en', spoken))).toEqual([inThePart]);
      expect(await cuesOf(await give('en', inThePart.replace('Hello', 'Hello there')))).toEqual([
        inThePart.replace('Hello', 'Hello there'),
      ]);
      await mei.data(VideoCaptionsResource.delete, { pin_id: pin.id, language: 'en' });
      await sql`UPDATE video_uploads SET changed_at = now() - interval '31 days' WHERE id = ${upload}`.execute(server.core.db);
      await sweepUploads(server.core);
      expect(await cuesOf(await give('en', spoken))).toEqual([inThePart]);
    });

    it('are cut once, also where the file of the video is swept away before', async () => {
      const upload = await video();
      const { id, items } = await draftOf(upload);
      await speak(id);
      await speak(id, 'WEBVTT\n\n00:00.000 --> 00:01.000\nNur davor\n', 'de');
      await trim(upload, 2, 5);
      await sql`UPDATE video_uploads SET changed_at = now() - interval '31 days' WHERE id = ${upload}`.execute(server.core.db);
      await sweepUploads(server.core);
      await sweepUploads(server.core);
      const image_signature = items[0]!.media!.signature;
      expect((await mei.data(PinDraftsResource.update, { id, items: [{ id: 'first', image_signature }] })).captions).toEqual([
        { language: 'en' },
      ]);
      expect(await cuesOf(await publish(id))).toEqual([inThePart]);
    });
  });

  it('are refused to others, for pictures, beyond twelve languages, and with the line that is wrong', async () => {
    const { id } = await draftOf(await video());
    const items = [{ id: 'first', image_signature: await uploadedPicture(server, mei.userId) }];
    const still = await mei.data(PinDraftsResource.create, { creation_id: 'still', items });
    expect(await problemOf(set(id, 'en', 'Mine now', sam))).toBe('not_found');
    expect(await problemOf(set(still.id, 'en', 'Hello'))).toBe('no_film');
    expect(await problemOf(set(id, '../en', 'Hello'))).toBe('format');
    const { resource_response: wrong } = await mei.envelope(DraftCaptionsResource.update, {
      id,
      language: 'en',
      text: 'WEBVTT\n\nbad --> 1',
    });
    expect(wrong.error?.extraData?.fields).toEqual([{ field: 'text', rule: 'wrong_line', limit: 3 }]);
    for (const language of ['aa', 'ab', 'af', 'ak', 'am', 'an', 'ar', 'as', 'av', 'ay', 'az', 'ba']) await set(id, language, 'Hello');
    expect(await problemOf(set(id, 'be', 'Hello'))).toBe('too_many_things');
    await mei.data(PinDraftsResource.delete, { id });
    expect(await problemOf(set(id, 'en', 'Too late'))).toBe('not_found');
  });

  it('go into the export of who made them, and away with them', async () => {
    const { id } = await draftOf(await video(sam), sam);
    await set(id, 'en', 'Hello', sam);
    expect((await exportAccount(server.core, sam.userId))['pin-drafts']).toMatchObject({
      draft_captions: [{ draft_id: id, language: 'en' }],
    });
    await eraseAccount(server.core, sam.userId);
    expect((await sql`SELECT 1 FROM draft_captions WHERE draft_id = ${id}`.execute(server.core.db)).rows).toEqual([]);
  });
});
