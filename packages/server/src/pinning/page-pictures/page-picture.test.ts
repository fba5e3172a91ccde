import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FindPinImagesResource } from '@bowerbird/contract/pinning/page-pictures/calls.ts';
import { createSafeFetch } from '../../core/safe-fetch/index.ts';
import { openSmallInternet, type SmallInternet } from '../../core/safe-fetch/testing/small-internet.ts';
import { contentSecurityPolicy } from '../../http/security-headers.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';

const PAGE =
  '<title>Boats</title><img src="/boat.png" width="900" height="600"><img src="/drawing" width="900" height="600"><img src="/broken.png" width="900" height="600">';

describe('a picture of a web page, before it is a pin', () => {
  let internet: SmallInternet;
  let server: TestServer;
  let noor: TestPerson;
  let previews: Record<string, string>;
  beforeAll(async () => {
    const boat = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2b3fd9' } })
      .png()
      .toBuffer();
    const files: Record<string, [string, string | Buffer]> = {
      '/': ['text/html', PAGE],
      '/nopin': ['text/html', `<meta name="pinterest" content="nopin" description="Our boats stay here.">${PAGE}`],
      '/boat.png': ['image/png', boat],
      '/drawing': ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
      '/broken.png': ['image/png', boat.subarray(0, 40)],
    };
    internet = await openSmallInternet((request, response) => {
      const [type, body] = files[request.url ?? ''] ?? ['text/plain', ''];
      response.writeHead(request.url === '/refused' ? 403 : 200, { 'content-type': type }).end(body);
    });
    const safeFetch = createSafeFetch({
      resolve: async () => ['127.0.0.1'],
      allowAddress: (address) => address === '127.0.0.1',
      realPort: () => internet.port,
    });
    server = await createTestServer({ safeFetch });
    noor = await server.person('noor_haddad', 'Noor Haddad');
    const { items } = await noor.data(FindPinImagesResource.get, { url: 'http://boats.example/' });
    previews = Object.fromEntries(items.map(({ url, preview_url }) => [url.split('/').at(-1)!, preview_url]));
  });
  afterAll(async () => {
    await server.close();
    await internet.close();
  });

  const show = (url: string, caller: TestCaller = noor) => caller.request({ method: 'GET', url });

  it('is shown small, as a JPEG of our own making, for this person only', async () => {
    const { status, headers } = await show(previews['boat.png']!);
    expect({ status, ...headers }).toMatchObject({
      status: 200,
      'content-type': 'image/jpeg',
      'cache-control': 'private, max-age=3600',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    const { rawPayload } = await server.app.inject({
      method: 'GET',
      url: previews['boat.png']!,
      cookies: (await show(previews['boat.png']!)).cookies,
    });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 474, height: 316 });
  });

  it('is not shown to anybody else, and no other address is', async () => {
    const url = previews['boat.png']!;
    expect((await show(url, server.stranger())).status).toBe(401);
    expect((await show(url, await server.person('mei_tan', 'Mei Tan'))).status).toBe(404);
    internet.forget();
    for (const changed of [
      url.replace('boat.png', 'other.png'),
      url.replace(/s=.*/, 's=made-up'),
      '/page-picture/?url=http://boats.example/boat.png',
      '/page-picture/?url=a&url=b&s=c&s=d',
    ]) {
      expect((await show(changed)).status).toBe(404);
    }
    expect(internet.connections()).toBe(0);
  });

  it('is never an SVG, and says so when it cannot be read', async () => {
    expect((await show(previews['drawing']!)).status).toBe(415);
    expect((await show(previews['broken.png']!)).status).toBe(400);
  });

  it('leaves pages without a reason to load pictures of other sites', () => {
    const images = (mediaOrigin: string | null) =>
      /img-src ([^;]*)/.exec(contentSecurityPolicy({ script: "'none'", mediaOrigin, dev: false }))?.[1];
    expect(images(null)).toBe("'self' data: blob:");
    expect(images('https://media.example')).toBe("'self' data: blob: https://media.example");
  });

  it('stands where its page refuses servers, when its visitor’s browser saw it; without one the refusal stands', async () => {
    const media = ['http://boats.example/boat.png', 'javascript:alert(1)', 'http://boats.example/boat.png'];
    const { items } = await noor.data(FindPinImagesResource.get, { url: 'http://boats.example/refused', media });
    expect(items.map(({ url }) => url)).toEqual(['http://boats.example/boat.png']);
    expect((await show(items[0]!.preview_url)).status).toBe(200);
    const alone = await noor.envelope(FindPinImagesResource.get, { url: 'http://boats.example/refused' });
    expect(alone.resource_response.error?.name).toBe('page_refused');
  });

  it('is missing from a preview of a page that refuses servers, which is told as an empty one', async () => {
    const preview = await noor.data(FindPinImagesResource.get, { url: 'http://boats.example/refused', is_preview: true });
    expect(preview).toMatchObject({ items: [], page: { title: '', site_name: 'boats.example' } });
  });

  it('comes first when its visitor chose it, and is not told twice', async () => {
    const media = ['http://boats.example/broken.png'];
    const { items } = await noor.data(FindPinImagesResource.get, { url: 'http://boats.example/', media });
    expect(items.map(({ url }) => url.split('/').at(-1))).toEqual(['broken.png', 'boat.png', 'drawing']);
  });

  it('is offered to nobody where the site says nopin, whatever its visitor saw', async () => {
    const { items, page } = await noor.data(FindPinImagesResource.get, {
      url: 'http://boats.example/nopin',
      media: ['http://boats.example/boat.png'],
    });
    expect(items).toEqual([]);
    expect(page.nopin).toBe('Our boats stay here.');
  });
});
