import { BoardPickerBoardsResource, RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { PinResource, UserPinsResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { createSafeFetch } from '@bowerbird/server/core/safe-fetch/index.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOf } from '../support/browser.ts';
import { makeBoard, makePins } from '../support/content.ts';
import { openForeignSite, type ForeignSite } from '../support/foreign-site.ts';
import { fillLogIn } from '../support/forms.ts';
import { barriersInBothThemes } from '../support/layout.ts';
import { drawPicture } from '../support/pictures.ts';
import type { Person } from '../support/people.ts';
import { setStage } from '../support/stage.ts';

const HEAD = '<meta property="og:title" content="A sofa the colour of rust">';
const SHOWN = '<img src="/sofa.jpg" alt="A rust sofa"><img src="/chair.jpg" alt="A chair" data-pin-description="A chair for thinking">';
const pages: Record<string, string> = {
  '/room': `<title>Small rooms</title>${HEAD}${SHOWN}`,
  '/kept-out': `<title>Ours</title><meta name="pinterest" content="nopin" description="Our rooms stay ours.">${SHOWN}`,
};
const STRICT = { 'content-security-policy': "default-src 'none'; img-src 'self'" };

describe('saving from anywhere', () => {
  let site: ForeignSite;
  let strict: ForeignSite;
  let ines: Person;
  // The instance reads the site as it would any other of the web.
  const safeFetch = createSafeFetch({
    resolve: async () => ['127.0.0.1'],
    allowAddress: (address) => address === '127.0.0.1',
    realPort: () => Number(new URL(site.url).port),
  });
  const stage = setStage({
    safeFetch,
    prepare: async ({ person }) => {
      ines = await person('ines');
      for (const name of ['One', 'Two', 'Three', 'Four', 'Blue rooms', 'Tiles']) await makePins(ines, await makeBoard(ines, name), ['A']);
    },
  });
  beforeAll(async () => {
    site = await openForeignSite(pages, {}, { isOpen: true });
    strict = await openForeignSite(pages, STRICT, { isOpen: true });
    pages['/published'] =
      `<title>Published</title>${SHOWN}<img src="/sofa.jpg" alt="Not this one" data-pin-nopin>` +
      `<p><a data-pin-do="buttonPin" data-pin-url="${ROOM}" data-pin-media="http://rooms.example/chair.jpg" data-pin-description="From a button" href="${stage.url}/pin/create/button/">Save</a></p>` +
      `<script async defer src="${stage.url}/save-button.js" data-pin-hover="true"></script>`;
  });
  afterAll(async () => {
    await site?.close();
    await strict?.close();
  });

  const ROOM = 'http://rooms.example/room';
  const link = (fields: Record<string, string>) => `${stage.url}/pin/create/button/?${new URLSearchParams(fields)}`;
  const board = (page: Page, name: string) => page.locator('button[data-row]', { hasText: name });
  /** Has a browser find the site under a name of the web, as the instance does. */
  const openToTheWeb = (context: BrowserContext, { url }: ForeignSite) =>
    context.route('http://rooms.example/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: url + pathname }) });
    });
  const newest = async () => {
    const [pin] = await ines.call(UserPinsResource.get, { username: ines.username, page_size: 1 });
    return ines.call(PinResource.get, { id: pin!.id });
  };

  it('asks who is there, comes back to what was to be saved, and saves it in a small window', async () => {
    const { page } = await stage.stranger({ width: 390 });
    await page.goto(link({ url: ROOM, media: 'http://rooms.example/chair.jpg', description: 'For the hall' }));
    await fillLogIn(page, ines.username);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL(/\/pin\/create\/button\//);
    await page.getByRole('heading', { name: 'Your last five' }).waitFor();
    expect(await page.getByRole('region', { name: 'Your last five' }).locator('button[data-row]').count()).toBe(5);
    await page.getByText('Picture 1 of 2').waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('A sofa the colour of rust');
    expect(await page.getByLabel('Description').inputValue()).toBe('For the hall');
    expect(await barriersInBothThemes(page)).toEqual([]);

    await page.getByRole('button', { name: 'Others' }).click();
    await page.getByRole('button', { name: 'A rust sofa' }).click();
    await page.getByText('Picture 2 of 2').waitFor();
    await board(page, 'Blue rooms').click();
    await page.getByRole('heading', { name: 'Saved to Blue rooms' }).waitFor();
    expect(await barriersInBothThemes(page)).toEqual([]);
    expect(await newest()).toMatchObject({
      link: ROOM,
      description: 'For the hall',
      altText: 'A rust sofa',
      board: { name: 'Blue rooms' },
    });
    expect((await newest()).images['orig']).toMatchObject({ width: 640, height: 480 });
  });

  it('says where something of the page is kept, and makes a board in place', async () => {
    const { page } = await stage.as(ines, { width: 360 });
    await page.goto(link({ url: ROOM }));
    const kept = page.getByRole('region', { name: 'You saved from this page before' });
    await kept.getByRole('link', { name: /Blue rooms.*Saved here/ }).waitFor();
    await page.getByRole('button', { name: 'New board' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Rust');
    await page.getByRole('button', { name: 'Create board', exact: true }).click();
    await page.getByRole('heading', { name: 'Saved to Rust' }).waitFor();
    await page.getByRole('button', { name: 'Save elsewhere too' }).click();
    await kept.getByRole('link', { name: /Rust.*Saved here/ }).waitFor();
    const boards = await ines.call(BoardPickerBoardsResource.get, {});
    expect(boards[0]!.board.name).toBe('Rust');
  });

  it('offers nothing of a site that says nopin, and says why', async () => {
    const { page } = await stage.as(ines, { width: 390 });
    await page.goto(link({ url: 'http://rooms.example/kept-out', media: 'http://rooms.example/sofa.jpg' }));
    await page.getByText('Our rooms stay ours.').waitFor();
    expect(await page.locator('button[data-row]').count()).toBe(0);
  });

  it('asks for an address where none came along', async () => {
    const { page } = await stage.as(ines, { width: 390 });
    await page.goto(`${stage.url}/pin/create/link/`);
    await page.getByLabel('Web address').fill('nothing here');
    await page.getByRole('button', { name: 'Show pictures' }).click();
    await page.getByText('This is not an address that can be read.').waitFor();
    await page.getByLabel('Web address').fill(ROOM);
    await page.getByRole('button', { name: 'Show pictures' }).click();
    await page.getByText('Picture 1 of 2').waitFor();
  });

  it('has a bookmark that takes the pictures of a page along, also of one whose policy lets nothing in', async () => {
    const { page, context } = await stage.as(ines);
    await page.goto(`${stage.url}/save-button/`);
    const button = page.getByRole('link', { name: /^Save to/ });
    const bookmark = (await button.getAttribute('href'))!;
    expect(bookmark).toMatch(/^javascript:/);
    await button.click();
    await page.getByText('Drag it up to the bookmarks bar').waitFor();

    const foreign = await context.newPage();
    await openToTheWeb(context, strict);
    await foreign.goto(ROOM);
    const opened = context.waitForEvent('page');
    // A browser runs a bookmark by itself, whatever the policy of the page; so does its inspector.
    const inspector = await context.newCDPSession(foreign);
    await inspector.send('Runtime.evaluate', { expression: decodeURIComponent(bookmark.slice('javascript:'.length)), userGesture: true });
    const window = await opened;
    await startOf(window);
    expect(window.url()).toContain('/pin/create/bookmarklet/?url=');
    await window.getByText('Picture 1 of 2').waitFor();
    expect(await window.getByLabel('Title').inputValue()).toBe('A sofa the colour of rust');
    await board(window, 'Tiles').first().click();
    await window.getByRole('heading', { name: 'Saved to Tiles' }).waitFor();
    expect(await newest()).toMatchObject({ link: ROOM, board: { name: 'Tiles' } });
  });

  it('has a button for sites of others, which sets nothing, asks nobody and leaves alone what says nopin', async () => {
    const { page, context } = await stage.as(ines);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${site.url}/published`);
    await page.getByRole('link', { name: 'Save' }).and(page.locator('[rel=noopener]')).waitFor();
    const script = await page.request.get(`${stage.url}/save-button.js`);
    expect(script.headers()).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
    });
    expect(script.headers()['set-cookie']).toBeUndefined();
    expect((await script.body()).length).toBeLessThan(8_000);
    expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, 'visitor=1']);
    expect(asked.filter((path) => !/\.(jpg|js)$|^\/published$|favicon/.test(path))).toEqual([]);

    await page.getByRole('img', { name: 'Not this one' }).hover();
    const hover = page.locator('body > button', { hasText: 'Save' });
    expect(await hover.isVisible()).toBe(false);
    await page.getByRole('img', { name: 'A chair' }).hover();
    let opened = context.waitForEvent('page');
    await hover.click();
    let window = await opened;
    await startOf(window);
    expect(new URL(window.url()).searchParams.get('media')).toBe(`${site.url}/chair.jpg`);
    expect(await window.getByLabel('Description').inputValue()).toBe('A chair for thinking');

    opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Save' }).click();
    window = await opened;
    await startOf(window);
    await board(window, 'Two').first().click();
    await window.getByRole('heading', { name: 'Saved to Two' }).waitFor();
    expect(await newest()).toMatchObject({ link: ROOM, description: 'From a button' });
  });

  it('puts the snippet of such a button together', async () => {
    const { page } = await stage.stranger({ width: 390 });
    await page.goto(`${stage.url}/save-button/`);
    await page.getByLabel('What the button saves').selectOption('one');
    await page.getByLabel('Page that the pin leads to').fill('rooms.example/a');
    await page.getByLabel('Description').fill('A "room"');
    const snippet = await page.getByLabel('Put this into your page').inputValue();
    expect(snippet).toContain('data-pin-url="https://rooms.example/a"');
    expect(snippet).toContain('data-pin-description="A &quot;room&quot;"');
    expect(snippet).toContain(`src="${stage.url}/save-button.js"`);
    expect(await barriersInBothThemes(page)).toEqual([]);
  });

  it('takes what is pasted on any page to the builder, which says where it is kept already', async () => {
    const { page } = await stage.as(ines);
    await page.goto(stage.url);
    const picture = (await drawPicture({ format: 'png' })).toString('base64');
    const paste = () =>
      page.evaluate(async (base64) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const data = new DataTransfer();
        data.items.add(new File([bytes], 'lamp.png', { type: 'image/png' }));
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
      }, picture);
    // It takes what is pasted once the page is settled.
    await expect
      .poll(async () => {
        if (!page.url().includes('/pin-builder/')) await paste().catch(() => undefined);
        return page.url();
      })
      .toContain('/pin-builder/');
    await page.getByText('Picture uploaded').waitFor({ state: 'attached' });
    await page.getByLabel('Link', { exact: true }).fill(ROOM);
    const kept = page.getByRole('region', { name: 'You saved from this page before' });
    await kept.getByRole('link', { name: /Two.*Saved here/ }).waitFor();
  });

  it('takes the files that another app shares, by the worker of an installed application', async () => {
    const { page } = await stage.as(ines);
    await page.goto(stage.url);
    const picture = (await drawPicture({ format: 'png' })).toString('base64');
    await page.evaluate(async (base64) => {
      const rules = { createScriptURL: (url: string) => url };
      const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy(name: string, of: typeof rules): typeof rules } };
      await navigator.serviceWorker.register(trustedTypes.createPolicy('worker', rules).createScriptURL('/sw.js'));
      await navigator.serviceWorker.ready;
      if (!navigator.serviceWorker.controller)
        await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action: '/share-target/', enctype: 'multipart/form-data' });
      const field = document.createElement('input');
      Object.assign(field, { type: 'file', name: 'files' });
      const data = new DataTransfer();
      data.items.add(new File([bytes], 'shared.png', { type: 'image/png' }));
      field.files = data.files;
      form.append(field);
      document.body.append(form);
      form.submit();
    }, picture);
    await page.waitForURL(/pin-builder/);
    await page.getByText('Picture uploaded').waitFor({ state: 'attached' });
  });

  it('says in the board picker of a pin where its picture is kept', async () => {
    const noor = await stage.person('noor');
    const [pin] = await makePins(noor, await makeBoard(noor, 'Walls'), ['A wall']);
    await ines.call(RepinResource.create, { pin_id: pin!.id, board_id: (await makeBoard(ines, 'Kept walls')).id });
    const { page } = await stage.as(ines);
    await page.goto(`${stage.url}/pin/${pin!.id}/`);
    await page
      .getByRole('button', { name: /Saved|Save/ })
      .first()
      .click();
    const kept = page.getByRole('region', { name: 'You have this one' });
    await kept.getByRole('link', { name: /Kept walls.*Saved here/ }).waitFor();
  });
});
