import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StoryPinDraftPublicationsResource, StoryPinDraftsResource } from '@bowerbird/contract/creation/story-pins/calls.ts';
import { VideoCaptionsResource } from '@bowerbird/contract/creation/video-captions/calls.ts';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { newStoryPage } from '@bowerbird/domain/creation/story-pins/defaults.ts';
import { makeBoard, makePin, uploadedPicture } from '../../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';

const file = (words: string) => `WEBVTT\n\n00:01.000 --> 00:02.000\n${words}\n`;

describe('the captions of films on the pages of an idea pin', () => {
  let server: TestServer;
  let mei: TestPerson;
  let lena: TestPerson;
  let boardId: string;
  let story: string;
  let throwing: string;
  let firing: string;
  let still: string;
  beforeAll(async () => {
    server = await createTestServer();
    mei = await server.person('mei_tan', 'Mei Tan');
    lena = await server.person('lena_fjeld', 'Lena Fjeld');
    boardId = (await makeBoard(mei, 'Pottery')).id;
    [throwing, firing, still] = [await film(), await film(), await uploadedPicture(server, mei.userId)];
    const media = (signature: string) => ({ media: { signature, altText: '' } });
    const draft = await mei.data(StoryPinDraftsResource.create, {
      creation_id: 'bowl',
      board_id: boardId,
      metadata: { pinTitle: 'A bowl', templateType: 'how_to', basics: { keyValueBlocks: [], listBlocks: [] } },
      pages: [
        { ...newStoryPage('one'), ...media(still) },
        { ...newStoryPage('two'), ...media(throwing) },
        { ...newStoryPage('three'), ...media(firing) },
      ],
    });
    story = (await mei.data(StoryPinDraftPublicationsResource.create, { id: draft.id })).id;
  });
  afterAll(() => server.close());

  async function film(): Promise<string> {
    const signature = await uploadedPicture(server, mei.userId);
    await sql`UPDATE pictures SET kind = 2, video = ${JSON.stringify({ signature: 'ab'.repeat(32), width: 720, height: 1280, duration: 4_000 })}::jsonb
      WHERE signature = decode(${signature}, 'hex')`.execute(server.core.db);
    return signature;
  }
  const set = (signature: string, language: string, words: string, who: TestCaller = mei, pin_id = story) =>
    who.envelope(VideoCaptionsResource.update, { pin_id, film: signature, language, text: file(words) });
  const shown = async (id: string, who: Pick<TestCaller, 'data'> = server.stranger()) =>
    (await who.data(PinResource.get, { id })).filmCaptions;
  const fetchFile = (url: string) => server.stranger().request({ method: 'GET', url });
  const problemOf = async (reply: ReturnType<typeof set>) => {
    const { error } = (await reply).resource_response;
    return error?.extraData?.fields?.[0]?.rule ?? error?.name;
  };

  it('are each film’s own, and served to whoever sees the pin', async () => {
    await set(throwing, 'en', 'Centre the clay');
    await set(firing, 'en', 'Wait a night');
    await set(firing, 'de', 'Eine Nacht warten');
    const captions = await shown(story);
    expect(captions).toHaveLength(3);
    const wordsOf = async (signature: string, language: string) => {
      const found = captions.find((one) => one.film === signature && one.language === language);
      return (await fetchFile(found!.url)).body;
    };
    expect(await wordsOf(throwing, 'en')).toContain('Centre the clay');
    expect(await wordsOf(firing, 'en')).toContain('Wait a night');
    expect((await server.stranger().data(PinResource.get, { id: story })).captions).toEqual([]);
    // No other pin has any of them.
    expect(await shown((await makePin(server, mei, boardId)).id)).toEqual([]);
    const { filmCaptions } = await mei.data(VideoCaptionsResource.delete, { pin_id: story, film: firing, language: 'en' });
    expect(filmCaptions.map(({ film: of, language }) => [of === firing, language])).toEqual(
      expect.arrayContaining([
        [false, 'en'],
        [true, 'de'],
      ]),
    );
    expect(filmCaptions).toHaveLength(2);
  });

  it('go with a save, and are not there for whoever does not see the pages', async () => {
    const saved = await lena.data(RepinResource.create, { pin_id: story, board_id: (await makeBoard(lena, 'Seen')).id });
    const [caption] = await shown(saved.id);
    expect((await fetchFile(caption!.url)).status).toBe(200);
    await mei.data(BoardResource.update, { board_id: boardId, privacy: 'secret' });
    expect([(await fetchFile(caption!.url)).status, await shown(saved.id)]).toEqual([404, []]);
    await mei.data(BoardResource.update, { board_id: boardId, privacy: 'public' });
  });

  it('are refused to others, for pictures, and for films that are not on its pages', async () => {
    expect(await problemOf(set(throwing, 'en', 'Mine now', lena))).toBe('forbidden');
    expect(await problemOf(set(still, 'en', 'Hello'))).toBe('no_film');
    expect(await problemOf(set(await film(), 'en', 'Hello'))).toBe('no_film');
    const plain = (await makePin(server, mei, boardId)).id;
    expect(await problemOf(set(throwing, 'en', 'Hello', mei, plain))).toBe('no_film');
    const { url } = (await shown(story))[0]!;
    expect((await fetchFile(url.replace(/film=\w+/, 'film=../x'))).status).toBe(404);
    expect((await fetchFile(url.replace(/film=\w+&/, ''))).status).toBe(404);
  });
});
