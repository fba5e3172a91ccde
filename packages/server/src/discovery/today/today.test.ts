import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  TodayArticleFeedResource,
  TodayArticleResource,
  TodayDraftsResource,
  TodayEditorsResource,
  TodayTabResource,
} from '@bowerbird/contract/discovery/today/calls.ts';
import type { ArticleBlock } from '@bowerbird/contract/discovery/today/schemas.ts';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { END_BOOKMARK } from '@bowerbird/contract/protocol/paging.ts';
import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import { eraseAccount, exportAccount } from '../../identity/accounts/index.ts';
import { makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';

const OUT = '2020-01-01T08:00:00Z';

describe('articles', () => {
  let server: TestServer;
  let owner: TestPerson;
  let ines: TestPerson;
  let noor: TestPerson;
  let boardId: string;
  const pins: string[] = [];
  beforeAll(async () => {
    server = await createTestServer();
    owner = await server.person('owner_test', 'Owner');
    ines = await server.person('inesduarte', 'Ines Duarte');
    noor = await server.person('noorhaddad', 'Noor Haddad');
    await sql`UPDATE users SET is_owner = true WHERE id = ${owner.userId}`.execute(server.core.db);
    boardId = (await makeBoard(ines, 'Blue rooms')).id;
    for (const title of ['Jug', 'Chair', 'Door']) pins.push((await makePin(server, ines, boardId, { title })).id);
    await owner.data(TodayEditorsResource.create, { username: 'inesduarte' });
  });
  afterAll(() => server.close());

  const blocks = (): ArticleBlock[] => [
    { kind: 'text', text: 'A bowerbird does not paint.' },
    { kind: 'pins', pin_ids: [pins[1]!, pins[0]!] },
    { kind: 'board', board_id: boardId },
  ];
  const statusOf = async <I, O>(caller: Pick<TestPerson, 'envelope'>, endpoint: Endpoint<I, O>, input: I) =>
    (await caller.envelope(endpoint, input)).resource_response.http_status;

  it('are written by editors alone, whom the owner names and takes back', async () => {
    expect(await statusOf(noor, TodayArticleResource.create, { title: 'Mine' })).toBe(404);
    expect(await statusOf(noor, TodayDraftsResource.get, {})).toBe(404);
    expect(await statusOf(ines, TodayEditorsResource.get, {})).toBe(404);
    const editors = await owner.data(TodayEditorsResource.create, { username: 'noorhaddad' });
    expect(editors.map(({ username }) => username)).toEqual(['inesduarte', 'noorhaddad']);
    const { id } = await noor.data(TodayArticleResource.create, { title: 'Mine' });
    await owner.data(TodayEditorsResource.delete, { username: 'noorhaddad' });
    expect(await statusOf(noor, TodayArticleResource.update, { article_id: id, title: 'Still mine' })).toBe(404);
    expect(await statusOf(noor, TodayArticleResource.get, { article_id: id })).toBe(404);
    await ines.data(TodayArticleResource.delete, { article_id: id });
    expect(await statusOf(ines, TodayArticleResource.delete, { article_id: id })).toBe(404);
  });

  it('are not published with nothing in them, and drafts may be empty', async () => {
    const refusal = {
      http_status: 400,
      error: { name: 'bad_input', extraData: { fields: [{ field: 'published_at', rule: 'empty_page' }] } },
    };
    const tried = async <I, O>(endpoint: Endpoint<I, O>, input: I) => (await ines.envelope(endpoint, input)).resource_response;
    for (const empty of [undefined, [], [{ kind: 'text' as const, text: '  ' }]]) {
      const input = { title: 'Not yet', published_at: OUT, ...(empty && { blocks: empty }) };
      expect(await tried(TodayArticleResource.create, input)).toMatchObject(refusal);
    }
    const { id } = await ines.data(TodayArticleResource.create, { title: 'Not yet' });
    expect(await tried(TodayArticleResource.update, { article_id: id, published_at: OUT })).toMatchObject(refusal);
    await ines.data(TodayArticleResource.update, { article_id: id, published_at: OUT, blocks: blocks() });
    expect(await tried(TodayArticleResource.update, { article_id: id, blocks: [] })).toMatchObject(refusal);
    await ines.data(TodayArticleResource.update, { article_id: id, blocks: [], published_at: null });
    await ines.data(TodayArticleResource.delete, { article_id: id });
  });

  it('take no day that the calendar does not have', async () => {
    const input = { title: 'Leap', blocks: blocks() };
    const { resource_response: refused } = await ines.envelope(TodayArticleResource.create, {
      ...input,
      published_at: '2026-02-31T00:00:00Z',
    });
    expect(refused.error?.extraData?.fields).toEqual([{ field: 'published_at', rule: 'format' }]);
    const { id } = await ines.data(TodayArticleResource.create, { ...input, published_at: '2024-02-29T00:00:00Z' });
    await ines.data(TodayArticleResource.delete, { article_id: id });
  });

  it('are not changed or deleted where kept pages cannot be told', async () => {
    const { id } = await ines.data(TodayArticleResource.create, { title: 'As it was', blocks: blocks(), published_at: OUT });
    const emit = vi.spyOn(server.core.outbox, 'emit').mockRejectedValue(new Error('The event was not written.'));
    expect(await statusOf(ines, TodayArticleResource.update, { article_id: id, title: 'Another' })).toBe(500);
    expect(await statusOf(ines, TodayArticleResource.delete, { article_id: id })).toBe(500);
    emit.mockRestore();
    expect((await ines.data(TodayArticleResource.get, { article_id: id })).title).toBe('As it was');
    await ines.data(TodayArticleResource.delete, { article_id: id });
  });

  it('are not there for readers until they are out', async () => {
    const { id } = await ines.data(TodayArticleResource.create, { title: 'One blue thing', blocks: blocks() });
    const read = () => statusOf(server.stranger(), TodayArticleResource.get, { article_id: id });
    expect(await read()).toBe(404);
    expect(await statusOf(server.stranger(), TodayArticleFeedResource.get, { article_id: id })).toBe(404);
    await ines.data(TodayArticleResource.update, { article_id: id, published_at: new Date(Date.now() + 60_000).toISOString() });
    expect(await read()).toBe(404);
    expect((await ines.data(TodayDraftsResource.get, {})).find((article) => article.id === id)?.is_out).toBe(false);
    await ines.data(TodayArticleResource.update, { article_id: id, published_at: OUT });
    const article = await server.stranger().data(TodayArticleResource.get, { article_id: id });
    expect(article).toMatchObject({
      title: 'One blue thing',
      url: `/today/article/one-blue-thing/${id}/`,
      minutes: 1,
      pin_count: 2,
      draft: null,
    });
    expect(article.curator?.username).toBe('inesduarte');
    expect(article.cover?.id).toBe(pins[1]);
    expect(article.shown.map(({ kind }) => kind)).toEqual(['text', 'pins', 'board']);
    expect((await ines.data(TodayArticleResource.get, { article_id: id })).draft?.blocks).toEqual(blocks());
  });

  it('are listed for editors by when they are out, and drafts by when they were made', async () => {
    const year = 365 * 24 * 3_600_000;
    const write = async (title: string, published_at: string | null) =>
      (await ines.data(TodayArticleResource.create, { title, published_at, blocks: blocks() })).id;
    const old = await write('Old', new Date(Date.now() - year).toISOString());
    const draft = await write('Draft', null);
    const later = await write('Later', new Date(Date.now() + year).toISOString());
    const listed = (await ines.data(TodayDraftsResource.get, {})).map(({ id }) => id);
    expect(listed.filter((id) => [old, draft, later].includes(id))).toEqual([later, draft, old]);
    const { id: first } = (await ines.data(TodayDraftsResource.get, { page_size: 1 }))[0]!;
    expect(first).toBe(later);
    for (const article_id of [old, draft, later]) await ines.data(TodayArticleResource.delete, { article_id });
  });

  it('are named by the pins that they show, in the language of whoever looks where there is one', async () => {
    const articleOf = async (id: string, caller: Pick<TestPerson, 'data'> = server.stranger()) =>
      (await caller.data(PinResource.get, { id })).relatedArticle;
    expect(await articleOf(pins[0]!)).toMatchObject({ title: 'One blue thing', url: expect.stringContaining('/today/article/') as string });
    expect(await articleOf(pins[2]!)).toBeNull();
    const block: ArticleBlock = { kind: 'pins', pin_ids: [pins[0]!] };
    const german = await ines.data(TodayArticleResource.create, {
      title: 'Ein Krug',
      language: 'de',
      blocks: [block],
      published_at: '2019-01-01T08:00:00Z',
    });
    await ines.data(TodayArticleResource.create, { title: 'Not yet', blocks: [block] });
    await sql`UPDATE users SET locale = 'de' WHERE id = ${noor.userId}`.execute(server.core.db);
    expect((await articleOf(pins[0]!))?.title).toBe('One blue thing');
    expect((await articleOf(pins[0]!, noor))?.title).toBe('Ein Krug');
    const inGerman = await server.stranger().envelope(PinResource.get, { id: pins[0]! }, { 'accept-language': 'de' });
    expect(inGerman.resource_response.data!.relatedArticle?.title).toBe('Ein Krug');
    await ines.data(TodayArticleResource.delete, { article_id: german.id });
  });

  it('give their pins page by page, those of the text first, each once', async () => {
    const { id } = (await server.stranger().data(TodayTabResource.get, {}))[0]!;
    const ids: string[] = [];
    let bookmarks: string[] | undefined;
    for (let page = 0; page < 9 && bookmarks?.[0] !== END_BOOKMARK; page += 1) {
      const { resource_response: reply } = await server
        .stranger()
        .envelope(TodayArticleFeedResource.get, { article_id: id, page_size: 2, bookmarks });
      ids.push(...reply.data!.map((pin) => pin.id));
      bookmarks = [reply.bookmark!];
    }
    expect(ids).toEqual([pins[1], pins[0], pins[2]]);
  });

  it('show of pins and boards only what everybody may find, also to its owner and to editors', async () => {
    const { id } = (await server.stranger().data(TodayTabResource.get, {}))[0]!;
    for (const privacy of ['protected', 'secret'] as const) {
      await ines.data(BoardResource.update, { board_id: boardId, privacy });
      for (const reader of [server.stranger(), ines]) {
        const { shown } = await reader.data(TodayArticleResource.get, { article_id: id });
        expect(shown.map(({ kind }) => kind)).toEqual(['text']);
      }
    }
    const seen = await server.stranger().data(TodayArticleResource.get, { article_id: id });
    expect(seen.shown.map(({ kind }) => kind)).toEqual(['text']);
    expect(seen.cover).toBeNull();
    expect(await server.stranger().data(TodayArticleFeedResource.get, { article_id: id })).toEqual([]);
    await ines.data(BoardResource.update, { board_id: boardId, privacy: 'public' });
    // Its pins follow it by a job.
    await server.settle();
  });

  it('come in the reader’s language, for their country or for all, in English where there are none', async () => {
    const make = (title: string, more: object) =>
      ines.data(TodayArticleResource.create, { title, published_at: OUT, blocks: blocks(), ...more });
    await make('Nur in Wien', { language: 'de', country: 'AT' });
    const titlesIn = async (language: string, more: Record<string, string> = {}) =>
      (await server.stranger().envelope(TodayTabResource.get, {}, { 'accept-language': language, ...more })).resource_response.data!.map(
        ({ title }) => title,
      );
    expect(await titlesIn('de')).toEqual(['One blue thing']);
    await make('Ein blaues Ding', { language: 'de' });
    expect(await titlesIn('de')).toEqual(['Ein blaues Ding']);
    expect(await titlesIn('ja')).toEqual(['One blue thing']);
    // A country that the address of a page forces goes before that of the browser.
    for (const name of ['x-bowerbird-force-country', 'x-bowerbird-force-country-from-ip'])
      expect(await titlesIn('de', { [name]: 'at' })).toContain('Nur in Wien');
    expect(await titlesIn('de', { 'x-bowerbird-force-country': 'Vienna' })).toEqual(['Ein blaues Ding']);
    expect(await statusOf(ines, TodayArticleResource.create, { title: 'Where', language: 'de', country: 'JP' })).toBe(400);
  });

  it('refuse what is no time, too long, or of no known kind', async () => {
    const tries = [
      { published_at: 'tomorrow' },
      { published_at: '2026-13-01T00:00Z' },
      { title: '' },
      { title: ' \u200B ' },
      { title: 'x'.repeat(121) },
      { language: 'xx' },
      { blocks: [{ kind: 'script', text: 'alert(1)' }] },
      { blocks: Array.from({ length: 61 }, () => ({ kind: 'text', text: 'x' })) },
      { article_type: -1 },
    ] as object[];
    for (const more of tries) expect(await statusOf(ines, TodayArticleResource.create, { title: 'Try', ...more })).toBe(400);
  });

  it('name no pin and no board anew that not everybody may find, and say which', async () => {
    const secret = await makeBoard(ines, 'Not for all', { privacy: 'secret' });
    const hidden = (await makePin(server, ines, secret.id, { title: 'Hidden' })).id;
    const refused = async (more: object) => {
      const { resource_response: reply } = await ines.envelope(TodayArticleResource.create, { title: 'Try', ...more });
      return [reply.http_status, reply.error?.extraData];
    };
    const wrong = (at: number, id: string) => [400, { fields: [{ field: 'blocks', rule: 'not_listed' }], parts: [{ at, id }] }];
    const text = { kind: 'text', text: 'Look' };
    expect(await refused({ cover_pin_id: '9' })).toEqual([400, { fields: [{ field: 'cover_pin_id', rule: 'not_listed' }] }]);
    expect(await refused({ cover_pin_id: hidden })).toEqual([400, { fields: [{ field: 'cover_pin_id', rule: 'not_listed' }] }]);
    expect(await refused({ blocks: [text, { kind: 'pins', pin_ids: [pins[0]!, '9'] }] })).toEqual(wrong(1, '9'));
    expect(await refused({ blocks: [{ kind: 'pins', pin_ids: [hidden] }] })).toEqual(wrong(0, hidden));
    expect(await refused({ blocks: [{ kind: 'board', board_id: secret.id }] })).toEqual(wrong(0, secret.id));
  });

  it('keep a pin and a board that became secret, so that their editor can change the rest', async () => {
    const { id } = await ines.data(TodayArticleResource.create, { title: 'Kept', cover_pin_id: pins[0]!, blocks: blocks() });
    await ines.data(BoardResource.update, { board_id: boardId, privacy: 'secret' });
    const changed = { article_id: id, title: 'Changed', cover_pin_id: pins[0]!, blocks: blocks() };
    expect(await statusOf(ines, TodayArticleResource.update, changed)).toBe(200);
    expect(await statusOf(ines, TodayArticleResource.update, { ...changed, cover_pin_id: pins[2]! })).toBe(400);
    await ines.data(BoardResource.update, { board_id: boardId, privacy: 'public' });
    // Its pins follow it by a job.
    await server.settle();
    await ines.data(TodayArticleResource.delete, { article_id: id });
  });

  it('are not written over by an editor who has not seen what another one saved', async () => {
    const { id: article_id, draft } = await ines.data(TodayArticleResource.create, { title: 'One blue thing', lead: 'A jug.' });
    const seen_version = draft!.version;
    const saved = await owner.data(TodayArticleResource.update, { article_id, seen_version, title: 'One green thing' });
    const late = { article_id, seen_version, title: 'One blue thing', lead: 'A jug and a chair.' };
    expect((await ines.envelope(TodayArticleResource.update, late)).resource_response.error?.name).toBe('conflict');
    expect(await ines.data(TodayArticleResource.get, { article_id })).toMatchObject({ title: 'One green thing', lead: 'A jug.' });
    const agreed = await ines.data(TodayArticleResource.update, { ...late, seen_version: saved.draft!.version });
    expect(agreed).toMatchObject({ title: 'One blue thing', lead: 'A jug and a chair.' });
    await ines.data(TodayArticleResource.delete, { article_id });
  });

  it('are taken away as untouched only where nobody saved anything in them', async () => {
    const make = () => ines.data(TodayArticleResource.create, { title: 'Untitled' });
    const isThere = async (article_id: string) =>
      (await ines.envelope(TodayArticleResource.get, { article_id })).resource_response.http_status === 200;
    const [blank, written] = [await make(), await make()];
    await ines.data(TodayArticleResource.update, { article_id: written.id, shop: true });
    for (const { id } of [blank, written, written]) await ines.data(TodayArticleResource.delete, { article_id: id, untouched: true });
    expect([await isThere(blank.id), await isThere(written.id)]).toEqual([false, true]);
  });

  it('go into the export of their editor, and stay without a name once that account is gone', async () => {
    const amara = await server.person('amaraokafor', 'Amara Okafor');
    await owner.data(TodayEditorsResource.create, { username: 'amaraokafor' });
    const { id } = await amara.data(TodayArticleResource.create, { title: 'Tables', published_at: OUT, blocks: blocks(), language: 'sv' });
    const draft = await amara.data(TodayArticleResource.create, { title: 'Not yet' });
    expect(await exportAccount(server.core, amara.userId)).toMatchObject({
      today: { articles: [{ title: 'Tables' }, { title: 'Not yet' }] },
    });
    await eraseAccount(server.core, amara.userId);
    expect((await ines.data(TodayArticleResource.get, { article_id: id })).curator).toBeNull();
    expect(await statusOf(ines, TodayArticleResource.get, { article_id: draft.id })).toBe(404);
  });
});
