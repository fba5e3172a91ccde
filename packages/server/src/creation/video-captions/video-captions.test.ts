import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VideoCaptionsResource } from '@bowerbird/contract/creation/video-captions/calls.ts';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { eraseAccount, exportAccount } from '../../identity/accounts/index.ts';
import { makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';

const file = (words: string) => `WEBVTT\n\n00:01.000 --> 00:02.000\n${words}\n`;

describe('the captions of a video pin', () => {
  let server: TestServer;
  let mei: TestPerson;
  let lena: TestPerson;
  let boardId: string;
  beforeAll(async () => {
    server = await createTestServer();
    mei = await server.person('mei_tan', 'Mei Tan');
    lena = await server.person('lena_fjeld', 'Lena Fjeld');
    boardId = (await makeBoard(mei, 'Short films')).id;
  });
  afterAll(() => server.close());

  const makeFilm = (pinId: string) =>
    sql`UPDATE pictures SET kind = 2, video = ${JSON.stringify({ signature: 'ab'.repeat(32), width: 720, height: 1280, duration: 4_000 })}::jsonb
      WHERE id = (SELECT picture_id FROM pins WHERE id = ${pinId})`.execute(server.core.db);
  async function filmPin(): Promise<string> {
    const { id } = await makePin(server, mei, boardId, { title: 'Swell' });
    await makeFilm(id);
    return id;
  }
  const set = (pin_id: string, language: string, text: string, who: TestCaller = mei) =>
    who.envelope(VideoCaptionsResource.update, { pin_id, language, text });
  const shown = async (id: string, who: Pick<TestCaller, 'data'> = server.stranger()) => (await who.data(PinResource.get, { id })).captions;
  const fetchFile = (url: string, who: TestCaller = server.stranger()) => who.request({ method: 'GET', url });
  const problemOf = async (reply: ReturnType<typeof set>) => {
    const { error } = (await reply).resource_response;
    return error?.extraData?.fields?.[0]?.rule ?? error?.name;
  };

  it('are told by language, and served to whoever sees the pin', async () => {
    const id = await filmPin();
    await set(id, 'de', file('Guten Tag'));
    await set(id, 'pt-BR', file('Bom dia'));
    const captions = await shown(id);
    expect(captions.map(({ language }) => language)).toEqual(['de', 'pt-BR']);
    const reply = await fetchFile(captions[0]!.url);
    expect([reply.status, reply.headers['content-type'], reply.headers['x-content-type-options']]).toEqual([
      200,
      'text/vtt; charset=utf-8',
      'nosniff',
    ]);
    expect(reply.body).toContain('Guten Tag');
  });

  it('are replaced by a second file of a language at another address, and taken away', async () => {
    const id = await filmPin();
    await set(id, 'en', file('Helo'));
    const [before] = await shown(id);
    await set(id, 'en', file('Hello'));
    const [after] = await shown(id);
    expect(after!.url).not.toBe(before!.url);
    expect((await fetchFile(after!.url)).body).toContain('Hello');
    expect((await mei.data(VideoCaptionsResource.delete, { pin_id: id, language: 'en' })).captions).toEqual([]);
    expect((await fetchFile(after!.url)).status).toBe(404);
  });

  it('go with a saved pin, and are not there for whoever does not see the film', async () => {
    const id = await filmPin();
    await set(id, 'en', file('Hello'));
    const lenas = (await makeBoard(lena, 'Seen')).id;
    const saved = await lena.data(RepinResource.create, { pin_id: id, board_id: lenas });
    const [caption] = await shown(saved.id);
    expect((await fetchFile(caption!.url)).status).toBe(200);
    await mei.data(BoardResource.update, { board_id: boardId, privacy: 'secret' });
    expect((await fetchFile(caption!.url)).status).toBe(404);
    expect(await shown(saved.id)).toEqual([]);
    await mei.data(BoardResource.update, { board_id: boardId, privacy: 'public' });
  });

  it('are refused to others, for pictures, beyond twelve languages, and with the line that is wrong', async () => {
    const id = await filmPin();
    const still = (await makePin(server, mei, boardId)).id;
    expect(await problemOf(set(id, 'en', file('Mine now'), lena))).toBe('forbidden');
    expect(await problemOf(set(still, 'en', file('Hello')))).toBe('no_film');
    expect(await problemOf(set(id, '../en', file('Hello')))).toBe('format');
    expect((await set(id, 'en', 'WEBVTT\n\nbad --> 1')).resource_response.error?.extraData?.fields).toEqual([
      { field: 'text', rule: 'wrong_line', limit: 3 },
    ]);
    const languages = ['aa', 'ab', 'af', 'ak', 'am', 'an', 'ar', 'as', 'av', 'ay', 'az', 'ba'];
    for (const language of languages) await set(id, language, file('Hello'));
    expect(await problemOf(set(id, 'be', file('Hello')))).toBe('too_many_things');
    expect(await problemOf(set(id, 'ba', file('Hello again')))).toBeUndefined();
  });

  it('go into the export of who made them, and away with them', async () => {
    const ines = await server.person('ines_duarte', 'Ines Duarte');
    const board = await makeBoard(ines, 'Films');
    const { id } = await makePin(server, ines, board.id, { title: 'Swell' });
    await makeFilm(id);
    await set(id, 'en', file('Hello'), ines);
    expect((await exportAccount(server.core, ines.userId))['video-captions']).toMatchObject({ captions: [{ pin_id: id, language: 'en' }] });
    await eraseAccount(server.core, ines.userId);
    const { rows } = await sql`SELECT 1 FROM video_captions WHERE pin_id = ${id}`.execute(server.core.db);
    expect(rows).toEqual([]);
  });
});
