import { writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { ImportsResource } from '@bowerbird/contract/creation/imports/calls.ts';
import { importLimits } from '@bowerbird/domain/creation/imports.ts';
import type { TestPerson, TestServer } from '../../testing/test-server.ts';
import { followFeeds } from './feeds/follow-feeds.service.ts';
import { sweepImports } from './remove-imports.service.ts';
import { tendImports } from './run/run-import.service.ts';
import { act, counts, importFilesOf, importCast, workOff } from './testing/import-cast.ts';

describe('bringing things in by their address', () => {
  const cast = importCast();
  const { pages, openSite, pinsOf, boardsOf } = cast;
  let server: TestServer;
  let noor: TestPerson;
  beforeEach(() => void ({ server, noor } = cast));

  const filesHere = () => importFilesOf(server);

  it('follows a feed by its address: what is new comes in by itself, the oldest first, once an hour, until somebody ends it', async () => {
    const entry = (at: number) => `<item><title>Entry ${at}</title><link>${openSite(`entry${at}.example`)}</link><guid>${at}</guid></item>`;
    let entries = [1];
    pages['blog.example/'] = (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<link rel="alternate" type="application/rss+xml" href="/feed.xml">');
    pages['blog.example/feed.xml'] = (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'application/rss+xml' })
        .end(`<rss version="2.0"><channel><title>Kitchens</title>${entries.toReversed().map(entry).join('')}</channel></rss>`);
    const { id } = await noor.data(ImportsResource.create, { address: 'http://blog.example/', goes_on: true });
    await workOff(server);
    expect(await noor.data(ImportsResource.get, { id })).toMatchObject({
      status: 'ready',
      format: 'feed',
      goes_on: true,
      counts: counts(0, 1, 0, 0),
    });
    expect(await act(server, noor, id, { action: 'start' })).toMatchObject({ status: 'done', counts: counts(1, 0, 0, 0) });

    entries = [1, 2, 3];
    await followFeeds(server.core);
    await workOff(server);
    expect(await noor.data(ImportsResource.get, { id })).toMatchObject({ status: 'done', counts: counts(3, 0, 0, 0) });
    entries = [1, 2, 3, 4];
    await followFeeds(server.core);
    await workOff(server);
    expect((await noor.data(ImportsResource.get, { id })).counts.items).toBe(3);
    await sql`UPDATE imports SET next_read_at = now() WHERE id = ${id}`.execute(server.core.db);
    await noor.data(ImportsResource.update, { id, goes_on: false });
    await followFeeds(server.core);
    expect((await noor.data(ImportsResource.get, { id })).counts.items).toBe(3);
    const pins = await pinsOf((await boardsOf())[0]!.id);
    expect(pins.map(({ title }) => title)).toEqual(['Entry 3', 'Entry 2', 'Entry 1']);
  });

  describe('of a feed that goes on', () => {
    let entries: readonly string[] = [];
    beforeEach(() => {
      pages['blog.example/feed.xml'] = (_request, response) =>
        response
          .writeHead(200, { 'content-type': 'application/rss+xml' })
          .end(`<rss version="2.0"><channel><title>Kitchens</title>${entries.join('')}</channel></rss>`);
    });
    const entry = (at: number, link: string) => `<item><title>Entry ${at}</title><link>${link}</link><guid>${at}</guid></item>`;
    const follow = async () => {
      const { id } = await noor.data(ImportsResource.create, { address: 'http://blog.example/feed.xml', goes_on: true });
      await workOff(server);
      await act(server, noor, id, { action: 'start' });
      return id;
    };
    const readAgain = async (id: string) => {
      await sql`UPDATE imports SET next_read_at = now() WHERE id = ${id}`.execute(server.core.db);
      await followFeeds(server.core);
      await workOff(server);
      return noor.data(ImportsResource.get, { id });
    };

    it('reads on while an entry has no picture yet, and gives that one up after some tries', async () => {
      entries = [entry(1, 'http://bare.example/')];
      const id = await follow();
      expect(await noor.data(ImportsResource.get, { id })).toMatchObject({ status: 'running', counts: counts(0, 1, 0, 0) });
      entries = [entry(2, openSite('two.example')), entry(1, 'http://bare.example/')];
      expect(await readAgain(id)).toMatchObject({ status: 'running', counts: counts(1, 1, 0, 0) });
      await sql`UPDATE import_items SET tries = ${importLimits.triesOfAFeed} - 1, next_try_at = now() WHERE import_id = ${id} AND state = 0`.execute(
        server.core.db,
      );
      entries = [entry(3, openSite('three.example')), ...entries];
      expect(await readAgain(id)).toMatchObject({ status: 'done', counts: counts(2, 0, 0, 1) });
    });

    it('stays, however long nothing new has come', async () => {
      entries = [entry(1, openSite('one.example'))];
      const id = await follow();
      await sql`UPDATE imports SET finished_at = now() - interval '1 year' WHERE id = ${id}`.execute(server.core.db);
      await sweepImports(server.core);
      entries = [entry(2, openSite('two.example')), ...entries];
      expect(await readAgain(id)).toMatchObject({ status: 'done', counts: counts(2, 0, 0, 0) });
      await noor.data(ImportsResource.update, { id, goes_on: false });
      await sql`UPDATE imports SET finished_at = now() - interval '1 year' WHERE id = ${id}`.execute(server.core.db);
      await sweepImports(server.core);
      await expect(noor.data(ImportsResource.get, { id })).rejects.toThrow('not_found');
    });

    it('brings so many entries a day, the oldest first, and the others a day later', async () => {
      const { db } = server.core;
      entries = [entry(1, openSite('one.example'))];
      const id = await follow();
      await sql`INSERT INTO import_items (import_id, number, board, state, key, pin_id)
        SELECT import_id, number + n, board, state, sha256(n::text::bytea), pin_id
        FROM import_items, generate_series(1, ${importLimits.ofAFeedADay - 2}) n WHERE import_id = ${id}`.execute(db);
      entries = [entry(3, openSite('three.example')), entry(2, openSite('two.example')), ...entries];
      expect((await readAgain(id)).counts.taken).toBe(importLimits.ofAFeedADay);
      expect((await pinsOf((await boardsOf())[0]!.id)).map(({ title }) => title)).toEqual(['Entry 2', 'Entry 1']);
      await sql`UPDATE pins SET created_at = now() - interval '25 hours' WHERE owner_id = ${noor.userId}`.execute(db);
      expect((await readAgain(id)).counts.taken).toBe(importLimits.ofAFeedADay + 1);
    });

    it('counts entries that wait for their pictures among those of a day, since all of them may come in it', async () => {
      entries = [entry(1, openSite('one.example'))];
      const id = await follow();
      await sql`INSERT INTO import_items (import_id, number, board, state, key, host, link, next_try_at)
        SELECT import_id, number + n, board, 0, sha256(n::text::bytea), 'slow.example', 'http://slow.example/', now() + interval '1 hour'
        FROM import_items, generate_series(1, ${importLimits.ofAFeedADay - 2}) n WHERE import_id = ${id}`.execute(server.core.db);
      entries = [entry(3, openSite('three.example')), entry(2, openSite('two.example')), ...entries];
      expect((await readAgain(id)).counts.items).toBe(importLimits.ofAFeedADay);
      expect((await readAgain(id)).counts.items).toBe(importLimits.ofAFeedADay);
    });

    it('brings what is new where the feed lists more entries than are looked at', async () => {
      entries = [entry(1, openSite('one.example'))];
      const id = await follow();
      const old = Array.from({ length: 2_000 }, (_, at) => entry(1, `http://old${at}.example/`));
      entries = [entry(2, openSite('two.example')), ...old];
      expect(await readAgain(id)).toMatchObject({ status: 'done', counts: { taken: 2 } });
    });

    it('has its turn, however slow the feeds of somebody else are', async () => {
      const { db } = server.core;
      const omar = await server.person(`omar_${cast.username}`, 'Omar Aziz');
      let clock = server.core.now();
      const asked: string[] = [];
      const followSlow = async (who: TestPerson, host: string) => {
        pages[`${host}/feed.xml`] = (_request, response) => {
          asked.push(host);
          clock += 2 * 60_000;
          response.writeHead(200, { 'content-type': 'application/rss+xml' }).end('<rss version="2.0"><channel></channel></rss>');
        };
        const { rows } = await sql<{ id: string }>`INSERT INTO imports (user_id, name, bytes, address, goes_on, format, status)
          VALUES (${who.userId}, ${host}, 0, ${`http://${host}/feed.xml`}, true, 'feed', 4) RETURNING id`.execute(db);
        return rows[0]!.id;
      };
      await sql`UPDATE imports SET goes_on = false`.execute(db);
      for (const host of ['first.example', 'second.example', 'third.example']) await followSlow(noor, host);
      await followSlow(omar, 'omars.example');
      await followFeeds({ ...server.core, now: () => clock });
      expect(asked).toEqual(['first.example', 'omars.example']);
      clock = server.core.now();
      await followFeeds({ ...server.core, now: () => clock });
      expect(asked.slice(2)).toEqual(['second.example', 'third.example']);
    });

    it('ends with its import when that is undone', async () => {
      entries = [entry(1, openSite('one.example'))];
      const id = await follow();
      expect(await noor.data(ImportsResource.get, { id })).toMatchObject({ status: 'done', goes_on: true });
      expect(await act(server, noor, id, { action: 'undo' })).toMatchObject({ status: 'undone', goes_on: false });
    });

    it.each([
      ['undone', { action: 'undo' }, { status: 'undone', counts: { items: 1 } }],
      ['paused', { action: 'pause' }, { status: 'paused', counts: { items: 2 } }],
      ['ended', { goes_on: false }, { status: 'running', goes_on: false, counts: { items: 2 } }],
    ] as const)('brings nothing more where its import is %s while its site takes its time', async (_, change, outcome) => {
      entries = [entry(1, openSite('one.example'))];
      const id = await follow();
      if (outcome.counts.items === 2) {
        entries = [entry(2, 'http://bare.example/'), ...entries];
        await readAgain(id);
      }
      const late = `<rss version="2.0"><channel>${entry(3, openSite('three.example'))}</channel></rss>`;
      pages['blog.example/feed.xml'] = (_request, response) =>
        void act(server, noor, id, change).then(() => response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(late));
      expect(await readAgain(id)).toMatchObject(outcome);
      expect(await boardsOf()).toHaveLength(outcome.status === 'undone' ? 0 : 1);
    });

    it('takes an entry of another feed for its own, whatever number that gives it', async () => {
      entries = [entry(1, openSite('one.example'))];
      await follow();
      pages['garden.example/feed.xml'] = (_request, response) =>
        response
          .writeHead(200, { 'content-type': 'application/rss+xml' })
          .end(`<rss version="2.0"><channel><title>Gardens</title>${entry(1, openSite('bed.example'))}</channel></rss>`);
      const { id } = await noor.data(ImportsResource.create, { address: 'http://garden.example/feed.xml', goes_on: true });
      await workOff(server);
      expect(await noor.data(ImportsResource.get, { id })).toMatchObject({ counts: counts(0, 1, 0, 0) });
    });
  });

  it('reads a Pinry by its address and token, which is forgotten then, and says where nobody answers', async () => {
    const byAddress = async (address: string, token?: string) => {
      const { id } = await noor.data(ImportsResource.create, { address, goes_on: true, ...(token === undefined ? {} : { token }) });
      await workOff(server);
      return noor.data(ImportsResource.get, { id });
    };
    expect(await byAddress('https://www.are.na/somebody/kitchen-light')).toMatchObject({
      status: 'failed',
      problem: { reason: 'no_answer' },
    });

    const pin = {
      id: 7,
      resource_link: 'x',
      description: 'Linen',
      referer: null,
      image: { image: 'http://pinry.example/7.png' },
      tags: [],
    };
    const seen: (string | undefined)[] = [];
    const answer =
      (results: unknown[], next: string | null = null) =>
      (request: IncomingMessage, response: ServerResponse) => {
        seen.push(request.headers.authorization);
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ next, results }));
      };
    const kitchen = { id: 12, name: 'Kitchen', private: true, pins_detail: [pin] };
    pages['pinry.example/api/v2/boards/?limit=50&offset=0&ordering=-id'] = answer([kitchen], 'http://pinry.example/more');
    // A board may have the number of a pin.
    const hall = { id: 7, name: 'Hall', private: true, pins_detail: [{ ...pin, id: 9 }] };
    pages['pinry.example/api/v2/boards/?limit=50&offset=50&ordering=-id'] = answer([hall]);
    pages['pinry.example/api/v2/pins/?limit=50&offset=0&ordering=-id'] = answer([pin, { ...pin, id: 8 }, { ...pin, id: 9 }]);
    const pinry = await byAddress('http://pinry.example/', 'secret-token');
    expect(pinry).toMatchObject({ status: 'ready', format: 'pinry', counts: counts(0, 3, 0, 0), goes_on: false });
    expect(pinry.boards.map(({ name }) => name)).toEqual(expect.arrayContaining(['Kitchen', 'Hall']));
    expect(seen).toEqual(Array.from({ length: 3 }, () => 'Token secret-token'));
    const { rows } = await sql`SELECT token FROM imports WHERE id = ${pinry.id}`.execute(server.core.db);
    expect(rows).toEqual([{ token: null }]);
  });

  describe('by the address of a service that gives pages', () => {
    const json = (value: unknown) => (_: IncomingMessage, response: ServerResponse) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    };
    const block = (id: number) => ({ id, type: 'Image', title: `Block ${id}`, image: { src: `http://images.example/${id}.png` } });
    const contents = (page: number) => `api.are.na/v3/channels/linen/contents?per=100&page=${page}`;
    const blocks = (page: number, hasMore = true) => ({ data: [block(page * 2), block(page * 2 + 1)], meta: { has_more_pages: hasMore } });

    beforeEach(() => {
      for (const path of Object.keys(pages)) if (path.startsWith('api.are.na/')) delete pages[path];
      pages['api.are.na/v3/channels/linen'] = json({ type: 'Channel', title: 'Linen' });
    });

    async function byAddress(token?: string) {
      const address = 'https://www.are.na/noor/linen';
      const { id } = await noor.data(ImportsResource.create, { address, ...(token === undefined ? {} : { token }) });
      await workOff(server);
      return noor.data(ImportsResource.get, { id });
    }

    /** As if the time had come; the jobs that tend imports find it. */
    async function askAgain(id: string) {
      await sql`UPDATE imports SET next_read_at = now() WHERE id = ${id}`.execute(server.core.db);
      await tendImports(server.core);
      await workOff(server);
      return noor.data(ImportsResource.get, { id });
    }

    it('brings a channel of Are.na by its third version, with a token that is sealed and then forgotten', async () => {
      const seen: (string | undefined)[] = [];
      pages[contents(1)] = (request, response) => {
        seen.push(request.headers.authorization);
        json(blocks(1))(request, response);
      };
      pages[contents(2)] = json(blocks(2, false));
      const one = await byAddress('arena-token');
      expect(one).toMatchObject({ status: 'ready', format: 'arena', counts: counts(0, 4, 0, 0), problem: null });
      expect(one.boards.map(({ name }) => name)).toEqual(['Linen']);
      expect(seen).toEqual(['Bearer arena-token']);
      const { rows } = await sql`SELECT token FROM imports WHERE id = ${one.id}`.execute(server.core.db);
      expect(rows).toEqual([{ token: null }]);
    });

    it('asks for the second version where the third is not there, and says where a token is refused', async () => {
      delete pages['api.are.na/v3/channels/linen'];
      pages['api.are.na/v2/channels/linen?per=100&page=1'] = json({ title: 'Linen', contents: [{ ...block(1), class: 'Image' }] });
      expect(await byAddress()).toMatchObject({ status: 'ready', format: 'arena', counts: counts(0, 1, 0, 0) });
      pages['api.are.na/v3/channels/linen'] = (_, response) => response.writeHead(401).end();
      const refused = await byAddress('wrong');
      expect(refused).toMatchObject({ status: 'failed', problem: { reason: 'not_let_in' } });
      const { rows } = await sql`SELECT token FROM imports WHERE id = ${refused.id}`.execute(server.core.db);
      expect(rows).toEqual([{ token: null }]);
    });

    it('waits as long as the service asks, and goes on with the page where it stopped', async () => {
      const asked: string[] = [];
      pages[contents(1)] = (request, response) => {
        asked.push('1');
        json(blocks(1))(request, response);
      };
      pages[contents(2)] = (_, response) => response.writeHead(429, { 'retry-after': '900' }).end();
      const waiting = await byAddress();
      expect(waiting).toMatchObject({ status: 'reading', counts: counts(0, 2, 0, 0) });
      const seconds = (Date.parse(waiting.asks_again_at ?? '') - Date.now()) / 1000;
      expect([seconds > 880, seconds <= 900]).toEqual([true, true]);
      await tendImports(server.core);
      await workOff(server);
      expect((await noor.data(ImportsResource.get, { id: waiting.id })).status).toBe('reading');

      pages[contents(2)] = json(blocks(2, false));
      expect(await askAgain(waiting.id)).toMatchObject({ status: 'ready', asks_again_at: null, counts: counts(0, 4, 0, 0), problem: null });
      expect(asked).toEqual(['1']);
    });

    it('keeps what came before a service that never answers again, and says so', async () => {
      pages[contents(1)] = json(blocks(1));
      pages[contents(2)] = (_, response) => response.writeHead(503).end();
      let one = await byAddress();
      for (let turn = 0; turn < 10 && one.status === 'reading'; turn += 1) one = await askAgain(one.id);
      expect(one).toMatchObject({ status: 'ready', counts: counts(0, 2, 0, 0), problem: { reason: 'kept_waiting' } });
    });

    it('says where there is more than it reads at once', async () => {
      pages[contents(1)] = json(blocks(1));
      pages[contents(2)] = (_, response) => response.writeHead(500).end();
      const { id } = await byAddress();
      await sql`UPDATE imports SET fetched = jsonb_set(fetched, '{things}', ${String(importLimits.items)}::jsonb) WHERE id = ${id}`.execute(
        server.core.db,
      );
      pages[contents(2)] = json(blocks(2));
      expect(await askAgain(id)).toMatchObject({ status: 'ready', counts: counts(0, 2, 0, 0), problem: { reason: 'stopped_early' } });
    });

    it('begins anew where the disk lost what was kept, and leaves nothing of an import that is forgotten', async () => {
      pages[contents(1)] = json(blocks(1));
      pages[contents(2)] = (_, response) => response.writeHead(500).end();
      const { id } = await byAddress();
      expect(await filesHere()).toContain(`address-${id}.part`);
      await writeFile(join(server.core.config.dataDir, 'imports', `address-${id}.part`), '');
      pages[contents(2)] = json(blocks(2, false));
      expect(await askAgain(id)).toMatchObject({ status: 'ready', counts: counts(0, 4, 0, 0) });

      pages[contents(2)] = (_, response) => response.writeHead(500).end();
      const other = await byAddress();
      await noor.data(ImportsResource.delete, { id: other.id });
      expect(await filesHere()).not.toContain(`address-${other.id}.part`);
    });
  });
});
