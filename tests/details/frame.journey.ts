import { readManifest } from '@bowerbird/app/pages/page-module.ts';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { encodeCall } from '@bowerbird/contract/protocol/call-endpoint.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startOf } from '../support/browser.ts';
import { makeBoard, makePins } from '../support/content.ts';
import { holdRequests } from '../support/hold-requests.ts';
import type { Person } from '../support/people.ts';
import { setStage } from '../support/stage.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('the frame around the pages', () => {
  let noor: Person;
  let pins: Pin[];
  const stage = setStage({
    prepare: async ({ person }) => {
      const ines = await person('ines');
      const titles = Array.from({ length: 14 }, (_, index) => `Tile ${index + 1}`);
      pins = await makePins(ines, await makeBoard(ines, 'Tiles'), titles, () => ({ height: 600 }));
      noor = await person('noor');
      const board = await makeBoard(noor, 'Walls');
      await noor.call(RepinResource.create, { pin_id: pins[0]!.id, board_id: board.id });
    },
  });

  it('says that it is loading while a page’s data is on its way', async () => {
    const { page } = await stage.as(noor);
    await page.goto(stage.url);
    const answer = await holdRequests(page, '**/resource/UserHomefeedResource/get/**');
    await page.getByRole('link', { name: 'Following', exact: true }).click();
    await page.getByText('Loading....').or(page.getByLabel('Loading....')).first().waitFor({ state: 'attached' });
    answer();
    await page.getByRole('heading', { name: 'You follow nobody yet' }).waitFor();
    expect(await page.getByText('Loading....').or(page.getByLabel('Loading....')).count()).toBe(0);
  });

  it('keeps what is typed before the page’s scripts run', async () => {
    const { page } = await stage.as(noor);
    const arrive = await holdRequests(page, '**/assets/*.js');
    await page.goto(`${stage.url}/settings/edit-profile/`, { waitUntil: 'commit' });
    await page.getByLabel('Name', { exact: true }).fill('Noor H.');
    await page.getByLabel('About').fill('Walls of all kinds');
    const search = page.getByRole('combobox', { name: 'Search' });
    await search.fill('tile');
    arrive();
    await page.getByRole('button', { name: 'Save changes' }).waitFor();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Noor H.');
    expect(await page.getByLabel('About').inputValue()).toBe('Walls of all kinds');
    expect(await search.inputValue()).toBe('tile');
  });

  it('counts a button that is pressed before the page’s scripts run, once, unless something else was pressed after', async () => {
    for (const presses of [1, 2, 'and elsewhere'] as const) {
      const { page } = await stage.as(noor);
      const arrive = await holdRequests(page, '**/assets/*.js');
      await page.goto(stage.url, { waitUntil: 'commit' });
      const account = page.getByRole('button', { name: 'Your account' }).first();
      await account.click();
      if (presses === 2) await account.click();
      if (presses === 'and elsewhere') await page.getByRole('main').click({ position: { x: 2, y: 2 } });
      arrive();
      await startOf(page);
      const menu = page.getByRole('menu', { name: 'Your account' });
      // Had the first press counted, this one would close the menu again.
      if (presses === 'and elsewhere') await account.click();
      await menu.waitFor();
    }
  });

  it('shows the error page when a page’s code does not arrive, and gets over it by a reload', async () => {
    const tab = await stage.as(noor);
    tab.expect(/ERR_FAILED|Unable to load module for handler/);
    const { page } = tab;
    await page.goto(stage.url);
    // The last parts of the page are there, so what does not arrive is the other page's code.
    await page.getByRole('status').waitFor({ state: 'attached' });
    await page.route('**/assets/**', (route) => route.abort());
    await page.getByRole('link', { name: 'Create' }).first().click();
    await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
    await page.unroute('**/assets/**');
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('heading', { name: 'Create a pin' }).waitFor();
  });

  it('does without the word of the network where its code does not arrive', async () => {
    const tab = await stage.as(noor);
    tab.expect(/ERR_FAILED/);
    const { page } = tab;
    let tries = 0;
    const { file } = readManifest()['src/pages/shell/idle-parts.tsx']!;
    await page.route(`**/${file}`, (route) => {
      tries += 1;
      return route.abort();
    });
    await page.goto(stage.url);
    await expect.poll(() => tries).toBe(4);
    await page.getByRole('link', { name: 'Create' }).first().click();
    await page.getByRole('heading', { name: 'Create a pin' }).waitFor();
  });

  it('stays where it is without a network, says so, and goes on as soon as there is one', async () => {
    const tab = await stage.as(noor);
    tab.expect(/ERR_INTERNET_DISCONNECTED|dynamically imported module/);
    const { page, context } = tab;
    await page.goto(stage.url);
    await page.getByRole('status').waitFor({ state: 'attached' });
    const word = page.getByText("Hmm...you're not connected to the internet");

    await context.setOffline(true);
    await page.getByRole('link', { name: 'Create' }).first().click();
    await word.waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await word.waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await page.getByRole('link', { name: 'Tile 14', exact: true }).waitFor();

    await context.setOffline(false);
    await page.getByRole('heading', { name: 'Create a pin' }).waitFor();
    await word.waitFor({ state: 'detached' });
    // Its styles did not arrive at first either.
    const [main, drop] = [page.getByRole('main'), page.getByText('Drop pictures or videos here')];
    await expect.poll(async () => (await drop.boundingBox())!.x - (await main.boundingBox())!.x).toBeGreaterThan(20);
  });

  it('says above the page while there is no network, and for 2 s that it is back, and what waits 90 px from the bottom', async () => {
    for (const width of [390, 820, 1280]) {
      const tab = await stage.as(noor, { width, reducedMotion: true });
      tab.expect(/ERR_INTERNET_DISCONNECTED|dynamically imported module/);
      const { page, context } = tab;
      await page.goto(stage.url);
      await page.getByRole('status').waitFor({ state: 'attached' });
      await context.setOffline(true);
      const banner = page.getByText("You're offline! Check your internet connection.");
      await banner.waitFor();
      const { height } = page.viewportSize()!;
      await page.evaluate(() => window.scrollTo(0, 300));
      const { y, width: wide, height: room } = (await banner.boundingBox())!;
      expect({ y, wide }).toEqual({ y: 0, wide: width });
      if (width >= 768) {
        await expect.poll(async () => (await page.getByRole('combobox', { name: 'Search' }).boundingBox())!.y).toBeGreaterThanOrEqual(room);
        expect((await page.getByRole('navigation', { name: 'Main' }).boundingBox())!.y).toBe(room);
      }
      // Phones have their bar again once the page is scrolled up.
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.getByRole('link', { name: 'Create' }).and(page.locator(':visible')).click();
      const toast = page.getByRole('region', { name: 'Messages' });
      await toast.getByText("Hmm...you're not connected to the internet").waitFor();
      const box = (await toast.boundingBox())!;
      expect(height - box.y - box.height).toBe(90);

      const back = page.getByText("You're back online!").waitFor();
      await context.setOffline(false);
      await back;
      await page.getByText("You're back online!").waitFor({ state: 'detached' });
      await page.getByRole('heading', { name: 'Create a pin' }).waitFor();
    }
  });

  it('says nothing of a network that the browser misses where the server answers all the same', async () => {
    const { page } = await stage.as(noor);
    await page.goto(stage.url);
    await page.getByRole('status').waitFor({ state: 'attached' });
    const asked = page.waitForResponse(/healthz/);
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { value: false });
      window.dispatchEvent(new Event('offline'));
    });
    await asked;
    await page.getByRole('link', { name: 'Create' }).first().click();
    await page.getByRole('heading', { name: 'Create a pin' }).waitFor();
    expect(await page.getByText("You're offline").count()).toBe(0);
  });

  it('says sorry when the server fails, and tries again', async () => {
    const tab = await stage.as(noor);
    tab.expect(/status of 500/);
    const { page } = tab;
    await page.goto(`${stage.url}/inesduarte/`);
    await page.route('**/resource/UserPinsResource/get/**', (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('link', { name: 'Created' }).click();
    await page.getByRole('heading', { name: 'Sorry! Something went wrong on our end!' }).waitFor();
    await page.unroute('**/resource/UserPinsResource/get/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('link', { name: 'Tile 14', exact: true }).waitFor();
  });

  it('puts toasts where they belong: 14 px from the bottom of a desktop, 56 from the top of a phone, 80 of a tablet', async () => {
    const places = { 1280: { below: 14 }, 390: { above: 56 }, 820: { above: 80 } };
    for (const [index, [width, place]] of Object.entries(places).entries()) {
      const { page } = await stage.as(noor, { width: Number(width), reducedMotion: true });
      await page.goto(`${stage.url}/pin/${pins[index + 1]!.id}/`);
      await page.getByRole('article').first().getByRole('button', { name: 'Save', exact: true }).click();
      const messages = page.getByRole('region', { name: 'Messages' });
      await messages.getByText('Saved to Walls').waitFor();
      const box = (await messages.boundingBox())!;
      const { height } = page.viewportSize()!;
      expect(place).toEqual('below' in place ? { below: height - box.y - box.height } : { above: box.y });
      expect(await messages.evaluate((host) => getComputedStyle(host).zIndex)).toBe('1500');
    }
  });

  it('gives phones a bar at the bottom: 52 px for strangers, 64 for who is signed in, gone while they scroll down', async () => {
    const stranger = (await stage.stranger({ width: 390 })).page;
    await stranger.goto(stage.url);
    const bar = stranger.getByRole('navigation', { name: 'Shortcuts' });
    expect(await heightOf(bar)).toBe('52px');
    await stranger.evaluate(() => window.scrollTo(0, 900));
    await expect.poll(() => heightOf(stranger.locator('nav[aria-label="Shortcuts"]'))).toBe('0px');
    await stranger.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => heightOf(bar)).toBe('52px');

    const { page } = await stage.as(noor, { width: 390 });
    await page.goto(stage.url);
    const signedIn = page.getByRole('navigation', { name: 'Main' });
    await signedIn.getByRole('link', { name: 'Create' }).waitFor();
    expect(await heightOf(signedIn)).toBe('64px');
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect.poll(() => heightOf(page.locator('nav[aria-label="Main"]').last())).toBe('0px');
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => heightOf(signedIn)).toBe('64px');
  });

  it('is dark for everybody whose device is, and for who chooses it, on every device', async () => {
    for (const width of [390, 1280]) {
      const { page } = await stage.stranger({ width, theme: 'dark' });
      await page.goto(stage.url);
      expect(await isDark(page)).toBe(true);
    }
    const { page } = await stage.as(noor, { width: 390 });
    await page.goto(stage.url);
    expect(await isDark(page)).toBe(false);
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await expect.poll(() => isDark(page)).toBe(true);
    await page.reload();
    expect(await isDark(page)).toBe(true);
  });

  it.each(['/%ff/', '/pin/%E0%A4%A/', '/search/nope/', '/search/nope/?q=tile', '/search/Pins/', '/nobody_has_this_name/'])(
    'shows at %s the page for what is absent',
    async (path) => {
      const tab = await stage.stranger();
      tab.expect(/status of 404/);
      const response = await tab.page.goto(stage.url + path);
      expect(response?.status()).toBe(404);
      await tab.page.getByRole('heading', { name: 'This page flew off' }).waitFor();
    },
  );

  it('leads from an address that is no text nowhere else', async () => {
    const response = await fetch(`${stage.url}//elsewhere.example/%ff/?a=1`, { redirect: 'manual' });
    expect(response.headers.get('location')).toBe(`${stage.url}//elsewhere.example/%25ff/?a=1`);
  });

  it('answers a call at an address that is no text by an error record', async () => {
    const response = await fetch(`${stage.url}/v3/boards/%ff/`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ status: 'failure', code: expect.any(Number) as number });
  });

  it('carries the request’s context along, and tells errors by a record', async () => {
    const state = (await (
      await fetch(`${stage.url}/_/_/state?source_url=%2F`, { headers: { 'accept-language': 'ar', 'user-agent': FIREFOX } })
    ).json()) as {
      state: { session: { context: Record<string, unknown> } };
    };
    expect(state.state.session.context).toMatchObject({
      fullPath: '/',
      isAuthenticated: false,
      isBot: false,
      locale: 'ar',
      rtl: true,
      loginState: 0,
      origin: stage.url,
      stage: 'prod',
      requestIdentifier: expect.any(String) as string,
      userAgent: expect.objectContaining({ isMobile: false, isTablet: false }) as object,
    });
    const html = await (await fetch(`${stage.url}/inesduarte/`)).text();
    expect(JSON.parse(/id="page-data"[^>]*>([^<]*)</.exec(html)![1]!)).toMatchObject({
      appVersion: expect.any(String) as string,
      experiments: { active: {}, triggerable: {} },
      initialHandlerId: expect.stringContaining('[username]') as string,
      handlerProps: { username: 'inesduarte' },
      isAuthenticated: false,
      isMobile: false,
      isPrefetch: false,
      isViewerCache: true,
      renderMode: 'cached',
      site: 'www',
    });
    for (const path of ['/favicon.ico', '/pin/abc-def/']) expect((await fetch(stage.url + path)).status).toBe(404);
    const response = await fetch(stage.url + encodeCall(BoardResource.get.place, { board_id: '1' }).url);
    const { resource_response: reply } = (await response.json()) as { resource_response: { error: Record<string, unknown> } };
    expect(response.status).toBe(404);
    expect(reply.error).toMatchObject({
      http_status: 404,
      code: expect.any(Number) as number,
      api_error_code: expect.any(Number) as number,
      message: expect.any(String) as string,
    });
    expect(reply.error).toHaveProperty('message_detail');
    expect(reply.error).toHaveProperty('extraData');
  });
});

function heightOf(bar: ReturnType<Page['locator']>): Promise<string> {
  return bar.evaluate((element) => getComputedStyle(element).blockSize);
}

/** Whether the words are lighter than what they stand on. */
function isDark(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    const lightness = (color: string) => {
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return canvas
        .getImageData(0, 0, 1, 1)
        .data.slice(0, 3)
        .reduce((sum, part) => sum + part);
    };
    const { color, backgroundColor } = getComputedStyle(document.body);
    return lightness(color) > lightness(backgroundColor);
  });
}
