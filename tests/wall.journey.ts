import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeBoard, makePins } from './support/content.ts';
import { holdRequests } from './support/hold-requests.ts';
import { settle } from './support/layout.ts';
import { setStage } from './support/stage.ts';

const PINS = 130;
const HEIGHTS = [220, 400, 330, 520, 270];
/** From one line in the narrowest column to two in the widest; where most columns are between, one or two. */
const PHRASES = [
  'Plate',
  'Low tide at noon',
  'Everyday bag in plum',
  'Pool shoes, city pool',
  'Reading corner, evening',
  'Two watches that disagree',
  'Yellow tent, green evening',
  'Blood oranges in February',
  'Four greens and a scissor',
  'Big shapes for a small hall',
  'Seven minutes after lift-off',
  'Volcano walk, anticlockwise',
  'Coast path, wind from behind',
  'Harbour fronts, counted and sketched',
  'Blueberry and raspberry tart, no blind baking',
  'Łódź, été à la plage, Überfluß',
  '台所の青いタイル',
];

describe('a long wall', () => {
  const stage = setStage({
    prepare: async ({ person }) => {
      const yuki = await person('yuki');
      const board = await makeBoard(yuki, 'Plates');
      const titles = Array.from({ length: PINS }, (_, index) => `${PHRASES[index % PHRASES.length]!} ${index + 1}`);
      await makePins(yuki, board, titles, (index) => ({ width: 240, height: HEIGHTS[index % HEIGHTS.length]! }));
    },
  });

  it('draws only what is near once it is past 100 cards, and keeps its height and its place through a resize', async () => {
    const { page } = await stage.as(await stage.person('priya'));
    await page.goto(stage.url);
    await page.getByRole('listitem').first().waitFor();
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

  it('leaves the same gap under its cards, however wide its columns are, from the first paint on', async () => {
    const tab = await stage.as(await stage.person('priya'));
    tab.expect(/ERR_FAILED/);
    const { page } = tab;
    const scripts = '**/assets/**/*.js';
    for (const width of [390, 820, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.route(scripts, (route) => route.abort());
      await page.goto(stage.url, { waitUntil: 'commit' });
      await settle(page);
      const painted = await cardsOf(page);
      await page.unroute(scripts);
      await page.goto(stage.url, { waitUntil: 'networkidle' });
      await settle(page);
      const cards = await cardsOf(page);
      expect({ width, cards: cards.slice(0, painted.length) }).toEqual({ width, cards: painted });
      // Past a hundred only those that are near are drawn.
      const all = new Map(cards.map((card) => [card.index, card]));
      while (all.size < PINS) {
        await page.mouse.wheel(0, 1500);
        for (const card of await cardsOf(page)) all.set(card.index, card);
      }
      expect({ width, gaps: unevenGaps([...all.values()]) }).toEqual({ width, gaps: [] });
    }
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
    await page.getByRole('listitem').first().waitFor();
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

/** Scrolls down until the last card is drawn. */
async function scrollToTheEnd(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 1500);
        return shownIndexes(page);
      },
      { timeout: 30_000 },
    )
    .toContain(PINS - 1);
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

interface Card {
  readonly index: number;
  readonly left: number;
  readonly top: number;
  /** Where its last words end. */
  readonly bottom: number;
}

function cardsOf(page: Page): Promise<Card[]> {
  return page.getByRole('list', { name: 'Pins' }).evaluate((list) => {
    const start = list.getBoundingClientRect().top;
    return [...list.querySelectorAll('li[data-index]')].map((card) => {
      const { left, top } = card.getBoundingClientRect();
      const words = [...card.querySelectorAll('article > div:last-child :is(a, span)')].map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return Math.min(range.getBoundingClientRect().bottom, element.getBoundingClientRect().bottom);
      });
      return {
        index: Number((card as HTMLElement).dataset.index),
        left: Math.round(left),
        top: Math.round(top - start),
        bottom: Math.round(Math.max(...words) - start),
      };
    });
  });
}

/** The gaps under cards, where not nineteen of twenty are within 8 px of each other. */
function unevenGaps(cards: readonly Card[]): number[] {
  const columns = Map.groupBy(cards, ({ left }) => left);
  const gaps = [...columns.values()].flatMap((column) => {
    const fromTop = column.toSorted((a, b) => a.top - b.top);
    return fromTop.slice(1).map(({ top }, index) => top - fromTop[index]!.bottom);
  });
  const mostAlike = Math.max(...gaps.map((least) => gaps.filter((gap) => gap >= least && gap <= least + 8).length));
  return mostAlike >= gaps.length * 0.95 ? [] : gaps;
}
