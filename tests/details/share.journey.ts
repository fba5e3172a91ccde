import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeBoard, makePin } from '../support/content.ts';
import { setStage } from '../support/stage.ts';

describe('sharing', () => {
  let tiles: Board;
  let jug: Pin;
  const stage = setStage({
    prepare: async ({ person }) => {
      const ines = await person('ines');
      tiles = await makeBoard(ines, 'Tiles', { description: 'Blue & white, mostly' });
      jug = await makePin(ines, tiles, 'A <jug> & a bowl', { description: 'Seen in Porto.' });
    },
  });

  /** What a page tells a reader without JavaScript, such as the one that draws a preview in a chat. */
  async function tagsOf(path: string): Promise<{ status: number; canonical: string | undefined; tags: Record<string, string> }> {
    const response = await fetch(stage.url + path, { headers: { 'user-agent': 'Twitterbot/1.0', accept: 'text/html' } });
    const head = (await response.text()).split('</head>')[0]!;
    const tags = [...head.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g)].map(([, name, content]) => [
      name!,
      content!,
    ]);
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(head)?.[1];
    return { status: response.status, canonical, tags: Object.fromEntries(tags) as Record<string, string> };
  }

  it('tells who reads without JavaScript what a pin, a board and a profile are', async () => {
    const pin = await tagsOf(`/pin/${jug.id}/`);
    expect(pin.status).toBe(200);
    expect(pin.tags).toMatchObject({
      'og:title': 'A &#60;jug&#62; &#38; a bowl',
      'og:description': 'Seen in Porto.',
      'og:url': `${stage.url}/pin/${jug.id}/`,
      'twitter:card': 'summary_large_image',
    });
    expect(pin.canonical).toBe(`${stage.url}/pin/${jug.id}/`);
    const picture = await fetch(pin.tags['og:image']!);
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toBe('image/jpeg');

    const board = await tagsOf(tiles.url);
    expect(board.tags).toMatchObject({
      'og:title': expect.stringContaining('Tiles') as string,
      'og:description': 'Blue &#38; white, mostly',
      'og:url': stage.url + tiles.url,
    });
    const profile = await tagsOf('/inesduarte/');
    expect(profile.tags).toMatchObject({
      'og:title': expect.stringContaining('Ines Duarte') as string,
      'og:url': `${stage.url}/inesduarte/`,
    });
  });

  it('takes back what strangers have seen as soon as it becomes secret', async () => {
    const ines = await stage.person('ines');
    const plans = await makeBoard(ines, 'Plans');
    const plan = await makePin(ines, plans, 'A plan');
    const places = [plans.url, `/pin/${plan.id}/`];
    const seen = () => Promise.all(places.map(async (path) => (await fetch(stage.url + path)).status));
    expect(await seen()).toEqual([200, 200]);
    await ines.call(BoardResource.update, { board_id: plans.id, privacy: 'secret' });
    await expect.poll(seen).toEqual([404, 404]);
  });

  it('copies the link of a pin', async () => {
    const { page, context } = await stage.stranger();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${stage.url}/pin/${jug.id}/`);
    await page.getByRole('article').first().getByRole('button', { name: 'Share' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share' });
    await expect.poll(() => dialog.getByLabel('Link').inputValue()).toBe(`${stage.url}/pin/${jug.id}/`);
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Link copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${stage.url}/pin/${jug.id}/`);
  });

  it('gives a touch to the system’s share sheet, and shows the dialog where there is none', async () => {
    const { page } = await stage.stranger({ width: 390 });
    await stubShareSheet(page);
    await page.goto(`${stage.url}/pin/${jug.id}/`);
    const share = page.getByRole('article').first().getByRole('button', { name: 'Share' });
    await share.click();
    await expect.poll(() => sharedBy(page)).toEqual([{ title: 'A <jug> & a bowl', url: `${stage.url}/pin/${jug.id}/` }]);
    expect(await page.getByRole('dialog').count()).toBe(0);

    const without = (await stage.stranger({ width: 390 })).page;
    await without.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await without.goto(`${stage.url}/pin/${jug.id}/`);
    await without.getByRole('article').first().getByRole('button', { name: 'Share' }).click();
    const dialog = without.getByRole('dialog', { name: 'Share' });
    await dialog.getByRole('button', { name: 'Copy link' }).waitFor();
    expect(await dialog.getByRole('button', { name: 'Another app' }).count()).toBe(0);
  });

  it('offers the system’s share sheet beside the link on a computer that has one, and takes leaving it for an answer', async () => {
    const { page } = await stage.stranger();
    await stubShareSheet(page, { isLeft: true });
    await page.goto(stage.url + tiles.url);
    await page.getByRole('button', { name: 'Share' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Share' });
    await dialog.getByRole('button', { name: 'Another app' }).click();
    await expect.poll(() => sharedBy(page)).toEqual([{ title: 'Tiles', url: stage.url + tiles.url }]);
    expect(await dialog.getByRole('button', { name: 'Copy link' }).isVisible()).toBe(true);
  });
});

/** Puts a sheet into the page that notes what it is given; `isLeft` closes it without choosing. */
async function stubShareSheet(page: Page, { isLeft = false } = {}): Promise<void> {
  await page.addInitScript((left) => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    const share = (data: ShareData) => {
      shared.push(data);
      return left ? Promise.reject(new DOMException('Left', 'AbortError')) : Promise.resolve();
    };
    Object.defineProperty(Navigator.prototype, 'share', { value: share, configurable: true });
  }, isLeft);
}

function sharedBy(page: Page): Promise<ShareData[]> {
  return page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
}
