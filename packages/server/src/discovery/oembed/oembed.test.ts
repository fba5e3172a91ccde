import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import { makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';

const AT = 'http://localhost:3000';
const film = { signature: 'f'.repeat(64), width: 720, height: 1280, duration: 8_499 };

describe('what other sites show', () => {
  let server: TestServer;
  let ines: TestPerson;
  let jars: Board;
  let jar: Pin;
  beforeAll(async () => {
    server = await createTestServer();
    ines = await server.person('ines_duarte', 'Ines <Duarte>');
    jars = await makeBoard(ines, 'Jars & pots');
    jar = await makePin(server, ines, jars.id, { title: 'A "jar" <script>', alt_text: 'A white jar' });
  });
  afterAll(() => server.close());

  const get = (url: string, headers: Record<string, string> = {}) => server.stranger().request({ method: 'GET', url, headers });
  const ask = (path: string, more = '', format = 'json') => get(`/oembed.${format}?url=${encodeURIComponent(AT + path)}${more}`);
  const described = async (path: string, more = '') => (await ask(path, more)).json() as Record<string, string | number>;

  it('of a pin is a frame with its size, its title, whose it is, and its picture', async () => {
    const reply = await ask(`/pin/${jar.id}/`);
    expect(reply.status).toBe(200);
    expect(reply.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'access-control-allow-origin': '*' });
    expect(reply.json()).toEqual({
      version: '1.0',
      type: 'rich',
      title: 'A "jar" <script>',
      author_name: 'Ines <Duarte>',
      author_url: `${AT}/ines_duarte/`,
      provider_name: 'Bowerbird',
      provider_url: `${AT}/`,
      cache_age: 300,
      thumbnail_url: AT + jar.images['564x']!.url,
      thumbnail_width: 564,
      thumbnail_height: 846,
      html:
        `<iframe src="${AT}/widgets/pins/${jar.id}/" title="A &quot;jar&quot; &lt;script&gt;" width="345" height="606" ` +
        'style="border:0;max-width:100%" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>',
      width: 345,
      height: 606,
    });
  });

  it('stays readable in XML where an old title holds what that may not', async () => {
    const { id } = await makePin(server, ines, jars.id);
    await server.core.db.updateTable('pins').set({ title: 'Old\uFFFE jar\uFFFF' }).where('id', '=', id).execute();
    expect((await ask(`/pin/${id}/`, '', 'xml')).body).toContain('<title>Old jar</title>');
    await server.core.db.deleteFrom('pins').where('id', '=', id).execute();
  });

  it('is the same in XML', async () => {
    const { body, headers } = await ask(`/pin/${jar.id}/`, '', 'xml');
    expect(headers['content-type']).toBe('text/xml; charset=utf-8');
    expect(XMLValidator.validate(body)).toBe(true);
    const { oembed } = new XMLParser({ parseTagValue: false }).parse(body) as { oembed: Record<string, string> };
    const json = await described(`/pin/${jar.id}/`);
    expect(oembed).toEqual(Object.fromEntries(Object.entries(json).map(([name, value]) => [name, String(value)])));
  });

  it('of boards and people is a frame of their newest pictures', async () => {
    expect(await described(jars.url)).toMatchObject({
      title: 'Jars & pots',
      width: 600,
      height: 420,
      html: expect.stringContaining(`${AT}/widgets/boards/${jars.id}/`) as string,
      thumbnail_url: AT + jar.images['564x']!.url,
    });
    expect(await described('/INES_duarte/?tab=pins')).toMatchObject({
      title: 'Ines <Duarte>',
      author_url: `${AT}/ines_duarte/`,
      html: expect.stringContaining(`${AT}/widgets/people/${ines.userId}/`) as string,
    });
  });

  it('fits into the room that a site has, picture and all', async () => {
    expect(await described(`/pin/${jar.id}/`, '&maxwidth=300&maxheight=400')).toMatchObject({
      width: 300,
      height: 400,
      thumbnail_width: 236,
      thumbnail_height: 354,
    });
    // The jar is half as high again as it is wide, and its name stands below.
    expect(await described(`/pin/${jar.id}/`, '&maxwidth=200')).toMatchObject({ width: 200, height: 388 });
    const tiny = await described(`/pin/${jar.id}/`, '&maxwidth=40');
    expect(tiny.width).toBe(40);
    expect(tiny.thumbnail_url).toBeUndefined();
    for (const room of ['&maxwidth=0', '&maxwidth=-5', '&maxheight=1e3', '&maxheight=a', '&maxwidth=1&maxwidth=2']) {
      expect((await ask(`/pin/${jar.id}/`, room)).status).toBe(400);
    }
  });

  it('is a page without scripts that any site may frame, and nothing else of ours', async () => {
    for (const path of [`/widgets/pins/${jar.id}/`, `/widgets/boards/${jars.id}/`, `/widgets/people/${ines.userId}/`]) {
      const { status, body, headers } = await get(path, { 'accept-language': 'ar' });
      expect(status).toBe(200);
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*; frame-ancestors \*$/);
      expect(headers['x-frame-options']).toBeUndefined();
      expect(headers['set-cookie']).toBeUndefined();
      expect(body).toContain('<html lang="ar" dir="rtl">');
      expect(body).toContain('<meta name="robots" content="noindex">');
      expect(body).toContain(`src="${jar.images[path.includes('/pins/') ? '736x' : '236x']!.url}" alt="A white jar"`);
      expect(body).not.toContain('<script');
      expect(Buffer.byteLength(body)).toBeLessThan(6_000);
    }
    const other = await get('/opensearch.xml');
    expect(other.headers['x-frame-options']).toBe('DENY');
  });

  it('shows a picture once that somebody keeps on two boards', async () => {
    const lena = await server.person('lena_fjeld');
    for (const name of ['One', 'Two']) {
      const { id } = await makePin(server, lena, (await makeBoard(lena, name)).id);
      await server.core.db
        .updateTable('pins')
        .set((eb) => ({ picture_id: eb.selectFrom('pins as j').select('j.picture_id').where('j.id', '=', jar.id) }))
        .where('id', '=', id)
        .execute();
    }
    expect((await get(`/widgets/people/${lena.userId}/`)).body.match(/<img/g)).toHaveLength(1);
  });

  it('plays the film of a video', async () => {
    const { id } = await makePin(server, ines, jars.id, { title: 'Dance' });
    await server.core.db
      .updateTable('pictures')
      .set({ video: JSON.stringify(film) })
      .where('id', '=', (eb) => eb.selectFrom('pins').select('picture_id').where('id', '=', id))
      .execute();
    expect((await described(`/pin/${id}/`)).type).toBe('video');
    expect((await get(`/widgets/pins/${id}/`)).body).toContain(
      `<video controls playsinline preload="none" src="/media/videos/ff/ff/${film.signature}.mp4"`,
    );
  });

  it('is nothing where strangers see nothing, and at addresses that are no such page or not ours', async () => {
    const secret = await makeBoard(ines, 'Secret', { privacy: 'secret' });
    const hidden = await makePin(server, ines, secret.id);
    for (const path of [
      secret.url,
      `/pin/${hidden.id}/`,
      '/pin/1/',
      '/pin/x/',
      '/nobody/',
      '/ines_duarte/jars/blue/',
      '/',
      '/%ff/',
      '/pin/9999999999999999999/',
    ]) {
      expect((await ask(path)).status).toBe(404);
    }
    for (const url of ['', 'x', `https://elsewhere.example/pin/${jar.id}/`, 'javascript:alert(1)']) {
      expect((await get(`/oembed.json?url=${encodeURIComponent(url)}`)).status).toBe(404);
    }
    expect((await get('/oembed.json')).status).toBe(404);
    for (const path of [
      `/widgets/pins/${hidden.id}/`,
      `/widgets/boards/${secret.id}/`,
      '/widgets/people/1/',
      '/widgets/nests/1/',
      '/widgets/pins/x/',
    ]) {
      const { status, headers } = await get(path);
      expect(status).toBe(404);
      expect(headers['x-frame-options']).toBe('DENY');
    }
  });

  it('is refused with 401 where whoever has the address sees it, and machines may not be told of it', async () => {
    const protectedBoard = await makeBoard(ines, 'By link', { privacy: 'protected' });
    const byLink = await makePin(server, ines, protectedBoard.id);
    const refused = [protectedBoard.url, `/pin/${byLink.id}/`];
    const frames = [`/widgets/pins/${byLink.id}/`, `/widgets/boards/${protectedBoard.id}/`];
    for (const change of [{ is_private: true }, { is_hidden_from_search: true }, { birthday: '2013-05-05' }]) {
      const username = `p_${Object.keys(change)[0]}`;
      const person = await server.person(username);
      const board = await makeBoard(person, 'Own');
      const pin = await makePin(server, person, board.id);
      await server.core.db.updateTable('users').set(change).where('id', '=', person.userId).execute();
      refused.push(`/${username}/`, ...('is_private' in change ? [] : [board.url, `/pin/${pin.id}/`]));
      frames.push(`/widgets/people/${person.userId}/`, `/widgets/boards/${board.id}/`, `/widgets/pins/${pin.id}/`);
    }
    for (const path of refused) expect({ path, status: (await ask(path)).status }).toEqual({ path, status: 401 });
    for (const path of frames) expect({ path, status: (await get(path)).status }).toEqual({ path, status: 404 });
  });
});
