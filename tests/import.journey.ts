import { createSafeFetch } from '@bowerbird/server/core/safe-fetch/index.ts';
import { openSmallInternet, type SmallInternet } from '@bowerbird/server/core/safe-fetch/testing/small-internet.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawPicture } from './support/pictures.ts';
import { setStage } from './support/stage.ts';

const BOOKMARKS = `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<TITLE>Bookmarks</TITLE><H1>Bookmarks</H1>
<DL><p>
  <DT><H3>Kitchen</H3>
  <DL><p>
    <DT><A HREF="http://linen.example/">Linen and light</A>
    <DT><A HREF="http://closed.example/">Behind a door</A>
    <DT><A HREF="javascript:alert(1)">A button</A>
  </DL><p>
</DL><p>`;

describe('bringing bookmarks in', () => {
  let internet: SmallInternet;
  beforeAll(async () => {
    const picture = await drawPicture({ width: 640, height: 480 });
    internet = await openSmallInternet((request, response) => {
      if (request.headers.host === 'closed.example') response.writeHead(403).end();
      else if (request.url === '/')
        response.writeHead(200, { 'content-type': 'text/html' }).end('<meta property="og:image" content="/a.jpg">');
      else response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
    });
  });
  afterAll(() => internet.close());

  const stage = setStage({
    safeFetch: createSafeFetch({
      resolve: async () => ['127.0.0.1'],
      allowAddress: (address) => address === '127.0.0.1',
      realPort: () => internet.port,
    }),
  });

  it('shows what would happen, brings it in, says what did not come and why, and takes all of it back', async () => {
    const { page } = await stage.as(await stage.person('ines'));
    await page.goto(`${stage.url}/settings/`);
    await page.getByRole('link', { name: 'Bring things in' }).first().click();
    await page.getByRole('heading', { name: 'Bring things in' }).waitFor();
    await page.getByRole('button', { name: 'Pinterest' }).click();
    await page.getByText('request your data').waitFor();

    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose file' }).click();
    await (await chooser).setFiles({ name: 'bookmarks.html', mimeType: 'text/html', buffer: Buffer.from(BOOKMARKS) });
    const start = page.getByRole('button', { name: 'Bring in 2 pins' });
    await start.waitFor();
    await page.getByText('Not a web address').waitFor();
    await page.getByRole('switch', { name: /New boards are secret/ }).click();
    await start.click();

    await page.getByText('1 of 3 came in so far', { exact: false }).waitFor();
    await page.getByText('Would not let us in (tried again for 7 days)').waitFor();
    await page.getByRole('button', { name: 'Save only the link of Behind a door' }).click();
    await page.getByText('2 came in, 1 did not').waitFor();
    await page.getByRole('link', { name: 'See your boards' }).click();
    await page
      .getByRole('link', { name: /Kitchen/ })
      .first()
      .click();
    await page.getByText('Linen and light').first().waitFor();

    await page.goto(`${stage.url}/settings/import/`);
    await page.getByRole('link', { name: 'Open bookmarks.html' }).click();
    await page.getByRole('button', { name: 'Undo import' }).click();
    await page.getByRole('button', { name: 'Undo all of it' }).click();
    await page.getByText(/· Undone\./).waitFor();
    await page.goto(`${stage.url}/inesduarte/`);
    await page.getByText('Linen and light').waitFor({ state: 'detached' });
    expect(await page.getByRole('link', { name: /Kitchen/ }).count()).toBe(0);
  });
});
