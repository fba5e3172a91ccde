import type { APIResponse, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Tab } from './browser.ts';
import { makeBoard, makePins } from './content.ts';
import { lastParts, settle } from './layout.ts';
import type { Stage } from './stage.ts';

/** So many pins hang on the wall of `hangWall`. */
export const WALL_PINS = 130;
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

/** Hangs a long wall of cards whose titles take one line or two, depending on the width of their column. */
export async function hangWall({ person }: Stage): Promise<void> {
  const yuki = await person('yuki');
  const titles = Array.from({ length: WALL_PINS }, (_, index) => `${PHRASES[index % PHRASES.length]!} ${index + 1}`);
  await makePins(yuki, await makeBoard(yuki, 'Plates'), titles, (index) => ({ width: 240, height: HEIGHTS[index % HEIGHTS.length]! }));
}

/** Expects the same gap under all cards of the home, and each where it was painted first, before any script ran. */
export async function expectEvenGaps(tab: Tab, url: string): Promise<void> {
  tab.expect(/ERR_FAILED/);
  const { page } = tab;
  const scripts = '**/assets/**/*.js';
  await page.route(scripts, (route) => route.abort());
  const document = await keepDocument(page, url);
  await page.goto(url, { waitUntil: 'commit' });
  await settle(page);
  const painted = await cardsOf(page);
  await page.unroute(scripts);
  await page.goto(url);
  await page.unroute(document);
  await lastParts(page);
  await settle(page);
  const cards = await cardsOf(page);
  expect(painted.length).toBeGreaterThan(0);
  expect(cards.slice(0, painted.length)).toEqual(painted);
  // Past a hundred only those that are near are drawn.
  const all = new Map(cards.map((card) => [card.index, card]));
  while (all.size < WALL_PINS) {
    await page.mouse.wheel(0, 1500);
    for (const card of await cardsOf(page)) all.set(card.index, card);
  }
  expect(unevenGaps([...all.values()])).toEqual([]);
}

/** Answers each visit to a page with its first document, because the most saved pins may come to a feed between two visits. */
async function keepDocument(page: Page, url: string): Promise<string> {
  const address = new URL(url).href;
  let kept: { response: APIResponse } | undefined;
  await page.route(address, async (route) => {
    kept ??= { response: await route.fetch() };
    await route.fulfill(kept);
  });
  return address;
}

interface Card {
  readonly index: number;
  readonly left: number;
  readonly top: number;
  /** Where its last words end. */
  readonly bottom: number;
}

function cardsOf(page: Page): Promise<Card[]> {
  return page.getByRole('feed', { name: 'Pins' }).evaluate((list) => {
    const start = list.getBoundingClientRect().top;
    return [...list.querySelectorAll('[data-index]')].map((card) => {
      const { left, top } = card.getBoundingClientRect();
      const words = [...card.querySelectorAll(':scope > div > div:last-child :is(a, span)')].map((element) => {
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
