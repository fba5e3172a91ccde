import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import { makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';

const AT = 'http://localhost:3000';

interface RssItem {
  readonly title: string;
  readonly link: string;
  readonly 'content:encoded': string;
  readonly enclosure: { readonly '@_url': string };
}

describe('the feeds', () => {
  let server: TestServer;
  let ines: TestPerson;
  let jars: Board;
  let jar: Pin;
  let lid: Pin;
  beforeAll(async () => {
    server = await createTestServer();
    ines = await server.person('ines_duarte', 'Ines Duarte');
    jars = await makeBoard(ines, 'Jars & <pots>', { description: 'From ]]> Porto' });
    jar = await makePin(server, ines, jars.id, { title: 'A <jar> & ]]> more', description: 'Seen at https://porto.example/?a&b' });
    lid = await makePin(server, ines, (await makeBoard(ines, 'Lids')).id, { alt_text: 'A "lid"' });
    await makePin(server, ines, (await makeBoard(ines, 'Secret', { privacy: 'secret' })).id);
  });
  afterAll(() => server.close());

  const get = (url: string, headers: Record<string, string> = {}) => server.stranger().request({ method: 'GET', url, headers });
  async function parse(path: string) {
    const { status, body } = await get(path);
    expect(status).toBe(200);
    expect(XMLValidator.validate(body)).toBe(true);
    const isList = (name: string) => name === 'item' || name === 'entry';
    return new XMLParser({ isArray: isList, ignoreAttributes: false, parseTagValue: false }).parse(body) as {
      rss: { channel: { title: string; description: string; item?: RssItem[] } };
      feed: { id: string; updated: string; entry: { id: string }[] };
    };
  }

  it('of a board in RSS hold its pins with words and picture, newest first', async () => {
    const { channel } = (await parse(`${jars.url}feed.rss`)).rss;
    expect(channel).toMatchObject({ title: 'Jars & <pots> · Bowerbird', description: 'From ]]> Porto' });
    const [item] = channel.item!;
    expect(item).toMatchObject({ title: 'A <jar> & ]]> more', link: `${AT}/pin/${jar.id}/` });
    expect(item!.enclosure['@_url']).toBe(AT + jar.images['736x']!.url);
    expect(item!['content:encoded']).toContain('<a href="https://porto.example/?a&amp;b" rel="nofollow');
    expect(item!['content:encoded']).toContain('alt="A &lt;jar&gt; &amp; ]]&gt; more"');
  });

  it.each(['rss', 'atom'])('stay readable where an old title holds what XML may not: %s', async (format) => {
    const { id } = await makePin(server, ines, jars.id);
    await server.core.db.updateTable('pins').set({ title: 'Old\uFFFE jar\uFFFF' }).where('id', '=', id).execute();
    const { body } = await get(`${jars.url}feed.${format}`);
    expect(body).toContain('Old jar');
    expect(body).not.toMatch(/[\uFFFE\uFFFF]/u);
    await server.core.db.deleteFrom('pins').where('id', '=', id).execute();
  });

  it('of a person in Atom hold what is on all of their public boards', async () => {
    const { feed } = await parse('/INES_duarte/feed.atom');
    expect(feed.id).toBe(`${AT}/ines_duarte/`);
    expect(feed.entry.map(({ id }) => id)).toEqual([lid, jar].map(({ id }) => `${AT}/pin/${id}/`));
  });

  it('of a topic hold its newest pins, and nothing secret; one that is not there has none', async () => {
    const drawn = await makePin(server, ines, jars.id, { title: 'Crochet cosy' });
    await makePin(server, ines, (await makeBoard(ines, 'Kept back', { privacy: 'secret' })).id, { title: 'Crochet, secret' });
    await server.settle();
    const { channel } = (await parse('/ideas/crochet/30/feed.rss')).rss;
    expect(channel.title).toBe('Crochet · Bowerbird');
    expect(channel.item!.map(({ link }) => link)).toEqual([`${AT}/pin/${drawn.id}/`]);
    expect((await get('/ideas/nothing/99999/feed.rss')).status).toBe(404);
    await server.core.db.deleteFrom('pins').where('id', '=', drawn.id).execute();
  });

  it.each(['rss', 'atom'])('say to readers who know the newest that there is nothing new: %s', async (format) => {
    const path = `${jars.url}feed.${format}`;
    const first = await get(path);
    expect(first.headers['content-type']).toBe(`application/${format}+xml; charset=utf-8`);
    for (const known of ['*', `"other", ${String(first.headers.etag)}`])
      expect(await get(path, { 'if-none-match': known })).toMatchObject({ status: 304, body: '' });
    expect((await get(path, { 'if-none-match': 'W/"other"' })).status).toBe(200);
  });

  it('come whole to readers who name a time, since no time tells that a pin was deleted', async () => {
    const gone = await makePin(server, ines, jars.id, { title: 'Soon gone' });
    const path = `${jars.url}feed.rss`;
    expect((await get(path)).body).toContain('Soon gone');
    await server.core.db.updateTable('pins').set({ deleted_at: new Date() }).where('id', '=', gone.id).execute();
    const next = await get(path, { 'if-modified-since': new Date(Date.now() + 60_000).toUTCString() });
    expect(next.status).toBe(200);
    expect(next.body).not.toContain('Soon gone');
  });

  it('change with a new pin', async () => {
    const { headers } = await get(`${jars.url}feed.rss`);
    await makePin(server, ines, jars.id, { title: 'Another' });
    const next = await get(`${jars.url}feed.rss`, { 'if-none-match': String(headers.etag) });
    expect(next.status).toBe(200);
    expect(next.body).toContain('Another');
  });

  it('are not there for what machines may not be told of', async () => {
    const closed = await makeBoard(ines, 'By link', { privacy: 'protected' });
    for (const path of ['/ines_duarte/secret/feed.rss', `${closed.url}feed.atom`, '/nobody/feed.rss', '/ines_duarte/none/feed.rss']) {
      expect((await get(path)).status).toBe(404);
    }
    for (const change of [{ is_private: true }, { is_hidden_from_search: true }, { birthday: '2013-05-05' }]) {
      const person = await server.person(`p${Object.keys(change)[0]}`);
      const board = await makeBoard(person, 'Own');
      await makePin(server, person, board.id);
      const onJars = await makePin(server, ines, jars.id, { title: 'Of another' });
      await server.core.db.updateTable('pins').set({ owner_id: person.userId }).where('id', '=', onJars.id).execute();
      expect((await get(`${jars.url}feed.rss`)).body).toContain(onJars.id);
      await server.core.db.updateTable('users').set(change).where('id', '=', person.userId).execute();
      expect((await get(`/p${Object.keys(change)[0]}/feed.rss`)).status).toBe(404);
      expect((await get(`${board.url}feed.rss`)).status).toBe(404);
      expect((await get(`${jars.url}feed.rss`)).body).not.toContain(onJars.id);
    }
  });
});
