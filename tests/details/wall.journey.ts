import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { holdRequests } from '../support/hold-requests.ts';
import { setStage } from '../support/stage.ts';
import { expectEvenGaps, hangWall, WALL_PINS } from '../support/wall.ts';

describe('a long wall', () => {
  const stage = setStage({ prepare: hangWall });

  it('draws only what is near once it is past 100 cards, and keeps its height and its place through a resize', async () => {
    const { page } = await stage.as(await stage.person('priya'));
    await page.goto(stage.url);
    await page.getByRole('article').first().waitFor();
    await scrollToTheEnd(page);
    await expect.poll(async () => (await shownIndexes(page)).length).toBeLessThan(100);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => shownIndexes(page)).toContain(0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);

    await page.evaluate((half) => window.scrollTo(0, half), height / 2);
    await expect.poll(() => topmostIndex(page)).toBeGreaterThan(12);
    await comeToRest(page);
    const before = await topmostIndex(page);
    await page.setViewportSize({ width: 700, height: 900 });
    await expect.poll(async () => Math.abs((await topmostIndex(page)) - before)).toBeLessThan(12);
  });

  // Who has scrolled a wall gets another one next time, so each width has a person of its own.
  it.each([
    [390, 'lena'],
    [1280, 'noor'],
  ] as const)('leaves the same gap under its cards from the first paint on, %i px wide', async (width, name) => {
    await expectEvenGaps(await stage.as(await stage.person(name), { width }), stage.url);
  });

  it('lets go of pictures that are scrolled past before they came', async () => {
    const { page } = await stage.as(await stage.person('priya'), { width: 390 });
    const stopped: string[] = [];
    page.on('requestfailed', (request) => stopped.push(request.failure()?.errorText ?? ''));
    await page.route('**/media/**', () => new Promise(() => {}));
    await page.goto(stage.url, { waitUntil: 'domcontentloaded' });
    await scrollToTheEnd(page);
    await expect.poll(() => stopped.length).toBeGreaterThan(2);
    expect(new Set(stopped)).toEqual(new Set(['net::ERR_ABORTED']));
  });

  it('keeps still for who has reached its end when more of it arrives', async () => {
    const { page } = await stage.as(await stage.person('priya'), { width: 390 });
    const letGo = await holdRequests(page, '**/resource/UserHomefeedResource/get/**');
    await page.goto(stage.url);
    await page.getByRole('article').first().waitFor();
    const bottom = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(async () => (await page.evaluate(() => window.scrollY)) - (await bottom())).toBeGreaterThan(-2);
    const [place, end] = [await page.evaluate(() => window.scrollY), await bottom()];
    letGo();
    await expect.poll(bottom).toBeGreaterThan(end + 1_000);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
  });
});

/** Scrolls down until the last card is drawn; fails once nothing more was drawn for a while. */
async function scrollToTheEnd(page: Page): Promise<void> {
  let last = -1;
  let movedAt = Date.now();
  while (last < WALL_PINS - 1) {
    await page.mouse.wheel(0, 1500);
    const drawn = Math.max(...(await shownIndexes(page)));
    if (drawn > last) [last, movedAt] = [drawn, Date.now()];
    if (Date.now() - movedAt > 20_000) throw new Error(`The wall stops at card ${last}: ${await page.locator('main').innerText()}`);
    await page.waitForTimeout(50);
  }
}

/** The wall finds the place that it holds once nobody scrolled for 100 ms of the page's own clock. */
function comeToRest(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((rested) => setTimeout(rested, 300)));
}

function shownIndexes(page: Page): Promise<number[]> {
  return page.locator('[data-index]').evaluateAll((cards) => cards.map((card) => Number((card as HTMLElement).dataset.index)));
}

/** The first card, in list order, that stands in the window; -1 while none is drawn. */
async function topmostIndex(page: Page): Promise<number> {
  const indexes = await page.locator('[data-index]').evaluateAll((cards) =>
    cards
      .filter((card) => {
        const { top, bottom } = card.getBoundingClientRect();
        return bottom > 100 && top < window.innerHeight;
      })
      .map((card) => Number((card as HTMLElement).dataset.index)),
  );
  return indexes.length === 0 ? -1 : Math.min(...indexes);
}
