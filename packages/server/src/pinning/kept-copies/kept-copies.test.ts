import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KeptCopiesResource, KeptCopyResource } from '@bowerbird/contract/pinning/kept-copies/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import type { AppScope } from '@bowerbird/domain/operation/app-scopes.ts';
import { FetchError, type FetchedPage, type SafeFetch } from '../../core/safe-fetch/index.ts';
import { eraseAccount, exportAccount } from '../../identity/accounts/index.ts';
import { appTokenOf } from '../../testing/app-token.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { keepBroughtCopy } from './brought-copies.service.ts';
import { readDueLinks } from '../rich-metadata/index.ts';
import { makeBoard, makePin } from '../testing/pinning-cast.ts';
import { serveFiles } from '../testing/serve-files.ts';

const sentence = 'The keeper lit the lamp at dusk, and ships went by in a line. ';
const article = (more = '', title = 'The lamp of the harbour') =>
  `<html lang="en"><head><title>${title}</title><meta name="author" content="Lena Fjeld"></head><body><nav>Menu</nav>
   <article><h2>At dusk</h2><p>${sentence.repeat(16)}</p><p>${more || sentence.repeat(3)}</p></article></body></html>`;

describe('the kept copy of a page', () => {
  const pages = new Map<string, Omit<FetchedPage, 'isMoved'> | FetchError>();
  const robots = new Map<string, string>();
  const safeFetch: Pick<SafeFetch, 'fetchPage' | 'fetchFile'> = {
    fetchPage: async (url) => {
      const page = pages.get(url) ?? new FetchError('bad_status', { status: 404 });
      if (page instanceof FetchError) throw page;
      return { ...page, isMoved: page.url !== url };
    },
    fetchFile: serveFiles(robots),
  };
  let server: TestServer;
  let lena: TestPerson;
  let mei: TestPerson;
  let boards: Map<TestPerson, string>;
  beforeAll(async () => {
    server = await createTestServer({ safeFetch: safeFetch as SafeFetch });
    lena = await server.person('lena_fjeld', 'Lena Fjeld');
    mei = await server.person('mei_tan', 'Mei Tan');
    boards = new Map([
      [lena, (await makeBoard(lena, 'Lamps')).id],
      [mei, (await makeBoard(mei, 'Harbours')).id],
    ]);
  });
  afterAll(() => server.close());

  const answer = (url: string, html: string, more: Partial<FetchedPage> = {}) => pages.set(url, { url, html, ...more });
  const pinOf = async (person: TestPerson, link: string) => (await makePin(server, person, boards.get(person)!, { link })).id;
  /** Looks at these pages alone: each has its text read in a thread of its own. */
  const look = async (...links: string[]) => {
    await server.settle();
    await sql`UPDATE links SET next_read_at = now() + CASE WHEN url = ANY(${links}) THEN interval '-1 second' ELSE interval '1 day' END`.execute(
      server.core.db,
    );
    await readDueLinks(server.core);
    await server.settle();
  };
  const copyOf = async (person: TestPerson, pin_id: string) =>
    (await person.envelope(KeptCopyResource.get, { pin_id })).resource_response.data ?? null;
  const wordsOf = async (person: TestPerson, pin: string) => JSON.stringify((await copyOf(person, pin))?.blocks ?? null);
  const textsOf = async (link: string) => {
    const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM page_copies c JOIN links l ON l.id = c.link_id
      WHERE l.url = ${link}`.execute(server.core.db);
    return rows[0]!.n;
  };

  it('is read by the owner of the pin alone, with its title, its writer, its address and its day', async () => {
    const link = 'https://rooms.org/lamp';
    answer(link, article());
    const pin = await pinOf(lena, link);
    await look(link);
    expect(await copyOf(lena, pin)).toMatchObject({
      title: 'The lamp of the harbour',
      byline: 'Lena Fjeld',
      language: 'en',
      address: link,
      readAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      blocks: [
        { type: 'heading', text: 'At dusk' },
        { type: 'paragraph', text: sentence.repeat(16).trim() },
        { type: 'paragraph', text: sentence.repeat(3).trim() },
      ],
    });
    expect((await lena.data(PinResource.get, { id: pin })).keptCopyAt).toMatch(/^\d{4}-/);
    expect((await mei.data(PinResource.get, { id: pin })).keptCopyAt).toBeNull();
    for (const other of [mei, server.stranger()])
      expect((await other.envelope(KeptCopyResource.get, { pin_id: pin })).resource_response.http_status).not.toBe(200);
  });

  it('is that of the page as the browser of the pin’s owner shows it, for them alone, where a site lets no server in', async () => {
    const link = 'https://closed.org/lamp';
    const [own, other] = [await pinOf(lena, link), await pinOf(mei, link)];
    await lena.data(KeptCopyResource.create, { pin_id: own, html: `${article()}<script>steal()</script>` });
    expect(await copyOf(lena, own)).toMatchObject({ title: 'The lamp of the harbour', address: link });
    expect(await wordsOf(lena, own)).not.toContain('steal');
    await server.settle();
    expect(await copyOf(mei, other)).toBeNull();
    const { resource_response: refused } = await mei.envelope(KeptCopyResource.create, { pin_id: own, html: article() });
    expect(refused.error?.name).toBe('not_found');
    await mei.data(KeptCopyResource.create, { pin_id: other, html: '<p></p>' });
    expect(await copyOf(mei, other)).toBeNull();
  });

  it('is not made of a brought page that says that there is nothing left', async () => {
    const pin = await pinOf(lena, 'https://closed.org/gone');
    await lena.data(KeptCopyResource.create, { pin_id: pin, html: article(sentence.repeat(9), '404 - Page not found') });
    expect(await copyOf(lena, pin)).toBeNull();
    await lena.data(KeptCopyResource.create, { pin_id: pin, html: article() });
    expect(await copyOf(lena, pin)).toMatchObject({ title: 'The lamp of the harbour' });
  });

  it('is made of a few brought pages of a person at a time', async () => {
    const link = 'https://closed.org/many';
    const pin = await pinOf(lena, link);
    const held = Promise.withResolvers<void>();
    const others = [1, 2, 3].map(() => server.core.fetchTurns.take(lena.userId, () => held.promise));
    const { resource_response: refused } = await lena.envelope(KeptCopyResource.create, { pin_id: pin, html: article() });
    expect([refused.error?.name, await copyOf(lena, pin)]).toEqual(['too_many_requests', null]);
    held.resolve();
    await Promise.all(others);
    await lena.data(KeptCopyResource.create, { pin_id: pin, html: article() });
    expect(await copyOf(lena, pin)).not.toBeNull();
  });

  it('stands once for all who keep it, and is given to whoever saves the page later', async () => {
    const link = 'https://rooms.org/shared';
    answer(link, article());
    const first = await pinOf(lena, link);
    await look(link);
    const second = await pinOf(mei, link);
    await server.settle();
    expect(await copyOf(mei, second)).toEqual(await copyOf(lena, first));
    expect(await textsOf(link)).toBe(1);
  });

  it('becomes newer with its page, and stays as it was when the page has little left, answers that it is gone, or leads away', async () => {
    const link = 'https://rooms.org/changing';
    answer(link, article('An older ending.'));
    const pin = await pinOf(lena, link);
    await look(link);
    answer(link, article('A newer ending.'));
    await look(link);
    expect(await wordsOf(lena, pin)).toContain('A newer ending.');
    expect(await textsOf(link)).toBe(1);
    const ends: [string, Partial<FetchedPage>][] = [
      ['<title>Lamp</title><p>This page has gone.</p>', {}],
      [article(sentence.repeat(9), '404 - Page not found'), {}],
      [article('The first page of the site.'), { url: 'https://rooms.org/' }],
      [article('Please log in.'), { url: 'https://rooms.org/login?next=/changing' }],
      [`<title>Lamp</title><p>${'No more. '.repeat(30)}</p>`, {}],
    ];
    for (const [html, more] of ends) {
      answer(link, html, more);
      await look(link);
      expect(await wordsOf(lena, pin)).toContain('A newer ending.');
    }
    pages.delete(link);
    for (const _ of [1, 2, 3]) await look(link);
    const whole = await lena.data(PinResource.get, { id: pin });
    expect([whole.linkCheck?.state, whole.keptCopyAt === null]).toEqual(['gone', false]);
    expect(await wordsOf(lena, pin)).toContain('A newer ending.');
  });

  it('is not made of what a site keeps from robots or from copies, of what is behind a login or paid for, or of no text', async () => {
    robots.set('https://quiet.org/robots.txt', 'User-agent: *\nDisallow: /private');
    const password = '<form><input type="password"></form>';
    const refusing: [string, string, Partial<FetchedPage>?][] = [
      ['https://quiet.org/private/a', article()],
      ['https://noarchive.org/header', article(), { robotsTag: 'noindex, noarchive' }],
      ['https://noarchive.org/meta', article().replace('<head>', '<head><meta name="ROBOTS" content="NOARCHIVE">')],
      ['https://login.org/a', article(password)],
      ['https://login.org/b', article(), { url: 'https://login.org/signin' }],
      ['https://paid.org/a', article('<script type="application/ld+json">{"isAccessibleForFree": false}</script>')],
      ['https://frames.org/a', '<frameset><frame src="a.html"></frameset>'],
      ['https://empty.org/a', ''],
    ];
    const pins: string[] = [];
    for (const [link, html, more] of refusing) {
      answer(link, html, more);
      pins.push(await pinOf(lena, link));
    }
    await look(...refusing.map(([link]) => link));
    for (const [at, pin] of pins.entries()) expect(await copyOf(lena, pin), refusing[at]![0]).toBeNull();
  });

  it('is kept for nobody who does not want it, and what they have stays until they delete it', async () => {
    const [before, after] = ['https://rooms.org/before', 'https://rooms.org/after'];
    answer(before, article());
    answer(after, article());
    const old = await pinOf(mei, before);
    await look(before);
    expect(await mei.data(KeptCopiesResource.update, { keeps_copies: false })).toMatchObject({ isOffered: true, keepsCopies: false });
    const fresh = await pinOf(mei, after);
    await pinOf(lena, after);
    await look(after);
    expect([await copyOf(mei, fresh), (await copyOf(mei, old)) === null]).toEqual([null, false]);
    const { copies, bytes } = await mei.data(KeptCopiesResource.get, {});
    expect([copies > 0, bytes > 0]).toEqual([true, true]);
    expect(await mei.data(KeptCopiesResource.delete, {})).toMatchObject({ copies: 0, bytes: 0, keepsCopies: false });
    expect(await copyOf(mei, old)).toBeNull();
    expect(await textsOf(before)).toBe(0);
    await mei.data(KeptCopiesResource.update, { keeps_copies: true });
  });

  it('is told of to an app that may make pins, which asks whether any are kept', async () => {
    const askAs = async (scopes: AppScope[]) => {
      const headers = { authorization: `Bearer ${await appTokenOf(server, { maker: mei, userId: lena.userId, scopes })}` };
      return (await server.stranger().sendRaw('KeptCopiesResource', 'get', {}, headers)).resource_response;
    };
    expect((await askAs(['pins:write'])).data).toMatchObject({ isOffered: true, keepsCopies: true });
    expect((await askAs(['pins:read'])).error?.name).toBe('forbidden');
  });

  it('stays as it was brought while the page says something else, and is made new where it is the same page', async () => {
    const [changed, grown] = ['https://brought.org/changed', 'https://brought.org/grown'];
    const text = (words: string) => ({
      address: changed,
      read_at: '2026-01-05T10:00:00Z',
      content: {
        title: 'Oil and wick',
        byline: null,
        site: null,
        language: null,
        direction: null,
        blocks: [{ type: 'paragraph', text: words }],
      },
    });
    const pins = [await pinOf(lena, changed), await pinOf(lena, grown)];
    for (const [at, words] of [sentence.repeat(12).trim(), sentence.repeat(16).trim()].entries()) {
      const { rows } = await sql<{ link_id: string }>`SELECT link_id FROM pins WHERE id = ${pins[at]!}`.execute(server.core.db);
      const brought = { ...text(words), address: [changed, grown][at]! };
      const taker = { userId: lena.userId, linkId: rows[0]!.link_id };
      expect(await keepBroughtCopy(server.core, server.core.db, taker, brought)).toBe('kept');
    }
    answer(
      changed,
      `<title>Parked</title><article><p>${'This name is for somebody else now, and says other things. '.repeat(12)}</p></article>`,
    );
    answer(grown, article('A newer ending.'));
    await look(changed, grown);
    expect(await wordsOf(lena, pins[0]!)).not.toContain('somebody else');
    expect(await wordsOf(lena, pins[1]!)).toContain('A newer ending.');
  });

  it('stays as it was brought where so many were brought that nobody looked at it', async () => {
    const link = 'https://brought.org/often';
    const [oldest, later] = [await pinOf(mei, link), await pinOf(lena, link)];
    await mei.data(KeptCopyResource.create, {
      pin_id: oldest,
      html: article('Of long ago.', 'Oil and wick').replaceAll('keeper', 'child'),
    });
    const bringForNobody = (texts: number) =>
      sql`INSERT INTO page_copies (link_id, content_hash, address, content, characters, bytes, read_at, is_brought)
        SELECT l.id, sha256(gen_random_uuid()::text::bytea), l.url, '{"title": "Wick", "blocks": []}', 1000, 1000, now(), true
        FROM links l, generate_series(1, ${texts}::int) WHERE l.url = ${link}`.execute(server.core.db);
    await bringForNobody(180);
    await lena.data(KeptCopyResource.create, { pin_id: later, html: article('An older ending.') });
    await bringForNobody(25);
    answer(link, article('A newer ending.'));
    await look(link);
    expect(await copyOf(mei, oldest)).toMatchObject({ title: 'Oil and wick' });
    expect(await wordsOf(lena, later)).toContain('A newer ending.');
  });

  it('is not added once there is no room, and the one of the same page is still made new', async () => {
    const [first, second] = ['https://full.org/1', 'https://full.org/2'];
    answer(first, article('Then.'));
    answer(second, article());
    const pin = await pinOf(mei, first);
    await look(first);
    const { mostBytes } = await mei.data(KeptCopiesResource.get, {});
    // As if this copy were as large as all that may be kept.
    await sql`UPDATE kept_copies SET bytes = ${mostBytes} WHERE user_id = ${mei.userId}
      AND link_id = (SELECT id FROM links WHERE url = ${first})`.execute(server.core.db);
    const refused = await pinOf(mei, second);
    await look(second);
    expect(await copyOf(mei, refused)).toBeNull();
    answer(first, article('Now.'));
    await look(first);
    expect(await wordsOf(mei, pin)).toContain('Now.');
  });

  it('goes when the pin gets another link, or is deleted for good, and stays while another pin leads there', async () => {
    const link = 'https://rooms.org/leaving';
    answer(link, article());
    const [one, other] = [await pinOf(lena, link), await pinOf(lena, link)];
    await look(link);
    await lena.data(PinResource.update, { id: one, link: 'https://rooms.org/elsewhere' });
    expect([await copyOf(lena, one), (await copyOf(lena, other)) === null]).toEqual([null, false]);
    await lena.data(PinResource.delete, { id: other });
    expect([await copyOf(lena, other), await textsOf(link)]).toEqual([null, 1]);
    await sql`DELETE FROM pins WHERE id = ${other}`.execute(server.core.db);
    expect(await textsOf(link)).toBe(0);
  });

  it('holds words alone, whatever a page is made of', async () => {
    const pagesOfHarm: [string, string, string][] = [
      ['https://harm.org/deep', `${'<div>'.repeat(1_000)}<p>${sentence.repeat(9)}</p>`, sentence.trim()],
      ['https://harm.org/deeper', `<article><p>${sentence.repeat(9)}</p></article>${'<div>'.repeat(100_000)}`, sentence.trim()],
      [
        'https://harm.org/markup',
        article('&lt;script&gt;alert(1)&lt;/script&gt;<img src=x onerror=alert(2)>'),
        '<script>alert(1)</script>',
      ],
      ['https://harm.org/letters', article(`End\u0000\u202e of \ud800 it.${sentence}`), 'of'],
    ];
    for (const [link, html, words] of pagesOfHarm) {
      answer(link, html);
      const pin = await pinOf(lena, link);
      await look(link);
      const copied = await wordsOf(lena, pin);
      expect(copied, link).toContain(words);
      expect(copied).not.toMatch(/onerror|\\u0000|\u202e/);
    }
  });

  it('is exported by its address, and erased with its person', async () => {
    const rosa = await server.person('rosa_lind', 'Rosa Lind');
    boards.set(rosa, (await makeBoard(rosa, 'Rooms')).id);
    const link = 'https://rooms.org/rosa';
    answer(link, article());
    await pinOf(rosa, link);
    await look(link);
    expect(await exportAccount(server.core, rosa.userId)).toMatchObject({
      'kept-copies': { keepsCopies: true, copies: [{ link, title: 'The lamp of the harbour' }] },
    });
    await eraseAccount(server.core, rosa.userId);
    expect(await textsOf(link)).toBe(0);
  });
});

describe('an instance that keeps no copies', () => {
  it('says so, and keeps none', async () => {
    const url = 'https://rooms.org/lamp';
    const fetchPage = async () => ({ url, html: article(), isMoved: false });
    const server = await createTestServer({ safeFetch: { fetchPage } as unknown as SafeFetch, env: { KEPT_COPIES: 'off' } });
    try {
      const lena = await server.person('lena_fjeld', 'Lena Fjeld');
      const { id } = await makePin(server, lena, (await makeBoard(lena, 'Lamps')).id, { link: url });
      await readDueLinks(server.core);
      await server.settle();
      expect(await lena.data(KeptCopiesResource.get, {})).toMatchObject({ isOffered: false, copies: 0 });
      expect((await lena.data(PinResource.get, { id })).keptCopyAt).toBeNull();
    } finally {
      await server.close();
    }
  });
});
