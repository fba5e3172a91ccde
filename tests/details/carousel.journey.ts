import { PinDraftPublicationsResource, PinDraftsResource } from '@bowerbird/contract/creation/pin-drafts/calls.ts';
import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import { describe, expect, it } from 'vitest';
import { makeBoard, makePin } from '../support/content.ts';
import { drawPicture } from '../support/pictures.ts';
import { setStage } from '../support/stage.ts';
import { dragByFinger } from '../support/touch.ts';

describe('a pin of several pictures', () => {
  let board: Board;
  const stage = setStage({
    prepare: async ({ person }) => {
      board = await makeBoard(await person('ines'), 'Tiles');
    },
  });

  it('is turned by a finger on a phone, which goes on to the next pin behind the last picture', async () => {
    const [ines, mei] = [await stage.person('ines'), await stage.person('mei')];
    await makePin(ines, board, 'Another tile');
    const pictures = await Promise.all([1, 2].map(async () => (await ines.upload(await drawPicture())).image_signature));
    const items = pictures.map((image_signature, index) => ({ id: `item-${index}`, image_signature }));
    const { id } = await ines.call(PinDraftsResource.create, { creation_id: 'swiped', title: 'Grouting', board_id: board.id, items });
    const pin = await ines.call(PinDraftPublicationsResource.create, { id });
    const { page } = await stage.as(mei, { width: 390 });
    const address = `${stage.url}/pin/${pin.id}/`;
    await page.goto(address);
    const related = page.getByRole('region', { name: 'More that go with this' }).getByRole('link').first();
    await related.waitFor();
    const carousel = page.locator('[aria-roledescription="carousel"]');
    const drag = async (x: number, y: number) => {
      const box = (await carousel.boundingBox())!;
      await dragByFinger(page, carousel, async () => ({ x: box.x + box.width / 2 + x, y: box.y + box.height / 2 + y }));
    };
    const isShown = (number: number) =>
      expect.poll(() => carousel.getByRole('button', { name: `Picture ${number} of 2` }).getAttribute('aria-current')).toBe('true');
    await drag(10, -150);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(80);
    await page.goto(address);
    await related.waitFor();
    // The browser turns a picture that went more than half of its way.
    await drag(-260, 10);
    await isShown(2);
    await drag(260, 10);
    await isShown(1);
    expect(page.url()).toBe(address);
    await drag(-260, 10);
    await isShown(2);
    // A push while the picture still glides belongs to the carousel.
    const rest = () =>
      carousel.getByRole('list').evaluate(({ scrollLeft, scrollWidth, clientWidth }) => scrollWidth - clientWidth - scrollLeft);
    await expect.poll(rest).toBeLessThan(1);
    await drag(-150, 10);
    await page.waitForURL((url) => url.href !== address && url.pathname.startsWith('/pin/'));
  });

  it('shows its first picture without scripts', async () => {
    const ines = await stage.person('ines');
    const pictures = await Promise.all([1, 2].map(async () => (await ines.upload(await drawPicture())).image_signature));
    const items = pictures.map((image_signature, index) => ({ id: `item-${index}`, image_signature }));
    const { id } = await ines.call(PinDraftsResource.create, { creation_id: 'plain', title: 'Two tiles', board_id: board.id, items });
    const pin = await ines.call(PinDraftPublicationsResource.create, { id });
    const html = await (await fetch(`${stage.url}/pin/${pin.id}/`)).text();
    expect(html).toContain(pin.carouselData!.slots[1]!.images['736x']!.url);
  });
});
