import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { setShareScene } from '../scenes/share.scene.ts';
import { makeBoard, makePin } from '../support/content.ts';

describe('sharing', () => {
  const scene = setShareScene();
  const { stage, tagsOf } = scene;

  it('tells who reads without JavaScript what a pin, a board and a profile are', async () => {
    const pin = await tagsOf(`/pin/${scene.jug.id}/`);
    expect(pin.status).toBe(200);
    expect(pin.tags).toMatchObject({
      'og:title': 'A &#60;jug&#62; &#38; a bowl',
      'og:description': 'Seen in Porto.',
      'og:url': `${stage.url}/pin/${scene.jug.id}/`,
      'twitter:card': 'summary_large_image',
    });
    expect(pin.canonical).toBe(`${stage.url}/pin/${scene.jug.id}/`);
    const picture = await fetch(pin.tags['og:image']!);
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toBe('image/jpeg');

    const board = await tagsOf(scene.tiles.url);
    expect(board.tags).toMatchObject({
      'og:title': expect.stringContaining('Tiles') as string,
      'og:description': 'Blue &#38; white, mostly',
      'og:url': stage.url + scene.tiles.url,
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
    await page.goto(`${stage.url}/pin/${scene.jug.id}/`);
    await page.getByRole('article').first().getByRole('button', { name: 'Share' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share' });
    await expect.poll(() => dialog.getByLabel('Link', { exact: true }).inputValue()).toBe(`${stage.url}/pin/${scene.jug.id}/`);
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Link copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${stage.url}/pin/${scene.jug.id}/`);
  });

  it('gives a touch to the system’s share sheet, and shows the dialog where there is none', async () => {
    const { page } = await stage.stranger({ width: 390 });
    await stubShareSheet(page);
    await page.goto(`${stage.url}/pin/${scene.jug.id}/`);
    const share = page.getByRole('article').first().getByRole('button', { name: 'Share' });
    await share.click();
    await expect.poll(() => sharedBy(page)).toEqual([{ title: 'A <jug> & a bowl', url: `${stage.url}/pin/${scene.jug.id}/` }]);
    expect(await page.getByRole('dialog').count()).toBe(0);

    const without = (await stage.stranger({ width: 390 })).page;
    await without.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await without.goto(`${stage.url}/pin/${scene.jug.id}/`);
    await without.getByRole('article').first().getByRole('button', { name: 'Share' }).click();
    const dialog = without.getByRole('dialog', { name: 'Share' });
    await dialog.getByRole('button', { name: 'Copy link' }).waitFor();
    expect(await dialog.getByRole('button', { name: 'Another app' }).count()).toBe(0);
  });

  it('offers the system’s share sheet beside the link on a computer that has one, and takes leaving it for an answer', async () => {
    const { page } = await stage.stranger();
    await stubShareSheet(page, { isLeft: true });
    await page.goto(stage.url + scene.tiles.url);
    await page.getByRole('button', { name: 'Share' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Share' });
    await dialog.getByRole('button', { name: 'Another app' }).click();
    await expect.poll(() => sharedBy(page)).toEqual([{ title: 'Tiles', url: stage.url + scene.tiles.url }]);
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
