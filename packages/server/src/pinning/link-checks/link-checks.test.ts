import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LinkCheckCountsResource, LinkChecksResource } from '@bowerbird/contract/pinning/link-checks/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { FetchError, type FetchedPage, type SafeFetch } from '../../core/safe-fetch/index.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { readDueLinks } from '../rich-metadata/read-links.service.ts';
import { makeBoard, makePin } from '../testing/pinning-cast.ts';
import { serveFiles } from '../testing/serve-files.ts';

describe('links that are looked at again', () => {
  const answers = new Map<string, FetchedPage | FetchError>();
  const robots = new Map<string, string>();
  const looked: string[] = [];
  const safeFetch: Pick<SafeFetch, 'fetchPage' | 'fetchFile'> = {
    fetchPage: async (url) => {
      looked.push(url);
      const answer = answers.get(url) ?? { url, html: '<title>A page</title>', isMoved: false };
      if (answer instanceof FetchError) throw answer;
      return answer;
    },
    fetchFile: serveFiles(robots),
  };
  let server: TestServer;
  let lena: TestPerson;
  let mei: TestPerson;
  let board: string;
  beforeAll(async () => {
    server = await createTestServer({ safeFetch: safeFetch as SafeFetch });
    lena = await server.person('lena_fjeld', 'Lena Fjeld');
    mei = await server.person('mei_tan', 'Mei Tan');
    board = (await makeBoard(lena, 'Lamps')).id;
  });
  afterAll(() => server.close());

  const pinOf = async (link: string) => (await makePin(server, lena, board, { link })).id;
  const look = async (times = 1) => {
    for (let time = 0; time < times; time += 1) {
      await sql`UPDATE links SET next_read_at = now() - interval '1 second'`.execute(server.core.db);
      await readDueLinks(server.core);
    }
  };
  const checkOf = async (id: string) => (await mei.data(PinResource.get, { id })).linkCheck;
  const listed = async (state?: 'moved' | 'gone' | 'waiting') =>
    (await lena.data(LinkChecksResource.get, { state })).map(({ id, state: known }) => [id, known]);

  it('say on the pin that the page is gone, after three looks that find nothing, and take it back', async () => {
    const link = 'https://rooms.org/harbour';
    const pin = await pinOf(link);
    expect(await checkOf(pin)).toBeNull();
    answers.set(link, new FetchError('bad_status', { status: 404 }));
    await look(2);
    expect(await checkOf(pin)).toBeNull();
    expect(await listed('waiting')).toEqual([[pin, 'works']]);
    await look();
    expect(await checkOf(pin)).toMatchObject({ state: 'gone', since: expect.stringMatching(/^\d{4}-/) as string });
    expect(await listed('gone')).toEqual([[pin, 'gone']]);
    answers.delete(link);
    await look();
    expect((await checkOf(pin))?.state).toBe('works');
    expect(await listed()).toEqual([]);
  });

  it('say where a page went for good, and nothing of the same page written otherwise', async () => {
    const moved = 'https://fjell.org/lamp';
    const same = 'http://fjell.org/chair';
    answers.set(moved, { url: 'https://fjell.org/shop/lamp', html: '', isMoved: true });
    answers.set(same, { url: 'https://www.fjell.org/chair/', html: '', isMoved: true });
    const [pin, other] = [await pinOf(moved), await pinOf(same)];
    await look();
    expect(await checkOf(pin)).toMatchObject({ state: 'moved', movedTo: 'https://fjell.org/shop/lamp' });
    expect(await checkOf(other)).toBeNull();
    const [listedPin] = await lena.data(LinkChecksResource.get, { state: 'moved' });
    expect(listedPin).toMatchObject({ id: pin, link: moved, movedTo: 'https://fjell.org/shop/lamp' });
  });

  it('are not gone where a site refuses servers, or holds a file', async () => {
    const [refusing, file] = ['https://closed.org/a', 'https://files.org/a.pdf'];
    answers.set(refusing, new FetchError('bad_status', { status: 403 }));
    answers.set(file, new FetchError('not_html', { contentType: 'application/pdf' }));
    const pins = [await pinOf(refusing), await pinOf(file)];
    await look(6);
    for (const pin of pins) expect(await checkOf(pin)).toBeNull();
  });

  it('leave alone what a site keeps from robots, but for the look that the pin asked for', async () => {
    robots.set('https://quiet.org/robots.txt', 'User-agent: *\nDisallow: /private');
    const [kept, open] = ['https://quiet.org/private/a', 'https://quiet.org/b'];
    await pinOf(kept);
    await pinOf(open);
    await look();
    const before = looked.length;
    await look();
    const later = looked.slice(before);
    expect(later).toContain(open);
    expect(later).not.toContain(kept);
  });

  it('are listed for their owner alone, page by page, and looked at again when they wish', async () => {
    const links = ['https://old.org/1', 'https://old.org/2', 'https://old.org/3'];
    for (const link of links) answers.set(link, new FetchError('bad_status', { status: 410 }));
    const pins: string[] = [];
    for (const link of links) pins.push(await pinOf(link));
    await look(3);
    expect(await mei.data(LinkChecksResource.get, {})).toEqual([]);
    const first = await lena.envelope(LinkChecksResource.get, { state: 'gone', page_size: 2 });
    const bookmarks = [first.resource_response.bookmark!];
    const rest = await lena.data(LinkChecksResource.get, { state: 'gone', page_size: 2, bookmarks });
    expect([...first.resource_response.data!, ...rest].map(({ id }) => id)).toEqual(pins.toReversed());
    const all = await lena.data(LinkChecksResource.get, { page_size: 50 });
    const moved = all.filter(({ state }) => state === 'moved').length;
    expect(await lena.data(LinkCheckCountsResource.get, {})).toMatchObject({ all: all.length, gone: 3, moved });
    expect(await mei.data(LinkCheckCountsResource.get, {})).toEqual({ all: 0, gone: 0, moved: 0, waiting: 0 });

    const due = async () => {
      const { rows } = await sql<{ url: string }>`SELECT url FROM links WHERE next_read_at <= now()`.execute(server.core.db);
      return rows.map(({ url }) => url);
    };
    expect((await mei.envelope(LinkChecksResource.update, { pin_id: pins[0]! })).resource_response.error?.name).toBe('pin_not_found');
    expect(await due()).toEqual([]);
    await lena.data(LinkChecksResource.update, { pin_id: pins[0]! });
    expect(await due()).toEqual([links[0]]);
  });
});
