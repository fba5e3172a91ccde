import { gzipSync, brotliCompressSync } from 'node:zlib';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSafeFetch, type SafeFetchOptions } from './index.ts';
import { openSmallInternet, type SmallInternet } from './testing/small-internet.ts';

const megabyte = 1024 * 1024;
let internet: SmallInternet;
let pages: Record<string, (request: IncomingMessage, response: ServerResponse) => void>;

beforeAll(async () => {
  internet = await openSmallInternet((request, response) => {
    const page = pages[request.url ?? ''];
    if (page) page(request, response);
    else response.writeHead(404).end();
  });
});
beforeEach(() => {
  pages = {};
  internet.forget();
});
afterAll(() => internet.close());

/** Here 127.0.0.1 plays the public internet. */
function openFetch(options: SafeFetchOptions = {}): ReturnType<typeof createSafeFetch> {
  return createSafeFetch({
    resolve: async () => ['127.0.0.1'],
    allowAddress: (address) => address === '127.0.0.1',
    realPort: () => internet.port,
    ...options,
  });
}

function html(words: string, headers: Record<string, string | string[]> = {}) {
  return (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(words);
  };
}

function redirect(location: string, status = 302) {
  return (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, { location }).end();
  };
}

function reasonOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'fetched',
    (error: { reason: string }) => error.reason,
  );
}

async function read(body: AsyncGenerator<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe('a page', () => {
  it('is fetched as text, with its final address', async () => {
    pages['/old'] = redirect('/new#part', 301);
    pages['/new'] = html('<p>Grüße</p>');
    const page = await openFetch().fetchPage('http://field.example/old');
    expect(page).toEqual({ url: 'http://field.example/new', html: '<p>Grüße</p>', isMoved: true });
  });

  it('tells every direction for robots that came with it', async () => {
    pages['/'] = html('<p>Here</p>', { 'x-robots-tag': ['noindex', 'bowerbird: noarchive'] });
    expect((await openFetch().fetchPage('http://field.example/')).robotsTag).toBe('noindex, bowerbird: noarchive');
  });

  it('has moved only where every redirect is for good', async () => {
    pages['/a'] = redirect('/b', 301);
    pages['/b'] = redirect('/c', 302);
    pages['/c'] = html('<p>Here</p>');
    expect((await openFetch().fetchPage('http://field.example/a')).isMoved).toBe(false);
    expect((await openFetch().fetchPage('http://field.example/c')).isMoved).toBe(false);
  });

  it('is asked for by its own name, with no cookie and an honest agent', async () => {
    pages['/'] = (request, response) => {
      const { host, cookie = 'none', 'user-agent': agent } = request.headers;
      html(`${host} ${cookie} ${agent}`)(request, response);
    };
    const { html: answer } = await openFetch().fetchPage('http://field.example/');
    expect(answer).toMatch(/^field\.example none .*Bowerbird/);
  });

  it('may be compressed', async () => {
    const words = '<p>many words</p>'.repeat(100);
    pages['/gzip'] = (_, response) =>
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(gzipSync(words));
    pages['/br'] = (_, response) =>
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' }).end(brotliCompressSync(words));
    for (const path of ['gzip', 'br']) expect((await openFetch().fetchPage(`http://field.example/${path}`)).html).toBe(words);
  });

  it.each([
    ['the header', 'text/html; charset=ISO-8859-1', Buffer.from('caf\u00e9', 'latin1')],
    ['its own word', 'text/html', Buffer.from("<meta charset='windows-1252'>caf\u00e9", 'latin1')],
    [
      'an older word',
      'text/html',
      Buffer.from('<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">caf\u00e9', 'latin1'),
    ],
    ['its mark', 'text/html', Buffer.from('\uFEFFcaf\u00e9', 'utf16le')],
    ['what it looks like', 'text/html', Buffer.from('caf\u00e9', 'latin1')],
    ['the default', 'text/html; charset=nonsense', Buffer.from('caf\u00e9')],
  ])('is decoded by %s', async (_, contentType, bytes) => {
    pages['/'] = (__, response) => response.writeHead(200, { 'content-type': contentType }).end(bytes);
    expect((await openFetch().fetchPage('http://field.example/')).html).toMatch(/café$/);
  });

  it('that is no page is refused, and what it was is told', async () => {
    pages['/cat.jpg'] = html('', { 'content-type': 'image/jpeg' });
    await expect(openFetch().fetchPage('http://field.example/cat.jpg')).rejects.toMatchObject({
      reason: 'not_html',
      contentType: 'image/jpeg',
      url: 'http://field.example/cat.jpg',
    });
  });

  it('that answers with an error is refused with its status', async () => {
    await expect(openFetch().fetchPage('http://field.example/gone')).rejects.toMatchObject({
      reason: 'bad_status',
      status: 404,
    });
  });
});

describe('a redirect', () => {
  it('is followed five times and not a sixth', async () => {
    for (let step = 0; step < 6; step += 1) pages[`/${step}`] = redirect(`/${step + 1}`);
    pages['/6'] = html('far');
    expect((await openFetch().fetchPage('http://field.example/1')).url).toBe('http://field.example/6');
    expect(await reasonOf(openFetch().fetchPage('http://field.example/0'))).toBe('too_many_redirects');
  });

  it('in a circle is noticed', async () => {
    pages['/a'] = redirect('/b');
    pages['/b'] = redirect('/a');
    expect(await reasonOf(openFetch().fetchPage('http://field.example/a'))).toBe('too_many_redirects');
    expect(internet.connections()).toBe(2);
  });

  it.each([
    ['http://10.0.0.1/', 'private_address'],
    ['//169.254.169.254/latest/', 'private_address'],
    ['http://localhost/', 'private_address'],
    ['http://0x7f000001:443/', 'fetched'],
    ['http://127.0.0.1:5432/', 'bad_address'],
    ['file:///etc/passwd', 'bad_address'],
    ['http://a:b@field.example/', 'bad_address'],
  ])('to %s is checked like the first address', async (location, outcome) => {
    pages['/out'] = redirect(location);
    pages['/'] = html('here');
    expect(await reasonOf(openFetch().fetchPage('http://field.example/out'))).toBe(outcome);
    expect(internet.connections()).toBe(outcome === 'fetched' ? 2 : 1);
  });
});

describe('a name that changes its address between check and use', () => {
  it('is resolved once for each hop, and the connection goes where the check was', async () => {
    const answers = [['127.0.0.1'], ['10.0.0.9']];
    pages['/'] = html('pinned');
    const fetcher = openFetch({ resolve: async () => answers.shift() ?? [] });
    expect((await fetcher.fetchPage('http://rebind.example/')).html).toBe('pinned');
    expect(answers).toEqual([['10.0.0.9']]);
  });

  it('is checked again after a redirect to itself', async () => {
    const answers = [['127.0.0.1'], ['10.0.0.9']];
    pages['/'] = redirect('/again');
    const fetcher = openFetch({ resolve: async () => answers.shift() ?? [] });
    expect(await reasonOf(fetcher.fetchPage('http://rebind.example/'))).toBe('private_address');
    expect(internet.connections()).toBe(1);
  });
});

describe('what takes too much', () => {
  it('is given up when it is slow to answer, to send, or to be found', async () => {
    pages['/silent'] = () => {};
    pages['/drip'] = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const drip = setInterval(() => response.write('.'), 20);
      response.once('close', () => clearInterval(drip));
    };
    const hurried = openFetch({ milliseconds: 200 });
    expect(await reasonOf(hurried.fetchPage('http://field.example/silent'))).toBe('too_slow');
    expect(await reasonOf(hurried.fetchPage('http://field.example/drip'))).toBe('too_slow');
    const lost = openFetch({ milliseconds: 200, resolve: () => new Promise(() => {}) });
    expect(await reasonOf(lost.fetchPage('http://field.example/'))).toBe('too_slow');
  });

  it('is given up when a page says or turns out to have more than 10 MB', async () => {
    pages['/says'] = html('short', { 'content-length': String(11 * megabyte) });
    pages['/is'] = html('a'.repeat(11 * megabyte), { 'transfer-encoding': 'chunked' });
    expect(await reasonOf(openFetch().fetchPage('http://field.example/says'))).toBe('too_large');
    expect(await reasonOf(openFetch().fetchPage('http://field.example/is'))).toBe('too_large');
  });

  it('says where it led before it was given up', async () => {
    pages['/says'] = html('short', { 'content-length': String(11 * megabyte) });
    pages['/is'] = html('a'.repeat(11 * megabyte), { 'transfer-encoding': 'chunked' });
    pages['/drip'] = (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).write('.');
    for (const path of ['/says', '/is', '/drip']) {
      pages['/short'] = (_, response) => void response.writeHead(302, { location: path }).end();
      const work = openFetch({ milliseconds: 1_000 }).fetchPage('http://field.example/short');
      await expect(work).rejects.toMatchObject({ url: `http://field.example${path}` });
    }
  });

  it('is given up when it unpacks to more than 10 MB', async () => {
    const bomb = gzipSync(Buffer.alloc(200 * megabyte));
    expect(bomb.length).toBeLessThan(megabyte);
    pages['/'] = (_, response) => response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(bomb);
    expect(await reasonOf(openFetch().fetchPage('http://field.example/'))).toBe('too_large');
  });
});

describe('a picture', () => {
  it('arrives byte for byte', async () => {
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, at) => at % 251));
    pages['/p.png'] = (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(bytes);
    const picture = await openFetch().fetchPicture('http://field.example/p.png');
    expect(picture).toMatchObject({ url: 'http://field.example/p.png', contentType: 'image/png' });
    expect(await read(picture.body)).toEqual(bytes);
  });

  it('is refused when it is a page', async () => {
    pages['/'] = html('hello');
    expect(await reasonOf(openFetch().fetchPicture('http://field.example/'))).toBe('not_a_picture');
  });

  it('of more than 32 MB stops arriving', async () => {
    pages['/'] = html('a'.repeat(33 * megabyte), { 'content-type': 'image/png', 'transfer-encoding': 'chunked' });
    const { body } = await openFetch().fetchPicture('http://field.example/');
    expect(await reasonOf(read(body))).toBe('too_large');
  });

  it('that breaks off is not taken for whole', async () => {
    pages['/'] = (_, response) => {
      response.writeHead(200, { 'content-type': 'image/png', 'content-length': '1000' }).write('half');
      setTimeout(() => response.destroy(), 20);
    };
    const { body } = await openFetch().fetchPicture('http://field.example/');
    expect(await reasonOf(read(body))).toBe('unreachable');
  });
});

it('a host that is not there is unreachable', async () => {
  const lost = openFetch({ resolve: () => Promise.reject(new Error('ENOTFOUND')) });
  expect(await reasonOf(lost.fetchPage('http://nowhere.example/'))).toBe('unreachable');
  const refused = openFetch({ realPort: () => 1 });
  expect(await reasonOf(refused.fetchPage('http://field.example/'))).toBe('unreachable');
});
