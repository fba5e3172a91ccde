import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import { BoardSectionResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import { loadConfig } from '@bowerbird/server/core/config/config.ts';
import { openDatabase } from '@bowerbird/server/core/database/database.ts';
import { INDEX_FILE, sitemapFolder, writeSitemaps } from '@bowerbird/server/discovery/sitemaps/sitemaps.service.ts';
import { decodeXML } from 'entities';
import { describe, expect, it } from 'vitest';
import { makeBoard, makePin } from '../support/content.ts';
import type { Person } from '../support/people.ts';
import { setStage } from '../support/stage.ts';

/** What may stand nowhere that machines read, with the addresses of its pages. */
interface Kept {
  readonly marks: string[];
  readonly pages: string[];
  readonly frames: string[];
  /** Pages for everybody on which it stands. */
  readonly open: string[];
}

describe('machines that read everything', () => {
  const kept: Kept = { marks: [], pages: [], frames: [], open: [] };
  let jars: Board;
  let jar: Pin;
  let ines: Person;

  const stage = setStage({
    prepare: async ({ person, databaseUrl, url, mediaDir }) => {
      ines = await person('ines');
      jars = await makeBoard(ines, 'Jars', { description: 'Blue & white' });
      jar = await makePin(ines, jars, 'Jar of clay', { description: 'Seen in Porto.' });
      const empty = await makeBoard(ines, 'Jargon empty');
      kept.marks.push(empty.url);
      const section = await ines.call(BoardSectionResource.create, { board_id: jars.id, title: 'Jarlets' });
      await makePin(ines, jars, 'Bowl of glass', { section: section.id });
      for (const privacy of ['secret', 'protected'] as const) await keep(ines, `Jarring ${privacy}`, { privacy });
      const db = openDatabase({ url: databaseUrl, poolSize: 1 });
      for (const [name, change] of [
        ['tomas', { is_private: true }],
        ['elif', { birthday: '2013-05-05' }],
        ['lena', { is_hidden_from_search: true }],
      ] as const) {
        const somebody = await person(name);
        const ofThem = await keep(somebody, `Jarfuls of ${name}`, {});
        const onJars = await makePin(somebody, ofThem, `Jarsome ${name}`);
        await db
          .updateTable('pins')
          .set({ board_id: jars.id, section_id: name === 'lena' ? null : section.id })
          .where('id', '=', onJars.id)
          .execute();
        await db.updateTable('users').set(change).where('id', '=', somebody.id).execute();
        keepPin(onJars);
        kept.marks.push(somebody.username, somebody.fullName);
        kept.pages.push(`/${somebody.username}/`);
        kept.frames.push(`/widgets/people/${somebody.id}/`);
      }
      kept.open.push(section.url);
      const config = { ...loadConfig({ DATA_DIR: dirname(mediaDir) }), publicUrl: url };
      // The instance's own first writing does not know the port that it listens at, so this one comes after it.
      const index = join(sitemapFolder(config), INDEX_FILE);
      while (!existsSync(index)) await wait(100);
      await writeSitemaps({ config, jobsDb: db });
      await db.destroy();
    },
  });

  async function keep(owner: Person, name: string, more: { privacy?: 'secret' | 'protected' }): Promise<Board> {
    const board = await makeBoard(owner, name, more);
    keepPin(await makePin(owner, board, `${name}, the pin`));
    kept.marks.push(name, board.id);
    kept.pages.push(board.url);
    kept.frames.push(`/widgets/boards/${board.id}/`, `/widgets/boards/${board.id}/card.jpg`);
    return board;
  }

  function keepPin({ id, title, imageSignature }: Pin): void {
    kept.marks.push(id, title, imageSignature);
    kept.pages.push(`/pin/${id}/`);
    kept.frames.push(`/widgets/pins/${id}/`);
  }

  /** What machines read at an address: of a page its head alone. */
  async function read(address: string): Promise<{ status: number; text: string }> {
    const reply = await fetch(new URL(address, stage.url), {
      headers: { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
    });
    const text = await reply.text();
    return { status: reply.status, text: text.includes('id="page-data"') ? text.split('</head>')[0]! : text };
  }

  /** Every address of ours in a text that leads a machine on; a page leads to others by its head alone. */
  function addressesIn(text: string): string[] {
    const plain = decodeXML(text);
    const found = [...plain.matchAll(/(?:https?:\/\/[^\s"'<>\\\]]+|(?<=(?:src|href)=\\?")\/[^\s"'<>\\]+)/g)].map(
      ([address]) => new URL(address, stage.url),
    );
    return found
      .filter(({ origin, pathname }) => origin === stage.url && !pathname.startsWith('/assets/'))
      .map(({ href }) => href.replaceAll('{searchTerms}', 'jar'));
  }

  /** Follows whatever leads on from robots.txt, to the end. */
  async function walk(): Promise<Map<string, string>> {
    const seen = new Map<string, string>();
    const waiting = [
      `${stage.url}/robots.txt`,
      `${stage.url}/opensearch-suggestions.json?q=jar`,
      ...kept.open.map((path) => stage.url + path),
    ];
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      if (seen.has(address)) continue;
      const { status, text } = await read(address);
      expect({ address, status }).toEqual({ address, status: 200 });
      seen.set(address, text);
      if (!/\.(?:jpg|svg|woff2)(?:\?|$)/.test(address)) waiting.push(...addressesIn(text));
    }
    return seen;
  }

  it('find pins, boards and people by every way, and nothing secret, by link, private, unlisted or of a minor', async () => {
    const seen = await walk();
    const paths = [...seen.keys()].map((address) => address.slice(stage.url.length));
    const oembed = (path: string, format: string) => `/oembed.${format}?url=${encodeURIComponent(stage.url + path)}`;
    for (const [page, frame] of [
      [`/pin/${jar.id}/`, `/widgets/pins/${jar.id}/`],
      [jars.url, `/widgets/boards/${jars.id}/`],
      [`/${ines.username}/`, `/widgets/people/${ines.id}/`],
    ] as const) {
      expect(paths).toEqual(expect.arrayContaining([page, frame, oembed(page, 'json'), oembed(page, 'xml')]));
      expect(seen.get(stage.url + page)).toContain('<script type="application/ld+json">');
      if (page.startsWith('/pin/')) continue;
      expect(paths).toEqual(expect.arrayContaining([`${page}feed.rss`, `${page}feed.atom`]));
    }
    expect(paths).toEqual(
      expect.arrayContaining([
        '/sitemap.xml',
        '/sitemap-pins-1.xml',
        '/sitemap-boards-1.xml',
        '/sitemap-people-1.xml',
        '/sitemap-topics-1.xml',
        '/opensearch.xml',
      ]),
    );
    expect(paths.some((path) => path.startsWith(`/widgets/boards/${jars.id}/card.jpg`))).toBe(true);
    expect(JSON.parse(seen.get(`${stage.url}/opensearch-suggestions.json?q=jar`)!)).toEqual(['jar', ['Jar of clay']]);

    expect(kept.marks.length).toBeGreaterThan(30);
    const told = [...seen].flatMap(([address, text]) =>
      kept.marks.filter((mark) => text.includes(mark) || address.includes(mark)).map((mark) => ({ address, mark })),
    );
    expect(told).toEqual([]);
  });

  it('learn nothing but a title from the pages themselves, and get neither feed nor frame of them', async () => {
    for (const page of kept.pages) {
      const { status, text } = await read(page);
      expect(text).toContain('<meta name="robots" content="noindex">');
      if (status === 200) expect(text).not.toMatch(/og:|twitter:/);
      expect(text).not.toMatch(/ld\+json|og:image|oembed|rel="(?:alternate|canonical)"|name="description"/);
      expect((await read(`/oembed.json?url=${encodeURIComponent(stage.url + page)}`)).status).toBeGreaterThan(400);
      if (!page.startsWith('/pin/')) expect((await read(`${page}feed.rss`)).status).toBe(404);
    }
    for (const frame of kept.frames) expect({ frame, status: (await read(frame)).status }).toEqual({ frame, status: 404 });
  });

  it('are told of a board no more once it is secret', async () => {
    await ines.call(BoardResource.update, { board_id: jars.id, privacy: 'secret' });
    for (const path of [
      `${jars.url}feed.rss`,
      `/widgets/boards/${jars.id}/`,
      `/widgets/pins/${jar.id}/`,
      `/widgets/boards/${jars.id}/card.jpg`,
    ]) {
      expect((await read(path)).status).toBe(404);
    }
    expect((await read(`/${ines.username}/feed.rss`)).text).not.toContain(jar.id);
    expect((await read('/opensearch-suggestions.json?q=jar&again')).text).toBe('["jar",[]]');
  });
});
